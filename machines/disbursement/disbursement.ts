import { defineLifecycle } from '../kernel/lifecycle.ts'
import { fourEyesTable } from '../kit/fourEyes.ts'
import { asks } from './disbursement.asks.ts'
import { begun } from './disbursement.claim.ts'
import { inputOf, opening, start } from './disbursement.context.ts'
import { events } from './disbursement.events.ts'
import { rules } from './disbursement.guards.ts'
import { disbursementMachine } from './disbursement.machine.ts'
import { aside, facts } from './disbursement.view.ts'

export const disbursement = defineLifecycle({
  id: 'disbursement',
  version: 1,
  machine: disbursementMachine,
  rules,
  events,
  asks,
  inputOf,
  start,
  tables: { fourEyes: fourEyesTable },
  begins: { claim: begun },
  beginsIf: 'mayCreate',
  opening,
  aside,
  migrations: {},
  facts,
})
