import type { Alike } from '../decisions/types.ts'

/** What nobody could notice of the commission of an insurer if it were otherwise. */
export const alike: Alike[] = [
  {
    because: 'A day that is not there yet lies before every last day.',
    places: ['rule isDatedByToday: known before the payload'],
  },
  {
    because: 'It chooses between ways of which one is always open, and refuses nobody.',
    places: [
      'rule isAllOutstanding: known before the payload',
      'rule isOnlyReceipt: open until the payload',
      'rule isPaymentReturned: open until the payload',
    ],
  },
  {
    because: 'Whether the payment has come back is asked, and not on which day.',
    places: ['isWithinOutstanding', 'isAllOutstanding', 'isPaymentStanding', 'isPaymentReturned'].flatMap((rule) =>
      [1, -1].map((by) => `rule ${rule}: context.returnedOn ${by}`),
    ),
  },
]
