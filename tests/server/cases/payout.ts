import { decisions as invoices } from '../../machines/invoice/decisions.ts'
import { recordOf } from '../../machines/decisions/situations.ts'
import { insertRow, withContext } from '../support/case.ts'
import { insert as insertInvoice } from './invoice.ts'
import type { Insert } from './types.ts'

let count = 0

/** With the invoice whose money goes back, which holds it or has sent it, where it is a refund. */
export const insert: Insert = async (host, parties, by, record) => {
  const { kind, amount, payment } = record.snapshot.context as unknown as {
    kind: string
    amount: number
    payment: object | null
  }
  const code = `OUT-TEST-${++count}`
  const own = {
    code,
    parties: { broker: parties.broker, insurer: null, partner: kind === 'REFUND' ? parties.partner : null },
  }
  if (kind !== 'REFUND') return insertRow(host, 'payout', by, withContext(record, own))
  const paid = recordOf(
    invoices,
    Object.values(invoices.situations).find(({ state }) => state === 'paid')!,
  )
  const held = payment
    ? { unapplied: 0, refunded: amount, refunds: [] }
    : { unapplied: amount, refunded: 0, refunds: [{ payout: code, amount }] }
  const invoice = await insertInvoice(host, parties, by, withContext(paid, held))
  return insertRow(host, 'payout', by, withContext(record, { ...own, invoice }))
}
