import { invoice } from '../../../machines/invoice/invoice.ts'
import type { Decisions } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { beginning, input } from './beginning.ts'
import { calendar } from './calendar.ts'
import { effects } from './effects.ts'
import { letters } from './letters.ts'
import { limits } from './limits.ts'
import { another } from './refunds.ts'
import { payloads } from './payloads.ts'
import { portraits } from './portraits.ts'
import { situations } from './situations.ts'
import {
  back,
  byHand,
  creditedInFull,
  creditedInPart,
  ended,
  full,
  given,
  instalment,
  isFirst,
  lateBesides,
  ordered,
  part,
  held,
  returned,
  sent,
} from './ways.ts'

const right = (what: string, rule: string) => [`common.invoice.partnership.${what}`, rule] as const

const needsOfCash = 'isCashAllowed hasMatchingAmount isDatedSinceIssue isDatedByToday'
const noOrder = { instruction: null }
const ofInstalment = { effects: ['the payer is mailed for an instalment'] }
const needsOfMark = 'hasMatchingAmount isDatedSinceIssue isDatedByToday'

/**
 * What is decided of an invoice. The specification has six statuses (set invoice), of which paid, cancelled and expired are final
 * and cancel and mark paid are for open ones alone (C096), links of which one is sent again or replaced (C056), and switches of cash
 * and link (B201, C061); the issue closes the rest: exact sums by hand, part payments that leave a rest, money that is for nothing,
 * five links a day, a time limit of 24 hours with a reminder at half, payouts that send back what is for nothing, and instalments,
 * each with a time limit and a reminder of its own.
 */
