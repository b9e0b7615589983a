import { randomUUID } from 'node:crypto'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

let count = 0

/** Of the insurer, with a payment of its own that has brought it. */
export const insert: Insert = async (host, { broker, insurer }, by, record) => {
  const payout = randomUUID()
  await addNeeded(host.store, 'payouts', payout, { broker_id: broker, insurer_id: insurer, kind: 'INSURER' })
  const code = `CLM-TEST-${++count}`
  return insertRow(host, 'insurer_commission', by, withContext(record, { parties: { broker, insurer }, payout, code }))
}
