import type { Decisions } from '../decisions/types.ts'

/** The usual instant. */
export const at = '2026-03-09T03:00:00.000Z'

/** When half of the time is over, and all of it. */
export const halfTime = '2026-03-09T15:00:00.000Z'
export const due = '2026-03-10T03:00:00.000Z'

/** The same of the second of two instalments, of which the first is due by then. */
export const laterHalf = '2026-03-25T22:00:00.000Z'
export const later = '2026-04-10T17:00:00.000Z'

/** The last moment of the 9th in Jakarta, and the first of the 10th. */
export const lastOfDay = '2026-03-09T16:59:59.999Z'
export const midnight = '2026-03-09T17:00:00.000Z'

export const calendar: Decisions['calendar'] = {
  [at]: { today: '2026-03-09' },
  [lastOfDay]: { today: '2026-03-09' },
  [midnight]: { today: '2026-03-10' },
  [due]: { itself: due, today: '2026-03-10' },
  [halfTime]: { itself: halfTime, today: '2026-03-09' },
  [laterHalf]: { itself: laterHalf, today: '2026-03-26' },
  [later]: { itself: later, today: '2026-04-11' },
}
