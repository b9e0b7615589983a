import type { i18n } from 'i18next'
import { type Said, saidIn } from '../../../machines/fields/wording.ts'
import { formatDate } from './date.ts'
import { formatMoney } from './money.ts'

/** How words write the values that a rule looked at, as `{{paid, money}}`. */
const formats: Record<string, (value: never, locale: string, values: { currency?: string }) => string> = {
  money: (minor: number, _, { currency }) => formatMoney(minor, currency),
  // Limits are said in it, whatever the sum is of.
  rupiah: (minor: number) => formatMoney(minor, 'IDR'),
  day: (day: string, locale) => formatDate(day, locale, 'form'),
  wording: (said: Said, locale) => saidIn(said, locale),
}

export const addFormats = ({ services }: Pick<i18n, 'services'>): void => {
  for (const [name, format] of Object.entries(formats))
    services.formatter!.add(name, (value: unknown, locale, values) =>
      value === null ? '—' : format(value as never, locale!, values as { currency?: string }),
    )
}
