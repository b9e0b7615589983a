import type { Shown } from '../../../machines/kit/effects.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { formatMoney } from '../../shared/format/money.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Line } from '../records/inWords.ts'
import type { Host } from '../context.ts'
import type { Sql } from '../store/store.ts'
import { say } from '../words.ts'

interface Concerned {
  areas: Host['areas']
  area: Area
  /** The row of the case, by the names of its area's fields. */
  told: Record<string, unknown>
  currency: string | undefined
}

/** What the record is called that a field of a case refers to. */
const titleOf = async ({ areas, area, told }: Concerned, name: string, read: Sql): Promise<string | undefined> => {
  const field = area.fields[name]
  const other = field?.type === 'reference' && areas.find(({ id }) => id === field.area)
  if (!other) throw new Error(`${area.id} has no reference ${name}`)
  const text = `select ${snake(other.title)} as title from ${other.table} where id = $1`
  const [row] = await read.query<{ title: string }>(text, [told[name]])
  return row?.title
}

/** What somebody is shown of an inquiry, in words. */
export const shownLines = async (
  locale: Locale,
  concerned: Concerned,
  inquiry: string,
  shows: readonly Shown[],
  read: Sql,
): Promise<(Line & Pick<Shown, 'line'>)[]> => {
  const ids = shows.flatMap(({ organisation }) => organisation ?? [])
  const named = await read.query<{ id: string; name: string }>(
    'select id, name from organisations where id = any($1::uuid[])',
    [ids],
  )
  const { area, currency } = concerned
  const textOf = async ({ organisation, reference, sums, text }: Shown): Promise<string | undefined> => {
    if (reference) return titleOf(concerned, reference, read)
    if (organisation) return named.find(({ id }) => id === organisation)?.name
    return sums
      ? formatMoney(
          sums.reduce((all, sum) => all + sum, 0),
          currency,
        )
      : text
  }
  const texts = await Promise.all(shows.map(textOf))
  return shows.flatMap((one, index) => {
    const text = texts[index]
    const label = say(locale, `${area.lifecycle!.id}:inquiries.${inquiry}.shows.${one.line}`)
    return text ? [{ line: one.line, label, text }] : []
  })
}
