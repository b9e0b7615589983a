import type { Start } from '../../../../machines/payout/payout.context.ts'
import { days } from '../../../../machines/kit/days.ts'
import { dayOf } from '../calendar.ts'
import type { Sql } from '../../store/store.ts'
import type { Walk, Wanted } from './wanted.ts'

/** So long after a month its premiums have gone on to their insurers. */
const daysAfter = 9

/** What months that are over have brought for an insurer, the oldest first; `late` of four months ago at most. */
const dues = `
  select broker_id as broker, insurer_id as insurer, currency, insurer_name as name, first::text as first, last::text as last,
    first >= date_trunc('month', $1::date) - interval '4 months' as late, count(*)::int as count, sum(gross)::float8 as gross,
    sum(net)::float8 as net, coalesce(sum(commission) filter (where is_net_off), 0)::float8 as commission,
    coalesce(sum(ppn) filter (where is_net_off), 0)::float8 as ppn, coalesce(sum(pph23) filter (where is_net_off), 0)::float8 as pph23
  from remittances cross join lateral (
    select date_trunc('month', paid_on)::date as first, (date_trunc('month', paid_on) + interval '1 month - 1 day')::date as last
  ) month
  where last + ${daysAfter} < $1::date
  group by broker_id, insurer_id, currency, insurer_name, first, last having sum(net) > 0
  order by first, broker_id, insurer_name, currency`

interface Due {
  broker: string
  insurer: string
  currency: string
  name: string
  first: string
  last: string
  late: boolean
  count: number
  gross: number
  net: number
  commission: number
  ppn: number
  pph23: number
}

/** How payments of late have come out; those of before are all paid. */
const walks: readonly Walk[] = ['paid', 'returned', 'paid']

const account = { bank: 'Bank Merapi', accountNumber: '1402003344' }

/** The payments of premiums to insurers, month by month. */
export const insurersIn = async (sql: Sql, now: number): Promise<(Wanted & { walk: Walk })[]> => {
  const found = await sql.query<Due>(dues, [dayOf(now)])
  return found.map(
    ({ broker, insurer, currency, name, first, last, late, count, gross, net, commission, ppn, pph23 }, index) => {
      const input: Omit<
        Start,
        'code' | 'fourEyesFrom' | 'invoice' | 'feeKind' | 'trainPolicy' | 'busPolicy' | 'creditLife' | 'source'
      > = {
        kind: 'INSURER',
        reason: [name, first, last].join(' '),
        payee: { ...account, accountName: name.slice(0, 120) },
        payeeName: name,
        amount: net,
        currency,
        holder: insurer,
        parties: { broker, insurer, partner: null },
        count,
        sums: { gross, commission, ppn, pph23, carried: null },
        payeeChanged: null,
      }
      return {
        broker,
        input,
        until: Date.parse(last) + days(daysAfter - 2),
        walk: late ? walks[index % walks.length]! : 'paid',
      }
    },
  )
}
