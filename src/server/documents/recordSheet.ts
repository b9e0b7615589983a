import type { Area } from '../../shared/area/types.ts'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { defaultTimeZone } from '../../shared/format/timeZone.ts'
import type { Locale } from '../../shared/locales.ts'
import { sectionsOf } from '../records/inWords.ts'
import { say } from '../words.ts'
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
    sections: [concerned, ...sectionsOf(locale, area, record, lifecycle.documents?.[document] ?? [], currency)],
    check: { address: checkedAt, text: say(locale, 'documents:check') },
    closing: say(locale, 'documents:closing', { at: formatInstant(at, locale, defaultTimeZone) }),
  }
}
