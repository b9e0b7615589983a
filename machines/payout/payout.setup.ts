import { assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { hostActions } from '../kit/effects.ts'
import { outgoingChanges } from '../kit/outgoing.ts'
import type { PayoutContext } from './payout.context.ts'
import type { PayoutEvent } from './payout.events.ts'
import { rules } from './payout.guards.ts'

/** The vocabulary of the chart: what may happen, what it asks, what it changes, and what the host does about it. */
export const payoutSetup = setup({
  types: {
    context: {} as PayoutContext,
    events: {} as PayoutEvent,
    input: {} as PayoutContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  actions: {
    ...hostActions,
    keepApproval: assign((args) => outgoingChanges.keepApproval(args)),
    keepPayee: assign((args) => outgoingChanges.keepPayee(args)),
    keepTransfer: assign((args) => ({ ...outgoingChanges.keepTransfer(args), failure: null })),
    keepPayment: assign(({ event }) => {
      assertEvent(event, 'transfer.settled')
      return { payment: { date: jakartaDay(event.settledAt), receipt: event.receipt } }
    }),
    keepFailure: assign(({ event }) => {
      assertEvent(event, ['transfer.failed', 'transfer.refused', 'transfer.returned'])
      return { failure: event.reason, payment: null }
    }),
    keepClosing: assign(({ event }) => {
      assertEvent(event, ['payout.rejected', 'payout.cancelled'])
      const { at, by, reason } = event
      return { closing: { at, by: by.name, reason } }
    }),
  },
})
