import { guardedIn, toldOf } from '../../shared/area/sight.ts'
import { referencesOf, snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import type { Locale } from '../../shared/locales.ts'
import { say, teller } from '../words.ts'

export interface Line {
  label: string
  text: string
}

/** A row of an area, by its columns, as it is told to everybody who may open it. */
export const toldRow = ({ fields }: Area, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  toldOf(fields, guardedIn(fields), Object.fromEntries(Object.keys(fields).map((name) => [name, row[snake(name)]])))

/** Those of some fields that have a value, as they are written outside of the product: without what leads to other records. */
export const linesOf = (
  locale: Locale,
  area: Area,
  record: Readonly<Record<string, unknown>>,
  names: readonly string[],
  currency?: string,
): Line[] => {
  const t = teller(locale)
  const references = new Set(referencesOf(area).map(([name]) => name))
  return names.flatMap((name) => {
    if (references.has(name)) return []
    const field = area.fields[name]!
    const place = { field, name, namespace: area.name, place: 'form', currency, timeZone: defaultTimeZone } as const
    const value = record[name]
    // Each row of a group has a line of its own.
    const values = field.type === 'group' && Array.isArray(value) ? value.map((row: unknown) => [row]) : [value]
    const texts = values.flatMap((one) => fieldText(t, locale, { ...place, value: one }) ?? [])
    return texts.length === 0 ? [] : [{ label: say(locale, `${area.name}:fields.${name}`), text: texts.join('\n') }]
  })
}

/** Sections of a record with their headings, without those that have nothing to say. */
export const sectionsOf = (
  locale: Locale,
  area: Area,
  record: Readonly<Record<string, unknown>>,
  wanted: readonly string[],
  currency?: string,
) =>
  wanted
    .map((section) => ({
      heading: say(locale, `${area.name}:sections.${section}`),
      lines: linesOf(locale, area, record, area.sections.find(({ id }) => id === section)!.fields, currency),
    }))
    .filter(({ lines }) => lines.length > 0)
