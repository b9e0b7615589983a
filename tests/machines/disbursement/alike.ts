import type { Alike } from '../decisions/types.ts'

/** What nobody could notice of a disbursement if it were otherwise. */
export const alike: Alike[] = [
  {
    because: 'What bank and gateway say is offered to nobody, and judged when it is said.',
    places: [
      ...['isCurrentCheck', 'isSameName', 'isCurrentTransfer'].map((rule) => `rule ${rule}: known before the payload`),
      'rule isReturnNew: open until the payload',
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
    because: 'It chooses between ways of which one is always open, and refuses nothing.',
    places: ['rule isLastApproval: open until the payload'],
  },
  {
    because: 'An absent value is refused as not given, and an empty one by the rest of what is demanded of the field.',
    places: ['input: paymentType without required'],
  },
]
