import { describe, expect, it } from 'vitest'
import { disbursement } from '../../machines/disbursement/disbursement.ts'
import { payout } from '../../machines/payout/payout.ts'

const requested = { userId: 'a', by: 'Ayu', at: '2026-03-09T03:00:00.000Z' }
const lifecycles = [
  [disbursement, 'claimDisbursement:aside.accountChanged'],
  [payout, 'payoutRequest:aside.accountChanged'],
] as const

describe.each(lifecycles.map(([lifecycle, warning]) => ({ lifecycle, warning })))(
  'whoever lets the money of a $lifecycle.id go is warned of an account',
  ({ lifecycle, warning }) => {
    const told = (changedAt: string, more: object = {}) => {
      const payeeChanged = { userId: 'd', by: 'Dewi', at: changedAt }
      const open = { requested, payeeChanged, payment: null, closing: null, returned: null }
      return lifecycle.aside!({ ...open, ...more })
    }

    it.each([
      ['that was said with the request', requested.at, null],
      ['that was changed since', '2026-03-20T03:00:00.000Z', warning],
      ['that was changed less than 72 hours before', '2026-03-06T03:00:00.001Z', warning],
      ['that was changed 72 hours before', '2026-03-06T03:00:00.000Z', null],
    ])('%s', (_, changedAt, expected) => expect(told(changedAt)).toBe(expected))

    it.each(['payment', 'closing'])('no more when there is a %s', (end) =>
      expect(told('2026-03-20T03:00:00.000Z', { [end]: {} })).toBeNull(),
    )
  },
)
