import type { Alike } from '../decisions/types.ts'

/** What nobody could notice of a cancellation if it were otherwise. */
export const alike: Alike[] = [
  {
    because: 'A beginning is judged once all of it is typed.',
    places: ['mayRequest', 'isSubmitterOfPolicy', 'isPolicyActive'].map(
      (rule) => `rule ${rule}: open until the payload`,
    ),
  },
  {
    because: 'A day that is not there yet lies before every last day.',
    places: ['rule isDatedByToday: known before the payload'],
  },
]
