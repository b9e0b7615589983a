import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commissionPermissions } from '../../machines/commission/commission.permissions.ts'
import { payoutPermissions } from '../../machines/payout/payout.permissions.ts'
import { beginAsHost } from '../../src/server/cases/beginAsHost.ts'
import { sendSurely } from '../../src/server/cases/answerCase.ts'
import { placeOf } from '../../src/server/cases/place.ts'
import { reconcile } from '../../src/server/performers/books/reconcile.ts'
import { giveBack, read } from '../../src/server/performers/payments/sandbox/transfers.ts'
import { system } from '../../src/server/store/store.ts'
import type { CommissionAnswers } from '../../src/shared/endpoints/answers/commission.ts'
import { type Client, client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
const desks = {} as Record<'clerk' | 'colleague' | 'approver', Client>
const house = { broker: '', insurer: '', partner: '', agency: '', stranger: '' }

const patience = { timeout: 20_000, interval: 50 }
const today = '2026-03-09'

beforeAll(async () => {
  server = await startTestHost({ commission: true, payoutFourEyesFrom: 1_000_000 })
  const { owner } = server
  const [broker, insurer] = [
    await addOrganisation(owner, 'BROKER', 'broker'),
    await addOrganisation(owner, 'INSURER', 'insurer'),
  ]
  Object.assign(house, { broker, insurer })
  const bank = randomUUID()
  await addNeeded(owner, 'banks', bank, { organisation_id: broker, name: 'Bank Merapi', status: 'ACTIVE' })
  for (const name of ['partner', 'agency', 'stranger'] as const) {
    house[name] = await addOrganisation(owner, name.toUpperCase(), 'partner')
    const account = { bank, account_number: '1234567890', account_name: `The ${name}` }
    await addNeeded(owner, 'partners', randomUUID(), {
      organisation_id: broker,
      organisation: house[name],
      ...(name !== 'stranger' && account),
    })
  }
  const permissions = [...Object.values(commissionPermissions), ...Object.values(payoutPermissions)]
  for (const name of ['clerk', 'colleague', 'approver'] as const) {
    const email = `${name}@payouts.test`
    await addPerson(owner, { email, memberships: [{ organisation: broker, permissions }] })
    desks[name] = client(server.url, (await signIn(server.url, email)).token)
  }
})
afterAll(() => server.close())

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

let count = 0

/** Net of 11 % and 2 % it is 109 % of what has accrued. */
const accrued = async (partner: string, amount: number, currency = 'IDR'): Promise<string> => {
  const remittance = randomUUID()
  await addNeeded(server.owner, 'remittances', remittance, {
    broker_id: house.broker,
    insurer_id: house.insurer,
    commission: '0',
    status: 'REMITTED',
  })
  const { outcome, id } = await beginAsHost(server.host, placeOf(server.host, 'commission'), {
    of: remittance,
    as: 'SELLER',
    input: () => ({
      code: `COM-${++count}`,
      remittance,
      policyNumber: `BUS-${count}`,
      line: 'BUS',
      product_name: 'Bus',
      customer_name: 'Budi Santoso',
      role: 'SELLER',
      payee: 'Payee',
      gross: amount * 10,
      rate: 10,
      whole: amount,
      share: 100,
      accrued: amount,
      ppnRate: 11,
      pph23Rate: 2,
      accruedOn: today,
      currency,
      parties: { broker: house.broker, partner },
      fourEyesFrom: null,
    }),
  })
  expect(outcome).toBe('begun')
  return id
}

const approved = async (...accrual: Parameters<typeof accrued>): Promise<string> => {
  const id = await accrued(...accrual)
  for (const [revision, type] of ['commission.requested', 'commission.approved'].entries())
    expect((await desks.clerk.send('commission', id, revision, { type })).result).toMatchObject({ __typename: 'Moved' })
  return id
}

const clawBack = async (id: string, amount: number) => {
  const to = { area: 'commission', id, key: `refund ${randomUUID()}` }
  const told = { type: 'commission.clawedBack', amount, date: today, reference: 'BUS-1' }
  expect(await sendSurely(server.host, 'host', to, told)).toBe('taken')
}

interface Commission {
  status: string
  payout: string | null
  asked: number | null
  paid: number
  balance: number
}
const commissionsOf = (...ids: string[]) =>
  rows<Commission>(
    `select status, payout, asked::float8 as asked, paid_amount::float8 as paid, balance::float8 as balance
     from commissions where id = any($1::uuid[]) order by array_position($1::uuid[], id)`,
    [ids],
  )

interface Payout {
  id: string
  number: string
  status: string
  revision: number
  amount: number
  carried: number
  items: number
  partner: string
}
const payoutsOf = (partner: string) =>
  rows<Payout>(
    `select id, number, status, revision, amount::float8 as amount, carried::float8 as carried, item_count as items, partner_id as partner
     from payouts where partner_id = $1 order by created_at`,
    [partner],
  )

const payable = async () =>
  (
    await call<{ data: CommissionAnswers['commission.payable'] }>(server.url, '/api/commission/payable', {
      token: desks.clerk.token,
    })
  ).body.data.payable

const request = async (by: Client, payee: string, expectedCount: number, expectedAmount: number, currency = 'IDR') => {
  const input = { payee, currency, expectedCount, expectedAmount }
  return (await by.call('commission.pay', { input, key: randomUUID() })).result
}

/** As it is summed up now. */
const asked = async (payee: string): Promise<Payout> => {
  const [due] = (await payable()).filter((one) => one.payee === payee)
  expect(await request(desks.clerk, payee, due!.count, due!.leaves)).toMatchObject({ __typename: 'Done' })
  return (await payoutsOf(payee)).at(-1)!
}

const move = async (id: string, type: string, by: keyof typeof desks, more: object = {}) => {
  const [{ revision }] = (await rows<Payout>('select revision from payouts where id = $1', [id])) as [Payout]
  expect((await desks[by].send('payout', id, revision, { type, ...more })).result).toMatchObject({
    __typename: 'Moved',
  })
}
const statusIs = async (id: string, status: string) => {
  const now = async () => (await rows<Payout>('select status from payouts where id = $1', [id]))[0]!.status
  await expect.poll(now, patience).toBe(status)
}

const send = async (id: string, way: 'payout.sent' | 'payment.retried' = 'payout.sent') => {
  if (way === 'payout.sent') await move(id, 'payout.approved', 'approver')
  await move(id, way, 'clerk')
  await statusIs(id, 'PAID')
}

/** Machines, books and totals say one thing. */
const agree = async () => expect(await reconcile(server.host, house.broker, null)).toBe(0)

it('approved commission is summed up by payee, and however many ask at once, each is in one payout', async () => {
  const ids = [
    await approved(house.partner, 1000),
    await approved(house.partner, 501),
    await approved(house.agency, 200),
  ]
  const [waiting] = [await accrued(house.partner, 900)]
  await approved(house.agency, 300, 'MYR')
  const told = { currency: 'IDR', name: 'Payee', carried: 0 }
  const sums = [
    // 11 % of 501 is 55.11, 2 % of it 10.02.
    { ...told, payee: house.partner, count: 2, commission: 1501, ppn: 165, pph23: 30, net: 1636, leaves: 1636 },
    { ...told, payee: house.agency, count: 1, commission: 200, ppn: 22, pph23: 4, net: 218, leaves: 218 },
  ]
  const inRupiah = (await payable()).filter(({ currency }) => currency === 'IDR')
  expect(inRupiah).toHaveLength(2)
  expect(inRupiah).toEqual(expect.arrayContaining(sums))

  const { clerk, colleague } = desks
  const answers = await Promise.all(
    [clerk, colleague, clerk, colleague, clerk].map((by) => request(by, 'ALL', 3, 1636 + 218)),
  )
  expect(answers.filter(({ __typename }) => __typename === 'Done')).toHaveLength(1)
  for (const answer of answers.filter(({ __typename }) => __typename !== 'Done'))
    expect(answer).toMatchObject({
      __typename: 'Declined',
      reasons: [{ guard: 'isAsSummed', values: { count: -3, amount: -1854, currency: 'IDR' } }],
    })
  const made = [...(await payoutsOf(house.partner)), ...(await payoutsOf(house.agency))]
  expect(made).toMatchObject([
    { status: 'REQUESTED', amount: 1636, items: 2, carried: 0, partner: house.partner },
    { status: 'REQUESTED', amount: 218, items: 1, carried: 0, partner: house.agency },
  ])
  const [one, other] = made as [Payout, Payout]
  expect(await commissionsOf(...ids, waiting)).toMatchObject([
    { status: 'APPROVED', payout: one.id, asked: 1090, balance: 1090 },
    { status: 'APPROVED', payout: one.id, asked: 546, balance: 546 },
    { status: 'APPROVED', payout: other.id, asked: 218, balance: 218 },
    { status: 'ACCRUED', payout: null, asked: null },
  ])
  const parts = (
    await clerk.call('commission_payment.list', { parent: one.id, user_timezone: 'Asia/Jakarta', sort: '-amount' })
  ).result as unknown as { data: { amount: number; status: string }[] }
  expect(parts.data.map(({ amount, status }) => [amount, status])).toEqual([
    [1090, 'OPEN'],
    [546, 'OPEN'],
  ])
  expect((await payable()).filter(({ currency }) => currency === 'IDR')).toEqual([])
  await agree()
})

it('a payout is refused where it is not as summed up, nothing is owed, or no account is known', async () => {
  const id = await approved(house.stranger, 100)
  const reason = async (answer: ReturnType<typeof request>) =>
    (await answer) as unknown as { reasons: { guard: string; values: object }[] }
  expect(await reason(request(desks.clerk, house.stranger, 1, 100))).toMatchObject({
    reasons: [{ guard: 'isAsSummed', values: { count: 0, amount: 9, currency: 'IDR' } }],
  })
  expect(await reason(request(desks.clerk, house.stranger, 0, 0, 'MYR'))).toMatchObject({
    reasons: [{ guard: 'isAnythingOwed' }],
  })
  expect(await reason(request(desks.clerk, house.stranger, 1, 109))).toMatchObject({
    reasons: [{ guard: 'hasAccount', values: { payee: 'Payee' } }],
  })
  expect(await commissionsOf(id)).toMatchObject([{ payout: null, asked: null }])
  expect(await payoutsOf(house.stranger)).toEqual([])
})

it('commissions are paid with their payout, are owed again as long as the bank has sent it back, and are free when it ends', async () => {
  const ids = (
    await rows<{ id: string }>(
      `select id from commissions where partner_id = $1 and status = 'APPROVED' order by net`,
      [house.partner],
    )
  ).map(({ id }) => id)
  const [{ id, number }] = (await payoutsOf(house.partner)) as [Payout]
  await send(id)
  expect(await commissionsOf(...ids)).toEqual([
    { status: 'PAID', payout: id, asked: null, paid: 546, balance: 0 },
    { status: 'PAID', payout: id, asked: null, paid: 1090, balance: 0 },
  ])
  await agree()

  await giveBack(server.host, (await read(server.host, 'reference', `${number}-1`))!)
  await statusIs(id, 'FAILED')
  const owed = [
    { status: 'APPROVED', payout: id, asked: 546, paid: 0, balance: 546 },
    { status: 'APPROVED', payout: id, asked: 1090, paid: 0, balance: 1090 },
  ]
  expect(await commissionsOf(...ids)).toEqual(owed)
  expect((await payable()).filter(({ payee }) => payee === house.partner)).toEqual([])
  await agree()

  await send(id, 'payment.retried')
  expect(await commissionsOf(...ids)).toMatchObject([
    { status: 'PAID', balance: 0 },
    { status: 'PAID', balance: 0 },
  ])
  await agree()
  await giveBack(server.host, (await read(server.host, 'reference', `${number}-2`))!)
  await statusIs(id, 'FAILED')
  await move(id, 'payout.cancelled', 'clerk', { reason: 'Another account' })
  expect(await commissionsOf(...ids)).toEqual(owed.map((one) => ({ ...one, payout: null, asked: null })))
  await agree()
  const next = await asked(house.partner)
  expect(next).toMatchObject({ amount: 1636, items: 2 })
  await send(next.id)
  expect(await commissionsOf(...ids)).toMatchObject([{ payout: next.id }, { payout: next.id }])
  await agree()
})

it('what goes back while a payout is open is paid as it was asked for, and kept from the next that is above nothing', async () => {
  const [{ id: first }] = (await payoutsOf(house.agency)) as [Payout]
  const [{ id: one }] = (await rows<{ id: string }>('select id from commissions where payout = $1', [first])) as [
    { id: string },
  ]
  await clawBack(one, 200)
  expect(await commissionsOf(one)).toMatchObject([{ status: 'REVERSED', asked: 218, balance: 0 }])
  expect((await payable()).filter(({ payee, currency }) => payee === house.agency && currency === 'IDR')).toEqual([])
  await send(first)
  expect(await commissionsOf(one)).toEqual([
    { status: 'REVERSED', payout: first, asked: null, paid: 218, balance: -218 },
  ])
  await agree()

  const two = await approved(house.agency, 100)
  expect((await payable()).find(({ payee, currency }) => payee === house.agency && currency === 'IDR')).toMatchObject({
    count: 2,
    net: 109,
    carried: -218,
    leaves: -109,
  })
  expect(await request(desks.clerk, house.agency, 2, -109)).toMatchObject({ reasons: [{ guard: 'isAnythingOwed' }] })

  const three = await approved(house.agency, 400)
  const next = await asked(house.agency)
  expect(next).toMatchObject({ amount: 109 + 436 - 218, carried: -218, items: 3 })
  await agree()
  await send(next.id)
  expect(await commissionsOf(one, two, three)).toEqual([
    { status: 'REVERSED', payout: next.id, asked: null, paid: 0, balance: 0 },
    { status: 'PAID', payout: next.id, asked: null, paid: 109, balance: 0 },
    { status: 'PAID', payout: next.id, asked: null, paid: 436, balance: 0 },
  ])
  await agree()

  // The bank sends the first back only now: what was kept of it is owed, and it is in its own payout.
  await giveBack(
    server.host,
    (await read(server.host, 'reference', `${(await payoutsOf(house.agency))[0]!.number}-1`))!,
  )
  await statusIs(first, 'FAILED')
  expect(await commissionsOf(one)).toMatchObject([{ status: 'REVERSED', asked: 218, paid: -218, balance: 218 }])
  await agree()
})
