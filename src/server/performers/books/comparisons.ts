import type { AccountKind } from '../../../../machines/kit/ledger.ts'
import { snake } from '../../../shared/area/names.ts'
import type { Area } from '../../../shared/area/types.ts'
import { partyColumns } from '../../records/scope.ts'

/** What is one sum by two ways. */
export interface Compared {
  kind: string
  about: string
  currency: string
  expected: number
  found: number
}

/** By two ways what stands on each account of a kind: `cases` are holders, currencies and sums by the cases, as SQL. */
const standing = (account: AccountKind, cases: string): string => `
  select '${account}' as kind, coalesce(a.name, c.holder) as about, coalesce(a.currency, c.currency) as currency,
    coalesce(c.sum, 0)::float8 as expected, coalesce(a.posted, 0)::float8 as found
  from (select * from ledger_accounts where broker_id = $1 and kind = '${account}') a
  full join (select holder, currency, sum(sum) as sum from (${cases}) each group by 1, 2) c
    on a.id = ledger_account($1, '${account}', c.holder, c.currency)`

const openInvoices = `status in ('CREATED', 'WAITING_PAYMENT', 'PENDING')`
const debtor = 'coalesce(partner_id, broker_id)::text'

/** Each takes the broker whose books they are. */
export const comparisons = [
  `select 'BOOK' as kind, layer as about, currency, 0::float8 as expected, sum(amount)::float8 as found
    from ledger_lines where broker_id = $1 group by layer, currency`,
  `select 'ACCOUNT' as kind, a.name as about, a.currency, coalesce(l.sum, 0)::float8 as expected, (a.posted + a.pending)::float8 as found
    from ledger_accounts a left join (
      select account, sum(amount) as sum from ledger_lines where broker_id = $1 group by account
    ) l on l.account = a.id where a.broker_id = $1`,
  `select 'POOL' as kind, name as about, currency, least(posted + pending, 0)::float8 as expected, (posted + pending)::float8 as found
    from ledger_accounts where broker_id = $1 and kind = 'CLAIM_POOL'`,
  standing(
    'RECEIVABLE',
    `select ${debtor} as holder, currency, rest as sum from invoices where broker_id = $1 and ${openInvoices}`,
  ),
  standing(
    'UNAPPLIED',
    // From its approval on what goes back is owed to the payer, and for nothing no more.
    `select ${debtor} as holder, currency, -unapplied as sum from invoices where broker_id = $1
      union all
      select ${debtor}, currency, amount from payouts
      where broker_id = $1 and kind = 'REFUND' and status in ('APPROVED', 'SENT', 'FAILED')`,
  ),
  standing(
    'INSURER_PAYABLE',
    `select insurer_id::text as holder, currency, -gross as sum from remittances where broker_id = $1 and status <> 'REMITTED'
      union all
      select p.insurer_id::text, p.currency, -p.premium from invoices i join (
        select id, insurer_id, currency, premium from train_policies union all select id, insurer_id, currency, premium from bus_policies
      ) p on p.id = any(i.train_policies || i.bus_policies)
      where i.broker_id = $1 and ${openInvoices}`,
  ),
  standing(
    'COMMISSION_RECEIVABLE',
    'select insurer_id::text as holder, currency, outstanding as sum from insurer_commissions where broker_id = $1',
  ),
  standing(
    'COMMISSION_PAYABLE',
    'select partner_id::text as holder, currency, -balance as sum from commissions where broker_id = $1',
  ),
] as const

/** What is kept of an area's totals, and what its rows come to. */
export const totalsIn = (areas: readonly Area[]): string[] =>
  areas.flatMap((area) => {
    const column = partyColumns(area)[0]
    const [first] = area.list.summary ?? []
    if (!area.kept || column !== 'broker_id' || !first) return []
    return [
      `select 'TOTALS' as kind, '${area.id} ' || coalesce(k.status, r.status) as about, coalesce(k.currency, r.currency) as currency,
        coalesce(r.sum, 0)::float8 as expected, coalesce(k.sum, 0)::float8 as found
      from (
        select status, currency, sum(sums[1]) as sum from kept_totals
        where area = '${area.id}' and party = 'broker_id' and organisation = $1 group by 1, 2
      ) k full join (
        select status, currency, sum(${snake(first)}) as sum from ${area.table} where broker_id = $1 group by 1, 2
      ) r on (k.status, k.currency) = (r.status, r.currency)`,
    ]
  })
