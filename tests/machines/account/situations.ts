import type { Situation } from '../decisions/types.ts'

const accepted = { acceptedAt: '2026-03-01T03:00:00.000Z' }
const midnight = '2026-03-09T17:00:00.000Z'

export const situations: Record<string, Situation> = {
  invited: { state: 'invited' },
  'invited, and it is the next day': { state: 'invited', at: midnight },
  active: { state: 'active', facts: accepted },
  'active, and it is the next day': { state: 'active', facts: accepted, at: midnight },
  'locked for good': { state: 'forGood', facts: { ...accepted, lock: { reason: 'On leave', until: null } } },
  'locked until a day': { state: 'forTime', facts: { ...accepted, lock: { reason: 'On leave', until: '2026-03-15' } } },
  closed: { state: 'closed', facts: accepted },
}
