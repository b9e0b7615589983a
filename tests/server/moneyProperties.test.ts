import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disbursementPermissions } from '../../machines/disbursement/disbursement.permissions.ts'
import { invoicePermissions } from '../../machines/invoice/invoice.permissions.ts'
import type { Actor } from '../../machines/kernel/types.ts'
import { payoutPermissions } from '../../machines/payout/payout.permissions.ts'
import { beginCase } from '../../src/server/cases/begin.ts'
import { move } from '../../src/server/cases/move.ts'
import { fireDeadlines } from '../../src/server/jobs/deadlines.ts'
import { reconcile } from '../../src/server/performers/books/reconcile.ts'
import * as payments from '../../src/server/performers/payments/sandbox/payments.ts'
import { type Switch, turn } from '../../src/server/performers/payments/sandbox/switches.ts'
import * as transfers from '../../src/server/performers/payments/sandbox/transfers.ts'
import { approvedClaim } from './support/approvedClaim.ts'
import { enterEntries } from './support/entries.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation } from './support/people.ts'
import { openTills, type Tills } from './support/tills.ts'

let world: Tills
let clerk: Actor
let approver: Actor
const houses = { insurer: '', partner: '' }
const [partner, insurer, agent] = [randomUUID(), randomUUID(), randomUUID()]
const held = 2_000_000

beforeAll(async () => {
  world = await openTills()
  const { store, house } = world
  houses.insurer = await addOrganisation(store, 'INSURER', 'insurer')
  houses.partner = await addOrganisation(store, 'PARTNER', 'partner')
  const permissions = [invoicePermissions, payoutPermissions, disbursementPermissions].flatMap(Object.values<string>)
  const actor = (name: string): Actor => ({
    userId: randomUUID(),
    name,
    roles: [],
    permissions: [
      ...permissions,
      'product.bus.policy.list',
      'agent_claim.list',
      'agent_claim.detail',
      'agent_claim.pay',
    ],
    organisation: { id: house, kind: 'broker', name: 'OURS' },
  })
  ;[clerk, approver] = [actor('Clerk'), actor('Approver')]
  const own = { organisation_id: house }
  await addNeeded(store, 'insurers', insurer, { ...own, code: 'INSURER', branding_name: 'Insurer' })
  await addNeeded(store, 'partners', partner, { ...own, organisation: houses.partner, branding_name: 'Partner' })
  await addNeeded(store, 'agents', agent, { ...own, partner })
  const pool = { broker_id: house, partner, code: 'POOL', currency: 'IDR', stop_loss: String(10 ** 9) }
  await addNeeded(store, 'claim_pools', randomUUID(), { ...pool, product_categories: '["gadget"]' })
  await enterEntries(store, world.host.clock(), {
    broker_id: house,
    partner_id: houses.partner,
    area: 'test',
    case_id: randomUUID(),
    kind: 'RECEIPT',
    lines: [
      { account: 'CASH', holder: house, amount: held },
      { account: 'CLAIM_POOL', holder: houses.partner, amount: -held },
    ],
    amount: held,
    valued_on: world.host.clock(),
    reference: 'TOP-UP',
    subject: 'TOP-UP',
  })
})
afterAll(() => world.close())

const account = { bank: 'Bank Merapi', accountName: 'Budi Santoso' }
/** Transfers to these arrive, fail, and are not taken. */
const accounts = ['1234567890', '1234569999', '1234560000'] as const

type Chosen = (from: readonly string[]) => string | undefined

const idsOf = async (table: string) =>
  (await world.rows<{ id: string }>(`select id from ${table} order by created_at, id`)).map(({ id }) => id)
const begin = (area: string, input: object) => beginCase(world.host, { area, input, key: randomUUID() }, clerk)

const send = async (area: string, table: string, chosen: Chosen, type: string, by = clerk, payload: object = {}) => {
  const id = chosen(await idsOf(table))
  if (!id) return
  const [row] = await world.rows<{ revision: number }>(`select revision from ${table} where id = $1`, [id])
  await move(world.host, { area, id, revision: row!.revision, event: { type, ...payload }, key: randomUUID() }, by)
}

