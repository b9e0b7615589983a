import { expect, it } from 'vitest'
import { migrate } from '../../../machines/kernel/versions.ts'
import { invoice } from '../../../machines/invoice/invoice.ts'
import { beginning, input } from './beginning.ts'

const refund = { reference: 'PAY-1-R1', amount: 500, approved: null as object | null }

/** A paid invoice of version 1 as that kept it. */
const before = (facts: object) => {
  const { refunds: _refunds, plan: _plan, ...known } = beginning
  const { instalments: _instalments, intervalMonths: _intervalMonths, ...asked } = input
  const context = { ...asked, ...known, refunded: 100, ...facts }
  return {
    machine: 'invoice',
    version: 1,
    revision: 3,
    snapshot: { value: 'paid', context, status: 'active' as const, deadlines: [] },
  }
}

it.each([
  ['without a refund', { refund: null, unapplied: 500 }, { refunded: 100, unapplied: 500 }],
  ['with a refund that was asked for', { refund, unapplied: 500 }, { refunded: 100, unapplied: 500 }],
  ['with a refund on its way', { refund: { ...refund, approved: {} }, unapplied: 0 }, { refunded: 600, unapplied: 0 }],
])('an invoice of version 1 %s goes on', (_, facts, sums) => {
  const { version, snapshot } = migrate(invoice, before(facts))
  expect([version, snapshot.context]).toEqual([3, { ...input, ...beginning, refunds: [], ...sums }])
})
