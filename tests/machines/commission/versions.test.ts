import { expect, it } from 'vitest'
import { migrate } from '../../../machines/kernel/versions.ts'
import { commission } from '../../../machines/commission/commission.ts'
import { beginning, input } from './beginning.ts'

it.each([
  ['that nobody has paid', { paidAmount: 0, payment: null }, []],
  [
    'that was paid',
    { paidAmount: 1090, payment: { date: '2026-03-05', reference: 'PO-1' } },
    [{ date: '2026-03-05', reference: 'PO-1', amount: 1090 }],
  ],
])('a commission of version 1 %s goes on', (_, facts, payments) => {
  const { payments: _payments, ...known } = beginning
  const context = { ...input, ...known, ...facts }
  const before = {
    machine: 'commission',
    version: 1,
    revision: 3,
    snapshot: { value: 'approved', context, status: 'active' as const, deadlines: [] },
  }
  const { version, snapshot } = migrate(commission, before)
  expect([version, snapshot.context]).toEqual([2, { ...input, ...beginning, payments }])
})
