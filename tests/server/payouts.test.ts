import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { invoicePermissions } from '../../machines/invoice/invoice.permissions.ts'
import { payoutPermissions } from '../../machines/payout/payout.permissions.ts'
import { sendAs } from '../../src/server/cases/answerCase.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { performEffects } from '../../src/server/jobs/outbox.ts'
import { reconcile } from '../../src/server/performers/books/reconcile.ts'
import { giveBack, read } from '../../src/server/performers/payments/sandbox/transfers.ts'
import { system } from '../../src/server/store/store.ts'
import { type Client, client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let clerk: Client
let approver: Client
let second: Client
let mender: Client
let stranger: Client
let partner: Client
const parties = { broker: '', insurer: '', partner: '' }

beforeAll(async () => {
  server = await startTestHost()
  const { owner } = server
  for (const kind of ['broker', 'insurer', 'partner'] as const)
    parties[kind] = await addOrganisation(owner, kind.toUpperCase(), kind)
  const other = await addOrganisation(owner, 'OTHER', 'broker')
  const permissions = [
    ...Object.values(invoicePermissions),
    ...Object.values(payoutPermissions),
    'product.bus.policy.list',
    'financeOperation.refund.list',
    'financeOperation.additionalFeeRequest.list',
  ]
  const enter = async (name: string, organisation = parties.broker) => {
    const email = `${name}@payouts.test`
    await addPerson(owner, { email, memberships: [{ organisation, permissions }] })
    return client(server.url, (await signIn(server.url, email)).token)
  }
  clerk = await enter('clerk')
  approver = await enter('approver')
  second = await enter('second')
  mender = await enter('mender')
  stranger = await enter('stranger', other)
  partner = await enter('partner', parties.partner)
})
beforeEach(() => asOwner(server.owner, 'truncate quotas, attempts'))
afterAll(() => server.close())

const patience = { timeout: 20_000, interval: 50 }

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const account = { bank: 'Bank Merapi', accountNumber: '1234567890', accountName: 'Budi Santoso' }

/** An invoice that was cancelled and is paid all the same. */
const paidLate = async (amount: number): Promise<string> => {
  const policy = randomUUID()
  await addNeeded(server.owner, 'bus_policies', policy, {
    broker_id: parties.broker,
    insurer_id: parties.insurer,
    partner_id: parties.partner,
    status: 'unpaid',
    customer_name: 'Budi Santoso',
    email: 'budi@payer.test',
    premium: String(amount),
  })
  const input = { purpose: 'PREMIUM', busPolicies: [policy] }
  const { result } = await clerk.call('invoice.begin', { input, key: randomUUID() })
  const id = result['id'] as string
  await clerk.send('invoice', id, 0, { type: 'invoice.cancelled', reason: 'Made by mistake' })
  await late(id, amount)
  return id
}

const late = (id: string, amount: number) => {
  const receipt = randomUUID().slice(0, 8)
  const settledAt = server.host.clock().toISOString()
  const event = { type: 'payment.settled', reference: 'PAY', amount, currency: 'IDR', settledAt, receipt }
  return sendAs(server.host, 'host', { area: 'invoice', id, key: `late ${receipt}` }, event)
}

const ask = async (input: object, by = clerk) =>
  (await by.call('payout.begin', { input: { ...account, reason: 'Needed', ...input }, key: randomUUID() })).result
const asked = async (input: object, by = clerk): Promise<string> => {
  const result = await ask(input, by)
  expect(result).toMatchObject({ __typename: 'Begun' })
  return result['id'] as string
}
const fee = (amount: number, more: object = {}) =>
  asked({ kind: 'FEE', feeKind: 'SURVEY', payeeName: 'Surya Surveyors', amount, ...more })

interface Row {
  revision: number
  status: string
  number: string
  approved_by: string | null
  attempt: number
  failure: string | null
  account_number: string
}
const rowOf = async (id: string) =>
  (
    await rows<Row>(
      'select revision, status, number, approved_by, attempt, failure, account_number from payouts where id = $1',
      [id],
    )
  )[0]!
const send = async (id: string, type: string, by = clerk, payload: object = {}) =>
  (await by.send('payout', id, (await rowOf(id)).revision, { type, ...payload })).result
const moved = async (id: string, type: string, by = clerk, payload: object = {}) =>
  expect(await send(id, type, by, payload)).toMatchObject({ __typename: 'Moved' })
const refused = async (id: string, type: string, by: Client, ...guards: string[]) =>
  expect(await send(id, type, by)).toMatchObject({ __typename: 'Refused', reasons: guards.map((guard) => ({ guard })) })

const statusIs = async (id: string, status: string) => {
  await expect.poll(async () => (await rowOf(id)).status, patience).toBe(status)
}

/** What stands on the broker's accounts because of these cases. */
const booked = async (...ids: string[]) =>
  Object.fromEntries(
    (
      await rows<{ kind: string; amount: number }>(
        `select account_kind as kind, sum(l.amount)::float8 as amount from ledger_lines l join ledger_entries e on e.id = l.entry
         where e.case_id = any($1::text[]) group by 1 having sum(l.amount) <> 0`,
        [ids],
      )
    ).map(({ kind, amount }) => [kind, amount]),
  )

const invoiceOf = async (id: string) =>
  (
    await rows(
      `select unapplied::float8 as unapplied, refunded::float8 as refunded, refund_due::float8 as held from invoices where id = $1`,
      [id],
    )
  )[0]

const transfersOf = async (id: string) => {
  const { number } = await rowOf(id)
  return rows<{ reference: string; state: string; amount: number }>(
    `select reference, state, amount::float8 as amount from sandbox_transfers where reference like $1 order by reference`,
    [`${number}-%`],
  )
}

describe('a refund', () => {
  it('of late money is asked for by one and approved by another, arrives once, and stands in the books after each step', async () => {
    const invoice = await paidLate(1000)
    expect(await booked(invoice)).toEqual({ GATEWAY_CLEARING: 1000, UNAPPLIED: -1000 })
    const id = await asked({ kind: 'REFUND', invoice })
    expect(await invoiceOf(invoice)).toEqual({ unapplied: 1000, refunded: 0, held: 1000 })
    expect(await booked(id)).toEqual({})
    await refused(id, 'payout.approved', clerk, 'isAnotherThanRequester', 'isAnotherThanPayeeChanger')
    await moved(id, 'payout.approved', approver)
    expect(await rowOf(id)).toMatchObject({ status: 'APPROVED', attempt: 0 })
    expect(await booked(invoice, id)).toEqual({ GATEWAY_CLEARING: 1000, REFUNDS_PAYABLE: -1000 })
    await moved(id, 'payout.sent')
    await statusIs(id, 'PAID')
    expect(await booked(invoice, id)).toEqual({})
    expect(await invoiceOf(invoice)).toEqual({ unapplied: 0, refunded: 1000, held: null })
    const { number } = await rowOf(id)
    expect(await transfersOf(id)).toEqual([{ reference: `${number}-1`, state: 'SETTLED', amount: 1000 }])
  })

  it('holds the money: nothing else is done with it until it is over, and then it may be asked for again', async () => {
    const invoice = await paidLate(500)
    const id = await asked({ kind: 'REFUND', invoice })
    expect(await ask({ kind: 'REFUND', invoice }, approver)).toMatchObject({
      __typename: 'NotBegun',
      reasons: [{ guard: 'isRefundFree' }],
    })
    await moved(id, 'payout.rejected', approver, { reason: 'Not theirs' })
    expect(await invoiceOf(invoice)).toEqual({ unapplied: 500, refunded: 0, held: null })
    const other = await asked({ kind: 'REFUND', invoice }, approver)
    await moved(other, 'payout.approved', second)
    await moved(other, 'payout.cancelled', clerk, { reason: 'Applied to another invoice' })
    expect(await booked(invoice, other)).toEqual({ GATEWAY_CLEARING: 500, UNAPPLIED: -500 })
    expect(await invoiceOf(invoice)).toEqual({ unapplied: 500, refunded: 0, held: null })
  })

  it('is asked for once, however many do so at once', async () => {
    const invoice = await paidLate(500)
    const answers = await Promise.all(
      [clerk, approver, second, mender].map((by) => ask({ kind: 'REFUND', invoice }, by)),
    )
    expect(answers.filter(({ __typename }) => __typename === 'Begun')).toHaveLength(1)
    expect(await invoiceOf(invoice)).toMatchObject({ held: 500 })
  })

  it('is of no invoice that is still open, and of none of another broker', async () => {
    const invoice = await paidLate(100)
    expect((await ask({ kind: 'REFUND', invoice }, stranger))['__typename']).not.toBe('Begun')
    expect(
      (
        await partner.call('payout.begin', {
          input: { ...account, kind: 'REFUND', invoice, reason: 'x' },
          key: randomUUID(),
        })
      ).result?.__typename,
    ).not.toBe('Begun')
    expect(await invoiceOf(invoice)).toEqual({ unapplied: 100, refunded: 0, held: null })
    const id = await asked({ kind: 'REFUND', invoice })
    expect((await stranger.send('payout', id, 0, { type: 'payout.approved' })).status).toBe(404)
  })

  it('that the bank returns has failed, is owed again, and is sent to another account once that is approved', async () => {
    const invoice = await paidLate(700)
    const id = await asked({ kind: 'REFUND', invoice })
    await moved(id, 'payout.approved', approver)
    await moved(id, 'payout.sent')
    await statusIs(id, 'PAID')
    const { number } = await rowOf(id)
    await giveBack(server.host, (await read(server.host, 'reference', `${number}-1`))!)
    await statusIs(id, 'FAILED')
    expect(await booked(invoice, id)).toEqual({ GATEWAY_CLEARING: 700, REFUNDS_PAYABLE: -700 })
    expect(await invoiceOf(invoice)).toEqual({ unapplied: 700, refunded: 0, held: 700 })
    await moved(id, 'payee.corrected', clerk, { ...account, accountNumber: '5556667777' })
    expect(await rowOf(id)).toMatchObject({ status: 'REQUESTED', approved_by: null, account_number: '5556667777' })
    expect(await booked(invoice, id)).toEqual({ GATEWAY_CLEARING: 700, UNAPPLIED: -700 })
    await refused(id, 'payout.approved', clerk, 'isAnotherThanRequester', 'isAnotherThanPayeeChanger')
    await moved(id, 'payout.approved', approver)
    await moved(id, 'payout.sent')
    await statusIs(id, 'PAID')
    expect(await booked(invoice, id)).toEqual({})
    expect((await transfersOf(id)).map(({ reference, state }) => [reference, state])).toEqual([
      [`${number}-1`, 'RETURNED'],
      [`${number}-2`, 'SETTLED'],
    ])
  })
})

describe('a fee', () => {
  it('is paid, and taken back in the books by an entry that names the one that booked it', async () => {
    const id = await fee(250)
    await moved(id, 'payout.approved')
    await moved(id, 'payout.sent')
    await statusIs(id, 'PAID')
    expect(await booked(id)).toEqual({ FEES: 250, GATEWAY_CLEARING: -250 })
    const { number } = await rowOf(id)
    await giveBack(server.host, (await read(server.host, 'reference', `${number}-1`))!)
    await statusIs(id, 'FAILED')
    expect(await booked(id)).toEqual({})
    expect(await rows('select from ledger_entries where case_id = $1 and reverses is not null', [id])).toHaveLength(1)
    await moved(id, 'payment.retried')
    await statusIs(id, 'PAID')
    expect(await booked(id)).toEqual({ FEES: 250, GATEWAY_CLEARING: -250 })
  })

  it('to an account that there is not has failed, and is tried five times at most', async () => {
    const id = await fee(100, { accountNumber: '1110000' })
    await moved(id, 'payout.approved')
    await moved(id, 'payout.sent')
    for (let attempt = 2; attempt <= 5; attempt++) {
      await statusIs(id, 'FAILED')
      await moved(id, 'payment.retried')
    }
    await statusIs(id, 'FAILED')
    await refused(id, 'payment.retried', clerk, 'hasAttemptsLeft')
    expect(await rowOf(id)).toMatchObject({ attempt: 5, failure: 'The bank does not know the account' })
    await moved(id, 'payout.cancelled', clerk, { reason: 'Nobody knows the account' })
    expect(await booked(id)).toEqual({})
  })

  it('alone is what people ask for besides: nobody begins what doors of their own begin', async () => {
    for (const kind of ['COMMISSION', 'INSURER', 'GIFT'])
      expect(await ask({ kind, payeeName: 'X', amount: 1 })).toMatchObject({
        __typename: 'NotBegun',
        fields: expect.arrayContaining([expect.objectContaining({ path: 'kind' })]) as unknown,
      })
  })
})

describe('four eyes', () => {
  it.each([
    [10_000_000, false, 1],
    [10_000_001, true, 1],
    [100_000_000, true, 1],
    [100_000_001, true, 2],
  ])('on a fee of %i: another person %s, approvals %i', async (amount, another, approvals) => {
    const id = await fee(amount)
    if (another) await refused(id, 'payout.approved', clerk, 'isAnotherThanRequester', 'isAnotherThanPayeeChanger')
    else {
      await moved(id, 'payout.approved', clerk)
      expect((await rowOf(id)).status).toBe('APPROVED')
      return
    }
    await moved(id, 'payee.corrected', mender, { ...account, accountNumber: '5556667777' })
    await refused(id, 'payout.approved', mender, 'isAnotherThanPayeeChanger')
    await moved(id, 'payout.approved', approver)
    expect((await rowOf(id)).status).toBe(approvals === 1 ? 'APPROVED' : 'REQUESTED')
    if (approvals === 1) return
    await refused(id, 'payout.approved', approver, 'isFirstApprovalOfTheirs')
    await moved(id, 'payout.approved', second)
    expect((await rowOf(id)).status).toBe('APPROVED')
  })

  it('begin anew with each correction of the account', async () => {
    const id = await fee(100_000_001)
    await moved(id, 'payout.approved', approver)
    expect((await rowOf(id)).approved_by).not.toBe(null)
    await moved(id, 'payee.corrected', mender, { ...account, accountNumber: '5556667777' })
    expect(await rowOf(id)).toMatchObject({ status: 'REQUESTED', approved_by: null })
    await moved(id, 'payout.approved', approver)
    expect((await rowOf(id)).status).toBe('REQUESTED')
    await moved(id, 'payout.approved', second)
    await moved(id, 'payee.corrected', mender, account)
    expect(await rowOf(id)).toMatchObject({ status: 'REQUESTED', approved_by: null, account_number: '1234567890' })
  })
})

describe('of twenty at once', () => {
  /** The same step by twenty at once. */
  const many = async (id: string, type: string, by: Client) => {
    const { revision } = await rowOf(id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => by.send('payout', id, revision, { type })))
    return answers.filter(({ result }) => result?.__typename === 'Moved')
  }

  it('one approves, one sends, and one sends again', async () => {
    const id = await fee(100, { accountNumber: '1110000' })
    expect(await many(id, 'payout.approved', approver)).toHaveLength(1)
    expect(await many(id, 'payout.sent', clerk)).toHaveLength(1)
    await statusIs(id, 'FAILED')
    expect(await many(id, 'payment.retried', clerk)).toHaveLength(1)
    await statusIs(id, 'FAILED')
    const { number } = await rowOf(id)
    const orders = await rows('select reference from gateway_orders where case_id = $1 order by reference', [id])
    expect(orders).toEqual([{ reference: `${number}-1` }, { reference: `${number}-2` }])
  })
})

