import { defineLifecycle } from '../kernel/lifecycle.ts'
import { asks } from './invoice.asks.ts'
import { inputOf, opening, start } from './invoice.context.ts'
import { events } from './invoice.events.ts'
import { rules } from './invoice.guards.ts'
import { inquiries } from './invoice.inquiries.ts'
import { limits } from './invoice.limits.ts'
import { invoiceMachine } from './invoice.machine.ts'
import { migrations } from './invoice.versions.ts'
import { facts } from './invoice.view.ts'

export const invoice = defineLifecycle({
  id: 'invoice',
  version: 3,
  machine: invoiceMachine,
  rules,
  events,
  asks,
  inputOf,
  start,
  beginsIf: 'mayCreate',
  opening,
  limits,
  inquiries,
  unlisted: {
    'invoice.cancelled': { pending: 'isInstructionOver' },
    'refund.begun': { created: 'isClosed', waitingPayment: 'isClosed', pending: 'isClosed' },
  },
  migrations,
  facts,
})
