import { randomUUID } from 'node:crypto'
import type { Line } from '../../../machines/invoice/invoice.context.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

const tables = { TRAIN: 'train_policies', BUS: 'bus_policies' } as const

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
  return insertRow(
    host,
    'invoice',
    by,
    withContext(record, { parties, code, lines, trainPolicies: idsOf('TRAIN'), busPolicies: idsOf('BUS') }),
  )
}
