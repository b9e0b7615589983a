import { randomUUID } from 'node:crypto'
import {
  type InsurerCommissionContext,
  standing,
} from '../../../machines/insurerCommission/insurerCommission.context.ts'
import { netOf } from '../../../machines/kit/sums.ts'
import { insertRow, withContext } from '../support/case.ts'
import { enterEntries } from '../support/entries.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

let count = 0

/** Of the insurer, with a payment of its own that has brought it, and what its beginning and its receipts have booked. */
export const insert: Insert = async (host, { broker, insurer }, by, record) => {
  const payout = randomUUID()
  await addNeeded(host.store, 'payouts', payout, { broker_id: broker, insurer_id: insurer, kind: 'INSURER' })
  const code = `CLM-TEST-${++count}`
  const known = withContext(record, { parties: { broker, insurer }, payout, code })
  const id = await insertRow(host, 'insurer_commission', by, known)
  const context = known.snapshot.context as unknown as InsurerCommissionContext
  const booked = [
    {
      kind: 'INSURER_COMMISSION',
      account: 'COMMISSION_RECEIVABLE',
      other: 'COMMISSION_INCOME',
      amount: netOf(context),
    },
    ...standing(context).map(({ amount }) => ({
      kind: 'RECEIPT',
      account: 'CASH',
      other: 'COMMISSION_RECEIVABLE',
      amount,
    })),
  ]
  const holders: Record<string, string> = { COMMISSION_RECEIVABLE: insurer }
  for (const [index, { kind, account, other, amount }] of booked.entries())
    await enterEntries(host.store, host.clock(), {
      broker_id: broker,
      insurer_id: insurer,
      area: 'insurer_commission',
      case_id: id,
      number: index + 1,
      kind,
      amount,
      valued_on: host.clock(),
      reference: code,
      subject: code,
      lines: [
        { account, holder: holders[account] ?? broker, amount },
        { account: other, holder: holders[other] ?? broker, amount: -amount },
      ],
    })
  return id
}
