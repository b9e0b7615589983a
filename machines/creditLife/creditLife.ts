import { and } from 'xstate'
import { defineLifecycle } from '../kernel/lifecycle.ts'
import { inputOf, reckons, refine } from './creditLife.application.ts'
import { asks } from './creditLife.asks.ts'
import { start } from './creditLife.context.ts'
import { customer } from './creditLife.customer.ts'
import { events } from './creditLife.events.ts'
import { rules } from './creditLife.guards.ts'
import { creditLifeMachine } from './creditLife.machine.ts'
import { outlook } from './creditLife.policy.ts'
import { migrations } from './creditLife.versions.ts'
import { daily, facts } from './creditLife.view.ts'

export const creditLife = defineLifecycle({
  id: 'creditLife',
  version: 4,
  machine: creditLifeMachine,
  rules,
  events,
  asks,
  correction: 'application.corrected',
  refine,
  reckons,
  outlook,
  inputOf,
  start,
  beginsIf: and(['mayApply', 'isSubmitterOfCase']),
  customer,
  migrations,
  facts,
  daily,
})
