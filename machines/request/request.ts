import { defineLifecycle } from '../kernel/lifecycle.ts'
import { asks } from './request.asks.ts'
import { inputOf, opening, start } from './request.context.ts'
import { events } from './request.events.ts'
import { rules } from './request.guards.ts'
import { requestMachine } from './request.machine.ts'
import { asideOf, facts, handsIn, overdueAt } from './request.view.ts'

export const request = defineLifecycle({
  id: 'request',
  version: 1,
  machine: requestMachine,
  rules,
  events,
  asks,
  inputOf,
  start,
  beginsIf: 'mayAsk',
  opening,
  hands: handsIn,
  overdueAt,
  aside: asideOf,
  migrations: {},
  facts,
})
