import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoicePermissions } from '../../machines/invoice/invoice.permissions.ts'
import { insurerCommissionPermissions } from '../../machines/insurerCommission/insurerCommission.permissions.ts'
import { payoutPermissions } from '../../machines/payout/payout.permissions.ts'
import { jakartaDay } from '../../machines/kit/calendar.ts'
import { matchStatements } from '../../src/server/performers/books/bankStatements.ts'
import { reconcile } from '../../src/server/performers/books/reconcile.ts'
import { giveBack, read } from '../../src/server/performers/payments/sandbox/transfers.ts'
import { system } from '../../src/server/store/store.ts'
import { type Client, client } from '../support/client.ts'
import { addFile } from './creditLife/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let clerk: Client
let clerkId: string
let colleague: Client
let approver: Client
const parties = { broker: '', insurer: '', partner: '' }

beforeAll(async () => {
  server = await startTestHost()
  const { owner } = server
  for (const kind of ['broker', 'insurer', 'partner'] as const)
    parties[kind] = await addOrganisation(owner, kind.toUpperCase(), kind)
  const permissions = [
    ...Object.values(invoicePermissions),
    ...Object.values(payoutPermissions),
    ...Object.values(insurerCommissionPermissions),
    'product.train.policy.list',
    'product.bus.policy.list',
    'financeOperation.remittance.request',
    'financeOperation.remittance.detail',
    'financeOperation.paymentToInsurerRequest.list',
    'insurer_branch.list',
    'insurer_branch.edit',
  ]
  const enter = async (name: string) => {
    const email = `${name}@premiums.test`
    await addPerson(owner, { email, memberships: [{ organisation: parties.broker, permissions }] })
    const { token, user } = await signIn(server.url, email)
    return { desk: client(server.url, token), id: user.id }
  }
  const first = await enter('clerk')
  clerk = first.desk
  clerkId = first.id
  colleague = (await enter('colleague')).desk
  approver = (await enter('approver')).desk
  const insurer = randomUUID()
  await addNeeded(owner, 'insurers', insurer, { organisation_id: parties.broker, code: 'INSURER' })
  await addNeeded(owner, 'insurer_branches', randomUUID(), {
    broker_id: parties.broker,
    insurer,
    head_office: 'true',
    bank: 'Merapi',
    account_number: '1234567890',
    account_name: 'Insurer',
  })
  // Of buses the broker keeps its commission, of trains the insurer owes it.
  for (const [line, netOff] of Object.entries({ BUS: 'true', TRAIN: 'false' }))
    await addNeeded(owner, 'commission_schedules', randomUUID(), {
      broker_id: parties.broker,
      line,
      rate: '15',
      is_pkp: 'true',
      ppn: '11',
      pph23: '2',
      is_net_off: netOff,
      valid_from: '2020-01-01',
      seller_share: '0',
    })
})
afterAll(() => server.close())

/** Sessions are over by then. */
const again = async (name: string) => client(server.url, (await signIn(server.url, `${name}@premiums.test`)).token)

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const proofOf = (area: string, id: string) =>
  addFile(server.host, { userId: clerkId, organisation: { id: parties.broker } } as never, id, 'proof.pdf', area)

/** The invoice of a policy, which has been paid. */
const paid = async (premium: number, line: 'bus' | 'train' = 'bus'): Promise<string> => {
  const policy = randomUUID()
  await addNeeded(server.owner, `${line}_policies`, policy, {
    broker_id: parties.broker,
    insurer_id: parties.insurer,
    partner_id: parties.partner,
    status: 'unpaid',
    customer_name: 'Budi Santoso',
    email: 'budi@payer.test',
    premium: String(premium),
  })
  const begun = await clerk.call('invoice.begin', {
    input: { purpose: 'PREMIUM', [`${line}Policies`]: [policy] },
    key: randomUUID(),
  })
  const id = begun.result['id'] as string
  const proof = await proofOf('invoice', id)
  const event = {
    type: 'invoice.markedPaid',
    amount: premium,
    date: jakartaDay(server.host.clock().toISOString()),
    reference: 'TRF-1',
    fileId: proof,
    name: 'proof.pdf',
  }
  expect((await clerk.send('invoice', id, 0, event)).result).toMatchObject({ __typename: 'Moved' })
  return id
}

