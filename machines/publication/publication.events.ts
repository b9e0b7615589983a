import type { Group } from '../fields/group.ts'
import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'

/** As many as somebody reads. */
export const mostFindings = 100

/** What the processing has found, by the names of the area's field: `at` is the field of the form, `about` what its sentence tells beside that, as JSON. */
export const findings = {
  type: 'group',
  fields: {
    check: { type: 'text', max: 40, required: true },
    at: { type: 'text', max: 120 },
    about: { type: 'text', max: 1000 },
  },
  max: mostFindings,
} as const satisfies Group

/** The definition as it is stored, with what its row tells of it: the host refuses what differs. */
const definition = {
  definition: { type: 'reference', area: 'form_definition', required: true },
  hash: { type: 'text', max: 64, required: true },
  fieldCount: { type: 'integer', min: 0, max: 300, required: true },
  untranslated: { type: 'integer', min: 0, max: 100_000, required: true },
} as const

/** Which processing is answered. */
const submission = { type: 'integer', min: 1, max: 1_000_000, required: true } as const

const payloads = {
  'form.edited': { ...definition, note: { type: 'longText', max: 500 } },
  'breaks.confirmed': { breaks: { type: 'longText', max: 12_000, required: true, unrecorded: true } },
  'form.submitted': null,
  'form.resubmitted': null,
  'version.madeLive': null,
  'version.withdrawn': null,
} as const

const hosts = {
  'version.replaced': null,
  'form.checked': { submission },
  'form.faulted': { submission, findings: { ...findings, required: true } },
} as const

export type FormEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

export const events: Record<FormEvent['type'], EventDefinition> = {
  ...eventsOf(payloads),
  ...eventsOf(hosts, 'host'),
}
