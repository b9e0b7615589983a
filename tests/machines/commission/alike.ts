import type { Alike } from '../decisions/types.ts'

/** What nobody could notice of a commission if it were otherwise. */
export const alike: Alike[] = [
  {
    because: 'What goes back is offered to nobody, and judged when the host says it.',
    places: [
      ...['isWithinCommission', 'isAllOfIt', 'isPaidByIt'].map((rule) => `rule ${rule}: known before the payload`),
      'rule isOnlyPayment: open until the payload',
    ],
  },
  {
    because: 'An absent value is refused as not given, and an empty one by the rest of what is demanded of the field.',
    places: ['input: role without required'],
  },
]