interface Due {
  gross: number
  commission: number
  ppn: number
  pph23: number
  net: number
  status: string
  payout: string | null
}
const dues = () =>
  rows<Due>(
    `select gross::float8 as gross, commission::float8 as commission, ppn::float8 as ppn, pph23::float8 as pph23, net::float8 as net, status, payout
     from remittances where broker_id = $1 order by gross`,
    [parties.broker],
  )

const request = async (by: Client, expectedCount: number, expectedNet: number, more: object = {}) =>
  (
    await by.call('finops.payment_to_insurer_request.request_payment', {
      input: {
        insurerCode: 'ALL',
        headOffice: 'false',
        branch: null,
        from: null,
        to: null,
        expectedCount,
        expectedNet,
        ...more,
      },
      key: randomUUID(),
    })
  ).result

const payouts = () =>
  rows<{ id: string; amount: number; status: string; revision: number }>(
    `select id, amount::float8 as amount, status, revision from payouts order by created_at`,
  )

it('a premium is due to its insurer once it is paid, less the commission of the day with its taxes, halves rounded up', async () => {
  await paid(1_010)
  // 15 % of 1,010 is 151.5; PPN is 11 % of 152, PPh 23 2 %.
  expect(await dues()).toEqual([
    { gross: 1_010, commission: 152, ppn: 17, pph23: 3, net: 1_010 - 152 - 17 + 3, status: 'UNREMITTED', payout: null },
  ])
})

it('B103 B104 V067 C087 two operators ask for payment at once, and no premium is in both', async () => {
  await paid(200_000)
  const due = await dues()
  const net = due.reduce((sum, one) => sum + one.net, 0)
  const answers = await Promise.all([clerk, colleague, clerk, colleague].map((by) => request(by, due.length, net)))
  expect(answers.filter(({ __typename }) => __typename === 'Done')).toHaveLength(1)
  for (const answer of answers.filter(({ __typename }) => __typename !== 'Done'))
    expect(answer).toMatchObject({ __typename: 'Declined', reasons: [{ guard: 'isAsSummed', values: { count: -2 } }] })
  const [one, ...others] = await payouts()
  expect(others).toEqual([])
  expect(one).toMatchObject({ amount: net, status: 'REQUESTED' })
  expect((await dues()).map(({ status, payout }) => [status, payout])).toEqual(due.map(() => ['REQUESTED', one!.id]))
})

it('what has changed since it was summed up is refused with the difference', async () => {
  await paid(50_000)
  const [open] = (await dues()).filter(({ status }) => status === 'UNREMITTED')
  await paid(60_000)
  expect(await request(clerk, 1, open!.net)).toMatchObject({
    __typename: 'Declined',
    reasons: [{ guard: 'isAsSummed', values: { count: 1 } }],
  })
  expect(await request(clerk, 0, 0, { insurerCode: 'NOBODY' })).toMatchObject({
    __typename: 'Declined',
    reasons: [{ guard: 'isAnythingDue' }],
  })
})

const tables = { payout: 'payouts', insurer_commission: 'insurer_commissions' }

const send = async (
  by: Client,
  id: string,
  event: { type: string; [field: string]: unknown },
  area: keyof typeof tables = 'payout',
) => {
  const [{ revision }] = (await rows<{ revision: number }>(`select revision from ${tables[area]} where id = $1`, [
    id,
  ])) as [{ revision: number }]
  return (await by.send(area, id, revision, event)).result
}

