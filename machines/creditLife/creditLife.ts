import { and } from 'xstate'
import { defineLifecycle } from '../kernel/lifecycle.ts'
import { inputOf, reckons, refine } from './creditLife.application.ts'
import { asks } from './creditLife.asks.ts'
import { start } from './creditLife.context.ts'
import { events } from './creditLife.events.ts'
import { rules } from './creditLife.guards.ts'
import { inquiries } from './creditLife.inquiries.ts'
import { limits } from './creditLife.limits.ts'
import { creditLifeMachine } from './creditLife.machine.ts'
import { outlook } from './creditLife.policy.ts'
import { tables } from './creditLife.tables.ts'
import { migrations } from './creditLife.versions.ts'
import { daily, facts } from './creditLife.view.ts'

export const creditLife = defineLifecycle({
  id: 'creditLife',
  version: 5,
  machine: creditLifeMachine,
  rules,
  events,
  asks,
  correction: 'application.corrected',
  refine,
  reckons,
  outlook,
  inputOf,
  limits,
  tables,
  start,
  beginsIf: and(['mayApply', 'isSubmitterOfCase']),
  inquiries,
  migrations,
  facts,
  daily,
})
