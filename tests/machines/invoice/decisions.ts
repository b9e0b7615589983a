import { invoice } from '../../../machines/invoice/invoice.ts'
import type { Effect, Json } from '../../../machines/kernel/types.ts'
import type { Decisions, Way } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { letters } from './letters.ts'
import { payloads } from './payloads.ts'
import { portraits } from './portraits.ts'
import { at, situations } from './situations.ts'

const due = '2026-03-10T03:00:00.000Z'
const half = '2026-03-09T15:00:00.000Z'
const right = (what: string, rule: string) => [`common.invoice.partnership.${what}`, rule] as const

const came = { receipts: { reference: '$reference', receipt: '$receipt', amount: '$amount', at: '$settledAt' } }
const payment = (method: string | null) => ({ date: '2026-03-09', reference: '$receipt', method })

/** All of it has come, or more. */
const full = (when: string, unapplied: number, method: string | null, effects: string[] = []): Way => ({
  when,
  to: 'paid',
  entry: 'settled',
  adds: came,
  keeps: { rest: 0, unapplied, payment: payment(method), instruction: null },
  effects: [...effects, unapplied > 0 ? 'more than due is booked' : 'it is booked', 'the issuer hears that it is paid'],
})
const part = (rest: number, more: Partial<Way> = {}, order: Record<string, Json> = {}): Way => ({
  entry: 'paidInPart',
  adds: came,
  keeps: { rest, ...order },
  effects: ['part is booked'],
  ...more,
})

const sent = (when: string | null, keeps: Record<string, Json>, more: Partial<Way> = {}): Way => ({
  ...(when && { when }),
  entry: 'linkSent',
  effects: ['the payer is mailed'],
  keeps,
  ...more,
})
const isFirst = { adds: { mailed: '$at' } }

const byHand = (entry: string, method: string, effects: string[], keeps: Record<string, Json> = {}): Way => ({
  to: 'paid',
  entry,
  keeps: {
    rest: 0,
    payment: { date: '$date', reference: '$reference', method },
    proof: { fileId: '$fileId', name: '$name' },
    ...keeps,
  },
  effects,
})
const needsOfCash = 'isCashAllowed hasMatchingAmount isDatedSinceIssue isDatedByToday'
const needsOfMark = 'hasMatchingAmount isDatedSinceIssue isDatedByToday'
const back = (entry: string) => ({
  needs: 'isCurrentOrder',
  then: [{ to: 'waitingPayment', entry, keeps: { instruction: null } }],
})

const line = (account: string, holder: string, amount: Json) => ({ account, holder, amount })
const posting = (kind: string, lines: Json, amount: Json, more: Record<string, Json> = {}) => ({
  kind,
  lines,
  amount,
  currency: 'IDR',
  date: '$today',
  reference: 'PAY-1',
  subject: 'PAY-1',
  ...more,
})
const booked = (...told: Parameters<typeof posting>): Effect => ({
  type: 'book',
  params: { postings: [posting(...told)] },
})
const byGateway = { reference: '$reference', date: '2026-03-09' }
const mail = (message: string): Effect => ({
  type: 'inviteAnswer',
  params: {
    to: 'Budi@example.test',
    message,
    name: 'Budi Santoso',
    inquiry: 'payment',
    askedAt: '$link.at',
    shows: [
      { line: 'payee', organisation: 'broker' },
      { line: 'purpose', text: 'TRN-1, BUS-1' },
      { line: 'sum', sums: ['$rest'] },
    ],
  },
})
const hears = (message: string): Effect => ({
  type: 'notifyOrganisation',
  params: { organisation: 'broker', message, name: 'Budi Santoso', code: 'PAY-1' },
})

const expired = (effects: string[], unapplied = 0) => ({
  entry: 'expiredBySchedule',
  byPerson: 'expired',
  to: 'expired',
  keeps: { closing: { at: '$at', by: '$whoName', reason: null }, rest: 1000, instruction: null, unapplied },
  effects,
})
const limit = { name: 'paymentLimit', until: 'itself', of: 'dueAt' }
const later = { keeps: { refund: null } }

