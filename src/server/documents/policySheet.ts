import type { Area } from '../../shared/area/types.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import type { Locale } from '../../shared/locales.ts'
import { say, teller } from '../words.ts'
import type { Sheet } from './sheet.ts'

export interface Policy {
  area: Area
  policyNumber: string
  /** By the names of the area's fields. */
  record: Record<string, unknown>
  currency?: string
  issuer: { name: string; colour: string }
  at: string
}

/** An issued policy in words: those sections of the record that its area names for that, without empty fields. */
export const policySheet = (locale: Locale, { area, policyNumber, record, currency, issuer, at }: Policy): Sheet => {
  const t = teller(locale)
  const lineOf = (name: string) => {
    const told = { field: area.fields[name]!, name, namespace: area.name, value: record[name] }
    const text = fieldText(t, locale, { ...told, place: 'form', currency, timeZone: defaultTimeZone })
    return text === null ? [] : [{ label: say(locale, `${area.name}:fields.${name}`), text }]
  }
  const printed = area.sections.filter(({ id }) => area.lifecycle?.policy?.includes(id))
  return {
    language: locale,
    issuer: issuer.name,
    colour: issuer.colour,
    title: say(locale, 'documents:policy.title'),
    subtitle: policyNumber,
    sections: printed.map(({ id, fields }) => ({
      heading: say(locale, `${area.name}:sections.${id}`),
      lines: fields.flatMap(lineOf),
    })),
    closing: say(locale, 'documents:policy.closing', { at: formatInstant(at, locale, defaultTimeZone) }),
  }
}
