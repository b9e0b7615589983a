import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invoicePermissions } from '../../machines/invoice/invoice.permissions.ts'
import { payoutPermissions } from '../../machines/payout/payout.permissions.ts'
import { fireDeadlines } from '../../src/server/jobs/deadlines.ts'
import { pagePath } from '../../src/server/performers/payments/sandbox/payments.ts'
import { system } from '../../src/server/store/store.ts'
import { formatInstant } from '../../src/shared/format/date.ts'
import type { Payable } from '../../src/shared/endpoints/answers/invoice.ts'
import { type Client, client } from '../support/client.ts'
import { addFile } from './creditLife/case.ts'
import { mailsTo } from './support/accounts.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let clerk: Client
let approver: Client
let stranger: Client
let clerkId: string
const parties = { broker: '', insurer: '', partner: '' }
const payer = 'budi@payer.test'

beforeAll(async () => {
  server = await startTestHost({ publicUrl: 'https://gate.test' })
  const { owner } = server
  for (const kind of ['broker', 'insurer', 'partner'] as const)
    parties[kind] = await addOrganisation(owner, kind.toUpperCase(), kind)
  const other = await addOrganisation(owner, 'OTHER', 'broker')
  const permissions = [
    ...Object.values(invoicePermissions),
    ...Object.values(payoutPermissions),
    'product.bus.policy.list',
    'agent_claim.list',
  ]
  const enter = async (name: string, organisation: string) => {
    const email = `${name}@invoices.test`
    await addPerson(owner, { email, memberships: [{ organisation, permissions }] })
    const { token, user } = await signIn(server.url, email)
    return { desk: client(server.url, token), id: user.id }
  }
  const first = await enter('clerk', parties.broker)
  clerk = first.desk
  clerkId = first.id
  approver = (await enter('approver', parties.broker)).desk
  stranger = (await enter('stranger', other)).desk
})
beforeEach(() => asOwner(server.owner, 'truncate quotas, attempts'))
afterAll(() => server.close())

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

/** An unpaid policy of the payer. */
const policy = async (premium: number, more: Record<string, string> = {}): Promise<string> => {
  const id = randomUUID()
  await addNeeded(server.owner, 'bus_policies', id, {
    broker_id: parties.broker,
    insurer_id: parties.insurer,
    partner_id: parties.partner,
    status: 'unpaid',
    customer_name: 'Budi Santoso',
    email: payer,
    phone: '+6281234567890',
    premium: String(premium),
    ...more,
  })
  return id
}

const begin = async (busPolicies: string[], by = clerk) =>
  (await by.call('invoice.begin', { input: { purpose: 'PREMIUM', busPolicies }, key: randomUUID() })).result
const begun = async (...premiums: number[]): Promise<string> => {
  const policies: string[] = []
  for (const premium of premiums) policies.push(await policy(premium))
  const result = await begin(policies)
  expect(result).toMatchObject({ __typename: 'Begun' })
  return result['id'] as string
}

interface Row {
  revision: number
  status: string
  number: string
  code: string
  rest: number
  unapplied: number
  refunded: number
}
const rowOf = async (id: string) =>
  (
    await rows<Row>(
      `select revision, status, number, code, rest::float8 as rest, unapplied::float8 as unapplied, refunded::float8 as refunded
       from invoices where id = $1`,
      [id],
    )
  )[0]!
const send = async (id: string, event: { type: string; [field: string]: unknown }, by = clerk) =>
  (await by.send('invoice', id, (await rowOf(id)).revision, event)).result

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

/** By which order it is to be paid. */
const orderOf = async (id: string): Promise<string> => {
  const text = "select snapshot #>> '{context,instruction,reference}' as reference from invoices where id = $1"
  return (await rows<{ reference: string }>(text, [id]))[0]!.reference
}

const pay = async (name: 'look' | 'begin' | 'withdraw', token: string, more: object = {}) =>
  call<{ data: Payable }>(server.url, `/api/pay/${name}`, { body: { token, ...more } })
const standing = async (token: string) => (await pay('look', token)).body.data?.standing

const patience = { timeout: 20_000, interval: 50 }

