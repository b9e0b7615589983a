import type { Start } from '../../../../machines/disbursement/disbursement.context.ts'
import { callerOf, type Beginning, type Finders } from '../../context.ts'
import { type Guardian, queryAs } from '../../performer.ts'
import { system } from '../../store/store.ts'
import { wrong } from '../wrong.ts'
import { leftOf, payerOf, poolFor, poolOf } from './pools.ts'

type Typed = 'claim' | 'payee' | 'remark'
type Found = Omit<Start, Typed | 'code' | 'fourEyesFrom' | 'linkedTo'>

interface Claimed {
  claimNumber: string
  policyNumber: string
  customerName: string
  line: string
  amount: number | null
  currency: string
  broker: string
  insurer: string | null
  debtor: string
  partner: string
  house: string | null
}

/** Of a claim that its reader sees; the house of its insurer they need not see. */
const seen = 'select from agent_claims where id = $1'
const claimed = `
  select c.claim_number as "claimNumber", c.policy_number as "policyNumber", c.customer_name as "customerName",
    c.product_category as line, case c.status when 'APPROVED' then c.approved_amount end::float8 as amount, c.currency,
    c.broker_id as broker, insurer_house(c.insurer) as insurer, insurer_holder(c.insurer) as debtor, c.partner, p.organisation as house
  from agent_claims c join partners p on p.id = c.partner
  where c.id = $1`

/** What of an approved claim is paid, and by whom: the pool of its partner within its stop-loss, else the insurer (C070). */
export const disbursedBy: Finders[string] = async ({ host, by, at, typed }: Beginning) => {
  const ours = queryAs(host.store, system)
  const found = await queryAs(host.store, callerOf(by))(seen, [typed['claim']])
  const [claim] = await ours<Claimed>(claimed, [typed['claim']])
  if (found.length === 0 || !claim) return { wrong: [wrong('claim', 'noRecord')] }
  const { amount, currency, broker, partner, house, line, insurer, ...told } = claim
  if (!amount) return { wrong: [wrong('claim', 'claimNotApproved')] }
  const pool = await poolFor(ours, at, { broker, partner, currency, line })
  const start: Found = {
    ...told,
    amount,
    currency,
    parties: { broker, insurer, partner: house },
    paymentType: payerOf(pool, amount),
    pool: pool && { code: pool.code, holder: pool.holder },
  }
  return start
}

const before = 'select status from disbursements where id = $1'

/**
 * What a pool promises it has, and its stop-loss lets it: judged by the last approval, one at a time. What is only billed to the
 * partner stands on its account, but may be taken back, and is promised to nobody.
 */
export const coveredByPool: Guardian = async ({ query, at, id, values }) => {
  if (id === null || values?.['paymentType'] !== 'AUTOMATIC' || !values['decided_at'] || values['reason']) return []
  const [row] = await query<{ status: string }>(before, [id])
  if (row?.status !== 'PENDING_APPROVAL') return []
  const [amount, code] = [values['amount'] as number, String(values['pool'])]
  const pool = await poolOf(query, at, String(values['broker_id']), code)
  if (!pool) return [wrong('note', 'poolGone', { pool: code })]
  const { currency, available } = pool
  const left = leftOf(pool)
  if (amount > left) return [wrong('note', 'aboveStopLoss', { pool: code, amount: left, currency })]
  return amount > available ? [wrong('note', 'poolNotCovering', { pool: code, amount: available, currency })] : []
}
