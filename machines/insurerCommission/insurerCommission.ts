import { defineLifecycle } from '../kernel/lifecycle.ts'
import { opening, start } from './insurerCommission.context.ts'
import { events } from './insurerCommission.events.ts'
import { rules } from './insurerCommission.guards.ts'
import { insurerCommissionMachine } from './insurerCommission.machine.ts'
import { asideOf, facts } from './insurerCommission.view.ts'

export const insurerCommission = defineLifecycle({
  id: 'insurerCommission',
  version: 1,
  machine: insurerCommissionMachine,
  rules,
  events,
  start,
  opening,
  migrations: {},
  aside: asideOf,
  facts,
})
