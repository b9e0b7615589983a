import { assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { hostActions } from '../kit/effects.ts'
import { handOf, outgoingChanges } from '../kit/outgoing.ts'
import type { DisbursementContext } from './disbursement.context.ts'
import type { DisbursementEvent } from './disbursement.events.ts'
import { rules } from './disbursement.guards.ts'

/** The vocabulary of the chart: what may happen, what it asks, what it changes, and what the host does about it. */
export const disbursementSetup = setup({
  types: {
    context: {} as DisbursementContext,
    events: {} as DisbursementEvent,
    input: {} as DisbursementContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  delays: {
    /** What a pool pays goes out by itself, and at once. */
    release: ({ context: { releaseAt }, event }) =>
      releaseAt === null ? Infinity : Date.parse(releaseAt) - Date.parse(event.at),
  },
  actions: {
    ...hostActions,
    keepVerified: assign(({ event }) => {
      assertEvent(event, 'account.verified')
      return { accountHolder: event.name, isVerified: true }
    }),
    keepOtherName: assign(({ event }) => {
      assertEvent(event, 'account.verified')
      return { accountHolder: event.name }
    }),
    keepFailure: assign(({ event }) => {
      assertEvent(event, ['account.refuted', 'transfer.failed', 'transfer.refused'])
      return { failure: event.reason }
    }),
    dropFailure: assign({ failure: null }),
    keepSubmission: assign(({ event }) => ({ submitted: handOf(event) })),
    keepApproval: assign((args) => outgoingChanges.keepApproval(args)),
    keepDecision: assign(({ event }) => ({
      decision: { ...handOf(event), reason: 'reason' in event ? event.reason : null },
    })),
    keepRelease: assign(({ event }) => ({ releaseAt: event.at })),
    keepTransfer: assign((args) => outgoingChanges.keepTransfer(args)),
    /** All is verified and approved anew. */
    keepPayee: assign((args) => ({
      ...outgoingChanges.keepPayee(args),
      checks: args.context.checks + 1,
      accountHolder: null,
      isVerified: false,
      submitted: null,
      decision: null,
      releaseAt: null,
      failure: null,
    })),
    keepSettlement: assign(({ context: { transfer }, event }) => {
      assertEvent(event, 'transfer.settled')
      return { payment: { date: jakartaDay(event.settledAt), reference: transfer!.reference } }
    }),
    keepPayment: assign(({ event }) => {
      assertEvent(event, 'disbursement.markedPaid')
      const { date, reference, fileId, name } = event
      return { payment: { date, reference }, proof: { fileId, name } }
    }),
    keepReturn: assign(({ event }) => {
      assertEvent(event, 'transfer.returned')
      return { returned: { at: event.returnedAt, reason: event.reason } }
    }),
    keepClosing: assign(({ event }) => {
      assertEvent(event, 'disbursement.cancelled')
      return { closing: { at: event.at, by: event.by.name, reason: event.reason } }
    }),
  },
})
