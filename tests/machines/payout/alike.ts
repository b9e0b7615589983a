import type { Alike } from '../decisions/types.ts'

/** What nobody could notice of a payout if it were otherwise. */
export const alike: Alike[] = [
  {
    because: 'What the gateway says is offered to nobody, and judged when it is said.',
    places: ['rule isCurrentTransfer: known before the payload'],
  },
  {
    because: 'A beginning is judged once all of it is typed.',
    places: ['rule mayCreate: open until the payload', 'rule isOfBroker: open until the payload'],
  },
  {
    because: 'It chooses between ways of which one is always open, and refuses nothing.',
    places: ['rule isLastApproval: open until the payload', 'rule isRefund: open until the payload'],
  },
  {
    because: 'An absent value is refused as not given, and an empty one by the rest of what is demanded of the field.',
    places: ['input: kind without required'],
  },
]