/** Of the letters to the payer. */
const tokens = async (): Promise<string[]> =>
  (await mailsTo(server.host, payer)).flatMap(
    ({ body }) => /https:\/\/gate\.test\/\w\w\/pay#([\w-]{43})/.exec(body)?.[1] ?? [],
  )

/** The token of the letter that is written now. */
const linked = async (id: string): Promise<string> => {
  const before = await tokens()
  expect(await send(id, { type: 'link.sent' })).toMatchObject({ __typename: 'Moved' })
  const fresh = async () => (await tokens()).filter((one) => !before.includes(one))
  await expect.poll(fresh, patience).toHaveLength(1)
  return (await fresh())[0]!
}

/** Does something on the page of the gateway, as the payer does. */
const press = async (reference: string, act: string) => {
  const [order] = await rows<{ token: string }>('select token from sandbox_payments where reference like $1', [
    `${reference}%`,
  ])
  const answer = await fetch(`${server.url}${pagePath}/${order!.token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ act }).toString(),
  })
  expect(answer.status).toBe(303)
}

it('an invoice of two policies is paid by QR code from the mailed link, and what comes again goes back by two people', async () => {
  const id = await begun(600, 400)
  expect(await booked(id)).toEqual({ RECEIVABLE: 1000, INSURER_PAYABLE: -1000 })
  const token = await linked(id)
  const { number } = await rowOf(id)
  const [letter] = await mailsTo(server.host, payer)
  const [{ due }] = (await rows<{ due: string }>('select due_at as due from invoices where id = $1', [id])) as [
    { due: string },
  ]
  expect(letter!.body).toContain(`Time limit (Jakarta time): ${formatInstant(due, 'en', 'Asia/Jakarta')}`)
  expect((await pay('look', token)).body.data).toMatchObject({
    payee: 'The BROKER',
    amount: 1000,
    currency: 'IDR',
    standing: 'DUE',
    instruction: null,
    receipt: null,
  })
  expect((await pay('begin', token, { method: 'QR_CODE' })).body.data.standing).toMatch(/ORDERED|PAYABLE/)
  await expect.poll(() => standing(token), patience).toBe('PAYABLE')
  const { instruction } = (await pay('look', token)).body.data
  expect(instruction).toMatchObject({ method: 'QR_CODE', channel: { qr: expect.any(String) as unknown } })
  expect(await send(id, { type: 'invoice.cancelled', reason: 'Too late' })).toMatchObject({ __typename: 'Refused' })

  const reference = await orderOf(id)
  await press(reference, 'pay')
  await expect.poll(() => standing(token), patience).toBe('PAID')
  expect((await pay('look', token)).body.data).toMatchObject({ amount: 1000, receipt: { number } })
  expect(await rowOf(id)).toMatchObject({ status: 'PAID', rest: 0, unapplied: 0 })
  expect(await booked(id)).toEqual({ GATEWAY_CLEARING: 1000, INSURER_PAYABLE: -1000 })

  await press(reference, 'pay')
  await expect.poll(async () => (await rowOf(id)).unapplied, patience).toBe(1000)
  expect(await booked(id)).toEqual({ GATEWAY_CLEARING: 2000, INSURER_PAYABLE: -1000, UNAPPLIED: -1000 })
  const refund = { kind: 'REFUND', invoice: id, bank: 'Bank Merapi', accountNumber: '1234567890' }
  const input = { ...refund, accountName: 'Budi Santoso', reason: 'Paid twice' }
  const asked = (await clerk.call('payout.begin', { input, key: randomUUID() })).result
  expect(asked).toMatchObject({ __typename: 'Begun' })
  const payout = asked['id'] as string
  expect((await clerk.send('payout', payout, 0, { type: 'payout.approved' })).result).toMatchObject({
    __typename: 'Refused',
    reasons: [{ guard: 'isAnotherThanRequester' }, { guard: 'isAnotherThanPayeeChanger' }],
  })
  const approved = await approver.send('payout', payout, 0, { type: 'payout.approved' })
  expect(approved.result).toMatchObject({ __typename: 'Moved' })
  expect((await clerk.send('payout', payout, 1, { type: 'payout.sent' })).result).toMatchObject({ __typename: 'Moved' })
  await expect.poll(async () => (await rowOf(id)).refunded, patience).toBe(1000)
  expect(await rowOf(id)).toMatchObject({ status: 'PAID', unapplied: 0 })
  expect(await booked(id, payout)).toEqual({ GATEWAY_CLEARING: 1000, INSURER_PAYABLE: -1000 })
  expect(await rows('select from sandbox_transfers')).toHaveLength(1)
})

it('an invoice in instalments asks for the one that is due, and is paid once all have come', async () => {
  const input = { purpose: 'PREMIUM', busPolicies: [await policy(1000)], instalments: 3, intervalMonths: 2 }
  const { id } = (await clerk.call('invoice.begin', { input, key: randomUUID() })).result as { id: string }
  const token = await linked(id)
  const due = async () => {
    const { amount, rest, plan } = (await pay('look', token)).body.data
    return [amount, rest, ...plan.map((one) => one.rest)]
  }
  expect(await due()).toEqual([334, 1000, 334, 333, 333])
  await pay('begin', token, { method: 'QR_CODE' })
  await expect.poll(() => standing(token), patience).toBe('PAYABLE')
  await press(await orderOf(id), 'pay')
  await expect.poll(() => standing(token), patience).toBe('DUE')
  expect(await due()).toEqual([333, 666, 0, 333, 333])
  expect(await rowOf(id)).toMatchObject({ status: 'WAITING_PAYMENT', rest: 666 })

  await pay('begin', token, { method: 'QR_CODE', isWhole: true })
  await expect.poll(() => standing(token), patience).toBe('PAYABLE')
  await press(await orderOf(id), 'pay')
  await expect.poll(() => standing(token), patience).toBe('PAID')
  expect(await rowOf(id)).toMatchObject({ status: 'PAID', rest: 0, unapplied: 0 })
  expect(await booked(id)).toEqual({ GATEWAY_CLEARING: 1000, INSURER_PAYABLE: -1000 })
})

it('an invoice tells its end as its end, though its payer is reminded before', async () => {
  const id = await begun(100)
  await linked(id)
  const told = async () =>
    (
      await rows<{ ends: boolean; remind_at: string | null }>(
        'select deadline_at = due_at as ends, remind_at from invoices where id = $1',
        [id],
      )
    )[0]!
  const { ends, remind_at: half } = await told()
  expect([ends, half]).toEqual([true, expect.any(String)])
  const fire = (at: number) => fireDeadlines({ ...server.host, clock: () => new Date(at) })
  expect(await fire(Date.parse(half!) - 1)).toBe(0)
  expect(await fire(Date.parse(half!))).toBe(1)
  expect(await told()).toEqual({ ends: true, remind_at: null })
})

it.each(['VIRTUAL_ACCOUNT', 'QR_CODE', 'E_WALLET', 'RETAIL'])('B200 an invoice is paid by %s', async (method) => {
  const id = await begun(100)
  const token = await linked(id)
  await pay('begin', token, { method })
  await expect.poll(() => standing(token), patience).toBe('PAYABLE')
  const { code } = await rowOf(id)
  await press(`${code}-1`, 'pay')
  await expect.poll(() => standing(token), patience).toBe('PAID')
  expect((await rows<{ method: string }>('select method from invoices where id = $1', [id]))[0]).toEqual({ method })
  expect(await booked(id)).toEqual({ GATEWAY_CLEARING: 100, INSURER_PAYABLE: -100 })
})

describe('an invoice', () => {
  it('is of one payer, and of policies that are in no other', async () => {
    const [one, other, foreign] = [
      await policy(100),
      await policy(100, { email: 'sari@payer.test' }),
      await policy(100, {
        broker_id: (await rows<{ id: string }>("select id from organisations where code = 'OTHER'"))[0]!.id,
      }),
    ]
    expect(await begin([one, other])).toMatchObject({ fields: [{ path: 'busPolicies', key: 'validation:onePayer' }] })
    expect((await begin([foreign]))['__typename']).not.toBe('Begun')
    const both = await Promise.all([begin([one]), begin([one])])
    expect(both.filter(({ __typename }) => __typename === 'Begun')).toHaveLength(1)
    const id = both.find(({ __typename }) => __typename === 'Begun')!['id'] as string
    expect((await stranger.send('invoice', id, 0, { type: 'link.sent' })).status).toBe(404)
    expect((await rowOf(id)).revision).toBe(0)
  })

  it('of an own risk is the insurer’s whom its broker does not see', async () => {
    const [insurer, partner, agent, claim] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const { owner } = server
    const own = { organisation_id: parties.broker }
    await addNeeded(owner, 'insurers', insurer, { ...own, code: 'INSURER' })
    await addNeeded(owner, 'partners', partner, own)
    await addNeeded(owner, 'agents', agent, { ...own, partner })
    const about = { insurer, partner, agent, currency: 'IDR' }
    await addNeeded(owner, 'agent_claims', claim, { broker_id: parties.broker, ...about })
    const input = { purpose: 'OWN_RISK', claim, amount: 300 }
    const { id } = (await clerk.call('invoice.begin', { input, key: randomUUID() })).result
    const owed = `select a.insurer_id from ledger_lines l join ledger_accounts a on a.id = l.account join ledger_entries e on e.id = l.entry
      where e.case_id = $1 and a.kind = 'CLAIMS_PAYABLE'`
    expect(await rows(owed, [id])).toEqual([{ insurer_id: parties.insurer }])
  })

  it('has a number after that of the one before, whoever begins at once', async () => {
    const policies = await Promise.all(Array.from({ length: 6 }, () => policy(100)))
    const all = await Promise.all(policies.map((one) => begin([one])))
    const numbers = await Promise.all(
      all.map(async (one) => Number((await rowOf(one['id'] as string)).number.match(/\d+$/)![0])),
    )
    const sorted = numbers.toSorted((one, other) => one - other)
    expect(sorted.map((number) => number - sorted[0]!)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is marked paid once, however many do so at once', async () => {
    const id = await begun(700)
    const by = { userId: clerkId, organisation: { id: parties.broker } } as never
    const fileId = await addFile(server.host, by, id, 'proof.pdf', 'invoice')
    const date = new Date(server.host.clock().getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
    const event = { type: 'invoice.markedPaid', amount: 700, date, reference: 'TRF-1', fileId, name: 'proof.pdf' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => clerk.send('invoice', id, 0, event)))
    expect(answers.filter(({ result }) => result?.__typename === 'Moved')).toHaveLength(1)
    expect(await booked(id)).toEqual({ CASH: 700, INSURER_PAYABLE: -700 })
    expect((await rowOf(id)).status).toBe('PAID')
  })

  it('is opened by no link that was guessed, and by none of an invoice that is cancelled', async () => {
    const id = await begun(300)
    const token = await linked(id)
    expect(await standing(token)).toBe('DUE')
    for (const guess of ['x', token.slice(0, -1), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
      expect((await pay('look', guess)).status).toBe(404)
    expect(await send(id, { type: 'invoice.cancelled', reason: 'Made by mistake' })).toMatchObject({
      __typename: 'Moved',
    })
    expect((await pay('look', token)).status).toBe(404)
    expect(await booked(id)).toEqual({})
  })

  it.each(['paid', 'cancelled', 'expired', 'PAID', ''])(
    'C051 is patched to paid or cancelled alone: %j',
    async (status) => {
      const id = await begun(100)
      const { number } = await rowOf(id)
      const { status: answered, body } = await call<{ data?: { __typename: string } }>(
        server.url,
        `/api/v2/policies/internal/invoices/${encodeURIComponent(number)}`,
        { method: 'PATCH', token: clerk.token, body: { status, reason: 'Mistake', key: randomUUID() } },
      )
      if (status === 'cancelled') expect(body.data).toMatchObject({ __typename: 'Moved', status: 'CANCELLED' })
      else {
        expect(answered).toBe(400)
        expect((await rowOf(id)).status).toBe('CREATED')
      }
    },
  )
})
