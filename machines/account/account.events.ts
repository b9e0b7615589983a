import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { text } from '../kit/payload.ts'
import { asks, typed } from './account.asks.ts'

const payloads = {
  'account.edited': asks,
  'invitation.renewed': null,
  'password.given': { password: { type: 'password', required: true } },
  'account.locked': { reason: { ...text, required: true }, until: { type: 'date' } },
  'account.unlocked': { note: text },
  'account.closed': { reason: { ...text, required: true } },
} as const

const hosts = {
  'invitation.accepted': { full_name: typed.full_name },
  'invitation.declined': { note: { ...text, required: true } },
} as const

export type AccountEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

export const events: Record<AccountEvent['type'], EventDefinition> = {
  ...eventsOf(payloads),
  ...eventsOf(hosts, 'host'),
}
