import type { Start } from '../../../../machines/commission/commission.context.ts'
import { clawedBack, type Parts, partsOf } from '../../../../machines/commission/commission.shares.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import { sendAs } from '../../cases/answerCase.ts'
import { beginAsHost } from '../../cases/beginAsHost.ts'
import { placeOf } from '../../cases/place.ts'
import type { Host } from '../../context.ts'
import type { Sql } from '../../store/store.ts'
import { Later, type Performer, type Task } from '../../task.ts'

const area = 'commission'

/** A premium that has come in, with the terms of its commission and who sold the policy. */
export interface Premium {
  id: string
  /** When it was kept, an instant. */
  at: string
  broker: string
  currency: string
  policyNumber: string
  line: string
  product_name: string
  customer_name: string
  gross: number
  rate: number
  whole: number
  paid_on: string
  sellerShare: number
  referrerShare: number
  ppnRate: number
  pph23Rate: number
  seller: string
  sellerName: string
  referrer: string | null
  referrerName: string | null
}

const premiumsOf = `
  select r.id, r.created_at as "at", r.broker_id as broker, r.currency, r.policy_number as "policyNumber", r.line, r.product_name, r.customer_name,
    r.gross::float8 as gross, r.rate::float8 as rate, r.commission::float8 as whole, r.paid_on::text as paid_on,
    s.seller_share::float8 as "sellerShare", coalesce(s.referrer_share, 0)::float8 as "referrerShare",
    case when s.payee_is_pkp then s.payee_ppn else 0 end::float8 as "ppnRate", s.payee_pph23::float8 as "pph23Rate",
    seller.id as seller, seller.name as "sellerName", referrer.id as referrer, referrer.name as "referrerName"
  from remittances r
  join commission_schedules s on s.id = r.schedule
  left join train_policies t on t.id = r.train_policy
  left join bus_policies b on b.id = r.bus_policy
  left join credit_life_quotations q on q.id = r.quotation
  join organisations seller on seller.id = coalesce(t.partner_id, b.partner_id, q.partner_id)
  left join partners p on p.id = s.referrer
  left join organisations referrer on referrer.id = p.organisation
  where r.id = any($1::uuid[]) and r.gross > 0 order by r.created_at, r.id`

type Payee = Pick<Start, 'role' | 'payee' | 'share' | 'accrued'> & { partner: string }

/** Who has a part of it: a referrer who does not work here has none, and the house keeps it. */
const payeesOf = (premium: Premium): Payee[] => {
  const { whole, seller, sellerName, sellerShare, referrer, referrerName } = premium
  const referrerShare = referrer === null ? 0 : premium.referrerShare
  const parts = partsOf(whole, { seller: sellerShare, referrer: referrerShare })
  const payees: Payee[] = [
    { role: 'SELLER', partner: seller, payee: sellerName, share: sellerShare, accrued: parts.seller },
    ...(referrer === null
      ? []
      : [
          {
            role: 'REFERRER' as const,
            partner: referrer,
            payee: referrerName!,
            share: referrerShare,
            accrued: parts.referrer,
          },
        ]),
  ]
  return payees.filter(({ accrued }) => accrued > 0)
}

/** The commission that a premium has brought, as it begins for each payee; `fourEyesFrom` as in the configuration. */
export const startsOf = (premium: Premium, fourEyesFrom: number | null): Omit<Start, 'code'>[] =>
  payeesOf(premium).map(({ partner, ...payee }) => ({
    ...payee,
    remittance: premium.id,
    policyNumber: premium.policyNumber,
    line: premium.line,
    product_name: premium.product_name,
    customer_name: premium.customer_name,
    gross: premium.gross,
    rate: premium.rate,
    whole: premium.whole,
    ppnRate: premium.ppnRate,
    pph23Rate: premium.pph23Rate,
    accruedOn: premium.paid_on,
    currency: premium.currency,
    parties: { broker: premium.broker, partner },
    fourEyesFrom,
  }))

export const readPremiums = ({ query }: Sql, ids: readonly string[]): Promise<Premium[]> =>
  query<Premium>(premiumsOf, [ids])

const accrue = async (host: Host, read: Sql, id: string): Promise<void> => {
  const [premium] = await readPremiums(read, [id])
  if (!premium) return
  const place = placeOf(host, area)
  const at = host.clock().toISOString()
  for (const start of startsOf(premium, host.config.payoutFourEyesFrom)) {
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

/** What of a commission each has: the house what is nobody's. */
export const partsIn = (whole: number, accrued: readonly Pick<Accrued, 'role' | 'accrued'>[]): Parts => {
  const of = (wanted: Start['role']) => accrued.find(({ role }) => role === wanted)?.accrued ?? 0
  const [seller, referrer] = [of('SELLER'), of('REFERRER')]
  return { seller, referrer, house: whole - seller - referrer }
}

/** A case that others move at the same time is tried again at once, a few times. */
const mostTries = 5

const takeBack = async (host: Host, id: string, amount: number, refund: Refund): Promise<void> => {
  const { paid_on: date, policyNumber: reference } = refund
  const to = { area, id, key: `refund ${refund.id}` }
  for (let tries = 0; tries < mostTries; tries++) {
    const outcome = await sendAs(host, 'host', to, { type: 'commission.clawedBack', amount, date, reference })
    if (outcome === 'taken') return
    if (outcome !== 'overtaken') throw new Error(`What goes back of commission ${id} is not taken: ${JSON.stringify(outcome)}`)
  }
  throw new Error(`The commission ${id} was moved meanwhile`)
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