it('a worker that dies between the call and its answer leaves one transfer', async () => {
  const id = await fee(300)
  await moved(id, 'payout.approved')
  const { number } = await rowOf(id)
  const real = globalThis.fetch
  let died = false
  let bury = () => {}
  const dead = new Promise<never>((_, reject) => {
    bury = () => reject(new Error('buried'))
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const answer = await real(...call)
    const body = call[1]?.body
    if (
      died ||
      typeof body !== 'string' ||
      !body.includes(`"${number}-1"`) ||
      !JSON.stringify(call[0]).includes('transfers')
    )
      return answer
    died = true
    return dead
  })
  await moved(id, 'payout.sent')
  await expect.poll(() => died, patience).toBe(true)
  expect(await transfersOf(id)).toHaveLength(1)
  // Once its lease is over the task is another worker's.
  server.pass(121)
  await expect
    .poll(async () => {
      await performEffects(server.host, {} as FileStore, 'askTransfer')
      return (await rowOf(id)).status
    }, patience)
    .toBe('PAID')
  bury()
  vi.restoreAllMocks()
  expect(await transfersOf(id)).toEqual([{ reference: `${number}-1`, state: 'SETTLED', amount: 300 }])
  expect(await booked(id)).toEqual({ FEES: 300, GATEWAY_CLEARING: -300 })
})

