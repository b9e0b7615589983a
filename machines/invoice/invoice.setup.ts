import { assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { hostActions } from '../kit/effects.ts'
import { amountOf } from '../kit/rules.ts'
import type { InvoiceContext } from './invoice.context.ts'
import type { InvoiceEvent } from './invoice.events.ts'
import { rules } from './invoice.guards.ts'
import { linkAt, mailedLately } from './invoice.link.ts'
import { dueOf, received } from './invoice.plan.ts'
import { refundIn, refundsWithout } from './invoice.refunds.ts'

/** The vocabulary of the chart: what may happen, what it asks, what it changes, and what the host does about it. */
export const invoiceSetup = setup({
  types: {
    context: {} as InvoiceContext,
    events: {} as InvoiceEvent,
    input: {} as InvoiceContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  delays: {
    // It begins with no event of its own.
    paymentLimit: ({ context: { dueAt, issued }, event }) =>
      Date.parse(dueAt) - Date.parse((event as Partial<InvoiceEvent>).at ?? issued.at),
    reminder: ({ context: { remindAt }, event }) =>
      remindAt === null ? Infinity : Date.parse(remindAt) - Date.parse(event.at),
  },
  actions: {
    ...hostActions,
    /** Whoever is mailed when they would be reminded is not reminded too. */
    keepLink: assign(({ context, event: { at } }) => ({
      link: linkAt(context, at),
      mailed: [...mailedLately(context, at), at],
      remindAt: context.remindAt !== null && Date.parse(context.remindAt) <= Date.parse(at) ? null : context.remindAt,
    })),
    keepReminder: assign(({ context, event: { at } }) => ({ link: linkAt(context, at), remindAt: null })),
    keepOrder: assign(({ context, event }) => {
      assertEvent(event, 'payment.begun')
      const { method, isWhole, at } = event
      const attempt = context.attempt + 1
      const amount = isWhole ? context.rest : dueOf(context)
      return {
        attempt,
        instruction: { reference: `${context.code}-${attempt}`, method, amount, at, channel: null, until: null },
      }
    }),
    keepChannel: assign(({ context: { instruction }, event }) => {
      assertEvent(event, 'payment.instructed')
      const { channel, until } = event
      return { instruction: { ...instruction!, channel: channel as object, until } }
    }),
    dropOrder: assign({ instruction: null }),
    keepReceipt: assign(({ context: { receipts }, event }) => {
      assertEvent(event, 'payment.settled')
      const { reference, receipt, amount, settledAt: at } = event
      return { receipts: [...receipts, { reference, receipt, amount, at }] }
    }),
    applyReceipt: assign(({ context, event }) => received(context, amountOf(event))),
    keepLate: assign(({ context: { unapplied }, event }) => ({ unapplied: unapplied + amountOf(event) })),
    keepSettlement: assign(({ context: { instruction }, event }) => {
      assertEvent(event, 'payment.settled')
      const { settledAt, receipt } = event
      return {
        payment: { date: jakartaDay(settledAt), reference: receipt, method: instruction?.method ?? null },
        instruction: null,
      }
    }),
    keepPayment: assign(({ event }) => {
      assertEvent(event, ['cash.received', 'invoice.markedPaid'])
      const { date, reference, type } = event
      return {
        payment: { date, reference, method: type === 'cash.received' ? ('CASHIER' as const) : ('BANK' as const) },
      }
    }),
    keepProof: assign(({ event }) => {
      assertEvent(event, ['cash.received', 'invoice.markedPaid'])
      const { fileId, name } = event
      return { proof: { fileId, name } }
    }),
    keepCredit: assign(({ event }) => {
      assertEvent(event, 'credit.received')
      return { payment: { date: jakartaDay(event.at), reference: event.from, method: 'CREDIT' as const } }
    }),
    release: assign(({ context: { total, rest, unapplied } }) => ({
      unapplied: unapplied + total - rest,
      rest: total,
    })),
    keepClosing: assign(({ event: { at, by, ...event } }) => ({
      closing: { at, by: by.name, reason: 'reason' in event ? event.reason : null },
    })),
    dropApplied: assign(({ context: { unapplied }, event }) => ({ unapplied: unapplied - amountOf(event) })),
    holdRefund: assign(({ context: { refunds }, event }) => {
      assertEvent(event, ['refund.begun', 'refund.returned'])
      const { payout, amount } = event
      return { refunds: [...refunds, { payout, amount }] }
    }),
    keepRefunded: assign(({ context, event }) => {
      const { amount } = refundIn(context, event)!
      return { refunded: context.refunded + amount, unapplied: context.unapplied - amount }
    }),
    takeBackRefund: assign(({ context: { refunded, unapplied }, event }) => {
      const amount = amountOf(event)
      return { refunded: refunded - amount, unapplied: unapplied + amount }
    }),
    dropRefund: assign(({ context, event }) => ({ refunds: refundsWithout(context, event) })),
  },
})
