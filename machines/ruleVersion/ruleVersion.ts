import { defineLifecycle } from '../kernel/lifecycle.ts'
import { asks } from './ruleVersion.asks.ts'
import { inputOf, opening, start } from './ruleVersion.context.ts'
import { events } from './ruleVersion.events.ts'
import { rules } from './ruleVersion.guards.ts'
import { ruleVersionMachine } from './ruleVersion.machine.ts'
import { facts } from './ruleVersion.view.ts'

export const ruleVersion = defineLifecycle({
  id: 'ruleVersion',
  version: 1,
  machine: ruleVersionMachine,
  rules,
  events,
  asks,
  inputOf,
  start,
  beginsIf: 'mayEdit',
  opening,
  migrations: {},
  facts,
})
