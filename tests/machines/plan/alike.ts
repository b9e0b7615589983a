import type { Alike } from '../decisions/types.ts'

const typed = ['payload plan.edited', 'input']

/** What nobody could notice of any plan if it were otherwise. */
export const alikePlans: Alike[] = [
  { because: 'A beginning is judged once all of it is typed.', places: ['rule mayBegin: open until the payload'] },
  {
    because: 'Before anything is typed nothing is otherwise, and nobody is offered what the pricing says.',
    places: ['isPlanChanged', 'isOfSubmission'].map((rule) => `rule ${rule}: known before the payload`),
  },
  {
    because: 'An absent value is refused as not given, and an empty one by the rest of what is demanded of the field.',
    places: typed.map((of) => `${of}: currency without required`),
  },
]

export const alike: Alike[] = [
  ...alikePlans,
  {
    because: 'Before anything is typed nobody sells beside others, or ends before they begin.',
    places: ['isUntilInOrder', 'isAssociationFree'].map((rule) => `rule ${rule}: known before the payload`),
  },
  {
    because: 'A sum insured is positive: one that is there is there with one more.',
    places: ['sumInsuredMin', 'sumInsuredMax'].map((sum) => `rule hasSumInsured: context.${sum} 1`),
  },
  {
    because: 'A day that is not given is no day of the calendar either.',
    places: ['payload plan.associated: from without required', 'payload plan.dissociated: last without required'],
  },
]
