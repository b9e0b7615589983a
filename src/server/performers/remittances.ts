import type { KeptAccount } from '../../../machines/kit/outgoing.ts'
import { everyOne } from '../../areas/finance/ofFinance.ts'
import type { Host } from '../context.ts'
import type { Performed, Performer } from '../performer.ts'
import { beginPayout } from './payouts.ts'

interface Premium {
  id: string
  insurer: string
  name: string
  currency: string
  gross: number
  commission: number
  ppn: number
  pph23: number
  net: number
}

/** Those of head offices alone where that is 'true', else all (C087, V067). */
const wanted = `
  select id, insurer_id as insurer, insurer_name as name, currency, gross::float8 as gross, net::float8 as net,
    case when is_net_off then commission else 0 end::float8 as commission,
    case when is_net_off then ppn else 0 end::float8 as ppn, case when is_net_off then pph23 else 0 end::float8 as pph23
  from remittances
  where broker_id = $1 and status = 'UNREMITTED' and ($2 = '${everyOne}' or insurer_code = $2) and ($3 <> 'true' or head_office)
    and ($4::uuid is null or branch = $4) and ($5::date is null or paid_on >= $5) and ($6::date is null or paid_on <= $6)
  order by insurer_code, currency, id for update`

/** Where an insurer takes what is not for one branch alone, and who has last changed that account. */
const accounts = `
  select b.bank, b.account_number as "accountNumber", b.account_name as "accountName", account_changed('insurer_branch', b.id) as changed
  from insurer_branches b
  where b.broker_id = $1 and (b.id = $2::uuid or $2 is null and b.head_office and insurer_house(b.insurer) = $3)
  order by b.code limit 1`

const taken = `
  update remittances set status = 'REQUESTED', payout = $2, updated_at = $3, revision = revision + 1 where id = any($1::uuid[])`

const sumOf = (premiums: readonly Premium[], of: 'gross' | 'commission' | 'ppn' | 'pph23' | 'net'): number =>
  premiums.reduce((sum, premium) => sum + premium[of], 0)

/** By insurer and currency, each of which is one payment. */
const divided = (premiums: readonly Premium[]): Premium[][] => {
  const keyOf = ({ insurer, currency }: Premium) => `${insurer} ${currency}`
  return [...new Set(premiums.map(keyOf))].map((key) => premiums.filter((one) => keyOf(one) === key))
}

/** Asks for the payment of what is due to insurers, as it was summed up before: one payment each, of premiums that are in no other. What is less than nothing waits for more. */
const request: Performer<Host> = ({ sql, by, at, input, within }): Promise<Performed> =>
  within(async (host): Promise<Performed> => {
    const { insurerCode, headOffice, branch = null, expectedCount, expectedNet } = input
    const [from, to] = [input['from'] ?? null, input['to'] ?? null] as (string | null)[]
    const broker = by.organisation.id
    const found = await sql.query<Premium>(wanted, [broker, insurerCode, headOffice, branch, from, to])
    const difference = { count: found.length - Number(expectedCount), net: sumOf(found, 'net') - Number(expectedNet) }
    if (difference.count !== 0 || difference.net !== 0) return { against: { isAsSummed: difference } }
    const payable = divided(found).filter((premiums) => sumOf(premiums, 'net') > 0)
    if (payable.length === 0) return { against: { isAnythingDue: {} } }
    for (const premiums of payable) {
      const [{ insurer, name, currency, id: first }] = premiums as [Premium]
      const [account] = await sql.query<KeptAccount>(accounts, [broker, branch, insurer])
      if (!account) return { against: { hasAccount: { insurer: name } } }
      const begun = await beginPayout(host, {
        of: `remittance ${first}`,
        at,
        by,
        name,
        account,
        input: {
          kind: 'INSURER',
          reason: [name, from, to].filter((part) => part !== null).join(' '),
          amount: sumOf(premiums, 'net'),
          currency,
          holder: insurer,
          parties: { broker, insurer, partner: null },
          count: premiums.length,
          sums: {
            gross: sumOf(premiums, 'gross'),
            commission: sumOf(premiums, 'commission'),
            ppn: sumOf(premiums, 'ppn'),
            pph23: sumOf(premiums, 'pph23'),
          },
        },
      })
      if ('refused' in begun) return begun
      await sql.query(taken, [`{${premiums.map(({ id }) => id).join()}}`, begun.id, at])
    }
    return {}
  })

export const remittance = { request }
