import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoicePermissions } from '../../machines/invoice/invoice.permissions.ts'
import { payoutPermissions } from '../../machines/payout/payout.permissions.ts'
import { jakartaDay } from '../../machines/kit/calendar.ts'
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
    'product.bus.policy.list',
    'financeOperation.remittance.request',
    'financeOperation.remittance.detail',
    'financeOperation.paymentToInsurerRequest.list',
    'insurer_branch.list',
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
  await addNeeded(owner, 'commission_schedules', randomUUID(), {
    broker_id: parties.broker,
    line: 'BUS',
    rate: '15',
    is_pkp: 'true',
    ppn: '11',
    pph23: '2',
    is_net_off: 'true',
    valid_from: '2020-01-01',
    seller_share: '0',
  })
})
afterAll(() => server.close())

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

/** A policy that its invoice has been paid of. */
const paid = async (premium: number): Promise<string> => {
  const policy = randomUUID()
  await addNeeded(server.owner, 'bus_policies', policy, {
    broker_id: parties.broker,
    insurer_id: parties.insurer,
    partner_id: parties.partner,
    status: 'unpaid',
    customer_name: 'Budi Santoso',
    email: 'budi@payer.test',
    premium: String(premium),
  })
  const begun = await clerk.call('invoice.begin', {
    input: { purpose: 'PREMIUM', busPolicies: [policy] },
    key: randomUUID(),
  })
  const id = begun.result['id'] as string
  const proof = await addFile(
    server.host,
    { userId: clerkId, organisation: { id: parties.broker } } as never,
    id,
    'proof.pdf',
    'invoice',
  )
  const event = {
    type: 'invoice.markedPaid',
    amount: premium,
    date: jakartaDay(new Date().toISOString()),
    reference: 'TRF-1',
    fileId: proof,
    name: 'proof.pdf',
  }
  expect((await clerk.send('invoice', id, 0, event)).result).toMatchObject({ __typename: 'Moved' })
  return policy
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

const send = async (by: Client, id: string, event: { type: string; [field: string]: unknown }) => {
  const [{ revision }] = (await rows<{ revision: number }>('select revision from payouts where id = $1', [id])) as [
    { revision: number },
  ]
  return (await by.send('payout', id, revision, event)).result
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

it('who may not ask for it does not', async () => {
  await asOwner(server.owner, 'select 1')
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
