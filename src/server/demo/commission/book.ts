import { faker } from '@faker-js/faker/locale/id_ID'
import type { CommissionContext } from '../../../../machines/commission/commission.context.ts'
import { partsIn, type Premium, startsOf } from '../../../../machines/commission/commission.premium.ts'
import { clawedBack } from '../../../../machines/commission/commission.shares.ts'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import type { Context } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import type { Sql } from '../../store/store.ts'
import { hours } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'

type Walk = 'accrued' | 'requested' | 'approved' | 'rejected'

/** How far the commissions of the demo have come; none is paid, since nothing has left by the gateway. */
const walks: readonly Walk[] = ['approved', 'requested', 'accrued', 'approved', 'requested', 'approved', 'rejected']

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

export const book = ({ lifecycle, people, now }: Past): Book => {
  const begin = (start: ReturnType<typeof startsOf>[number], at: string): Life => {
    const input = { ...start, code: codeOf('COM', faker.string.uuid(), at) } as unknown as Context
    return begun(lifecycle, input, { by: systemActor, at })
  }

  /** What people do with one, as far as it has come by now, and by when that is done. */
  const walk = (life: Life, index: number, from: number): void => {
    const wanted = walks[index % walks.length]!
    const { broker } = (life.record.snapshot.context as unknown as CommissionContext).parties
    const [by, approver] = (['brokerFinance', 'brokerApprover'] as const).map((role) =>
      faker.helpers.arrayElement(people.staff(broker, role)),
    )
    const requestedAt = from + days(1) + hours(faker.number.int({ min: 1, max: 40 }))
    const decidedAt = requestedAt + hours(faker.number.int({ min: 2, max: 60 }))
    if (wanted === 'accrued' || requestedAt > now) return
    send(life, { type: 'commission.requested', by: by!, at: instant(requestedAt) })
    if (wanted === 'requested' || decidedAt > now) return
    const decided = { by: approver!, at: instant(decidedAt) }
    if (wanted === 'approved') send(life, { type: 'commission.approved', ...decided })
    else send(life, { type: 'commission.rejected', reason: 'The policy was sold by somebody else', ...decided })
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
    after: async (sql) => (await broughtBy(sql)).flatMap(livesOf),
  }
}
