import type { Group } from '../fields/group.ts'
import type { PayloadFields } from '../fields/fields.ts'
import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { day, file, text } from '../kit/payload.ts'
import { checks, mostFindings } from './plan.pricing.ts'

const age = { type: 'integer', min: 0, max: 120 } as const
const term = { type: 'integer', min: 1, max: 480 } as const

/** What a pricing has found, by the names of the area's field. */
export const findings = {
  type: 'group',
  fields: {
    check: { type: 'option', options: checks, required: true },
    ageFrom: age,
    ageTo: age,
    termFrom: term,
    termTo: term,
    note: { type: 'text', max: 250 },
  },
  max: mostFindings,
} as const satisfies Group

/** Which submission is answered. */
const submission = { type: 'integer', min: 1, max: 1_000_000, required: true } as const

const partner = { type: 'reference', area: 'partner', required: true } as const

const payloads = {
  'plan.submitted': null,
  'plan.resubmitted': null,
  'plan.activated': null,
  'plan.deactivated': { reason: { ...text, required: true } },
  'plan.associated': {
    partner,
    from: day,
    until: { type: 'date' },
    share: { type: 'rate', required: true },
  },
  'plan.dissociated': { partner, last: day },
  'document.added': file,
} as const

const calls = {
  'pricing.accepted': { submission },
  'pricing.rejected': { submission, findings: { ...findings, required: true } },
} as const

export type PlanEvent = EventOf<typeof payloads & typeof calls & { 'plan.edited': null }>

/** Bytes of what is typed of a plan: a rate table has some hundred rows. */
export const mostTyped = 128 * 1024

export const eventsFor = (asks: PayloadFields): Record<PlanEvent['type'], EventDefinition> => {
  const definitions = eventsOf({ ...payloads, 'plan.edited': asks })
  return {
    ...definitions,
    ...eventsOf(calls, 'outside'),
    'plan.edited': { ...definitions['plan.edited'], most: mostTyped },
  }
}
