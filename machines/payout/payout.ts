import { and } from 'xstate'
import { defineLifecycle } from '../kernel/lifecycle.ts'
import { fourEyesTable } from '../kit/fourEyes.ts'
import { asks } from './payout.asks.ts'
import { inputOf, opening, start } from './payout.context.ts'
import { events } from './payout.events.ts'
import { rules } from './payout.guards.ts'
import { invoiceBegun } from './payout.invoice.ts'
import { payoutMachine } from './payout.machine.ts'
import { asideOf, facts } from './payout.view.ts'

export const payout = defineLifecycle({
  id: 'payout',
  version: 1,
  machine: payoutMachine,
  rules,
  events,
  asks,
  inputOf,
  start,
  tables: { fourEyes: fourEyesTable },
  begins: { invoice: invoiceBegun },
  beginsIf: and(['mayCreate', 'isOfBroker']),
  opening,
  migrations: {},
  aside: asideOf,
  facts,
})
