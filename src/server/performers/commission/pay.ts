import { codeOf } from '../../../../machines/kit/number.ts'
import { beginAsHost } from '../../cases/beginAsHost.ts'
import { placeOf } from '../../cases/place.ts'
import type { Host } from '../../context.ts'
import type { Performed, Performer } from '../../performer.ts'
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
      const { changed: payeeChanged, ...payeeAccount } = account
      const ids = held.filter((one) => one.payee === payee).map(({ id }) => id)
      const begun = await beginAsHost(host, placeOf(host, 'payout'), {
        of: `commission ${ids[0]}`,
        as: at,
        by,
        input: (id) => ({
          kind: 'COMMISSION',
          reason: name,
          payee: payeeAccount,
          payeeChanged,
          code: codeOf('OUT', id, at),
          fourEyesFrom: host.config.payoutFourEyesFrom,
          payeeName: name.slice(0, 200),
          amount: leaves,
          currency,
          holder: payee,
          parties: { broker, insurer: null, partner: payee },
          count: ids.length,
          sums: { commission, ppn, pph23, carried },
        }),
      })
      if (begun.outcome === 'refused') return { refused: begun.reasons }
      if (begun.outcome !== 'begun') throw new Error(`The payout to ${name} was begun meanwhile`)
      await query(asked, [ids, begun.id, at])
    }
    return {}
  })
