import { defineLifecycle } from '../kernel/lifecycle.ts'
import { asks } from './postQuote.asks.ts'
import { opening, start } from './postQuote.context.ts'
import { events } from './postQuote.events.ts'
import { rules } from './postQuote.guards.ts'
import { postQuoteMachine } from './postQuote.machine.ts'
import { facts } from './postQuote.view.ts'

export const postQuote = defineLifecycle({
  id: 'postQuote',
  version: 1,
  machine: postQuoteMachine,
  rules,
  events,
  asks,
  start,
  beginsIf: 'mayBegin',
  opening,
  migrations: {},
  facts,
})
