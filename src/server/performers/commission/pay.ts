import type { Host } from '../../context.ts'
import type { Performed, Performer } from '../../performer.ts'
import { beginPayout } from '../payouts.ts'
import { accountOf, holdPayable, payableOf } from './payable.ts'

const asked = `
  with asked as (
    update commissions set payout = $2, asked = balance where id = any($1::uuid[]) returning *
  )
  insert into commission_payments (
      created_at, updated_at, broker_id, partner_id, currency, payout, commission, commission_number, policy_number, product_name, customer_name,
      amount, status
    )
    select $3, $3, broker_id, partner_id, currency, payout, id, code, policy_number, product_name, customer_name, asked, 'OPEN' from asked`

/** Asks for the payment of what payees are owed in a currency, as it was summed up before: one payout each, less what they owe. What is less than nothing waits for more. */
export const pay: Performer<Host> = ({ sql, by, at, input, within }): Promise<Performed> =>
  within(async (host): Promise<Performed> => {
    const { query } = sql
    const broker = by.organisation.id
    const [wanted, currency] = [String(input['payee']), String(input['currency'])]
    const held = await holdPayable(query, broker, wanted, currency)
    const payable = await payableOf(query, broker, held)
    const amount = payable.reduce((sum, { leaves }) => sum + leaves, 0) - Number(input['expectedAmount'])
    const count = held.length - Number(input['expectedCount'])
    if (count !== 0 || amount !== 0) return { against: { isAsSummed: { count, amount, currency } } }
    const owed = payable.filter(({ leaves }) => leaves > 0)
    if (owed.length === 0) return { against: { isAnythingOwed: {} } }
    for (const { payee, name, leaves, commission, ppn, pph23, carried } of owed) {
      const account = await accountOf(query, broker, payee)
      if (!account) return { against: { hasAccount: { payee: name } } }
      const ids = held.filter((one) => one.payee === payee).map(({ id }) => id)
      const begun = await beginPayout(host, {
        of: `commission ${ids[0]}`,
        at,
        by,
        name: name.slice(0, 200),
        account,
        input: {
          kind: 'COMMISSION',
          reason: name,
          amount: leaves,
          currency,
          holder: payee,
          parties: { broker, insurer: null, partner: payee },
          count: ids.length,
          sums: { commission, ppn, pph23, carried },
        },
      })
      if ('refused' in begun) return begun
      await query(asked, [ids, begun.id, at])
    }
    return {}
  })
