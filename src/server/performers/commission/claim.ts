import type { Start } from '../../../../machines/insurerCommission/insurerCommission.context.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import { netOf } from '../../../../machines/kit/sums.ts'
import { sendSurely } from '../../cases/answerCase.ts'
import { beginAsHost } from '../../cases/beginAsHost.ts'
import { placeOf } from '../../cases/place.ts'
import type { Host } from '../../context.ts'
import { Later, type Performer, type Task, textOf } from '../../task.ts'

const area = 'insurer_commission'

type Payment = Omit<Start, 'code' | 'payout' | 'paidOn' | 'parties'> & {
  broker: string
  insurer: string
  isPaid: boolean
  /** What is claimed of it already. */
  claim: string | null
  isReturned: boolean
  isWaived: boolean
  /** What became of it before is still to be seen to. */
  waits: boolean
}

/** A payment to an insurer with what of its premiums' commission was not kept. */
const paymentOf = `
  select p.status = 'PAID' as "isPaid", p.currency, p.broker_id as broker, p.insurer_id as insurer, kept.*,
    coalesce(p.commission + p.ppn - p.pph23, 0)::float8 as netted, c.id as claim,
    c.returned_on is not null as "isReturned", coalesce(c.status = 'WAIVED', false) as "isWaived",
    exists (
      select from outbox o where o.area = 'payout' and o.case_id = p.id and o.type = 'claimCommission' and o.id < $2
        and o.done_at is null and o.failed_at is null
    ) as waits
  from payouts p cross join lateral (
    select count(*)::int as count, coalesce(sum(commission), 0)::float8 as commission, coalesce(sum(ppn), 0)::float8 as ppn,
      coalesce(sum(pph23), 0)::float8 as pph23, max(insurer_code) as "insurerCode", max(insurer_name) as "insurerName"
    from remittances where payout = p.id and not is_net_off
  ) kept left join insurer_commissions c on c.payout = p.id
  where p.id = $1`

const begin = async (host: Host, payout: string, paidOn: string, payment: Payment): Promise<void> => {
  if (netOf(payment) === 0) return
  const { broker, insurer, insurerCode, insurerName, count, commission, ppn, pph23, netted, currency } = payment
  const at = host.clock().toISOString()
  const begun = await beginAsHost(host, placeOf(host, area), {
    of: payout,
    as: 'claim',
    input: (id): Start => ({
      code: codeOf('CLM', id, at),
      payout,
      insurerCode,
      insurerName,
      paidOn,
      count,
      commission,
      ppn,
      pph23,
      netted,
      currency,
      parties: { broker, insurer },
    }),
  })
  if (begun.outcome !== 'begun' && begun.outcome !== 'there')
    throw new Error(`The commission of payment ${payout} is not claimed: ${begun.outcome}`)
}

/** What has become of the payment after it was claimed, where that is news to the claim. */
const newsOf = ({ isPaid, isReturned, isWaived }: Payment): string | null => {
  if (isWaived || isPaid !== isReturned) return null
  return isPaid ? 'payment.repeated' : 'payment.returned'
}

const tell = async (host: Host, { id }: Task, claim: string, type: string, date: string): Promise<void> => {
  const outcome = await sendSurely(host, 'host', { area, id: claim, key: `payment ${id}` }, { type, date })
  if (outcome !== 'taken') throw new Error(`${type} of ${claim} is not taken: ${JSON.stringify(outcome)}`)
}

/** What an insurer owes of commission follows how the payment to it stands; done again it changes nothing. */
export const claimCommission: Performer = async (task, { host, read }) => {
  const [payment] = await read.query<Payment>(paymentOf, [task.case_id, task.id])
  if (!payment) return {}
  if (payment.waits)
    throw new Later(
      new Date(host.clock().getTime() + 1000),
      new Error('What became of the payment before is not seen to'),
    )
  const { claim, isPaid } = payment
  const date = textOf(task, 'date')
  const news = newsOf(payment)
  if (!claim && isPaid) await begin(host, task.case_id, date, payment)
  if (claim && news) await tell(host, task, claim, news, date)
  return {}
}
