import { assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { hostActions } from '../kit/effects.ts'
import { handOf } from '../kit/outgoing.ts'
import { type InsurerCommissionContext, outstandingOf, standing } from './insurerCommission.context.ts'
import type { InsurerCommissionEvent } from './insurerCommission.events.ts'
import { rules } from './insurerCommission.guards.ts'

/** The vocabulary of the chart: what may happen, what it asks, what it changes, and what the host does about it. */
export const insurerCommissionSetup = setup({
  types: {
    context: {} as InsurerCommissionContext,
    events: {} as InsurerCommissionEvent,
    input: {} as InsurerCommissionContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  actions: {
    ...hostActions,
    keepReceipt: assign(({ context: { receipts }, event }) => {
      assertEvent(event, 'receipt.recorded')
      const { date, reference, amount, fileId, name } = event
      const receipt = { date, reference, amount, recorded: handOf(event), proof: { fileId, name }, takenBack: null }
      return { receipts: [...receipts, receipt] }
    }),
    dropReceipt: assign(({ context, event }) => {
      assertEvent(event, 'receipt.takenBack')
      const { at, by, reason } = event
      const last = standing(context).at(-1)
      const takenBack = { at, by: by.name, reason }
      return { receipts: context.receipts.map((one) => (one === last ? { ...one, takenBack } : one)) }
    }),
    keepWaiver: assign(({ context, event }) => {
      assertEvent(event, 'commission.waived')
      const { at, by, reason } = event
      return { waived: outstandingOf(context), closing: { at, by: by.name, reason } }
    }),
    keepReturn: assign(({ event }) => {
      assertEvent(event, 'payment.returned')
      return { returnedOn: event.date }
    }),
    keepPayment: assign(({ event }) => {
      assertEvent(event, 'payment.repeated')
      return { returnedOn: null, paidOn: event.date }
    }),
  },
})
