import { faker } from '@faker-js/faker/locale/id_ID'
import {
  type InsurerCommissionContext,
  outstandingOf,
  type Start,
} from '../../../../machines/insurerCommission/insurerCommission.context.ts'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import type { Sql } from '../../store/store.ts'
import { dayOf, hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'
import { papersOf } from '../claim/papers.ts'

type Payment = Omit<Start, 'code' | 'paidOn' | 'parties'> & {
  broker: string
  insurer: string
  paidAt: string
  returnedAt: string | null
}

/** Payments that insurers have had, with what of their commission was not kept, in order. */
const payments = `
  select p.id as payout, p.broker_id as broker, p.insurer_id as insurer, p.currency, max(r.insurer_code) as "insurerCode",
    max(r.insurer_name) as "insurerName", count(*)::int as count, sum(r.commission)::float8 as commission, sum(r.ppn)::float8 as ppn,
    sum(r.pph23)::float8 as pph23, (p.commission + p.ppn - p.pph23)::float8 as netted, t.paid as "paidAt", t.returned as "returnedAt"
  from payouts p join remittances r on r.payout = p.id and not r.is_net_off cross join lateral (
    select min(at) filter (where entry = 'paid') as paid, max(at) filter (where entry = 'returned') as returned
    from timeline where area = 'payout' and case_id = p.id
  ) t
  where p.kind = 'INSURER' and t.paid is not null
  group by p.id, t.paid, t.returned having sum(r.commission + r.ppn - r.pph23) <> 0
  order by t.paid, p.number`

type Walk = 'received' | 'inTwo' | 'corrected' | 'part' | 'waived' | 'restWaived' | 'expected'

/** How far the claims of the demo have come, the latest of them and those of before. */
const latest: readonly Walk[] = ['expected', 'part', 'received']
const before: readonly Walk[] = ['received', 'received', 'inTwo', 'received', 'corrected', 'waived', 'restWaived']
const daysOfLatest = 150

const contextOf = ({ record }: Life) => record.snapshot.context as unknown as InsurerCommissionContext

export const book = ({ lifecycle, people, now }: Past, area: string): Book => {
  const houses = people.members.flatMap(({ id, kind }) =>
    kind === 'broker'
      ? people.members.flatMap((other) => (other.kind === 'insurer' ? [[id, other.id] as const] : []))
      : [],
  )
  const papers = papersOf(people, area, ['Bank statement.pdf'], houses)

  const lifeOf = (payment: Payment, index: number): Life => {
    const { broker, insurer, paidAt, returnedAt, ...found } = payment
    const [paid, returned] = [paidAt, returnedAt].map((at) => at && new Date(at).toISOString())
    const code = codeOf('CLM', faker.string.uuid(), paid!)
    const start: Start = { ...found, code, paidOn: dayOf(Date.parse(paid!)), parties: { broker, insurer } }
    const life = begun(lifecycle, start, { by: systemActor, at: paid! })
    if (returned) {
      send(life, { type: 'payment.returned', date: dayOf(Date.parse(returned)), by: systemActor, at: returned })
      return life
    }
    const isLate = Date.parse(paid!) > now - days(daysOfLatest)
    walk(life, isLate ? latest[index % latest.length]! : before[index % before.length]!, Date.parse(paid!))
    return life
  }

  /** What people do with one in the weeks after the payment. */
  const walk = (life: Life, wanted: Walk, from: number): void => {
    const { broker, insurer } = contextOf(life).parties
    const by = faker.helpers.arrayElement(people.staff(broker, 'brokerFinance'))
    const [approver] = people.staff(broker, 'brokerApprover')
    const gaps = [0, 30, 50].map(hours)
    const lags = gaps.map(() => hours(faker.number.float({ min: 0, max: 1 })))
    const times = layOut(gaps, lags, Math.min(from + days(17), now))
    const [first, second, third] = times.map((time) => new Date(time).toISOString()) as [string, string, string]
    const act = (type: string, at: string, payload: object, who: Actor = by) =>
      send(life, { type, ...payload, by: who, at })
    const [proof] = papers.of([broker, insurer])
    const receive = (share: number, at: string) =>
      act('receipt.recorded', at, {
        amount: Math.ceil(outstandingOf(contextOf(life)) * share),
        date: dayOf(Date.parse(at)),
        reference: `TRF${faker.string.numeric(10)}`,
        fileId: proof!.id,
        name: proof!.name,
      })
    const waive = (at: string) =>
      act('commission.waived', at, { reason: 'Settled with the insurer in another account' }, approver)
    switch (wanted) {
      case 'expected':
        return
      case 'received':
        return receive(1, first)
      case 'part':
        return receive(0.6, first)
      case 'inTwo':
        receive(0.5, first)
        return receive(1, second)
      case 'corrected':
        receive(1, first)
        act('receipt.takenBack', second, { reason: 'It was the transfer of another month' })
        return receive(1, third)
      case 'waived':
        return waive(second)
      case 'restWaived':
        receive(0.9, first)
        return waive(third)
    }
  }

  return {
    count: 0,
    lives: () => [],
    files: papers.write,
    after: async (sql: Sql) => [
      { area: 'insurer_commission', lives: (await sql.query<Payment>(payments)).map(lifeOf) },
    ],
  }
}
