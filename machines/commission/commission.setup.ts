import { assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { hostActions } from '../kit/effects.ts'
import { handOf } from '../kit/outgoing.ts'
import { amountOf } from '../kit/rules.ts'
import { type CommissionContext, goesBack, paymentOf } from './commission.context.ts'
import type { CommissionEvent } from './commission.events.ts'
import { rules } from './commission.guards.ts'

/** The vocabulary of the chart: what may happen, what it asks, what it changes, and what the host does about it. */
export const commissionSetup = setup({
  types: {
    context: {} as CommissionContext,
    events: {} as CommissionEvent,
    input: {} as CommissionContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  actions: {
    ...hostActions,
    keepRequest: assign(({ event }) => ({ requested: handOf(event), reason: null })),
    keepApproval: assign(({ event }) => ({ approved: handOf(event) })),
    keepRejection: assign(({ event }) => {
      assertEvent(event, 'commission.rejected')
      return { reason: event.reason }
    }),
    keepPayment: assign(({ context, event }) => {
      assertEvent(event, 'commission.paid')
      const { date, reference, amount } = event
      return { payments: [...context.payments, { date, reference, amount }] }
    }),
    takePayment: assign(({ context: { payments }, event }) => {
      assertEvent(event, 'payment.returned')
      return { payments: payments.toSpliced(paymentOf(payments, event), 1) }
    }),
    takeBack: assign(({ context, event }) => {
      assertEvent(event, 'commission.clawedBack')
      const back = goesBack(context, amountOf(event))
      const { date, reference } = event
      return {
        commission: context.commission - back.commission,
        ppn: context.ppn - back.ppn,
        pph23: context.pph23 - back.pph23,
        clawedBack: context.clawedBack + back.commission,
        items: [
          ...context.items,
          { date, reference, commission: 0 - back.commission, ppn: 0 - back.ppn, pph23: 0 - back.pph23 },
        ],
      }
    }),
  },
})
