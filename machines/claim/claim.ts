import { defineLifecycle } from '../kernel/lifecycle.ts'
import type { StoredSnapshot, Typed } from '../kernel/types.ts'
import { say, type Wrong } from '../fields/messages.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { asks } from './claim.asks.ts'
import { inputOf, opening, start } from './claim.context.ts'
import { events } from './claim.events.ts'
import { rules } from './claim.guards.ts'
import { inquiries } from './claim.inquiries.ts'
import { claimMachine } from './claim.machine.ts'
import { tables } from './claim.tables.ts'
import { facts } from './claim.view.ts'

/** What is claimed has happened. */
const refine = ({ typed, at }: Typed): Wrong[] => {
  const [incident, maxDate] = [typed['incidentDate'], jakartaDay(at)]
  return typeof incident === 'string' && incident > maxDate
    ? [{ path: 'incidentDate', ...say('dateUntil', { maxDate }) }]
    : []
}

/** Before claims were told by forms. */
const withoutForm = (snapshot: StoredSnapshot): StoredSnapshot => ({
  ...snapshot,
  context: { ...snapshot.context, form: null, submission: null },
})

/** Before claims were of a type. */
const withoutType = (snapshot: StoredSnapshot): StoredSnapshot => ({
  ...snapshot,
  context: { ...snapshot.context, claimType: null },
})

/** Before claims were paid by disbursements, and heard of money that came back: what was paid was over. */
const withoutDisbursement = (snapshot: StoredSnapshot): StoredSnapshot => ({
  ...snapshot,
  status: snapshot.value === 'paid' ? 'active' : snapshot.status,
  context: { ...snapshot.context, disbursement: null },
})

export const claim = defineLifecycle({
  id: 'claim',
  version: 4,
  machine: claimMachine,
  rules,
  events,
  asks,
  correction: 'claim.edited',
  refine,
  inputOf,
  start,
  beginsIf: 'mayBring',
  opening,
  inquiries,
  tables,
  migrations: { 1: withoutForm, 2: withoutType, 3: withoutDisbursement },
  facts,
})
