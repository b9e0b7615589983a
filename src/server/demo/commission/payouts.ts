import { balanceOf, type CommissionContext } from '../../../../machines/commission/commission.context.ts'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import { days } from '../../../../machines/kit/days.ts'
import type { Payee } from '../../../../machines/kit/gateway.ts'
import { payout } from '../../../../machines/payout/payout.ts'
import type { Sql } from '../../store/store.ts'
import { type Life, type Past, send } from '../chronicle.ts'
import type { Row } from '../insertRows.ts'
import { lifeOf, payoutOf, type Walk } from '../payout/book.ts'

/** How far the payouts have come, the oldest first. */
const walks: readonly Walk[] = ['paid', 'paid', 'failed', 'approved', 'asked', 'rejected', 'paid', 'cancelled']

/** What the payments of a payout are after all that, where they are not asked for still. */
const ended: Partial<Record<Walk, string>> = { paid: 'PAID', rejected: 'ENDED', cancelled: 'ENDED' }

/** Commissions of one payout at most. */
const most = 3

const contextOf = ({ record }: Life) => record.snapshot.context as unknown as CommissionContext
const approvedAt = ({ entries }: Life): number => Date.parse(entries.at(-1)!.at)

/** By payee and currency, some at a time, as they were approved. */
const divided = (due: readonly Life[]): Life[][] => {
  const keyOf = (life: Life) => {
    const { parties, currency } = contextOf(life)
    return `${parties.broker} ${parties.partner} ${currency}`
  }
  const inOrder = due.toSorted((one, other) => approvedAt(one) - approvedAt(other))
  return [...new Set(due.map(keyOf))].flatMap((key) => {
    const lives = inOrder.filter((life) => keyOf(life) === key)
    return Array.from({ length: Math.ceil(lives.length / most) }, (_, index) =>
      lives.slice(index * most, (index + 1) * most),
    )
  })
}

const sumOf = (lives: readonly Life[], of: (context: CommissionContext) => number): number =>
  lives.reduce((sum, life) => sum + of(contextOf(life)), 0)

/** Payouts of commissions that are approved, and what each is made of; the commissions know of them. */
export const paidOut = async (
  sql: Sql,
  past: Past,
  due: readonly Life[],
): Promise<{ payouts: Life[]; parts: Row[] }> => {
  const payouts: Life[] = []
  const parts: Row[] = []
  for (const lives of divided(due)) {
    const { parties, payee: name, currency } = contextOf(lives[0]!)
    const { broker, partner } = parties
    const until = approvedAt(lives.at(-1)!) + days(10)
    const [known] = await sql.query<{ payee: Payee | null }>("select payee_account($1, $2) - 'changed' as payee", [
      broker,
      partner,
    ])
    if (!known?.payee || until > past.now) continue
    const walk = walks[payouts.length % walks.length]!
    const input = {
      kind: 'COMMISSION',
      reason: name,
      payee: known.payee,
      payeeName: name,
      amount: sumOf(lives, balanceOf),
      currency,
      holder: partner,
      parties: { broker, insurer: null, partner },
      count: lives.length,
      sums: {
        commission: sumOf(lives, ({ commission }) => commission),
        ppn: sumOf(lives, ({ ppn }) => ppn),
        pph23: sumOf(lives, ({ pph23 }) => pph23),
        carried: 0,
      },
    }
    const made = lifeOf({ ...past, lifecycle: payout }, { broker, input, until }, walk)
    payouts.push(made)
    const { code: reference, payment } = payoutOf(made)
    const status = ended[walk] ?? 'OPEN'
    const [first, last] = [made.entries[0]!.at, made.entries.at(-1)!.at]
    for (const life of lives) {
      const context = contextOf(life)
      const amount = balanceOf(context)
      parts.push({
        created_at: first,
        updated_at: last,
        broker_id: broker,
        insurer_id: null,
        partner_id: partner,
        currency,
        payout: made.id,
        commission: life.id,
        commission_number: context.code,
        policy_number: context.policyNumber,
        product_name: context.product_name,
        customer_name: context.customer_name,
        amount,
        status,
      })
      if (payment)
        send(life, { type: 'commission.paid', date: payment.date, reference, amount, by: systemActor, at: last })
      if (status !== 'ENDED') life.fields = { payout: made.id, asked: status === 'OPEN' ? amount : null }
    }
  }
  return { payouts, parts }
}
