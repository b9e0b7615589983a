import type { Field } from '../../../machines/fields/fields.ts'
import { addDays, daysBetween } from '../../../machines/kit/days.ts'
import { fieldText, type Tell } from '../format/fieldText.ts'
import { currencyStyle } from '../format/money.ts'
import { plainNumber, writeNumber } from '../format/number.ts'
import { unitOf } from '../../../machines/fields/currencies.ts'

export interface Writing {
  t: Tell
  locale: string
  /** The day on which the script is gone, 'YYYY-MM-DD'. */
  today: string
}

/** Days that lie further back than a year are facts of somebody's life; those after it are counted from the day on which a path begins. */
const year = 366

/** How many days a day of a path lies after its first; null: it is not counted from that. */
export const daysAfter = (day: string, began: string): number | null => {
  const days = daysBetween(began, day)
  return days > -year ? days : null
}

/** A day of a path on the calendar of whoever goes it. */
export const shifted = (day: string, began: string, today: string): string => {
  const after = daysAfter(day, began)
  return after === null ? day : addDays(today, after)
}

interface Asked {
  name: string
  namespace: string
  field: Field
  value: unknown
  currency: string | undefined
  /** The day on which the path begins. */
  began: string
  option?(option: string): string
}

/** A value as somebody types it into its field; null where there is none that can be typed. */
export const typedText = ({ field, value, currency, began, ...place }: Asked, writing: Writing): string | null => {
  const { t, locale, today } = writing
  if (value === null || value === undefined || field.type === 'reference' || field.type === 'references') return null
  if (field.type === 'money') {
    const style = currencyStyle(currency ?? '')
    return writeNumber(Number(value) / unitOf(currency ?? ''), { ...style, prefix: '', suffix: '' })
  }
  if (field.type === 'integer' || field.type === 'decimal' || field.type === 'rate')
    return writeNumber(Number(value), { ...plainNumber, group: '' })
  const own = field.type === 'date' && typeof value === 'string' ? shifted(value, began, today) : value
  return fieldText(t, locale, { field, value: own, place: 'form', currency, ...place })
}
