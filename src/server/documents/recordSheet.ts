import { referencesOf } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import type { Locale } from '../../shared/locales.ts'
import { say, teller } from '../words.ts'
import type { Sheet } from './sheet.ts'

export interface Sheeted {
  area: Area
  /** As the area's lifecycle names it. */
  document: string
  number: string
  /** By the names of the area's fields. */
  record: Record<string, unknown>
  currency?: string
  issuer: { name: string; colour: string }
  /** The organisations of the case. */
  parties: readonly { kind: OrganisationKind; name: string }[]
  at: string
  /** Where everybody can see whether it is genuine. */
  checkedAt: string
}

/** An issued document in words: the parties and those sections of the record that its area names for it, without empty fields and without what leads to other records. */
export const recordSheet = (locale: Locale, sheeted: Sheeted): Sheet => {
  const { area, document, number, record, currency, issuer, parties, at, checkedAt } = sheeted
  const lifecycle = area.lifecycle!
  const t = teller(locale)
  const references = new Set(referencesOf(area).map(([name]) => name))
  const lineOf = (name: string) => {
    if (references.has(name)) return []
    const told = { field: area.fields[name]!, name, namespace: area.name, value: record[name] }
    const text = fieldText(t, locale, { ...told, place: 'form', currency, timeZone: defaultTimeZone })
    return text === null ? [] : [{ label: say(locale, `${area.name}:fields.${name}`), text }]
  }
  const sectionOf = (wanted: string) => ({
    heading: say(locale, `${area.name}:sections.${wanted}`),
    lines: area.sections.find(({ id }) => id === wanted)!.fields.flatMap(lineOf),
  })
  const concerned = {
    heading: say(locale, 'documents:parties'),
    lines: parties.map(({ kind, name }) => ({ label: say(locale, `documents:kinds.${kind}`), text: name })),
  }
  return {
    language: locale,
    issuer: issuer.name,
    colour: issuer.colour,
    title: say(locale, `${lifecycle.id}:documents.${document}.title`),
    subtitle: number,
    sections: [concerned, ...(lifecycle.documents?.[document] ?? []).map(sectionOf)].filter(
      ({ lines }) => lines.length > 0,
    ),
    check: { address: checkedAt, text: say(locale, 'documents:check') },
    closing: say(locale, 'documents:closing', { at: formatInstant(at, locale, defaultTimeZone) }),
  }
}