it('the lists are of their kinds alone, counted and added up by status, and found by the last digits of the account and by the sum', async () => {
  const id = await fee(4321, { accountNumber: '8800998877' })
  const look = async (name: string, by = clerk) =>
    (await by.call(name, { search: '998877', user_timezone: 'UTC' })).result
  expect(await look('finops.additional_fee_request.list')).toMatchObject({ data: [{ id, amount: 4321 }] })
  expect(await look('refund.list')).toMatchObject({ data: [] })
  const found = async (search: string) =>
    ((await clerk.call('payout.list', { search, user_timezone: 'UTC' })).result['data'] as { id: string }[]).map(
      (row) => row.id,
    )
  for (const sum of ['4321', '4.321', 'Rp 4,321', '8877']) expect(await found(sum)).toContain(id)
  for (const other of ['432', '43210', '4.321.000']) expect(await found(other)).not.toContain(id)
  expect(await look('additional_fee_request.statuses')).toEqual([
    { status: 'REQUESTED', currency: 'IDR', count: 1, sums: { amount: 4321 } },
  ])
  expect(await look('finops.additional_fee_request.list', stranger)).toMatchObject({ data: [] })
  const unseen = await clerk.call('finops.commission_request.list', { user_timezone: 'UTC' })
  expect(unseen.body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

it('invoices, payouts and books say the same of what is for nothing, and of what is kept of payouts', async () => {
  const id = await asked({ kind: 'REFUND', invoice: await paidLate(900) })
  await moved(id, 'payout.approved', approver)
  await reconcile(server.host, parties.broker, null)
  const different = await rows(
    `select kind, about, expected, found from reconciliation_differences where status = 'OPEN'`,
  )
  expect(different).toEqual([])
})
