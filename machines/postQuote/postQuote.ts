import { defineLifecycle } from '../kernel/lifecycle.ts'
import type { StoredSnapshot } from '../kernel/types.ts'
import { asks } from './postQuote.asks.ts'
import { inputOf, opening, start } from './postQuote.context.ts'
import { events } from './postQuote.events.ts'
import { rules } from './postQuote.guards.ts'
import { limits } from './postQuote.limits.ts'
import { postQuoteMachine } from './postQuote.machine.ts'
import { facts } from './postQuote.view.ts'

/** Before a quotation kept its time limit. */
const withLimits = (snapshot: StoredSnapshot): StoredSnapshot => ({
  ...snapshot,
  context: { ...snapshot.context, limits },
})

export const postQuote = defineLifecycle({
  id: 'postQuote',
  version: 2,
  machine: postQuoteMachine,
  rules,
  events,
  asks,
  start,
  beginsIf: 'mayBegin',
  opening,
  inputOf,
  limits,
  migrations: { 1: withLimits },
  facts,
})
