import type { KeptAccount } from '../../../../machines/kit/outgoing.ts'
import { everyOne } from '../../../areas/finance/ofFinance.ts'
import type { Payable } from '../../../shared/endpoints/answers/commission.ts'
import type { Query } from '../../performer.ts'

/**
 * Commission that a house owes or is owed: approved and not paid, or paid otherwise than is left of it. What is asked for already
 * is in its payout until that is over, and what changes of it meanwhile is carried on.
 */
const open = `
  from commissions c
  where c.broker_id = $1 and c.status in ('APPROVED', 'PAID', 'REVERSED') and c.balance <> 0 and c.asked is null`

const held = `
  select c.id, c.partner_id as payee ${open} and ($2 = '${everyOne}' or c.partner_id::text = $2) and c.currency = $3
  order by c.id for update`

export interface Held {
  id: string
  payee: string
}

/** Of one payee or all, in a currency: nobody else asks for it until the transaction is over. */
export const holdPayable = (query: Query, broker: string, payee: string, currency: string): Promise<Held[]> =>
  query<Held>(held, [broker, payee, currency])

/** Where a payee takes money; null where their broker knows no account of theirs. */
export const accountOf = async (query: Query, broker: string, payee: string): Promise<KeptAccount | null> =>
  (await query<{ account: KeptAccount | null }>('select payee_account($1, $2) as account', [broker, payee]))[0]!.account

const isFirst = 'filter (where c.paid_amount = 0)'
const sum = (field: string, filter: string) => `coalesce(sum(c.${field}) ${filter}, 0)::float8`

const summed = (among: string) => `
  select c.partner_id as payee, min(c.payee) as name, c.currency, count(*)::int as count, ${sum('commission', isFirst)} as commission,
    ${sum('ppn', isFirst)} as ppn, ${sum('pph23', isFirst)} as pph23, ${sum('net', isFirst)} as net,
    ${sum('balance', 'filter (where c.paid_amount <> 0)')} as carried, sum(c.balance)::float8 as leaves
  ${open} ${among}
  group by c.partner_id, c.currency order by name, c.partner_id, c.currency`

/** What it comes to by payee and currency; of what is held, of that alone. */
export const payableOf = (query: Query, broker: string, among?: readonly Held[]): Promise<Payable[]> =>
  query<Payable>(
    summed(among ? 'and c.id = any($2::uuid[])' : ''),
    among ? [broker, among.map(({ id }) => id)] : [broker],
  )