export const decisions: Decisions = {
  lifecycle: invoice,

  states: {
    created: ['CREATED', 'created', 'busy'],
    waitingPayment: ['WAITING_PAYMENT', 'waitingPayment', 'busy'],
    ordered: ['PENDING', 'pending.ordered', 'busy'],
    instructed: ['PENDING', 'pending.instructed', 'busy'],
    withdrawing: ['PENDING', 'pending.withdrawing', 'busy'],
    paid: ['PAID', 'paid', 'settled'],
    cancelled: ['CANCELLED', 'cancelled', 'failed'],
    expired: ['EXPIRED', 'expired', 'failed'],
  },

  rights: {
    'link.sent': right('sendLink', 'maySendLink'),
    'payment.begun': right('collect', 'mayCollect'),
    'payment.instructed': null,
    'payment.refused': null,
    'payment.declined': null,
    'payment.expired': null,
    'payment.withdrawn': null,
    'payment.settled': null,
    'instruction.withdrawn': right('withdraw', 'mayWithdraw'),
    'cash.received': right('payToCashier', 'mayTakeCash'),
    'invoice.markedPaid': right('markPaid', 'mayMarkPaid'),
    'invoice.cancelled': right('cancel', 'mayCancel'),
    'credit.received': null,
    'receipt.applied': right('apply', 'mayApply'),
    'refund.begun': null,
    'refund.ended': null,
    'refund.paid': null,
    'refund.returned': null,
  },

  circles: {
    issuers: { rule: 'isIssuer', parties: ['broker', 'partner'] },
    broker: { rule: 'isBrokerOfCase', parties: ['broker'] },
  },
  correspondents: { customer: 'isCustomerOfCase' },

  matrix: `
                       created   waitingPayment ordered            instructed         withdrawing        paid      cancelled expired
link.sent              first     again          again              again              again              .         .         .
payment.begun          begun     begun          .                  .                  .                  .         .         .
payment.instructed     .         .              told               .                  .                  .         .         .
payment.refused        .         .              back               back               back               .         .         .
payment.declined       .         .              back               back               back               .         .         .
payment.expired        .         .              back               back               back               .         .         .
payment.withdrawn      .         .              back               back               back               .         .         .
payment.settled        .         waiting        pending            pending            pending            late      late      late
instruction.withdrawn  .         .              withdrawn          withdrawn          .                  .         .         .
cash.received          cash      cash           cashInstead        cashInstead        cashInstead        .         .         .
invoice.markedPaid     marked    marked         markedInstead      markedInstead      markedInstead      .         .         .
invoice.cancelled      cancelled cancelled      !isInstructionOver !isInstructionOver !isInstructionOver .         .         .
credit.received        credited  creditedOpen   .                  .                  .                  .         .         .
receipt.applied        .         .              .                  .                  .                  applied   applied   applied
refund.begun           !isClosed !isClosed      !isClosed          !isClosed          !isClosed          held      held      held
refund.ended           .         .              .                  .                  .                  free      free      free
refund.paid            .         .              .                  .                  .                  gone      gone      gone
refund.returned        .         .              .                  .                  .                  returned  returned  returned
`,

  decisions: {
    'link.sent': {
      first: {
        by: 'issuers',
        needs: 'isLinkAllowed hasAddress isMailable',
        then: [
          sent('isLate', { link: { at: '$at' }, remindAt: null }, { to: 'waitingPayment', ...isFirst }),
          sent('isDivided', { link: { at: '$at' } }, { to: 'waitingPayment', ...isFirst, ...ofInstalment }),
          sent(null, { link: { at: '$at' } }, { to: 'waitingPayment', ...isFirst }),
        ],
      },
      again: {
        by: 'issuers',
        needs: 'isLinkAllowed hasAddress isMailable',
        then: [
          sent('isUnlinked', { link: { at: '$at' } }, isFirst),
          sent('isMailedBefore', {
            mailed: [...Array.from({ length: 4 }, () => '2026-03-09T02:00:00.000Z'), '$at'],
          }),
          sent('isDivided', {}, { ...isFirst, ...ofInstalment }),
          sent(null, {}, isFirst),
        ],
      },
    },
    'payment.begun': {
      begun: {
        by: 'issuers',
        or: 'customer',
        then: [
          { when: 'isHalfPaid', ...ordered(600) },
          { when: 'isDivided isWhole', ...ordered(1000) },
          { when: 'isDivided', ...ordered(400) },
          ordered(1000),
        ],
      },
    },
    'payment.instructed': {
      told: {
        needs: 'isCurrentOrder',
        then: [
          {
            to: 'instructed',
            entry: 'instructed',
            keeps: { 'instruction.channel': '$channel', 'instruction.until': '$until' },
          },
        ],
      },
    },
    'payment.refused': { back: back('refused') },
    'payment.declined': { back: back('declined') },
    'payment.expired': { back: back('orderExpired') },
    'payment.withdrawn': { back: back('orderWithdrawn') },
    'payment.settled': {
      waiting: {
        needs: 'isSameCurrency isReceiptNew',
        then: [
          part(201, { when: 'isHalfPaid isLess', to: 'waitingPayment' }),
          part(601, { when: 'isLess', to: 'waitingPayment' }),
          full('isHalfPaid isAbove', 600, null),
          full('isAbove', 200, null),
          full('isHalfPaid isFull', 400, null),
          full('isFull', 0, null),
          part(200, { when: 'isHalfPaid', to: 'waitingPayment' }),
          instalment(),
          part(600, { to: 'waitingPayment' }),
        ],
      },
      pending: {
        needs: 'isSameCurrency isReceiptNew',
        then: [
          part(201, { when: 'isHalfPaid isLess' }),
          part(601, { when: 'isLess' }),
          full('isHalfPaid isFull isFormer', 400, 'QR_CODE', ['the order is withdrawn']),
          full('isFull isFormer', 0, 'QR_CODE', ['the order is withdrawn']),
          full('isHalfPaid isAbove', 600, 'QR_CODE'),
          full('isAbove', 200, 'QR_CODE'),
          full('isHalfPaid isFull', 400, 'QR_CODE'),
          full('isFull', 0, 'QR_CODE'),
          part(200, { when: 'isHalfPaid isFormer' }),
          instalment({ when: 'isDivided isFormer', effects: ['the order is withdrawn', 'part is booked'] }, noOrder),
          part(600, { when: 'isFormer' }),
          part(200, { when: 'isHalfPaid', to: 'waitingPayment' }, noOrder),
          instalment({}, noOrder),
          part(600, { to: 'waitingPayment' }, noOrder),
        ],
      },
      late: {
        needs: 'isSameCurrency isReceiptNew',
        then: [...lateBesides('isRich', 500), ...lateBesides('isOneOver', 1), ...lateBesides('', 0)],
      },
    },
    'instruction.withdrawn': {
      withdrawn: {
        by: 'issuers',
        or: 'customer',
        then: [{ to: 'withdrawing', entry: 'withdrawalAsked', effects: ['the order is withdrawn'] }],
      },
    },
    'cash.received': {
      cash: { by: 'issuers', needs: needsOfCash, then: byHand('paidToCashier', 'CASHIER', ['cash is booked']) },
      cashInstead: {
        by: 'issuers',
        needs: needsOfCash,
        then: byHand('paidToCashier', 'CASHIER', ['the order is withdrawn', 'cash is booked'], noOrder),
      },
    },
    'invoice.markedPaid': {
      marked: { by: 'issuers', needs: needsOfMark, then: byHand('markedPaid', 'BANK', ['it is booked by hand']) },
      markedInstead: {
        by: 'issuers',
        needs: needsOfMark,
        then: byHand('markedPaid', 'BANK', ['the order is withdrawn', 'it is booked by hand'], noOrder),
      },
    },
    'invoice.cancelled': {
      cancelled: {
        by: 'issuers',
        then: [{ when: 'isHalfPaid', ...ended('half of it is given up', 400) }, ended('it is given up')],
      },
    },
    'credit.received': {
      credited: { needs: 'isWithinRest', then: [creditedInFull, ...creditedInPart('created')] },
      creditedOpen: { needs: 'isWithinRest', then: [creditedInFull, ...creditedInPart('waitingPayment')] },
    },
    'receipt.applied': {
      applied: {
        by: 'broker',
        needs: 'isRefundFree hasUnapplied isWithinUnapplied isOfSamePayer',
        then: [{ when: 'isAll', ...given(0) }, given(300)],
      },
    },
    'refund.begun': {
      held: {
        by: 'broker',
        needs: 'isRefundFree hasUnapplied isAllUnapplied',
        then: [{ when: 'isOne', ...held(1) }, held(500)],
      },
    },
    'refund.ended': {
      free: {
        needs: 'isRefundUnderWay',
        then: [
          { when: 'isTwo', entry: 'refundEnded', keeps: { refunds: [another] } },
          { entry: 'refundEnded', keeps: { refunds: [] } },
        ],
      },
    },
    'refund.paid': {
      gone: {
        needs: 'isRefundUnderWay',
        then: [
          { when: 'isTwo', entry: 'refunded', keeps: { refunds: [another], refunded: 200, unapplied: 300 } },
          { when: 'isReturned', entry: 'refunded', keeps: { refunds: [], refunded: 1000, unapplied: 0 } },
          { entry: 'refunded', keeps: { refunds: [], refunded: 500, unapplied: 0 } },
        ],
      },
    },
    'refund.returned': {
      returned: {
        needs: 'hasRefunded isWithinRefunded isRefundOver',
        then: [
          { when: 'isLittle isBesides', ...returned(501, 499) },
          { when: 'isLittle isOneBack', ...returned(1) },
          { when: 'isLittle', ...returned(1, 499) },
          { when: 'isBesides', ...returned(1000) },
          returned(500),
        ],
      },
    },
  },

  limits,
  calendar,
  effects,

  letters,
  situations,
  portraits,
  payloads,

  input,
  beginning,
  begun: {
    right: right('create', 'mayCreate'),
    others: {},
    keeps: { issued: { at: '$at', by: '$whoName, $whoOrganisation' } },
    effects: ['the invoice is booked', 'the invoice is printed'],
  },

  alike,
  choosing: 'isEnough isInstalmentCovered',
  typed:
    'hasMatchingAmount isDatedSinceIssue isDatedByToday isCurrentOrder isSameCurrency isReceiptNew isWithinRest isWithinUnapplied isOfSamePayer isAllUnapplied isRefundUnderWay isWithinRefunded isRefundOver',
  bulk: {
    'link.sent': null,
    'instruction.withdrawn': null,
    'invoice.cancelled': { field: 'reason', required: true },
  },
}