it('premiums of a payment that is taken back are due again, and those of one that is paid are remitted, with the books', async () => {
  const [one] = await payouts()
  expect(await send(clerk, one!.id, { type: 'payout.cancelled', reason: 'Too early' })).toMatchObject({
    __typename: 'Moved',
  })
  expect((await dues()).every(({ status, payout }) => status === 'UNREMITTED' && payout === null)).toBe(true)
  const due = await dues()
  const net = due.reduce((sum, { net: own }) => sum + own, 0)
  expect(await request(clerk, due.length, net)).toMatchObject({ __typename: 'Done' })
  const [, two] = await payouts()
  expect(await send(approver, two!.id, { type: 'payout.approved' })).toMatchObject({ __typename: 'Moved' })
  expect(await send(clerk, two!.id, { type: 'payout.sent' })).toMatchObject({ __typename: 'Moved' })
  await expect.poll(async () => (await payouts())[1]!.status, { timeout: 20_000, interval: 100 }).toBe('PAID')
  expect((await dues()).every(({ status, payout }) => status === 'REMITTED' && payout === two!.id)).toBe(true)
  const standing = await rows<{ kind: string; posted: number }>(
    `select kind, posted::float8 as posted from ledger_accounts where broker_id = $1 and posted <> 0 order by kind`,
    [parties.broker],
  )
  const sum = (of: 'gross' | 'commission' | 'ppn' | 'pph23' | 'net') => due.reduce((total, each) => total + each[of], 0)
  expect(Object.fromEntries(standing.map(({ kind, posted }) => [kind, posted]))).toEqual({
    CASH: sum('gross'),
    GATEWAY_CLEARING: -sum('net'),
    COMMISSION_INCOME: -sum('commission'),
    PPN: -sum('ppn'),
    PPH23: sum('pph23'),
  })
})

it('a payment to an account that was changed tells so when it was asked for within 72 hours, and who has changed it does not let it go', async () => {
  const [branch] = await rows<{ id: string; revision: number }>(
    'select id, revision from insurer_branches where broker_id = $1',
    [parties.broker],
  )
  const changed = await approver.call('insurer_branch.edit', {
    id: branch!.id,
    revision: branch!.revision,
    input: { accountNumber: '9876543210' },
  })
  expect(changed.result).toMatchObject({ __typename: 'Saved' })
  await paid(20_000_000)
  const [due] = (await dues()).filter(({ status }) => status === 'UNREMITTED')
  expect(await request(clerk, 1, due!.net)).toMatchObject({ __typename: 'Done' })
  const { id } = (await payouts()).at(-1)!
  const told = async (of: string) => (await clerk.call('payout.detail', { id: of })).result
  expect(await told(id)).toMatchObject({
    accountNumber: '9876543210',
    isAccountNew: true,
    accountChangedBy: `Name of approver@premiums.test`,
  })
  expect(await send(approver, id, { type: 'payout.approved' })).toMatchObject({
    reasons: [{ guard: 'isAnotherThanPayeeChanger' }],
  })
  server.pass(72 * 60 * 60)
  clerk = await again('clerk')
  approver = await again('approver')
  expect(await told(id)).toMatchObject({ isAccountNew: true })
  await paid(20_000_000)
  const next = (await dues()).find(({ status }) => status === 'UNREMITTED')!
  expect(await request(clerk, 1, next.net)).toMatchObject({ __typename: 'Done' })
  const later = (await payouts()).find((one) => one.id !== id && one.status === 'REQUESTED')!
  expect(await told(later.id)).toMatchObject({ accountNumber: '9876543210', isAccountNew: false })
})

it('who may not ask for it does not', async () => {
  const email = 'viewer@premiums.test'
  await addPerson(server.owner, {
    email,
    memberships: [{ organisation: parties.broker, permissions: ['financeOperation.paymentToInsurerRequest.list'] }],
  })
  const viewer = client(server.url, (await signIn(server.url, email)).token)
  const { body } = await viewer.call('finops.payment_to_insurer_request.request_payment', {
    input: {},
    key: randomUUID(),
  })
  expect(body).toMatchObject({ code: 'FORBIDDEN' })
})

interface Claim {
  id: string
  number: string
  payout: string
  status: string
  expected: number
  received: number
  outstanding: number
  netted: number
  count: number
}
const claims = () =>
  rows<Claim>(
    `select id, number, payout, status, expected::float8 as expected, received::float8 as received, outstanding::float8 as outstanding,
       netted::float8 as netted, item_count as count from insurer_commissions order by created_at`,
  )

