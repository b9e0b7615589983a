import type { TFunction } from 'i18next'
import type { Area } from '../shared/area/types.ts'
import type { Row } from '../shared/endpoints/answers/records.ts'
import { fieldText } from '../shared/format/fieldText.ts'
import { currencyOf } from '../shared/format/money.ts'

type Values = Readonly<Record<string, unknown>>

/** A field of a record, to be told as its page does. */
export const fieldOf = (area: Area, row: Values, name: string) => ({
  field: area.fields[name]!,
  name,
  namespace: area.name,
  value: row[name],
  place: 'form' as const,
  currency: currencyOf(row),
  titles: (row as Partial<Row>).titles,
})

/** Which record something is done to: its number, whose it is, and what is at stake. */
export const subjectText = (t: TFunction, locale: string, area: Area, row: Values): string => {
  const textOf = (name: string | undefined) => name && fieldText(t, locale, fieldOf(area, row, name))
  const stake = textOf(area.stake)
  return [textOf(area.title), textOf(area.subtitle), stake && `${t(`${area.name}:fields.${area.stake}`)} ${stake}`]
    .filter(Boolean)
    .join(' · ')
}
