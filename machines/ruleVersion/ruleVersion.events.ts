import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import { contentField } from '../kernel/ruleTable.types.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { day, text } from '../kit/payload.ts'
import { note } from './ruleVersion.asks.ts'

const because = { reason: { ...text, required: true } } as const

const payloads = {
  'rules.edited': {
    content: { ...contentField, required: true, unrecorded: true },
    validFrom: day,
    note,
  },
  'version.submitted': null,
  'version.approved': null,
  'version.returned': because,
  'version.discarded': null,
  'version.withdrawn': because,
} as const

export type RuleVersionEvent = EventOf<typeof payloads>

const declared = eventsOf(payloads)

export const events: Record<RuleVersionEvent['type'], EventDefinition> = {
  ...declared,
  'rules.edited': { ...declared['rules.edited'], most: contentField.max + 2_000 },
}