const references = async (table: string) =>
  (await world.rows<{ reference: string }>(`select reference from ${table} order by created_at, reference`)).map(
    ({ reference }) => reference,
  )
const ofPayment = async (chosen: Chosen, act: (payment: payments.Payment) => Promise<void>) => {
  const reference = chosen(await references('sandbox_payments'))
  if (reference) await act((await payments.read(world.host, 'reference', reference))!)
}
const ofTransfer = async (chosen: Chosen, act: typeof transfers.giveBack) => {
  const reference = chosen(await references('sandbox_transfers'))
  if (reference) await act(world.host, (await transfers.read(world.host, 'reference', reference))!)
}

/** All that happens by itself, on both sides. */
const settle = async () => {
  for (let more = true; more;) {
    await world.perform()
    await world.play()
    more = (await fireDeadlines(world.host)) > 0
  }
}
const pass = async (seconds: number) => {
  world.pass(seconds)
  await settle()
}

const bill = async (amount: number) => {
  const policy = randomUUID()
  const parties = { broker_id: world.house, insurer_id: houses.insurer, partner_id: houses.partner }
  const payer = { customer_name: 'Budi Santoso', email: 'budi@payer.test', phone: '+6281234567890' }
  await addNeeded(world.store, 'bus_policies', policy, {
    ...parties,
    ...payer,
    status: 'unpaid',
    premium: String(amount),
  })
  await begin('invoice', { purpose: 'PREMIUM', busPolicies: [policy] })
  // Nobody reads documents here.
  await world.rows("update outbox set done_at = run_at where type = 'issueDocument' and done_at is null returning id")
}

let claims = 0
const claim = async (amount: number, accountNumber: string) => {
  const asked = { agent, partner, insurer, claimNumber: `CLM-${++claims}`, productCategory: 'gadget' }
  const id = await approvedClaim(world.host, clerk, amount, asked)
  await begin('disbursement', { claim: id, ...account, accountNumber })
  await settle()
}

const faults: readonly Switch[] = ['DELAY', 'DOUBLE', 'REORDER', 'DROP', 'FORGE', 'FAIL']

interface Drawn {
  chosen: Chosen
  amount: number
  accountNumber: string
  switches: readonly Switch[]
  odd: number
}

const operations: Record<string, (drawn: Drawn) => Promise<unknown>> = {
  bill: ({ amount }) => bill(amount),
  begun: ({ chosen }) => send('invoice', 'invoices', chosen, 'payment.begun', clerk, { method: 'QR_CODE' }),
  cancel: ({ chosen }) => send('invoice', 'invoices', chosen, 'invoice.cancelled', clerk, { reason: 'Mistake' }),
  pay: ({ chosen, odd }) => ofPayment(chosen, (one) => payments.pay(world.host, one, one.amount + odd, one.currency)),
  decline: ({ chosen }) => ofPayment(chosen, (one) => payments.decline(world.host, one)),
  lapse: ({ chosen }) => ofPayment(chosen, (one) => payments.expire(world.host, one)),
  refund: async ({ chosen, accountNumber }) => {
    const invoice = chosen(
      (
        await world.rows<{ id: string }>(
          "select id from invoices where unapplied > 0 and status in ('PAID', 'CANCELLED', 'EXPIRED') order by id",
        )
      ).map(({ id }) => id),
    )
    if (invoice) await begin('payout', { kind: 'REFUND', invoice, ...account, accountNumber, reason: 'Paid twice' })
  },
  approvePayout: ({ chosen }) => send('payout', 'payouts', chosen, 'payout.approved', approver),
  rejectPayout: ({ chosen }) => send('payout', 'payouts', chosen, 'payout.rejected', approver, { reason: 'No' }),
  sendPayout: ({ chosen }) => send('payout', 'payouts', chosen, 'payout.sent'),
  retryPayout: ({ chosen }) => send('payout', 'payouts', chosen, 'payment.retried'),
  cancelPayout: ({ chosen }) => send('payout', 'payouts', chosen, 'payout.cancelled', clerk, { reason: 'No' }),
  claim: ({ amount, accountNumber }) => claim(amount, accountNumber),
  submit: ({ chosen }) => send('disbursement', 'disbursements', chosen, 'disbursement.submitted'),
  approve: ({ chosen }) => send('disbursement', 'disbursements', chosen, 'disbursement.approved', approver),
  retry: ({ chosen }) => send('disbursement', 'disbursements', chosen, 'payment.retried'),
  cancelClaim: ({ chosen }) =>
    send('disbursement', 'disbursements', chosen, 'disbursement.cancelled', clerk, { reason: 'No' }),
  giveBack: ({ chosen }) => ofTransfer(chosen, transfers.giveBack),
  fault: ({ switches }) => turn(world.host.store, '', switches),
  soon: () => pass(30),
  late: () => pass(25 * 3600),
}

