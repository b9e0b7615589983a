import { faker } from '@faker-js/faker/locale/id_ID'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import { approvalsAsked } from '../../../../machines/kit/outgoing.ts'
import type { PayoutContext } from '../../../../machines/payout/payout.context.ts'
import type { Sql } from '../../store/store.ts'
import { hours, layOut } from '../calendar.ts'
import { type Arisen, begun, type Life, type Past, send } from '../chronicle.ts'

type Walk = 'asked' | 'approved' | 'sent' | 'paid' | 'returned' | 'failed'

/** How far the last payments to insurers have come; those before have been paid. */
const walks: readonly Walk[] = ['returned', 'returned', 'paid', 'paid', 'failed', 'approved', 'sent', 'sent', 'asked']

/** Days after the end of a month in which its premiums are paid on. */
const settling = 12

/** Months of which premiums are paid on; those of later ones wait for somebody to ask. */
const paidOn = 2

interface Due {
  ids: string[]
  /** When the month of these premiums was over. */
  over: string
  broker: string
  insurer: string
  name: string
  currency: string
  gross: number
  commission: number
  ppn: number
  pph23: number
  net: number
  bank: string
  accountNumber: string
  accountName: string
}

/** What is due to each insurer of some months, as somebody who narrows the list to one of them would ask for. */
const due = `
  select array_agg(r.id) as ids, date_trunc('month', r.paid_on) + interval '1 month' as over, r.broker_id as broker, r.insurer_id as insurer, r.insurer_name as name, r.currency,
    sum(r.gross)::float8 as gross, sum(r.net)::float8 as net, sum(r.commission) filter (where r.is_net_off)::float8 as commission,
    sum(r.ppn) filter (where r.is_net_off)::float8 as ppn, sum(r.pph23) filter (where r.is_net_off)::float8 as pph23,
    min(a.bank) as bank, min(a.account_number) as "accountNumber", min(a.account_name) as "accountName"
  from remittances r cross join lateral (
    select b.bank, b.account_number, b.account_name from insurer_branches b
    where b.broker_id = r.broker_id and b.head_office and insurer_house(b.insurer) = r.insurer_id
    order by b.code limit 1
  ) a
  where r.status = 'UNREMITTED' and r.paid_on < date_trunc('month', $1::timestamptz) - make_interval(months => ${paidOn - 1})
  group by r.broker_id, r.insurer_id, r.insurer_name, r.currency, date_trunc('month', r.paid_on)
  having sum(r.net) > 0 order by date_trunc('month', r.paid_on), r.insurer_name`

const kept = `
  update remittances r set payout = p.id, status = case when p.status = 'PAID' then 'REMITTED' else 'REQUESTED' end,
    updated_at = p.updated_at, revision = r.revision + 1
  from payouts p where p.id = $2 and r.id = any($1::uuid[])`

const instant = (time: number): string => new Date(time).toISOString()

/** Payments of premiums to their insurers, and what their premiums are told of them. */
export const toInsurers = ({ lifecycle, people, now, payoutFourEyesFrom }: Past) => {
  const made: { life: Life; ids: string[] }[] = []

  const lifeOf = (one: Due, walk: Walk): Life => {
    const { broker, insurer, name, currency, net, bank, accountNumber, accountName, ids } = one
    const by: Actor = faker.helpers.arrayElement(people.staff(broker, 'brokerFinance'))
    const since = faker.number.float({ min: 0.2, max: settling })
    const latest = walk === 'sent' ? now : Math.min(now - days(since / settling), Date.parse(one.over) + days(since))
    const gaps = [0, 20, 6, 0.5, 4].map(hours)
    const [asked, decided, gone, back, sentBack] = layOut(
      gaps,
      gaps.map(() => hours(1)),
      latest,
    ).map(instant) as [string, string, string, string, string]
    const code = codeOf('OUT', faker.string.uuid(), asked)
    const life = begun(
      lifecycle,
      {
        kind: 'INSURER',
        reason: name,
        payee: { bank, accountNumber, accountName },
        code,
        fourEyesFrom: payoutFourEyesFrom,
        payeeName: name,
        amount: net,
        currency,
        holder: insurer,
        parties: { broker, insurer, partner: null },
        count: ids.length,
        sums: {
          gross: one.gross,
          commission: one.commission ?? 0,
          ppn: one.ppn ?? 0,
          pph23: one.pph23 ?? 0,
          carried: null,
        },
        payeeChanged: null,
      },
      { by, at: asked },
    )
    made.push({ life, ids })
    const context = () => life.record.snapshot.context as unknown as PayoutContext
    const act = (type: string, at: string, who = by, payload: object = {}) =>
      send(life, { type, ...payload, by: who, at })
    if (walk === 'asked') return life
    const approvers = people.staff(broker, 'brokerApprover')
    for (const approver of approvers.slice(0, approvalsAsked(context()))) act('payout.approved', decided, approver)
    if (walk === 'approved') return life
    act('payout.sent', gone)
    const answer = (type: string, payload: object, at = back) =>
      act(type, at, systemActor, { reference: context().transfer!.reference, ...payload })
    if (walk === 'paid' || walk === 'returned')
      answer('transfer.settled', { settledAt: back, receipt: `T${faker.string.numeric(8)}` })
    if (walk === 'returned')
      answer('transfer.returned', { reason: 'The account is closed', returnedAt: sentBack }, sentBack)
    if (walk === 'failed') answer('transfer.failed', { reason: 'The account is closed' })
    return life
  }

  return {
    after: async (sql: Sql): Promise<Arisen[]> => {
      const all = await sql.query<Due>(due, [instant(now)])
      const lives = all.map((one, index) => lifeOf(one, walks[index - all.length + walks.length] ?? 'paid'))
      return [{ area: 'payout', lives }]
    },
    tell: async (sql: Sql): Promise<void> => {
      for (const { life, ids } of made) await sql.query(kept, [ids, life.id])
    },
  }
}
