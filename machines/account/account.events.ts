import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { text } from '../kit/payload.ts'
import { asks, typed } from './account.asks.ts'

const payloads = {
  'account.edited': asks,
  'invitation.renewed': null,
  'invitation.accepted': { full_name: typed.full_name },
  'invitation.declined': { note: { ...text, required: true } },
  'password.given': { password: { type: 'password', required: true } },
  'account.locked': { reason: { ...text, required: true }, until: { type: 'date' } },
  'account.unlocked': { note: text },
  'account.closed': { reason: { ...text, required: true } },
} as const

export type AccountEvent = EventOf<typeof payloads>

const definitions = eventsOf(payloads)

export const events: Record<keyof typeof payloads, EventDefinition> = {
  ...definitions,
  'invitation.accepted': { ...definitions['invitation.accepted'], from: 'host' },
  'invitation.declined': { ...definitions['invitation.declined'], from: 'host' },
}
