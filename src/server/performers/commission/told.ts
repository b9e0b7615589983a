import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import type { PayoutContext } from '../../../../machines/payout/payout.context.ts'
import type { Followers } from '../../context.ts'
import { system } from '../../store/store.ts'

/** What its commissions hear of what happens to a payout. */
const heard: Readonly<Record<string, { type: string; on: string }>> = {
  'transfer.settled': { type: 'commission.paid', on: 'settledAt' },
  'transfer.returned': { type: 'payment.returned', on: 'returnedAt' },
}

const parts = 'select commission, amount::float8 as amount from commission_payments where payout = $1'

/** Commissions are paid with their payout, each as much as was asked for, and owed again where the bank sends it back. */
export const tellCommissions: Followers[string] = async ({ store }, { id, step: { entry, record } }) => {
  const told = heard[entry.event.type]
  const { kind, code: reference } = record.snapshot.context as unknown as PayoutContext
  if (!told || kind !== 'COMMISSION') return null
  const event = { type: told.type, date: jakartaDay(String(entry.event[told.on])), reference }
  const paid = await store.run<{ commission: string; amount: number }>(system, parts, [id])
  return {
    area: 'commission',
    events: new Map(paid.map(({ commission, amount }) => [commission, { ...event, amount }])),
  }
}
