import { defineLifecycle } from '../kernel/lifecycle.ts'
import { fourEyesTable } from '../kit/fourEyes.ts'
import { opening, start } from './commission.context.ts'
import { events } from './commission.events.ts'
import { rules } from './commission.guards.ts'
import { commissionMachine } from './commission.machine.ts'
import { migrations } from './commission.versions.ts'
import { facts } from './commission.view.ts'

export const commission = defineLifecycle({
  id: 'commission',
  version: 2,
  machine: commissionMachine,
  rules,
  events,
  start,
  tables: { fourEyes: fourEyesTable },
  opening,
  migrations,
  facts,
})