/** What stands on accounts of the broker because of a claim. */
const bookedBy = async (id: string) =>
  Object.fromEntries(
    (
      await rows<{ kind: string; amount: number }>(
        `select account_kind as kind, sum(l.amount)::float8 as amount from ledger_lines l join ledger_entries e on e.id = l.entry
         where e.case_id = $1 group by 1 having sum(l.amount) <> 0`,
        [id],
      )
    ).map(({ kind, amount }) => [kind, amount]),
  )
const differences = () =>
  rows(
    `select kind, about from reconciliation_differences where status = 'OPEN' and kind in ('COMMISSION_RECEIVABLE', 'TOTALS')`,
  )

const patience = { timeout: 20_000, interval: 100 }

const today = () => jakartaDay(server.host.clock().toISOString())

const receive = async (id: string, amount: number, reference: string, by = clerk, date = today()) => {
  const fileId = await proofOf('insurer_commission', id)
  const event = { type: 'receipt.recorded', amount, date, reference, fileId, name: 'proof.pdf' }
  return send(by, id, event, 'insurer_commission')
}
const moved = { __typename: 'Moved' }

/** All that is due to the insurer, paid. */
const remit = async (): Promise<string> => {
  const due = (await dues()).filter(({ status }) => status === 'UNREMITTED')
  const net = due.reduce((sum, one) => sum + one.net, 0)
  expect(await request(clerk, due.length, net)).toMatchObject({ __typename: 'Done' })
  const { id } = (await payouts()).at(-1)!
  expect(await send(approver, id, { type: 'payout.approved' })).toMatchObject(moved)
  expect(await send(clerk, id, { type: 'payout.sent' })).toMatchObject(moved)
  return id
}

it('the commission that was not kept of a payment is expected of its insurer, by quotes, and received in parts, which a bank statement finds', async () => {
  expect(await claims()).toEqual([])
  for (const line of ['bus', 'train', 'train'] as const) await paid(100_000, line)
  const payout = await remit()
  await expect.poll(claims, patience).toHaveLength(1)
  const [claim] = (await claims()) as [Claim]
  // Twice 15,000, with 11 % PPN and without 2 % PPh 23; of the bus 16,350 were kept.
  const expected = 2 * (15_000 + 1_650 - 300)
  expect(claim).toMatchObject({ payout, status: 'EXPECTED', expected, outstanding: expected, netted: 16_350, count: 2 })
  const owed = { COMMISSION_INCOME: -30_000, PPN: -3_300, PPH23: 600 }
  expect(await bookedBy(claim.id)).toEqual({ COMMISSION_RECEIVABLE: expected, ...owed })
  const listed = await clerk.call('finops.commission_from_insurance_transaction.list', {
    tab: 'EXPECTED',
    user_timezone: 'UTC',
  })
  expect(listed.result).toMatchObject({ data: [{ id: claim.id, insurerName: 'The INSURER' }] })
  const quotes = await clerk.call('finops.commission_from_insurance_transaction.detail.quoteList', {
    filter: { payout: [payout] },
    user_timezone: 'UTC',
  })
  expect(quotes.result).toMatchObject({ data: [{ commission: 15_000 }, { commission: 15_000 }] })

  expect(await receive(claim.id, expected + 1, 'TRF-71')).toMatchObject({ reasons: [{ guard: 'isWithinOutstanding' }] })
  expect(await receive(claim.id, 20_000, 'TRF-71')).toMatchObject(moved)
  expect(await claims()).toMatchObject([{ status: 'PART_RECEIVED', received: 20_000, outstanding: expected - 20_000 }])
  await asOwner(
    server.owner,
    `insert into bank_statement_lines (created_at, updated_at, broker_id, bank_account, booked_on, currency, amount, description, status)
     values (now(), now(), $1, 'Merapi 123', $2, 'IDR', 20000, 'IN TRF-71 INSURER', 'UNMATCHED')`,
    [parties.broker, today()],
  )
  expect(await matchStatements(server.host)).toBe(1)
  expect(await receive(claim.id, expected - 20_000, 'TRF-72')).toMatchObject(moved)
  expect(await claims()).toMatchObject([{ status: 'RECEIVED', outstanding: 0 }])
  expect(await bookedBy(claim.id)).toEqual({ CASH: expected, ...owed })

  const wrong = { type: 'receipt.takenBack', reason: 'Of another insurer' }
  expect(await send(clerk, claim.id, wrong, 'insurer_commission')).toMatchObject(moved)
  const [back] = await rows<{ reference: string; named: string }>(
    `select e.reference, taken.reference as named from ledger_entries e join ledger_entries taken on taken.id = e.reverses where e.case_id = $1`,
    [claim.id],
  )
  expect(back).toEqual({ reference: 'TRF-72', named: 'TRF-72' })
  const waived = { type: 'commission.waived', reason: 'As agreed' }
  expect(await send(clerk, claim.id, waived, 'insurer_commission')).toMatchObject({
    reasons: [{ guard: 'isAnotherThanRecorder' }],
  })
  expect(await send(approver, claim.id, waived, 'insurer_commission')).toMatchObject(moved)
  const books = await bookedBy(claim.id)
  expect(books).toMatchObject({ CASH: 20_000 })
  expect(books).not.toHaveProperty('COMMISSION_RECEIVABLE')
  await reconcile(server.host, parties.broker, null)
  expect(await differences()).toEqual([])
})