const operation = fc.record({
  name: fc.constantFrom(...Object.keys(operations)),
  index: fc.nat(),
  amount: fc.integer({ min: 2, max: 900_000 }),
  accountNumber: fc.constantFrom(...accounts, accounts[0]),
  switches: fc.subarray([...faults]),
  odd: fc.constantFrom(0, 0, 1, -1),
})
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never

/** Done with what was begun last, so that much comes to an end; other things happen between. */
const course = 'bill begun soon pay pay claim submit approve soon refund approvePayout sendPayout soon giveBack'.split(
  ' ',
)
const usual = { amount: 500_000, accountNumber: accounts[0], switches: [], odd: 0 }
const interrupted = fc.array(fc.array(operation, { maxLength: 2 }), {
  minLength: course.length,
  maxLength: course.length,
})

const perform = ({ name, index, ...drawn }: Operation) =>
  operations[name]!({ ...drawn, chosen: (from) => from[index % (from.length || 1)] })

/** What came in is applied, for nothing yet, given back or an exception; what the gateway has is what the books say of it. */
const sums = `
  with excepted as (select coalesce(sum(amount), 0) as sum from payment_exceptions)
  select received::float8 as received, (known + excepted.sum)::float8 as known,
    (received - sent)::float8 as "atGateway", (booked + excepted.sum)::float8 as booked
  from excepted, (select coalesce(sum(amount), 0) as received from sandbox_receipts) r,
    (select coalesce(sum(amount), 0) as sent from sandbox_transfers where state = 'SETTLED') s,
    (select coalesce(sum(paid_amount + unapplied + refunded), 0) as known from invoices) i,
    (select coalesce(sum(posted), 0) as booked from ledger_accounts where kind = 'GATEWAY_CLEARING') c`

/** Of what is paid one transfer has arrived, and of the rest none. */
const leftOtherwise = `
  select c.number, c.status, count(t.reference)::integer as arrived from (
    select number, status, status = 'PAID' and returned_at is null as paid from disbursements where payment_type = 'AUTOMATIC'
    union all select number, status, status = 'PAID' from payouts
  ) c left join sandbox_transfers t on t.reference like c.number || '-%' and t.state = 'SETTLED'
  group by c.number, c.status, c.paid having count(t.reference) <> case when c.paid then 1 else 0 end`

it('after any operations and faults books, cases, totals and the gateway come to the same, and nothing has left twice', async () => {
  const come = async (between: Operation[][]) => {
    for (const [step, others] of between.entries()) {
      await operations[course[step]!]!({ ...usual, chosen: (from) => from.at(-1) })
      for (const other of others) await perform(other)
    }
    await turn(world.host.store, '', [])
    for (let times = 0; times < 4; times++) await pass(3600)
    // What a bank has returned and no webhook has told of is heard of by the first, and is no difference for the second.
    await reconcile(world.host, world.house, null)
    await settle()

    expect(await reconcile(world.host, world.house, null)).toBe(0)
    const [{ received, known, atGateway, booked }] = (await world.rows<Record<string, number>>(sums)) as [
      Record<string, number>,
    ]
    expect({ known, booked }).toEqual({ known: received, booked: atGateway })
    expect(await world.rows(leftOtherwise)).toEqual([])
    expect(await world.rows('select type, error from outbox where failed_at is not null')).toEqual([])
  }
  await fc.assert(fc.asyncProperty(interrupted, come), { numRuns: 2, endOnFailure: true })
  expect(await world.rows("select from sandbox_transfers where state = 'SETTLED'")).not.toEqual([])
})
