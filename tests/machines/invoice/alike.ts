import type { Alike } from '../decisions/types.ts'

/** What nobody could notice of an invoice if it were otherwise. */
export const alike: Alike[] = [
  {
    because: 'What the gateway says is offered to nobody, and judged when it is said.',
    places: ['isCurrentOrder', 'isSameCurrency', 'isReceiptNew', 'isEnough', 'isInstalmentCovered', 'isWithinRest'].map(
      (rule) => `rule ${rule}: known before the payload`,
    ),
  },
  {
    because: 'What becomes of a payout is offered to nobody, and judged when it is told.',
    places: [
      'rule isAllUnapplied: known before the payload',
      'rule isRefundUnderWay: known before the payload',
      'rule hasRefunded: open until the payload',
      'rule isWithinRefunded: known before the payload',
      'rule isRefundOver: known before the payload',
    ],
  },
  {
    because: 'A beginning is judged once all of it is typed.',
    places: ['rule mayCreate: open until the payload'],
  },
  {
    because: 'A day that is not there yet lies before every last day.',
    places: ['rule isDatedByToday: known before the payload'],
  },
  {
    because: 'A sum that is not said yet counts as none, which is within any.',
    places: ['rule isWithinUnapplied: known before the payload'],
  },
  {
    because: 'Another invoice is told with the payload that names it.',
    places: ['rule isOfSamePayer: known before the payload'],
  },
  {
    because: 'The gateway is read by the host, which keeps texts of one line alone.',
    places: ['jsonNumbers', 'jsonUntaken', 'jsonValues', 'visible', 'maxBytes'].map(
      (rule) => `payload payment.instructed: channel without validation:${rule}`,
    ),
  },
  {
    because: 'An absent value is refused as not given, and an empty one by the rest of what is demanded of the field.',
    places: [
      'payload payment.begun: method without required',
      'payload payment.settled: currency without required',
      'input: purpose without required',
    ],
  },
]
