import { and, assertEvent, assign, or, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { hostActions, log, logExpiry } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { amountOf } from '../kit/rules.ts'
import {
  bookApplication,
  bookByHand,
  bookEnd,
  bookInvoice,
  bookLate,
  bookReceipt,
  bookRefundFailed,
  bookRefundOwed,
  bookRefundSent,
} from './invoice.books.ts'
import type { InvoiceContext } from './invoice.context.ts'
import {
  mailLink,
  notifyIssuer,
  orderPayment,
  orderRefund,
  printInvoice,
  remindPayer,
  withdrawOrder,
} from './invoice.effects.ts'
import type { InvoiceEvent } from './invoice.events.ts'
import { rules } from './invoice.guards.ts'
import { linkAt, mailedLately } from './invoice.link.ts'
import { invoiceStatuses } from './invoice.statuses.ts'

const meta = metaOf('invoice', {
  'link.sent': { intent: 'primary', asks: true },
  'payment.begun': {},
  'instruction.withdrawn': { asks: true },
  'cash.received': { alone: true, about: 'rest', decides: true },
  'invoice.markedPaid': { alone: true, about: 'rest', decides: true },
  'invoice.cancelled': { intent: 'danger', asks: true, decides: true },
  'receipt.applied': { alone: true, about: 'unapplied', decides: true },
  'refund.requested': { alone: true, about: 'unapplied' },
  'refund.approved': { intent: 'primary', about: 'refund_due', asks: true, decides: true },
  'refund.rejected': { intent: 'danger', about: 'refund_due', decides: true },
})

const sent = {
  guard: and(['maySendLink', 'isIssuer', 'isLinkAllowed', 'hasAddress', 'isMailable']),
  actions: ['keepLink', mailLink, log('linkSent')],
  meta: meta('link.sent'),
} as const

const begun = {
  guard: or([and(['mayCollect', 'isIssuer']), 'isCustomerOfCase']),
  target: 'pending',
  actions: ['keepOrder', orderPayment, log('paymentBegun')],
  meta: meta('payment.begun'),
} as const

const isDue = ['hasMatchingAmount', 'isDatedSinceIssue', 'isDatedByToday'] as const

const cash = {
  guard: and(['mayTakeCash', 'isIssuer', 'isCashAllowed', ...isDue]),
  target: 'paid',
  actions: [bookByHand, 'keepPayment', log('paidToCashier')],
  meta: meta('cash.received'),
} as const

const marked = {
  guard: and(['mayMarkPaid', 'isIssuer', ...isDue]),
  target: 'paid',
  actions: [bookByHand, 'keepPayment', log('markedPaid')],
  meta: meta('invoice.markedPaid'),
} as const

const cancelled = {
  guard: and(['mayCancel', 'isIssuer']),
  target: 'cancelled',
  actions: [bookEnd, 'release', 'keepClosing', log('cancelled')],
  meta: meta('invoice.cancelled'),
} as const

const isGenuine = ['isSameCurrency', 'isReceiptNew'] as const

const paidUp = [
  bookReceipt,
  'keepReceipt',
  'keepSettlement',
  'applyReceipt',
  notifyIssuer('paid'),
  log('settled'),
] as const
const inFull = { guard: and([...isGenuine, 'isEnough']), target: 'paid', actions: paidUp } as const

const paidPart = [bookReceipt, 'keepReceipt', 'applyReceipt', log('paidInPart')] as const
const inPart = { guard: and([...isGenuine]), actions: paidPart } as const

/** By the order that is there, or by one of before, which leaves it there. */
const settledWhilePending = [
  { ...inFull, guard: and([...isGenuine, 'isEnough', 'isCurrentOrder']) },
  { ...inFull, actions: [withdrawOrder, ...paidUp] },
  {
    guard: and([...isGenuine, 'isCurrentOrder']),
    target: 'waitingPayment',
    actions: ['dropOrder', ...paidPart],
  },
  inPart,
] as const

const credited = [
  {
    guard: and(['isWithinRest', 'isEnough']),
    target: 'paid',
    actions: ['keepCredit', 'applyReceipt', log('credited')],
  },
  { guard: 'isWithinRest', actions: ['applyReceipt', log('creditedInPart')] },
] as const

const back = (entry: string) =>
  ({ guard: 'isCurrentOrder', target: 'waitingPayment', actions: ['dropOrder', log(entry)] }) as const

/** What the gateway may say of an order while it is there. */
const answered = {
  'payment.refused': back('refused'),
  'payment.declined': back('declined'),
  'payment.expired': back('orderExpired'),
  'payment.withdrawn': back('orderWithdrawn'),
} as const

const instructed = {
  guard: 'isCurrentOrder',
  actions: ['keepChannel', log('instructed')],
} as const

const withdrawn = {
  guard: or([and(['mayWithdraw', 'isIssuer']), 'isCustomerOfCase']),
  actions: [withdrawOrder, log('withdrawalAsked')],
  meta: meta('instruction.withdrawn'),
} as const

const expired = { target: 'expired', actions: [bookEnd, 'release', 'keepClosing', logExpiry] } as const
const limit = { paymentLimit: expired } as const
/** What is at the gateway is called back before somebody pays it too. */
const callBack = [withdrawOrder, 'dropOrder'] as const

/** Money that comes when nothing is due, and what people do with it. */
const over = {
  'payment.settled': {
    guard: and([...isGenuine]),
    actions: [bookLate, 'keepReceipt', 'keepLate', notifyIssuer('late'), log('late')],
  },
  'receipt.applied': {
    guard: and(['mayApply', 'isBrokerOfCase', 'isRefundFree', 'hasUnapplied', 'isWithinUnapplied', 'isOfSamePayer']),
    actions: [bookApplication, 'dropApplied', log('applied')],
    meta: meta('receipt.applied'),
  },
  'refund.requested': {
    guard: and(['mayRequestRefund', 'isBrokerOfCase', 'isRefundFree', 'hasUnapplied']),
    actions: ['keepRefund', log('refundRequested')],
    meta: meta('refund.requested'),
  },
  'refund.approved': {
    guard: and(['mayApproveRefund', 'isBrokerOfCase', 'isRefundRequested', 'isAnotherPerson']),
    actions: [bookRefundOwed, orderRefund, 'approveRefund', log('refundApproved')],
    meta: meta('refund.approved'),
  },
  'refund.rejected': {
    guard: and(['mayRejectRefund', 'isBrokerOfCase', 'isRefundRequested']),
    actions: ['dropRefund', log('refundRejected')],
    meta: meta('refund.rejected'),
  },
  'transfer.settled': {
    guard: 'isCurrentRefund',
    actions: [bookRefundSent, 'keepRefunded', 'dropRefund', log('refunded')],
  },
  'transfer.failed': {
    guard: 'isCurrentRefund',
    actions: [bookRefundFailed, 'takeBackRefund', 'dropRefund', notifyIssuer('refundFailed'), log('refundFailed')],
  },
  'transfer.refused': {
    guard: 'isCurrentRefund',
    actions: [bookRefundFailed, 'takeBackRefund', 'dropRefund', notifyIssuer('refundFailed'), log('refundRefused')],
  },
} as const

export const invoiceMachine = setup({
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
    keepLink: assign(({ context, event: { at } }) => ({
      link: linkAt(context, at),
      mailed: [...mailedLately(context, at), at],
    })),
    keepReminder: assign(({ context, event: { at } }) => ({ link: linkAt(context, at), remindAt: null })),
    keepOrder: assign(({ context: { attempt, code, rest }, event }) => {
      assertEvent(event, 'payment.begun')
      const { method, at } = event
      const reference = `${code}-${attempt + 1}`
      return {
        attempt: attempt + 1,
        instruction: { reference, method, amount: rest, at, channel: null, until: null },
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
    applyReceipt: assign(({ context: { rest, unapplied }, event }) => {
      const due = Math.min(rest, amountOf(event))
      return { rest: rest - due, unapplied: unapplied + amountOf(event) - due }
    }),
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
      const { date, reference, fileId, name, type } = event
      return {
        rest: 0,
        payment: { date, reference, method: type === 'cash.received' ? ('CASHIER' as const) : ('BANK' as const) },
        proof: { fileId, name },
      }
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
    keepRefund: assign(({ context: { code, attempt, unapplied: amount }, event }) => {
      assertEvent(event, 'refund.requested')
      const { bank, accountNumber, accountName, reason, at, by } = event
      const reference = `${code}-R${attempt + 1}`
      const asked = { reference, amount, reason, by: by.name, userId: by.userId, at, approved: null }
      return { attempt: attempt + 1, refund: { bank, accountNumber, accountName, ...asked } }
    }),
    approveRefund: assign(({ context: { refund, unapplied }, event: { at, by } }) => ({
      refund: { ...refund!, approved: { at, by: by.name } },
      unapplied: unapplied - refund!.amount,
    })),
    takeBackRefund: assign(({ context: { refund, unapplied } }) => ({ unapplied: unapplied + refund!.amount })),
    keepRefunded: assign(({ context: { refund, refunded } }) => ({ refunded: refunded + refund!.amount })),
    dropRefund: assign({ refund: null }),
  },
}).createMachine({
  id: 'invoice',
  description:
    'What a payer owes for policies or of a claim, from the making of the invoice to its payment or its end.',
  context: ({ input }) => input,
  initial: 'created',
  states: {
    created: {
      description:
        'Made, and the payer does not know of it. Whoever has made it mails the payment link, or takes the payment.',
      meta: { ...invoiceStatuses.CREATED, desk: 'broker' },
      tags: ['busy'],
      entry: [bookInvoice, printInvoice],
      after: limit,
      on: {
        'link.sent': { ...sent, target: 'waitingPayment' },
        'payment.begun': begun,
        'cash.received': cash,
        'invoice.markedPaid': marked,
        'invoice.cancelled': cancelled,
        'credit.received': credited,
      },
    },
    waitingPayment: {
      description:
        'The payer chooses how to pay, by the mailed link, and is reminded at half of the time. What has been paid in part waits for its rest.',
      meta: { ...invoiceStatuses.WAITING_PAYMENT, desk: 'customer' },
      tags: ['busy'],
      after: {
        ...limit,
        reminder: { actions: ['keepReminder', remindPayer, log('reminded')] },
      },
      on: {
        'link.sent': sent,
        'payment.begun': begun,
        'payment.settled': [inFull, inPart],
        'cash.received': cash,
        'invoice.markedPaid': marked,
        'invoice.cancelled': cancelled,
        'credit.received': credited,
      },
    },
    pending: {
      description:
        'An order is at the payment gateway, which tells what becomes of it. It is withdrawn before the invoice is cancelled, or paid in another way.',
      meta: { ...invoiceStatuses.PENDING, desk: 'customer' },
      tags: ['busy'],
      initial: 'ordered',
      after: { paymentLimit: { ...expired, actions: [...callBack, ...expired.actions] } },
      on: {
        'link.sent': sent,
        'payment.settled': settledWhilePending,
        'cash.received': { ...cash, actions: [...callBack, ...cash.actions] },
        'invoice.markedPaid': { ...marked, actions: [...callBack, ...marked.actions] },
        ...answered,
      },
      states: {
        ordered: {
          description: 'The gateway has not said yet how it is paid.',
          meta: { label: 'invoice:states.ordered', intent: 'accent' },
          on: {
            'payment.instructed': { ...instructed, target: 'instructed' },
            'instruction.withdrawn': { ...withdrawn, target: 'withdrawing' },
          },
        },
        instructed: {
          description: 'The payer has a number or a code by which it is paid.',
          meta: { label: 'invoice:states.instructed', intent: 'accent', desk: 'customer' },
          on: { 'instruction.withdrawn': { ...withdrawn, target: 'withdrawing' } },
        },
        withdrawing: {
          description: 'The gateway has been asked to withdraw it, and may still say that it is paid.',
          meta: { label: 'invoice:states.withdrawing', intent: 'accent' },
        },
      },
    },
    paid: {
      description:
        'Paid. What comes besides is for nothing yet: it is applied to another invoice of the payer, or goes back, which two people see to.',
      meta: { ...invoiceStatuses.PAID, desk: 'broker' },
      tags: ['settled'],
      on: over,
    },
    cancelled: {
      description: 'Taken back for a reason. What has come or still comes is applied to another invoice, or goes back.',
      meta: { ...invoiceStatuses.CANCELLED, desk: 'broker' },
      tags: ['failed'],
      on: over,
    },
    expired: {
      description: 'Not paid in time. What has come or still comes is applied to another invoice, or goes back.',
      meta: { ...invoiceStatuses.EXPIRED, desk: 'broker' },
      tags: ['failed'],
      on: over,
    },
  },
})
