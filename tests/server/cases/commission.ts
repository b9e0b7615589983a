import { randomUUID } from 'node:crypto'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

let count = 0

/** Of the partner, with a premium of its own that has brought it. */
export const insert: Insert = async (host, { broker, insurer, partner }, by, record) => {
  const remittance = randomUUID()
  await addNeeded(host.store, 'remittances', remittance, {
    broker_id: broker,
    insurer_id: insurer,
    commission: '0',
    status: 'UNREMITTED',
  })
  const code = `COM-TEST-${++count}`
  return insertRow(host, 'commission', by, withContext(record, { parties: { broker, partner }, remittance, code }))
}
