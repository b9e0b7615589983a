import type { Alike } from '../decisions/types.ts'

/** What nobody could notice of a claim if it were otherwise. */
export const alike: Alike[] = [
  { because: 'A beginning is judged once all of it is typed.', places: ['rule mayBring: open until the payload'] },
  {
    because: 'Whose case it is, is known before anything is typed.',
    places: ['rule isCustomerOfCase: open until the payload'],
  },
  {
    because:
      'Before anything is typed it is no other claim, no amount above the claimed one, no day to come and no paper that is there.',
    places: ['isSameAgent', 'isClaimChanged', 'isWithinClaim', 'isDatedByToday', 'isPaperNew'].map(
      (rule) => `rule ${rule}: known before the payload`,
    ),
  },
  {
    because: 'An absent value is refused as not given, and an empty one by the rest of what is demanded of the field.',
    places: ['payload claim.edited', 'input'].flatMap((of) =>
      ['productCategory', 'phone', 'currency'].map((name) => `${of}: ${name} without required`),
    ),
  },
  {
    because: 'What a disbursement tells its claim is offered to nobody, and judged when it is told.',
    places: ['isFreeFor', 'isOfDisbursement'].map((rule) => `rule ${rule}: known before the payload`),
  },
  { because: 'The agent of a claim does not change.', places: ['change keepTyped: without agent'] },
]
