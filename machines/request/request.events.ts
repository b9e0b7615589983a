import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { answeredForm, text } from '../kit/payload.ts'

const said = { ...text, required: true } as const

const payloads = {
  'request.taken': null,
  'request.released': null,
  'details.asked': { question: said },
  'details.given': { answer: said },
  'request.done': { note: said },
  'request.declined': { reason: said },
  'request.withdrawn': { reason: text },
} as const

const hosts = {
  'form.answered': answeredForm,
  'request.climbed': {
    role: { type: 'text', max: 40, required: true, unrecorded: true },
    roleName: { type: 'text', max: 120, required: true },
  },
} as const

export type RequestEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

export const events: Record<RequestEvent['type'], EventDefinition> = {
  ...eventsOf(payloads),
  ...eventsOf(hosts, 'host'),
}
