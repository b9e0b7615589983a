import { defineLifecycle } from '../kernel/lifecycle.ts'
import { start } from './creditLife.context.ts'
import { events } from './creditLife.events.ts'
import { rules } from './creditLife.guards.ts'
import { creditLifeMachine } from './creditLife.machine.ts'
import { migrations } from './creditLife.versions.ts'
import { facts } from './creditLife.view.ts'

export const creditLife = defineLifecycle({
  id: 'creditLife',
  version: 2,
  machine: creditLifeMachine,
  rules,
  events,
  start,
  migrations,
  facts,
})
