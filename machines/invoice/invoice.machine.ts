import { log } from '../kit/effects.ts'
import { bookInvoice } from './invoice.books.ts'
import { printInvoice, remindPayer } from './invoice.effects.ts'
import { invoiceSetup } from './invoice.setup.ts'
import { invoiceStatuses } from './invoice.statuses.ts'
import {
  answered,
  begun,
  callBack,
  cancelled,
  cash,
  credited,
  creditedInPart,
  expired,
  inFull,
  inPart,
  instructed,
  limit,
  marked,
  over,
  sent,
  settledWhilePending,
  withdrawn,
} from './invoice.transitions.ts'

export const invoiceMachine = invoiceSetup.createMachine({
  id: 'invoice',
  description:
    'What a payer owes for policies or of a claim, from the making of the invoice to its payment or its end.',
  context: ({ input }) => input,
  entry: [bookInvoice, printInvoice],
  initial: 'created',
  states: {
    created: {
      description:
        'Made, and the payer does not know of it. Whoever has made it mails the payment link, or takes the payment.',
      meta: { ...invoiceStatuses.CREATED, desk: 'broker' },
      tags: ['busy'],
      after: limit,
      on: {
        'link.sent': { ...sent, target: 'waitingPayment' },
        'payment.begun': begun,
        'cash.received': cash,
        'invoice.markedPaid': marked,
        'invoice.cancelled': cancelled,
        'credit.received': [credited, { ...creditedInPart, target: 'created', reenter: true }],
      },
    },
    waitingPayment: {
      description:
        'The payer chooses how to pay, by the mailed link, and is reminded at half of the time before each instalment is due. What has been paid in part waits for its rest.',
      meta: { ...invoiceStatuses.WAITING_PAYMENT, desk: 'customer' },
      tags: ['busy'],
      after: {
        ...limit,
        reminder: { actions: ['keepReminder', remindPayer, log('reminded')] },
      },
      on: {
        'link.sent': sent,
        'payment.begun': begun,
        'payment.settled': [inFull, { ...inPart, target: 'waitingPayment', reenter: true }],
        'cash.received': cash,
        'invoice.markedPaid': marked,
        'invoice.cancelled': cancelled,
        'credit.received': [credited, { ...creditedInPart, target: 'waitingPayment', reenter: true }],
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
        'cash.received': cash.map((one) => ({ ...one, actions: [...callBack, ...one.actions] })),
        'invoice.markedPaid': marked.map((one) => ({ ...one, actions: [...callBack, ...one.actions] })),
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
      description:
        'An instalment was not paid in time. What has come or still comes is applied to another invoice, or goes back.',
      meta: { ...invoiceStatuses.EXPIRED, desk: 'broker' },
      tags: ['failed'],
      on: over,
    },
  },
})
