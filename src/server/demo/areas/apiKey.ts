import { fullName } from '../person.ts'
import type { Maker } from '../plainRows.ts'

const day = 86_400_000

/** What programs read. */
const read = ['bank.list', 'bank.detail', 'premiumBook.list', 'product.creditLife.policy.list']

/** One that waits to be generated, and one that is over: nobody knows a secret of either. */
export const apiKeyRows: Maker = (now, of) => {
  const permissions = of('access_permission')
    .filter((row) => read.includes(String(row['code'])))
    .map((row) => row['id'])
  const at = (days: number) => new Date(now + days * day).toISOString()
  if (permissions.length === 0) return []
  return [
    { name: 'Nightly report', days: 90, permissions, status: 'NEW' },
    {
      name: 'Data warehouse',
      days: 30,
      ranges: [{ range: '203.0.113.0/24' }],
      permissions,
      prefix: 'cvg_5d0c77e1',
      status: 'EXPIRED',
      made_by: fullName('female'),
      issued_at: at(-75),
      expires_at: at(-45),
      last_used_at: at(-46),
      last_used_from: '203.0.113.17',
    },
  ]
}
