import { randomUUID } from 'node:crypto'
import type { Line } from '../../../machines/invoice/invoice.context.ts'
import type { Host } from '../../../src/server/context.ts'
import { insertRow, withContext } from '../support/case.ts'
import { enterEntries } from '../support/entries.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

const tables = { TRAIN: 'train_policies', BUS: 'bus_policies' } as const

/** To which trials apply receipts: open, and of so much that none of them is too much. */
const other = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0113'

/** Of each host one, once. */
const others = new WeakMap<Host, Promise<string>>()

let count = 0

/** Of the broker, with policies and a code of its own: a policy is in one invoice. */
export const insert: Insert = async (host, { broker, insurer, partner }, by, record) => {
  const own = { broker_id: broker, insurer_id: insurer, partner_id: partner, status: 'unpaid' }
  const context = record.snapshot.context as unknown as { lines: Line[] }
  const lines = context.lines.map((line) => ({ ...line, id: randomUUID() }))
  const idsOf = (wanted: Line['kind']) => lines.flatMap(({ kind, id }) => (kind === wanted ? id : []))
  for (const { id, kind } of lines) await addNeeded(host.store, tables[kind as keyof typeof tables], id, own)
  const code = `PAY-TEST-${++count}`
  const parties = { broker, partner }
  const addOther = () => {
    const open = {
      ...record,
      snapshot: { ...record.snapshot, value: 'created', status: 'active' as const, deadlines: [] },
    }
    const policies = { trainPolicies: [], busPolicies: [], lines: [] }
    const due = { code: 'PAY-TEST-0', total: 1_000_000, rest: 1_000_000, payment: null, link: null }
    return insertRow(host, 'invoice', by, withContext(open, { parties, ...policies, ...due }), { id: other })
  }
  if (!others.has(host)) others.set(host, addOther())
  await others.get(host)
  const id = await insertRow(
    host,
    'invoice',
    by,
    withContext(record, { parties, code, lines, trainPolicies: idsOf('TRAIN'), busPolicies: idsOf('BUS') }),
  )
  // As its beginning has booked it.
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  await enterEntries(host.store, host.clock(), {
    broker_id: broker,
    partner_id: partner,
    area: 'invoice',
    case_id: id,
    kind: 'INVOICE',
    lines: [
      { account: 'RECEIVABLE', holder: partner, amount: total },
      { account: 'INSURER_PAYABLE', holder: insurer, amount: -total },
    ],
    amount: total,
    valued_on: host.clock(),
    reference: code,
    subject: code,
  })
  return id
}
