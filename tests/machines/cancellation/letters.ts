import type { Letter } from '../decisions/types.ts'
import { policy } from './policy.ts'

const others = { policy: { ...policy, facts: {} } }
const paid = (amount: number, date = '2026-03-08'): Letter => ({
  type: 'payment.recorded',
  payload: { amount, date, reference: 'RFD-1' },
})

/** What people send, one of each kind that is judged differently. */
export const letters: Record<string, Letter> = {
  approval: { type: 'request.approved', payload: {}, others },
  'approval with a note': { type: 'request.approved', payload: { note: 'Repaid indeed' }, others },
  rejection: { type: 'request.rejected', payload: { reason: 'Held as security' } },
  payment: paid(1000),
  'payment one short': { ...paid(999), lacks: 'hasMatchingAmount' },
  'payment one over': { ...paid(1001), lacks: 'hasMatchingAmount' },
  'payment on 7 March': paid(1000, '2026-03-07'),
  'payment on 9 March': paid(1000, '2026-03-09'),
  'payment on 10 March': {
    ...paid(1000, '2026-03-10'),
    lacksAt: { '2026-03-09T16:59:59.999Z': 'isDatedByToday' },
  },
}
