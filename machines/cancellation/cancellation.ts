import { and } from 'xstate'
import { defineLifecycle } from '../kernel/lifecycle.ts'
import { asks, opening, start } from './cancellation.context.ts'
import { events } from './cancellation.events.ts'
import { rules } from './cancellation.guards.ts'
import { cancellationMachine } from './cancellation.machine.ts'
import { policy } from './cancellation.policy.ts'
import { facts } from './cancellation.view.ts'

export const cancellation = defineLifecycle({
  id: 'cancellation',
  version: 1,
  machine: cancellationMachine,
  rules,
  events,
  asks,
  start,
  begins: { policy },
  beginsIf: and(['mayRequest', 'isSubmitterOfPolicy', 'isPolicyActive']),
  opening,
  migrations: {},
  facts,
})
