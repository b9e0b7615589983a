import { isUnpaid } from '../../../../machines/invoice/invoice.asks.ts'
import type { Line, Payer, Start } from '../../../../machines/invoice/invoice.context.ts'
import { payerOf } from '../../../../machines/invoice/invoice.view.ts'
import type { Json } from '../../../../machines/kernel/types.ts'
import type { FieldError } from '../../../shared/validation/fieldErrors.ts'
import { callerOf, type Beginning, type Finders } from '../../context.ts'
import { type Query, queryAs } from '../../performer.ts'
import { system } from '../../store/store.ts'
import { wrong } from '../wrong.ts'

/** What the host finds of what is billed. */
type Billed = Pick<Start, 'lines' | 'payer' | 'currency' | 'parties' | 'allows'>
type Answer = Billed | { wrong: FieldError[] }

interface Policy {
  kind: 'TRAIN' | 'BUS'
  id: string
  number: string
  title: string
  code: string
  amount: number
  currency: string
  status: string
  name: string
  email: string | null
  phone: string | null
  broker: string
  insurer: string
  partner: string
}

const policies = (kind: Policy['kind'], table: string, parameter: string): string => `
  select '${kind}' as kind, id, policy_number as number, product_name as title, product_code as code, premium as amount,
    currency, status, customer_name as name, email, phone, broker_id as broker, insurer_id as insurer, partner_id as partner
  from ${table} where id = any(${parameter}::uuid[])`
const chosen = `${policies('TRAIN', 'train_policies', '$1')} union all ${policies('BUS', 'bus_policies', '$2')} order by number`

/** Of what a partner sells under these codes, whoever is told of it: each must offer it, where its category asks (C061: exactly false is off). */
const offered = `
  select coalesce(bool_and(p.pay_with_cash or not c.configuration @> '["payWithCash"]'), true) as cash,
    coalesce(bool_and(p.pay_with_link or not c.configuration @> '["payWithLink"]'), true) as link
  from partner_products p join partners of on of.id = p.partner join insurance_categories c on c.id = p.category
  where of.organisation = $1 and p.code = any($2::text[])`

const taken = 'select invoiced_among($1::uuid[]) as id'

const differ = <T>(all: readonly T[], by: (one: T) => Json): boolean => new Set(all.map(by)).size > 1

const ofPolicies = async (query: Query, ours: Query, typed: Record<string, unknown>): Promise<Answer> => {
  const [trains, buses] = ['trainPolicies', 'busPolicies'].map((name) => (typed[name] ?? []) as string[])
  const path = buses!.length > 0 ? 'busPolicies' : 'trainPolicies'
  const found = await query<Policy>(chosen, [trains, buses])
  const [first] = found
  if (!first) return { wrong: [wrong('trainPolicies', 'nothingBilled')] }
  const said = (key: string, some: readonly Policy[]) => ({
    wrong: [wrong(path, key, { numbers: some.map(({ number }) => number).join(', ') })],
  })
  const paid = found.filter(({ status }) => !isUnpaid(status))
  if (paid.length > 0) return said('notUnpaid', paid)
  const held = new Set((await query<{ id: string }>(taken, [found.map(({ id }) => id)])).map(({ id }) => id))
  const billed = found.filter(({ id }) => held.has(id))
  if (billed.length > 0) return said('invoicedAlready', billed)
  const free = found.filter(({ amount }) => amount === 0)
  if (free.length > 0) return said('nothingDue', free)
  if (differ(found, payerOf)) return { wrong: [wrong(path, 'onePayer')] }
  if (differ(found, ({ currency }) => currency)) return { wrong: [wrong(path, 'oneCurrency')] }
  if (differ(found, ({ broker, partner }) => `${broker} ${partner}`)) return { wrong: [wrong(path, 'oneHouse')] }
  const codes = found.map(({ code }) => code)
  const [allows] = await ours<Billed['allows']>(offered, [first.partner, codes])
  const { name, email, phone, currency, broker, partner } = first
  return {
    lines: found.map(({ kind, id, number, title, insurer, amount }) => ({
      kind,
      id,
      number,
      title,
      holder: insurer,
      amount,
    })),
    payer: { name, email, phone },
    currency,
    parties: { broker, partner },
    allows: allows!,
  }
}

interface One extends Payer {
  id: string
  number: string
  title: string
  holder: string
  currency: string
  broker: string
  partner: string | null
}

const claimed = `
  select c.id, c.claim_number as number, c.policy_number as title, insurer_holder(c.insurer) as holder,
    c.customer_name as name, c.email, c.phone, c.currency, c.broker_id as broker, p.organisation as partner
  from agent_claims c join partners p on p.id = c.partner
  where c.id = $1`

const pooled = `
  select id, code as number, branding_name as title, pool_holder(id) as holder,
    pic_name as name, pic_email as email, pic_phone as phone, 'IDR' as currency, organisation_id as broker, organisation as partner
  from partners where id = $1`

/** The own risk of a claim is its customer's, the top-up of a pool its partner's. */
const ofClaim = async (query: Query, { purpose, claim, partner, amount }: Record<string, unknown>): Promise<Answer> => {
  const isOfClaim = purpose === 'OWN_RISK'
  const [one] = await query<One>(isOfClaim ? claimed : pooled, [isOfClaim ? claim : partner])
  if (!one) return { wrong: [wrong(isOfClaim ? 'claim' : 'partner', 'noRecord')] }
  const { id, number, title, holder, name, email, phone, currency, broker, partner: house } = one
  const line: Line = { kind: purpose as Line['kind'], id, number, title, holder, amount: amount as number }
  return {
    lines: [line],
    payer: { name, email, phone },
    currency,
    parties: { broker, partner: house },
    allows: { cash: true, link: true },
  }
}

/** What is billed, by whom and to whom: of the records that whoever makes the invoice sees. */
export const billedBy: Finders[string] = ({ host, by, typed }: Beginning) => {
  const query = queryAs(host.store, callerOf(by))
  return typed['purpose'] === 'PREMIUM' ? ofPolicies(query, queryAs(host.store, system), typed) : ofClaim(query, typed)
}