/**
 * What is decided of an invoice. The specification has six statuses (set invoice), of which paid, cancelled and expired are final
 * and cancel and mark paid are for open ones alone (C096), links of which one is sent again or replaced (C056), and switches of cash
 * and link (B201, C061); the issue closes the rest: exact sums by hand, part payments that leave a rest, money that is for nothing,
 * five links a day, a time limit of 24 hours with a reminder at half, and two people for what goes back.
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
    'refund.requested': right('requestRefund', 'mayRequestRefund'),
    'refund.approved': right('approveRefund', 'mayApproveRefund'),
    'refund.rejected': right('rejectRefund', 'mayRejectRefund'),
    'transfer.settled': null,
    'transfer.failed': null,
    'transfer.refused': null,
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
credit.received        credited  credited       .                  .                  .                  .         .         .
receipt.applied        .         .              .                  .                  .                  applied   applied   applied
refund.requested       .         .              .                  .                  .                  requested requested requested
refund.approved        .         .              .                  .                  .                  approved  approved  approved
refund.rejected        .         .              .                  .                  .                  rejected  rejected  rejected
transfer.settled       .         .              .                  .                  .                  gone      gone      gone
transfer.failed        .         .              .                  .                  .                  failed    failed    failed
transfer.refused       .         .              .                  .                  .                  refused   refused   refused
`,

  decisions: {
    'link.sent': {
      first: {
        by: 'issuers',
        needs: 'isLinkAllowed hasAddress isMailable',
        then: [sent(null, { link: { at: '$at' } }, { to: 'waitingPayment', ...isFirst })],
      },
      again: {
        by: 'issuers',
        needs: 'isLinkAllowed hasAddress isMailable',
        then: [
          sent('isLinked', {}, isFirst),
          sent('isMailedBefore', {
            mailed: [...Array.from({ length: 4 }, () => '2026-03-09T02:00:00.000Z'), '$at'],
          }),
          sent(null, { link: { at: '$at' } }, isFirst),
        ],
      },
    },
    'payment.begun': {
      begun: {
        by: 'issuers',
        or: 'customer',
        then: [
          {
            when: 'isHalfPaid',
            to: 'ordered',
            entry: 'paymentBegun',
            keeps: { attempt: 1, instruction: orderOf(600) },
            effects: ['the gateway is asked'],
          },
          {
            to: 'ordered',
            entry: 'paymentBegun',
            keeps: { attempt: 1, instruction: orderOf(1000) },
            effects: ['the gateway is asked'],
          },
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
          full('isHalfPaid isAbove', 600, null),
          full('isAbove', 200, null),
          full('isHalfPaid isFull', 400, null),
          full('isFull', 0, null),
          part(200, { when: 'isHalfPaid' }),
          part(600),
        ],
      },
      pending: {
        needs: 'isSameCurrency isReceiptNew',
        then: [
          full('isFull isFormer', 0, 'QR_CODE', ['the order is withdrawn']),
          full('isAbove', 200, 'QR_CODE'),
          full('isFull', 0, 'QR_CODE'),
          part(600, { when: 'isFormer' }),
          part(600, { to: 'waitingPayment' }, { instruction: null }),
        ],
      },
      late: {
        needs: 'isSameCurrency isReceiptNew',
        then: [
          late('isRich isAbove', 1700),
          late('isRich isFull', 1500),
          late('isRich', 900),
          late('isAbove', 1200),
          late('isFull', 1000),
          late(null, 400),
        ],
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
      cash: { by: 'issuers', needs: needsOfCash, then: [byHand('paidToCashier', 'CASHIER', ['cash is booked'])] },
      cashInstead: {
        by: 'issuers',
        needs: needsOfCash,
        then: [byHand('paidToCashier', 'CASHIER', ['the order is withdrawn', 'cash is booked'], { instruction: null })],
      },
    },
    'invoice.markedPaid': {
      marked: { by: 'issuers', needs: needsOfMark, then: [byHand('markedPaid', 'BANK', ['it is booked by hand'])] },
      markedInstead: {
        by: 'issuers',
        needs: needsOfMark,
        then: [byHand('markedPaid', 'BANK', ['the order is withdrawn', 'it is booked by hand'], { instruction: null })],
      },
    },
    'invoice.cancelled': {
      cancelled: {
        by: 'issuers',
        then: [{ when: 'isHalfPaid', ...ended('half of it is given up', 400) }, ended('it is given up')],
      },
    },
    'credit.received': {
      credited: {
        needs: 'isWithinRest',
        then: [
          {
            when: 'isFull',
            to: 'paid',
            entry: 'credited',
            keeps: { rest: 0, payment: { date: '$today', reference: 'PAY-2', method: 'CREDIT' } },
          },
          { when: 'isHalfPaid', entry: 'creditedInPart', keeps: { rest: 200 } },
          { entry: 'creditedInPart', keeps: { rest: 600 } },
        ],
      },
    },
    'receipt.applied': {
      applied: {
        by: 'broker',
        needs: 'isRefundFree hasUnapplied isWithinUnapplied isOfSamePayer',
        then: [{ when: 'isAll', ...given(0) }, given(300)],
      },
    },
    'refund.requested': {
      requested: {
        by: 'broker',
        needs: 'isRefundFree hasUnapplied',
        then: [
          {
            entry: 'refundRequested',
            keeps: {
              attempt: 1,
              refund: {
                bank: '$bank',
                accountNumber: '$accountNumber',
                accountName: '$accountName',
                reference: 'PAY-1-R1',
                amount: 500,
                reason: '$reason',
                by: '$whoName',
                userId: '$who',
                at: '$at',
                approved: null,
              },
            },
          },
        ],
      },
    },
    'refund.approved': {
      approved: {
        by: 'broker',
        needs: 'isRefundRequested isAnotherPerson',
        then: [
          {
            entry: 'refundApproved',
            keeps: { 'refund.approved': { at: '$at', by: '$whoName' }, unapplied: 0 },
            effects: ['what goes back is owed', 'the transfer is asked for'],
          },
        ],
      },
    },
    'refund.rejected': {
      rejected: { by: 'broker', needs: 'isRefundRequested', then: [{ entry: 'refundRejected', ...later }] },
    },
    'transfer.settled': {
      gone: {
        needs: 'isCurrentRefund',
        then: [{ entry: 'refunded', keeps: { refund: null, refunded: 500 }, effects: ['it is booked as gone'] }],
      },
    },
    'transfer.failed': { failed: { needs: 'isCurrentRefund', then: [takenBack('refundFailed')] } },
    'transfer.refused': { refused: { needs: 'isCurrentRefund', then: [takenBack('refundRefused')] } },
  },

  limits: {
    created: { ...limit, then: expired(['it is given up']) },
    waitingPayment: [
      {
        ...limit,
        then: [{ when: 'isHalfPaid', ...expired(['half of it is given up'], 400) }, expired(['it is given up'])],
      },
      {
        name: 'reminder',
        until: 'itself',
        of: 'remindAt',
        then: {
          entry: 'reminded',
          byPerson: 'reminded',
          keeps: { remindAt: null },
          effects: ['the payer is reminded'],
        },
      },
    ],
    pending: { ...limit, then: expired(['the order is withdrawn', 'it is given up']) },
  },

  // The usual instant, the first of the 10th in Jakarta, and those at which the time is over and half over.
  calendar: {
    [at]: { today: '2026-03-09' },
    '2026-03-09T17:00:00.000Z': { today: '2026-03-10' },
    [due]: { itself: due, today: '2026-03-10' },
    [half]: { itself: half, today: '2026-03-09' },
  },

  effects: {
    'the invoice is booked': booked(
      'INVOICE',
      [line('RECEIVABLE', 'partner', 1000), line('INSURER_PAYABLE', 'insurer', -1000)],
      1000,
    ),
    'the invoice is printed': {
      type: 'issueDocument',
      params: {
        document: 'invoice',
        number: 'PAY-1',
        facts: { ...portraits.untold, issued_by: '$issued.by' },
      },
    },
    'the payer is mailed': mail('link'),
    'the payer is reminded': mail('reminder'),
    'the gateway is asked': {
      type: 'askPayment',
      params: {
        reference: 'PAY-1-1',
        amount: '$rest',
        currency: 'IDR',
        method: '$method',
        purpose: 'TRN-1, BUS-1',
        until: due,
      },
    },
    'the order is withdrawn': { type: 'withdrawPayment', params: { reference: 'PAY-1-1' } },
    'it is booked': booked(
      'RECEIPT',
      [line('GATEWAY_CLEARING', 'broker', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
      '$amount',
      byGateway,
    ),
    'part is booked': booked(
      'RECEIPT',
      [line('GATEWAY_CLEARING', 'broker', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
      '$amount',
      byGateway,
    ),
    'more than due is booked': booked(
      'RECEIPT',
      [
        line('GATEWAY_CLEARING', 'broker', '$amount'),
        line('RECEIVABLE', 'partner', '-$before.rest'),
        line('UNAPPLIED', 'partner', '-$unapplied'),
      ],
      '$amount',
      byGateway,
    ),
    'it is booked as late': booked(
      'RECEIPT',
      [line('GATEWAY_CLEARING', 'broker', '$amount'), line('UNAPPLIED', 'partner', '-$amount')],
      '$amount',
      byGateway,
    ),
    'cash is booked': booked(
      'RECEIPT',
      [line('CASH', 'partner', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
      '$amount',
      { reference: '$reference', date: '$date' },
    ),
    'it is booked by hand': booked(
      'RECEIPT',
      [line('CASH', 'broker', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
      '$amount',
      { reference: '$reference', date: '$date' },
    ),
    'it is given up': booked('INVOICE', null, -1000),
    'half of it is given up': {
      type: 'book',
      params: {
        postings: [
          posting('INVOICE', null, -1000),
          posting('RELEASE', [line('RECEIVABLE', 'partner', 400), line('UNAPPLIED', 'partner', -400)], 400),
        ],
      },
    },
    'it is booked to the other': booked(
      'APPLICATION',
      [line('UNAPPLIED', 'partner', '$amount'), line('RECEIVABLE', 'partner', '-$amount')],
      '$amount',
      { reference: 'PAY-2' },
    ),
    'what goes back is owed': booked(
      'PAYER_REFUND',
      [line('UNAPPLIED', 'partner', 500), line('REFUNDS_PAYABLE', 'partner', -500)],
      -500,
      { reference: 'PAY-1-R2' },
    ),
    'it is not owed any more': booked(
      'PAYER_REFUND',
      [line('UNAPPLIED', 'partner', -500), line('REFUNDS_PAYABLE', 'partner', 500)],
      500,
      { reference: 'PAY-1-R2' },
    ),
    'it is booked as gone': booked(
      'PAYER_REFUND',
      [line('REFUNDS_PAYABLE', 'partner', 500), line('GATEWAY_CLEARING', 'broker', -500)],
      -500,
      { reference: 'PAY-1-R2' },
    ),
    'the transfer is asked for': {
      type: 'askTransfer',
      params: {
        reference: 'PAY-1-R2',
        amount: 500,
        currency: 'IDR',
        bank: 'Bank Merapi',
        accountNumber: '1234567',
        accountName: 'Budi Santoso',
        purpose: 'PAY-1',
      },
    },
    'the issuer hears that it is paid': hears('paid'),
    'the issuer hears of late money': hears('late'),
    'the issuer hears that it failed': hears('refundFailed'),
  },

  letters,
  situations,
  portraits,
  payloads,

  input: {
    purpose: 'PREMIUM',
    trainPolicies: ['b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0111'],
    busPolicies: ['b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0112'],
    claim: null,
    partner: null,
    remark: null,
    code: 'PAY-1',
    lines: [
      {
        kind: 'TRAIN',
        id: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0111',
        number: 'TRN-1',
        title: 'Train Travel Plus',
        holder: 'insurer',
        amount: 600,
      },
      {
        kind: 'BUS',
        id: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0112',
        number: 'BUS-1',
        title: 'Bus Travel Plus',
        holder: 'insurer',
        amount: 400,
      },
    ],
    payer: { name: 'Budi Santoso', email: 'Budi@example.test', phone: '+6281234567890' },
    currency: 'IDR',
    parties: { broker: 'broker', partner: 'partner' },
    allows: { cash: true, link: true },
    limits: { paymentLimit: 1 },
  },
  beginning: {
    total: 1000,
    issued: { at, by: 'Sari, Nusa' },
    dueAt: due,
    remindAt: half,
    link: null,
    mailed: [],
    attempt: 0,
    instruction: null,
    receipts: [],
    rest: 1000,
    unapplied: 0,
    refunded: 0,
    refund: null,
    payment: null,
    proof: null,
    closing: null,
  },
  begun: {
    right: right('create', 'mayCreate'),
    others: {},
    keeps: { issued: { at: '$at', by: '$whoName, $whoOrganisation' } },
    effects: ['the invoice is booked', 'the invoice is printed'],
  },

  alike,
  choosing: 'isEnough',
  typed:
    'hasMatchingAmount isDatedSinceIssue isDatedByToday isCurrentOrder isSameCurrency isReceiptNew isWithinRest isWithinUnapplied isOfSamePayer isCurrentRefund',
  bulk: {
    'link.sent': null,
    'instruction.withdrawn': null,
    'invoice.cancelled': { field: 'reason', required: true },
    'refund.approved': null,
    'refund.rejected': { field: 'reason', required: true },
  },
}

function orderOf(amount: number): Json {
  return { reference: 'PAY-1-1', method: '$method', amount, at: '$at', channel: null, until: null }
}

function late(when: string | null, unapplied: number): Way {
  return {
    ...(when && { when }),
    entry: 'late',
    adds: came,
    keeps: { unapplied },
    effects: ['it is booked as late', 'the issuer hears of late money'],
  }
}

function ended(effect: string, unapplied = 0): Way {
  return {
    to: 'cancelled',
    entry: 'cancelled',
    keeps: { closing: { at: '$at', by: '$whoName', reason: '$reason' }, rest: 1000, unapplied },
    effects: [effect],
  }
}

function given(unapplied: number): Way {
  return {
    entry: 'applied',
    keeps: { unapplied },
    effects: ['it is booked to the other'],
    sends: { invoice: { type: 'credit.received', amount: '$amount', from: 'PAY-1' } },
  }
}

function takenBack(entry: string): Way {
  return {
    entry,
    keeps: { refund: null, unapplied: 500 },
    effects: ['it is not owed any more', 'the issuer hears that it failed'],
  }
}
