import type { Alike } from '../decisions/types.ts'

/** What nobody could notice of a commission if it were otherwise. */
export const alike: Alike[] = [
  {
    because: 'What goes back is offered to nobody, and judged when the host says it.',
    places: ['isWithinCommission', 'isAllOfIt'].map((rule) => `rule ${rule}: known before the payload`),
  },
]
