import { faker } from '@faker-js/faker/locale/id_ID'
import type { CommissionContext } from '../../../../machines/commission/commission.context.ts'
import { partsIn, type Premium, startsOf } from '../../../../machines/commission/commission.premium.ts'
import { clawedBack } from '../../../../machines/commission/commission.shares.ts'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import type { Context } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import type { Sql } from '../../store/store.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'
import { paidOut } from './payouts.ts'

type Walk = 'accrued' | 'requested' | 'approved' | 'rejected' | 'paid'

/** How far the commissions of the demo have come. */
const walks: readonly Walk[] = ['paid', 'approved', 'requested', 'accrued', 'paid', 'requested', 'approved', 'rejected']

/** So many of the oldest premiums of journeys have gone back, all of them. */
const returned = 3

/** Above it another person approves, in rupiah. */
const fourEyesFrom = 10_000_000

interface Movement {
  id: string
  premium: boolean
  policy: string
  at: string
  back: number
  paid_on: string
  policyNumber: string
}

/** Of the rows of premiums whatever has brought commission or taken it back, a policy's in order. */
const movements = `
  select id, gross > 0 as premium, coalesce(quotation, train_policy, bus_policy)::text as policy, created_at as at,
    (-commission)::float8 as back, paid_on::text as paid_on, policy_number as "policyNumber"
  from remittances where commission <> 0 order by created_at, policy_number, kind, gross`

const instant = (time: number): string => new Date(time).toISOString()

const contextOf = ({ record }: Life) => record.snapshot.context as unknown as CommissionContext

/** Gives back all of a premium some days after it was paid. */
const giveBack = `
  select keep_premium(jsonb_populate_record(null::remittances, to_jsonb(r) || jsonb_build_object(
    'kind', 'REFUND', 'gross', -r.gross, 'source', 'demo refund ' || r.source, 'created_at', r.created_at + interval '3 days',
    'paid_on', r.paid_on + 3)), null)
  from (
    select p.*, row_number() over (order by p.created_at, p.policy_number) as place from remittances p
    where p.kind = 'PREMIUM' and p.commission > 0 and p.quotation is null and p.created_at < $1
  ) r where place <= ${returned}`

/** What has gone back is not owed to the insurer any more. */
const bookBack = `
  insert into ledger_entries (
      created_at, updated_at, broker_id, insurer_id, currency, area, case_id, case_revision, number, lines, valued_on, kind, amount, reference, subject
    )
    select created_at, created_at, broker_id, insurer_id, currency, 'remittance', id::text, 0, 1, jsonb_build_array(
        jsonb_build_object('account', 'INSURER_PAYABLE', 'holder', insurer_id, 'amount', -gross),
        jsonb_build_object('account', 'CASH', 'holder', broker_id, 'amount', gross)
      ), paid_on, 'REFUND', gross, left(policy_number, 60), left(policy_number, 60)
    from remittances where source like 'demo refund %'`

interface Brought {
  premium: Premium
  refunds: Movement[]
}

const broughtBy = async (sql: Sql): Promise<Brought[]> => {
  const rows = await sql.query<Movement>(movements, [])
  const ids = rows.filter(({ premium }) => premium).map(({ id }) => id)
  const found = await sql.query<{ premium: Premium }>('select commission_premiums($1) as premium', [ids])
  const read = new Map(found.map(({ premium }) => [premium.id, premium]))
  const brought: Brought[] = []
  const last = new Map<string, Brought>()
  for (const row of rows) {
    if (!row.premium) {
      last.get(row.policy)?.refunds.push(row)
      continue
    }
    const premium = read.get(row.id)
    if (!premium) continue
    const one = { premium, refunds: [] }
    last.set(row.policy, one)
    brought.push(one)
  }
  return brought
}

export const book = (past: Past): Book => {
  const { lifecycle, people, now } = past
  /** Approved, and to be paid out. */
  const due: Life[] = []
  const begin = (start: ReturnType<typeof startsOf>[number], at: string): Life => {
    const input = { ...start, code: codeOf('COM', faker.string.uuid(), at) } as unknown as Context
    return begun(lifecycle, input, { by: systemActor, at }, { payout: null, asked: null })
  }

  /** What people do with one in the days after it has accrued, as far as these are over by now. */
  const walk = (life: Life, index: number, from: number): void => {
    const wanted = walks[index % walks.length]!
    const latest = from + days(9)
    if (wanted === 'accrued' || latest > now) return
    const { broker } = contextOf(life).parties
    const [by, approver] = (['brokerFinance', 'brokerApprover'] as const).map((role) =>
      faker.helpers.arrayElement(people.staff(broker, role)),
    )
    const gaps = [0, faker.number.int({ min: 2, max: 40 })].map(hours)
    const [requestedAt, decidedAt] = layOut(gaps, [hours(1), hours(2)], latest - days(1)) as [number, number]
    send(life, { type: 'commission.requested', by: by!, at: instant(requestedAt) })
    if (wanted === 'requested') return
    const decided = { by: approver!, at: instant(decidedAt) }
    if (wanted === 'rejected') {
      send(life, { type: 'commission.rejected', reason: 'The policy was sold by somebody else', ...decided })
      return
    }
    send(life, { type: 'commission.approved', ...decided })
    if (wanted === 'paid') due.push(life)
  }

  const livesOf = ({ premium, refunds }: Brought, index: number): Life[] => {
    const at = new Date(premium.at).toISOString()
    const starts = startsOf(premium, fourEyesFrom)
    const sums = refunds.map(({ back }) => back)
    const back = clawedBack(partsIn(premium.whole, starts), sums)
    return starts.map((start, seat) => {
      const life = begin(start, at)
      // Of what goes back people have let alone what there was.
      if (refunds.length === 0) walk(life, index + seat, Date.parse(at))
      refunds.forEach((refund, which) => {
        const amount = back[which]![start.role === 'SELLER' ? 'seller' : 'referrer']
        const told = { date: refund.paid_on, reference: refund.policyNumber }
        if (amount > 0)
          send(life, {
            type: 'commission.clawedBack',
            amount,
            ...told,
            by: systemActor,
            at: new Date(refund.at).toISOString(),
          })
      })
      return life
    })
  }

  return {
    count: 0,
    lives: () => [],
    after: async (sql) => {
      await sql.query(giveBack, [instant(now - days(4))])
      await sql.query(bookBack)
      const lives = (await broughtBy(sql)).flatMap(livesOf)
      const { payouts, parts } = await paidOut(sql, past, due)
      return [
        { area: 'payout', lives: payouts },
        { area: 'commission', lives },
        { table: 'commission_payments', rows: parts },
      ]
    },
  }
}
