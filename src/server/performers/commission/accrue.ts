import type { Start } from '../../../../machines/commission/commission.context.ts'
import { partsIn, type Premium, startsOf } from '../../../../machines/commission/commission.premium.ts'
import { clawedBack } from '../../../../machines/commission/commission.shares.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import { sendSurely } from '../../cases/answerCase.ts'
import { beginAsHost } from '../../cases/beginAsHost.ts'
import { placeOf } from '../../cases/place.ts'
import type { Host } from '../../context.ts'
import type { Sql } from '../../store/store.ts'
import { Later, type Performer, type Task } from '../../task.ts'

const area = 'commission'

const premiums = 'select commission_premiums($1) as premium'

const accrue = async (host: Host, read: Sql, id: string): Promise<void> => {
  const [found] = await read.query<{ premium: Premium }>(premiums, [[id]])
  if (!found) return
  const place = placeOf(host, area)
  const at = host.clock().toISOString()
  for (const start of startsOf(found.premium, host.config.payoutFourEyesFrom)) {
    const input = (own: string) => ({ ...start, code: codeOf('COM', own, at) })
    const arisen = await beginAsHost(host, place, { of: id, as: start.role, input })
    if (arisen.outcome === 'refused' || arisen.outcome === 'overtaken')
      throw new Error(`The commission of ${id} does not begin: ${arisen.outcome}`)
  }
}

/** The premium of which a row goes back, and all that has gone back of it, in order. */
const refundsOf = `
  with refund as (
    select * from remittances where id = $1
  ), movement as (
    select r.* from remittances r, refund where r.broker_id = refund.broker_id
      and (r.quotation = refund.quotation or r.train_policy = refund.train_policy or r.bus_policy = refund.bus_policy)
  ), premium as (
    select m.* from movement m, refund where m.gross > 0 and m.created_at <= refund.created_at
    order by m.created_at desc, m.id limit 1
  )
  select premium.id as premium, premium.commission::float8 as whole, m.id, (-m.commission)::float8 as back,
    m.paid_on::text as paid_on, m.policy_number as "policyNumber",
    exists (
      select from outbox o where o.area = 'remittance' and o.case_id = premium.id and o.type = 'accrueCommission' and o.done_at is null
    ) as waits
  from movement m, premium where m.gross < 0 and m.commission < 0 and m.created_at >= premium.created_at
    and m.created_at < coalesce(
      (select min(n.created_at) from movement n where n.gross > 0 and n.created_at > premium.created_at), 'infinity')
  order by m.created_at, m.id`

interface Refund {
  premium: string
  whole: number
  id: string
  back: number
  paid_on: string
  policyNumber: string
  waits: boolean
}

const accruedOf = `
  select id, role, accrued::float8 as accrued from commissions where remittance = $1`

interface Accrued extends Pick<Start, 'role' | 'accrued'> {
  id: string
}

const takeBack = async (host: Host, id: string, amount: number, refund: Refund): Promise<void> => {
  const { paid_on: date, policyNumber: reference } = refund
  const to = { area, id, key: `refund ${refund.id}` }
  const outcome = await sendSurely(host, 'host', to, { type: 'commission.clawedBack', amount, date, reference })
  if (outcome !== 'taken')
    throw new Error(`What goes back of commission ${id} is not taken: ${JSON.stringify(outcome)}`)
}

/** What of each commission goes back with one row is reckoned of all rows before it, so that it is the same whenever it is asked. */
const clawBack = async (host: Host, read: Sql, id: string): Promise<void> => {
  const refunds = await read.query<Refund>(refundsOf, [id])
  const index = refunds.findIndex((one) => one.id === id)
  const refund = refunds[index]
  if (!refund) return
  const waited = new Error('Its premium has not accrued yet')
  if (refund.waits) throw new Later(new Date(host.clock().getTime() + 1000), waited)
  const accrued = await read.query<Accrued>(accruedOf, [refund.premium])
  const sums = refunds.map(({ back }) => back)
  const back = clawedBack(partsIn(refund.whole, accrued), sums)[index]!
  for (const { id: own, role } of accrued) {
    const amount = role === 'SELLER' ? back.seller : back.referrer
    if (amount > 0) await takeBack(host, own, amount, refund)
  }
}

const isRefund = async ({ query }: Sql, { case_id: id }: Task): Promise<boolean> => {
  const [row] = await query<{ back: boolean }>('select gross < 0 as back from remittances where id = $1', [id])
  return row?.back === true
}

/** What a premium has brought accrues to its payees, and goes back with it; done again it changes nothing. */
export const accrueCommission: Performer = async (task, { host, read }) => {
  const see = (await isRefund(read, task)) ? clawBack : accrue
  await see(host, read, task.case_id)
  return {}
}
