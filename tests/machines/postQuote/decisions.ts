import { postQuote } from '../../../machines/postQuote/postQuote.ts'
import { and, currency, each, money, of, record, text, trimmed } from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'

const insurer = 'f5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0071'
const form = 'f5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0072'
const lines = ['gadget', 'goods', 'micro-health', 'logistic', 'bus', 'train', 'flight', 'travel', 'credit-life']
const noon = '2026-03-09T05:00:00.000Z'
const at = '2026-03-09T05:05:00.000Z'

const quoted = {
  quotesCode: 'QUO-7',
  insurer,
  form,
  productCategory: 'travel',
  customer_name: 'Budi Santoso',
  currency: 'IDR',
  premium: 1_250_000,
}
const answer = { submission: 'POST-QUOTE-000001', source: 'FORM', at, by: 'broker' }

/** To who may answer, where they do. */
const letter = {
  organisation: '$parties.broker',
  permission: 'postquote.answer',
  page: 'questions',
  quotesCode: 'QUO-7',
}

const limits = { answerLimit: 14 }

const line = (field: string, longest: number) => ({
  becomes: trimmed(field),
  takes: each(field, 'x', of(longest)),
  refuses: each(field, undefined, '', of(longest + 1)),
})

/**
 * What is decided of a quotation of which its insurer asks more. The documents name the screen and its error alone (C102, C100); the
 * issue has what is opened, answered and sent, and that answers arrive once when the insurer is back.
 */
export const decisions: Decisions = {
  lifecycle: postQuote,

  states: {
    awaiting: ['AWAITING', 'awaiting', 'busy'],
    answered: ['ANSWERED', 'answered', 'busy'],
    delivered: ['DELIVERED', 'delivered', 'settled'],
    closed: ['CLOSED', 'closed', 'failed'],
    expired: ['EXPIRED', 'expired', 'failed'],
  },

  rights: {
    'answers.given': ['postquote.answer', 'mayAnswer'],
    'answers.delivered': null,
    'answers.refused': null,
    'quotation.closed': ['postquote.close', 'mayClose'],
  },

  circles: { desk: { rule: 'isDeskOfCase', parties: ['broker'] } },

  matrix: `
                   awaiting answered  delivered closed expired
answers.given      given    .         .         .      .
answers.delivered  .        delivered .         .      .
answers.refused    .        refused   .         .      .
quotation.closed   closed   .         .         .      .
`,

  decisions: {
    'answers.given': {
      given: {
        by: 'desk',
        then: [
          {
            to: 'answered',
            entry: 'answered',
            keeps: {
              answer: { submission: '$submission', source: '$source', at: '$at', by: '$whoName' },
              reason: null,
            },
            effects: ['they are delivered'],
          },
        ],
      },
    },
    'answers.delivered': {
      delivered: {
        then: [{ to: 'delivered', entry: 'delivered', keeps: { delivery: { receipt: '$receipt', at: '$at' } } }],
      },
    },
    'answers.refused': {
      refused: {
        then: [
          {
            to: 'awaiting',
            entry: 'refused',
            keeps: { answer: null, reason: '$reason' },
            effects: ['the desk is told why'],
          },
        ],
      },
    },
    'quotation.closed': {
      closed: { by: 'desk', then: [{ to: 'closed', entry: 'closed', keeps: { reason: '$reason' } }] },
    },
  },

  limits: { awaiting: { name: 'answerLimit', days: 14 } },
  expiry: { to: 'expired', entry: 'expiredBySchedule', byPerson: 'expired' },

  calendar: { [at]: {} },

  effects: {
    'they are delivered': { type: 'deliverAnswers', params: { submission: '$submission' } },
    'the desk is told': {
      type: 'notifyOrganisation',
      params: { ...letter, message: 'questionsAsked' },
    },
    'the desk is told why': {
      type: 'notifyOrganisation',
      params: { ...letter, message: 'answersRefused', reason: '$reason' },
    },
  },

  letters: {
    'answers to the insurer': {
      type: 'answers.given',
      payload: { submission: 'POST-QUOTE-000002', source: 'INSURER' },
    },
    'answers to our form': { type: 'answers.given', payload: { submission: 'POST-QUOTE-000003', source: 'FORM' } },
    'a receipt': { type: 'answers.delivered', payload: { receipt: 'R-1' } },
    'a refusal': { type: 'answers.refused', payload: { reason: 'The trip has begun' } },
    closing: { type: 'quotation.closed', payload: { reason: 'The customer does not want it' } },
  },

  situations: {
    awaiting: { state: 'awaiting', since: { awaiting: noon } },
    'awaiting, and an answer was refused': {
      state: 'awaiting',
      since: { awaiting: noon },
      facts: { reason: 'The trip has begun' },
    },
    answered: { state: 'answered', facts: { answer } },
    delivered: { state: 'delivered', facts: { answer, delivery: { receipt: 'R-1', at } } },
    closed: { state: 'closed', facts: { reason: 'Nobody asks any more' } },
    expired: { state: 'expired' },
  },

  portraits: {
    untold: {
      ...quoted,
      organisation_id: 'broker',
      submission: null,
      source: null,
      answeredAt: null,
      answeredBy: null,
      receipt: null,
      deliveredAt: null,
      reason: null,
    },
    told: {
      'when it is begun': { facts: {}, tells: {} },
      'when it was answered': {
        facts: { answer },
        tells: { submission: 'POST-QUOTE-000001', source: 'FORM', answeredAt: at, answeredBy: 'broker' },
      },
      'when it was delivered': {
        facts: { delivery: { receipt: 'R-1', at } },
        tells: { receipt: 'R-1', deliveredAt: at },
      },
      'when it was refused or closed': { facts: { reason: 'No' }, tells: { reason: 'No' } },
    },
  },

  payloads: {
    begin: and(
      line('quotesCode', 40),
      record('insurer'),
      record('form'),
      {
        takes: each('productCategory', ...lines),
        refuses: each('productCategory', undefined, '', 'house'),
      },
      {
        becomes: trimmed('customer_name'),
        takes: each('customer_name', of(120), "O'Neill"),
        refuses: each('customer_name', undefined, '', of(121), 'Budi <1>'),
      },
      currency,
      money('premium', 1),
      {
        takes: [1, 365].map((answerLimit) => ({ limits: { answerLimit } })),
        refuses: [0, 366, 1.5].map((answerLimit) => ({ limits: { answerLimit } })),
      },
    ),
    'answers.given': and(line('submission', 80), {
      takes: each('source', 'INSURER', 'FORM'),
      refuses: each('source', undefined, '', 'OTHER'),
    }),
    'answers.delivered': line('receipt', 80),
    'answers.refused': text('reason'),
    'quotation.closed': text('reason'),
  },

  input: { ...quoted, limits },
  beginning: { limits, parties: { broker: 'broker' }, answer: null, delivery: null, reason: null },
  begun: {
    right: ['postquote.create', 'mayBegin'],
    others: {},
    keeps: { 'parties.broker': '$whoOrganisation' },
    effects: ['the desk is told'],
  },

  alike: [
    { because: 'A beginning is judged once all of it is typed.', places: ['rule mayBegin: open until the payload'] },
    {
      because:
        'An absent value is refused as not given, and an empty one by the rest of what is demanded of the field.',
      places: [
        'payload answers.given: source without required',
        'input: productCategory without required',
        'input: currency without required',
      ],
    },
  ],
  choosing: '',
  typed: '',
  bulk: { 'quotation.closed': { field: 'reason', required: true } },
}
