import type { Past } from './chronicle.ts'
import type { Row } from './insertRows.ts'

/** In whose name an insurer or a partner stands in the books: its organisation's, where it has one here, else what it is called. */
export const holderOf = (row: Row, house: string | null): string => house ?? String(row['branding_name']).slice(0, 60)

/** The insurer of this id: its organisation, where it has one here, and in whose name it stands in the books. */
export const insurerOf = ({ of, people }: Pick<Past, 'of' | 'people'>, insurer: string) => {
  const row = of('insurer').find(({ id }) => id === insurer)!
  const house = people.members.find(({ kind, code }) => kind === 'insurer' && code === row['code'])?.id ?? null
  return { house, holder: holderOf(row, house) }
}