it('nothing is expected of a payment that the bank has sent back until it is made anew, and what has come of it stands until it is taken back', async () => {
  const claimOf = async (payout: string) => (await claims()).find((one) => one.payout === payout)
  const statusOf = async (payout: string) => (await claimOf(payout))?.status
  await paid(100_000, 'train')
  const payout = await remit()
  await expect.poll(() => statusOf(payout), patience).toBe('EXPECTED')
  const [{ number }] = (await rows<{ number: string }>('select number from payouts where id = $1', [payout])) as [
    { number: string },
  ]
  const sendBack = async (attempt: number) =>
    giveBack(server.host, (await read(server.host, 'reference', `${number}-${attempt}`))!)
  await sendBack(1)
  await expect.poll(() => statusOf(payout), patience).toBe('WITHDRAWN')
  const { id } = (await claimOf(payout))!
  expect(await bookedBy(id)).toEqual({})
  expect(await send(clerk, payout, { type: 'payment.retried' })).toMatchObject(moved)
  await expect.poll(() => statusOf(payout), patience).toBe('EXPECTED')
  expect(await bookedBy(id)).toMatchObject({ COMMISSION_RECEIVABLE: 16_350 })

  expect(await receive(id, 10_000, 'TRF-81')).toMatchObject(moved)
  await sendBack(2)
  const isReturned = async () =>
    (await rows('select returned_on from insurer_commissions where id = $1 and returned_on is not null', [id])).length
  await expect.poll(isReturned, patience).toBe(1)
  expect(await claimOf(payout)).toMatchObject({ status: 'PART_RECEIVED', outstanding: 6_350 })
  expect(await receive(id, 1, 'TRF-82')).toMatchObject({ reasons: [{ guard: 'isPaymentStanding' }] })
  const wrong = { type: 'receipt.takenBack', reason: 'The insurer has no payment' }
  expect(await send(clerk, id, wrong, 'insurer_commission')).toMatchObject(moved)
  expect(await claimOf(payout)).toMatchObject({ status: 'WITHDRAWN', received: 0, outstanding: 0 })
  expect(await bookedBy(id)).toEqual({})
  await reconcile(server.host, parties.broker, null)
  expect(await differences()).toEqual([])
})

it('what an invoice bills is a list of its own', async () => {
  const invoice = await paid(120_000, 'train')
  const { result } = await clerk.call('finops.invoice_detail_quote_list.list', {
    parent: invoice,
    user_timezone: 'UTC',
  })
  expect(result).toMatchObject({ data: [{ kind: 'TRAIN', amount: 120_000, place: 1 }] })
  const other = { parent: randomUUID(), user_timezone: 'UTC' }
  const { body } = await clerk.call('finops.invoice_detail_quote_list.list', other)
  expect(body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
})
