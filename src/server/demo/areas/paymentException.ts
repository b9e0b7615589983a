import { days } from '../../../../machines/kit/days.ts'
import { fullName } from '../person.ts'
import type { Maker } from '../plainRows.ts'

const settled = (reference: string, receipt: string, amount: number) => ({
  reference,
  told: 'payment.settled',
  amount,
  detail: { notice: { type: 'payment.settled', data: { reference, receipt, amount, currency: 'IDR' } } },
})

/** One of each kind that finance meets most, of which some are still to be looked into. */
export const paymentExceptionRows: Maker = (now) => {
  const open = { status: 'OPEN', note: null, resolved_at: null, resolved_by: null }
  const resolved = (ago: number, note: string) => ({
    status: 'RESOLVED',
    note,
    resolved_at: new Date(now - days(ago)).toISOString(),
    resolved_by: fullName('female'),
  })
  return [
    { ...settled('INV-2026-000914-1', 'RCP-518203374410', 185_000), kind: 'NOT_TAKEN', ...open },
    { ...settled('INV-2026-000871-2', 'RCP-518198020117', 1_250_000), kind: 'UNCONFIRMED', ...open },
    {
      ...settled('INV-2026-000655-1', 'RCP-517240993806', 320_000),
      kind: 'OTHER_SUM',
      ...resolved(9, 'The webhook told the sum before the discount; the gateway has corrected it.'),
    },
    {
      ...settled('QA-TEST-7', 'RCP-516000000007', 10_000),
      kind: 'UNKNOWN_REFERENCE',
      ...resolved(21, 'A test of the gateway’s support; no money has come in.'),
    },
  ]
}
