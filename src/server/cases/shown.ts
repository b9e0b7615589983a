import type { Shown } from '../../../machines/kit/effects.ts'
import type { Area } from '../../shared/area/types.ts'
import { formatMoney } from '../../shared/format/money.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Line } from '../records/inWords.ts'
import type { Sql } from '../store/store.ts'
import { say } from '../words.ts'

/** What somebody is shown of an inquiry, in words. */
export const shownLines = async (
  locale: Locale,
  area: Area,
  inquiry: string,
  shows: readonly Shown[],
  currency: string | undefined,
  read: Sql,
): Promise<(Line & Pick<Shown, 'line'>)[]> => {
  const ids = shows.flatMap(({ organisation }) => organisation ?? [])
  const named = await read.query<{ id: string; name: string }>(
    'select id, name from organisations where id = any($1::uuid[])',
    [ids],
  )
  const textOf = ({ organisation, sums, text }: Shown): string | undefined => {
    if (organisation) return named.find(({ id }) => id === organisation)?.name
    return sums
      ? formatMoney(
          sums.reduce((all, sum) => all + sum, 0),
          currency,
        )
      : text
  }
  return shows.flatMap((one) => {
    const text = textOf(one)
    const label = say(locale, `${area.lifecycle!.id}:inquiries.${inquiry}.shows.${one.line}`)
    return text ? [{ line: one.line, label, text }] : []
  })
}
