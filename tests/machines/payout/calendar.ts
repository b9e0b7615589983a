import type { Decisions } from '../decisions/types.ts'

/** The usual instant. */
export const at = '2026-03-09T03:00:00.000Z'

/** The first moment of the 10th in Jakarta. */
export const midnight = '2026-03-09T17:00:00.000Z'

export const calendar: Decisions['calendar'] = {
  [at]: { today: '2026-03-09' },
  [midnight]: { today: '2026-03-10' },
}
