import { faker } from '@faker-js/faker/locale/id_ID'
import { statusOf } from '../../../../machines/kernel/status.ts'
import type { Actor, CaseEvent, Json, Other } from '../../../../machines/kernel/types.ts'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import { days } from '../../../../machines/kit/days.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'
import { hours, layOut } from '../calendar.ts'

/** How far each request of the demo has come: asked for, decided, paid back. */
const ways = [
  'asked',
  'approved',
  'asked',
  'paid',
  'rejected',
  'asked',
  'approved',
  'rejected',
  'paid',
  'asked',
] as const
const reasons = [
  'The loan has been repaid early',
  'The customer insures elsewhere',
  'The loan has been moved to another bank',
]

const factsOf = ({ lifecycle, record, fields }: Life): Record<string, Json> => ({
  ...(fields as Record<string, Json>),
  ...lifecycle.facts(record.snapshot.context),
})

/** The policy as an event is told of it. */
const toldOf = (policy: Life): Other => ({
  lifecycle: policy.lifecycle.id,
  id: policy.id,
  revision: policy.record.revision,
  status: statusOf(policy.record.snapshot.value),
  facts: factsOf(policy),
})

const instant = (time: number): string => new Date(time).toISOString()

const lifeOf = ({ lifecycle, people, now }: Past, policy: Life, way: (typeof ways)[number]): Life => {
  const someone = (party: 'partner_id' | 'broker_id', role: 'partnerOfficer' | 'brokerFinance'): Actor =>
    faker.helpers.arrayElement(people.staff(factsOf(policy)[party] as string, role))
  const gaps = [0, hours(faker.number.int({ min: 6, max: 40 })), hours(faker.number.int({ min: 6, max: 60 }))]
  const lags = gaps.map(() => hours(faker.number.float({ min: 0, max: 2 })))
  const times = layOut(gaps, lags, now - hours(1))
  const [asked, decided, paid] = times.map(instant) as [string, string, string]
  const reason = faker.helpers.arrayElement(reasons)
  const stamp = { by: someone('partner_id', 'partnerOfficer'), at: asked, others: { policy: toldOf(policy) } }
  const life = begun(lifecycle, { policy: policy.id, reason }, stamp)
  if (way === 'asked') return life
  const by = someone('broker_id', 'brokerFinance')
  const decide = (event: Pick<CaseEvent, 'type'> & Record<string, unknown>) => send(life, { ...event, by, at: decided })
  if (way === 'rejected') {
    decide({ type: 'request.rejected', reason: 'The bank holds the policy as security' })
    return life
  }
  decide({ type: 'request.approved', others: { policy: { ...toldOf(policy), facts: {} } } })
  send(policy, { type: 'quotation.cancelled', reason, by, at: decided })
  const { refund } = life.record.snapshot.context as { refund: number | null }
  if (way === 'paid' && refund)
    send(life, {
      type: 'payment.recorded',
      amount: refund,
      date: jakartaDay(paid),
      reference: `RFD${faker.string.numeric(10)}`,
      by,
      at: paid,
    })
  return life
}

/** Requests to end the latest policies of the book that have been in force for some days; a small book has too few to end any. */
export const book = (past: Past): Book => {
  const settled = instant(past.now - days(14))
  const policies = (past.before.get('credit_life') ?? [])
    .filter(({ record, entries }) => statusOf(record.snapshot.value) === 'ACTIVE' && entries.at(-1)!.at < settled)
    .toReversed()
  const count = policies.length < 3 * ways.length ? 0 : 2 * ways.length
  return {
    count,
    lives: (from, most) =>
      policies
        .slice(from, Math.min(count, from + most))
        .map((policy, index) => lifeOf(past, policy, ways[index % ways.length]!)),
  }
}
