import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commissionPermissions } from '../../machines/commission/commission.permissions.ts'
import type { Actor } from '../../machines/kernel/types.ts'
import { beginCase } from '../../src/server/cases/begin.ts'
import { move } from '../../src/server/cases/move.ts'
import { sendAs } from '../../src/server/cases/answerCase.ts'
import { accrueCommission } from '../../src/server/performers/commission/accrue.ts'
import { system } from '../../src/server/store/store.ts'
import type { Task, Work } from '../../src/server/task.ts'
import type { CommissionAnswers } from '../../src/shared/endpoints/answers/commission.ts'
import { type Client, client } from '../support/client.ts'
import { decisions } from '../machines/creditLife/decisions.ts'
import { recordOf } from '../machines/decisions/situations.ts'
import { addFile, insertCase } from './creditLife/case.ts'
import { withContext } from './support/case.ts'
import { enterEntries } from './support/entries.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
const desks = {} as Record<'clerk' | 'approver' | 'seller' | 'referrer' | 'stranger' | 'root', Client>
const people = {} as Record<keyof typeof desks, string>
const parties = { broker: '', insurer: '', bank: '', partner: '' }
let referring: string

const all = Object.values(commissionPermissions)
const looking = [commissionPermissions.list, commissionPermissions.detail]

const enter = async (name: keyof typeof desks, organisation: string, permissions: string[]) => {
  const email = `${name}@commissions.test`
  await addPerson(server.owner, { email, memberships: [{ organisation, permissions }] })
  const { token, user } = await signIn(server.url, email)
  desks[name] = client(server.url, token)
  people[name] = user.id
}

/** Of all lines the house earns a fifth, of which the seller has a third and the referrer a tenth. */
const addTerms = async (line: string) => {
  const referrer = randomUUID()
  await addNeeded(server.owner, 'partners', referrer, { organisation: referring, organisation_id: parties.broker })
  await addNeeded(server.owner, 'commission_schedules', randomUUID(), {
    broker_id: parties.broker,
    line,
    rate: '20',
    ppn: '11',
    pph23: '2',
    valid_from: '2020-01-01',
    seller_share: '33.33',
    referrer,
    referrer_share: '10',
    payee_is_pkp: 'true',
    payee_ppn: '11',
    payee_pph23: '2',
  })
}

beforeAll(async () => {
  server = await startTestHost({ commission: true, payoutFourEyesFrom: 1000 })
  const { owner } = server
  for (const kind of ['broker', 'insurer', 'bank', 'partner'] as const)
    parties[kind] = await addOrganisation(owner, kind.toUpperCase(), kind)
  referring = await addOrganisation(owner, 'REFERRER', 'partner')
  const other = await addOrganisation(owner, 'OTHER', 'partner')
  const platform = await addOrganisation(owner, 'PLATFORM', 'platform')
  for (const line of ['BUS', 'CREDIT_LIFE']) await addTerms(line)
  await enter('clerk', parties.broker, [
    ...looking,
    commissionPermissions.request,
    'common.invoice.partnership.markPaid',
    'common.invoice.partnership.detail',
    'common.invoice.partnership.create',
    'product.bus.policy.list',
  ])
  await enter('approver', parties.broker, [...all, 'financeOperation.payout.detail'])
  await enter('seller', parties.partner, [...looking, commissionPermissions.request])
  await enter('referrer', referring, looking)
  await enter('stranger', other, all)
  await enter('root', platform, ['superadmin.root'])
})
beforeEach(() => asOwner(server.owner, 'truncate quotas, attempts'))
afterAll(() => server.close())

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)
const patience = { timeout: 20_000, interval: 50 }
const today = () => new Date(server.host.clock().getTime() + 7 * 3_600_000).toISOString().slice(0, 10)

interface Row {
  id: string
  role: 'SELLER' | 'REFERRER'
  revision: number
  status: string
  commission: number
  ppn: number
  pph23: number
  net: number
  clawed_back: number
  paid_amount: number
  balance: number
}
const columns = `id, role, revision, status, commission::float8 as commission, ppn::float8 as ppn, pph23::float8 as pph23,
  net::float8 as net, clawed_back::float8 as clawed_back, paid_amount::float8 as paid_amount, balance::float8 as balance`
const accruedOf = (remittance: string) =>
  rows<Row>(`select ${columns} from commissions where remittance = $1 order by role desc`, [remittance])
const rowOf = async (id: string) => (await rows<Row>(`select ${columns} from commissions where id = $1`, [id]))[0]!
const remittancesOf = (column: 'bus_policy' | 'quotation', id: string) =>
  rows<{ id: string; gross: number; commission: number }>(
    `select id, gross::float8 as gross, commission::float8 as commission from remittances where ${column} = $1 order by created_at, id`,
    [id],
  )

/** What stands in the books because of some commissions, by account; all of it comes to nothing. */
const booked = async (...ids: string[]) => {
  const lines = await rows<{ kind: string; amount: number }>(
    `select account_kind as kind, sum(l.amount)::float8 as amount from ledger_lines l join ledger_entries e on e.id = l.entry
     where e.area = 'commission' and e.case_id = any($1::text[]) group by 1 having sum(l.amount) <> 0 order by 1`,
    [ids],
  )
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  return Object.fromEntries(lines.map(({ kind, amount }) => [kind, amount]))
}

const asBooked = (some: readonly Pick<Row, 'commission' | 'ppn' | 'pph23' | 'net'>[]) => {
  const sum = (of: (row: (typeof some)[number]) => number) => some.reduce((before, row) => before + of(row), 0)
  return Object.fromEntries(
    Object.entries({
      COMMISSION_COST: sum(({ commission }) => commission),
      COMMISSION_PAYABLE: 0 - sum(({ net }) => net),
      PPH23: 0 - sum(({ pph23 }) => pph23),
      PPN: sum(({ ppn }) => ppn),
    }).filter(([, amount]) => amount !== 0),
  )
}

const send = async (id: string, event: { type: string; [field: string]: unknown }, by: Client) =>
  (await by.send('commission', id, (await rowOf(id)).revision, event)).result

/** A bus policy whose invoice is marked as paid; what is kept of its premium. */
const paidPolicy = async (premium: number): Promise<string> => {
  const policy = randomUUID()
  await addNeeded(server.owner, 'bus_policies', policy, {
    broker_id: parties.broker,
    insurer_id: parties.insurer,
    partner_id: parties.partner,
    status: 'unpaid',
    customer_name: 'Budi Santoso',
    email: `${policy}@payer.test`,
    phone: '+6281234567890',
    premium: String(premium),
  })
  const begun = await desks.clerk.call('invoice.begin', {
    input: { purpose: 'PREMIUM', busPolicies: [policy] },
    key: randomUUID(),
  })
  const id = begun.result['id'] as string
  const by = { userId: people.clerk, organisation: { id: parties.broker } } as never
  const fileId = await addFile(server.host, by, id, 'proof.pdf', 'invoice')
  const paid = {
    type: 'invoice.markedPaid',
    amount: premium,
    date: today(),
    reference: 'TRF-1',
    fileId,
    name: 'proof.pdf',
  }
  expect((await desks.clerk.send('invoice', id, 0, paid)).result).toMatchObject({ __typename: 'Moved' })
  const [kept] = await remittancesOf('bus_policy', policy)
  return kept!.id
}

/** What has accrued of a premium, the seller's first. */
const accrued = async (remittance: string): Promise<[Row, Row]> => {
  await expect.poll(async () => (await accruedOf(remittance)).length, patience).toBe(2)
  return (await accruedOf(remittance)) as [Row, Row]
}

/** Has the job of a row of premiums done again, as if whoever did it had died before its end. */
const repeat = async (remittance: string) => {
  const done =
    "select count(*)::int as count from outbox where case_id = $1 and type = 'accrueCommission' and done_at is not null"
  const isDone = async () => (await rows<{ count: number }>(done, [remittance]))[0]!.count
  await expect.poll(isDone, patience).toBe(1)
  await rows("update outbox set done_at = null, run_at = $2 where case_id = $1 and type = 'accrueCommission'", [
    remittance,
    server.host.clock().toISOString(),
  ])
  await expect.poll(isDone, patience).toBe(1)
}

const perform = (remittance: string, host = server.host) => {
  const task = {
    id: 0,
    area: 'remittance',
    case_id: remittance,
    type: 'accrueCommission',
    params: {},
  } as unknown as Task
  const read = { query: rows }
  return accrueCommission(task, { host, read } as unknown as Work)
}

const approved = async (remittance: string): Promise<[Row, Row]> => {
  for (const { id } of await accrued(remittance)) {
    expect(await send(id, { type: 'commission.requested' }, desks.clerk)).toMatchObject({ __typename: 'Moved' })
    expect(await send(id, { type: 'commission.approved' }, desks.approver)).toMatchObject({ __typename: 'Moved' })
  }
  return accrued(remittance)
}

/** Tells a commission that it was paid, as the payout does. */
const pay = async (id: string) =>
  sendAs(
    server.host,
    'host',
    { area: 'commission', id, key: `payout ${randomUUID()}` },
    {
      type: 'commission.paid',
      date: today(),
      reference: 'PO-1',
      amount: (await rowOf(id)).balance,
    },
  )

it('accrues once with the premium that is paid, to seller and referrer by largest remainder, and the books hold it', async () => {
  const remittance = await paidPolicy(100_001)
  const [seller, referrer] = await accrued(remittance)
  const [kept] = await rows<{ commission: number }>(
    'select commission::float8 as commission from remittances where id = $1',
    [remittance],
  )
  expect(kept!.commission).toBe(20_000)
  const untouched = { status: 'ACCRUED', revision: 0, clawed_back: 0, paid_amount: 0 }
  expect([seller, referrer]).toMatchObject([
    { ...untouched, role: 'SELLER', commission: 6666, ppn: 733, pph23: 133, net: 7266, balance: 7266 },
    { ...untouched, role: 'REFERRER', commission: 2000, ppn: 220, pph23: 40, net: 2180, balance: 2180 },
  ])
  expect(await booked(seller.id, referrer.id)).toEqual(asBooked([seller, referrer]))
  await repeat(remittance)
  await Promise.all(Array.from({ length: 5 }, () => perform(remittance)))
  expect(await accruedOf(remittance)).toEqual([seller, referrer])
  expect(await booked(seller.id, referrer.id)).toEqual(asBooked([seller, referrer]))
})

it('begins with the other payee where whoever began with the first has died', async () => {
  const [terms] = await rows<{ id: string }>("select id from commission_schedules where line = 'BUS'")
  const [policy, remittance] = [randomUUID(), randomUUID()]
  const house = { broker_id: parties.broker, insurer_id: parties.insurer }
  await addNeeded(server.owner, 'bus_policies', policy, { ...house, partner_id: parties.partner })
  const kept = { kind: 'PREMIUM', line: 'BUS', gross: '50000', rate: '20', commission: '0', schedule: terms!.id }
  await addNeeded(server.owner, 'remittances', remittance, { ...house, ...kept, bus_policy: policy })
  // Nobody has been told to see to it.
  await asOwner(server.owner, 'update remittances set commission = 10000 where id = $1', [remittance])
  const moved = () => {
    throw new Error('killed')
  }
  const dying = { ...server.host, live: { ...server.host.live, moved } }
  await expect(perform(remittance, dying)).rejects.toThrow('killed')
  expect(await accruedOf(remittance)).toMatchObject([{ role: 'SELLER', commission: 3333 }])
  await perform(remittance)
  expect(await accruedOf(remittance)).toMatchObject([
    { role: 'SELLER', commission: 3333, revision: 0 },
    { role: 'REFERRER', commission: 1000, revision: 0 },
  ])
})

it('B116 is requested by its payee and approved by another, once, however many do so at once', async () => {
  const [{ id }, { id: other }] = await accrued(await paidPolicy(200_000))
  expect(await send(id, { type: 'commission.approved' }, desks.approver)).toMatchObject({
    reasons: [{ guard: 'isKnownInState' }],
  })
  expect(await send(id, { type: 'commission.requested' }, desks.seller)).toMatchObject({ status: 'REQUESTED' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => desks.approver.send('commission', id, 1, { type: 'commission.approved' })),
  )
  expect(answers.filter(({ result }) => result?.__typename === 'Moved')).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ status: 'APPROVED', revision: 2 })

  // Above the limit it is another person than who has requested it; a rejection may be followed by another request.
  expect(await send(other, { type: 'commission.requested' }, desks.approver)).toMatchObject({ __typename: 'Moved' })
  expect(await send(other, { type: 'commission.approved' }, desks.approver)).toMatchObject({
    reasons: [{ guard: 'isAnotherThanRequester' }],
  })
  expect(await send(other, { type: 'commission.rejected', reason: 'Not yet' }, desks.approver)).toMatchObject({
    status: 'REJECTED',
  })
  expect(await send(other, { type: 'commission.requested' }, desks.clerk)).toMatchObject({ status: 'REQUESTED' })
  expect(await send(other, { type: 'commission.approved' }, desks.clerk)).toMatchObject({
    reasons: [{ guard: 'mayApprove' }, { guard: 'isAnotherThanRequester' }],
  })
})

it('B116 one call approves many, each for itself, and another try of it nothing more', async () => {
  const [[one], [other]] = [await accrued(await paidPolicy(60_000)), await accrued(await paidPolicy(60_000))]
  for (const { id } of [one, other]) await send(id, { type: 'commission.requested' }, desks.seller)
  const [third] = await accrued(await paidPolicy(60_000))
  const ids = [one.id, third.id, randomUUID(), other.id]
  const approve = (by: Client, key: string) =>
    call<{ data: CommissionAnswers['commission.approveTransaction'] }>(server.url, '/api/commission/approve', {
      token: by.token,
      body: { ids, key },
    })
  const key = randomUUID()
  const first = await approve(desks.approver, key)
  expect(first.body.data.results.map(({ answer }) => answer.__typename)).toEqual([
    'Moved',
    'Refused',
    'Missing',
    'Moved',
  ])
  const again = await approve(desks.approver, key)
  expect(again.body.data.results.map(({ answer }) => answer.__typename)).toEqual([
    'Moved',
    'Refused',
    'Missing',
    'Moved',
  ])
  expect([await rowOf(one.id), await rowOf(other.id), await rowOf(third.id)]).toMatchObject([
    { status: 'APPROVED', revision: 2 },
    { status: 'APPROVED', revision: 2 },
    { status: 'ACCRUED', revision: 0 },
  ])
  expect(
    (await approve(desks.stranger, randomUUID())).body.data.results.map(({ answer }) => answer.__typename),
  ).toEqual(Array.from({ length: 4 }, () => 'Missing'))
  expect((await call(server.url, '/api/commission/approve', { body: { ids, key } })).status).toBe(401)
})

describe('with a policy of credit life that is cancelled', () => {
  const cancelling = ['request', 'approve', 'recordPayment', 'list', 'detail'].map((name) => `cancellation.${name}`)
  const person = (organisation: string, kind: string): Actor => ({
    userId: randomUUID(),
    name: kind,
    roles: [],
    permissions: [
      ...cancelling,
      'product.creditLife.quotation.detail',
      'product.creditLife.quotation.cancel',
      'superadmin.root',
    ],
    organisation: { id: organisation, kind, name: kind },
  })

  /** In force and paid for; what is kept of its premium. */
  const policyInForce = async (): Promise<{ policy: string; remittance: string }> => {
    const active = Object.values(decisions.situations).find(({ state }) => state === 'active')!
    const stands = withContext(recordOf(decisions, active), {
      parties,
      policyNumber: `POL-${randomUUID().slice(0, 8)}`,
    })
    const policy = await insertCase(server.host, parties, person(parties.partner, 'partner'), {}, undefined, stands)
    const [kept] = await remittancesOf('quotation', policy)
    return { policy, remittance: kept!.id }
  }

  let refunds = 0
  const refund = (policy: string, amount: number) =>
    enterEntries(server.host.store, server.host.clock(), {
      broker_id: parties.broker,
      insurer_id: parties.insurer,
      bank_id: parties.bank,
      partner_id: parties.partner,
      area: 'credit_life',
      case_id: policy,
      case_revision: 10 + ++refunds,
      kind: 'REFUND',
      lines: [
        { account: 'CASH', holder: parties.broker, amount: -amount },
        { account: 'INSURER_PAYABLE', holder: parties.insurer, amount },
      ],
      valued_on: server.host.clock(),
      amount: -amount,
      reference: 'RFD-1',
      subject: 'RFD-1',
      policy,
    })

  /** What has gone back in all, once it has of each payee. */
  const gone = async (remittance: string, sum: number) => {
    const before = await accrued(remittance)
    const parts = before.map(({ commission, clawed_back }) => commission + clawed_back)
    await expect
      .poll(async () => (await accruedOf(remittance)).every(({ clawed_back }) => clawed_back > 0 === sum > 0), patience)
      .toBe(true)
    return parts
  }

  it('is clawed back before its payment by the part of the premium that goes back, and never twice', async () => {
    const { policy, remittance } = await policyInForce()
    await accrued(remittance)
    const asked = { area: 'cancellation', input: { policy, reason: 'Repaid early' }, key: randomUUID() }
    const begun = await beginCase(server.host, asked, person(parties.partner, 'partner'))
    const id = begun.__typename === 'Begun' ? begun.id : JSON.stringify(begun)
    const decide = (event: object, revision: number) =>
      move(
        server.host,
        { area: 'cancellation', id, revision, event, key: randomUUID() },
        person(parties.broker, 'broker'),
      )
    expect(await decide({ type: 'request.approved' }, 0)).toMatchObject({ __typename: 'Moved' })
    const [due] = await rows<{ amount: number }>(
      'select refund_due::float8 as amount from cancellations where id = $1',
      [id],
    )
    const paid = { type: 'payment.recorded', amount: due!.amount, date: today(), reference: 'RFD-1' }
    expect(await decide(paid, 1)).toMatchObject({ __typename: 'Moved' })

    const [premium, back] = await remittancesOf('quotation', policy)
    expect(back!.gross).toBe(-due!.amount)
    const parts = await gone(remittance, 1)
    const left = await accrued(remittance)
    left.forEach(({ clawed_back: taken, commission, status }, index) => {
      expect(status).toBe('ACCRUED')
      expect(commission).toBe(parts[index]! - taken)
      expect(Math.abs(taken - (parts[index]! * -back!.commission) / premium!.commission)).toBeLessThan(1)
    })
    expect(await booked(...left.map(({ id: own }) => own))).toEqual(asBooked(left))
    await repeat(back!.id)
    await Promise.all(Array.from({ length: 5 }, () => perform(back!.id)))
    expect(await accruedOf(remittance)).toEqual(left)
  })

  it('is reversed with all of the premium, part after part, and nothing of it is left in the books', async () => {
    const { policy, remittance } = await policyInForce()
    const [premium] = await remittancesOf('quotation', policy)
    await approved(remittance)
    const third = Math.floor(premium!.gross / 3)
    await refund(policy, third)
    await gone(remittance, 1)
    expect(await accrued(remittance)).toMatchObject([{ status: 'APPROVED' }, { status: 'APPROVED' }])
    await refund(policy, premium!.gross - third)
    await expect
      .poll(async () => (await accruedOf(remittance)).map(({ status }) => status), patience)
      .toEqual(['REVERSED', 'REVERSED'])
    const reversed = await accrued(remittance)
    expect(reversed).toMatchObject([
      { commission: 0, ppn: 0, pph23: 0, net: 0, balance: 0 },
      { commission: 0, ppn: 0, pph23: 0, net: 0, balance: 0 },
    ])
    expect(await booked(...reversed.map(({ id }) => id))).toEqual({})
  })

  it('is owed after its payment, until it is kept from what the payee gets otherwise', async () => {
    const { policy, remittance } = await policyInForce()
    const [premium] = await remittancesOf('quotation', policy)
    const [seller, referrer] = await approved(remittance)
    for (const { id } of [seller, referrer]) expect(await pay(id)).toBe('taken')
    expect(await accrued(remittance)).toMatchObject([
      { status: 'PAID', paid_amount: seller.net, balance: 0 },
      { status: 'PAID', paid_amount: referrer.net, balance: 0 },
    ])
    const half = Math.floor(premium!.gross / 2)
    await refund(policy, half)
    await gone(remittance, 1)
    const owing = await accrued(remittance)
    expect(owing).toMatchObject([{ status: 'PAID' }, { status: 'PAID' }])
    for (const { net, paid_amount: paid, balance } of owing) {
      expect(balance).toBe(net - paid)
      expect(balance).toBeLessThan(0)
    }
    const self = await call<{ data: CommissionAnswers['commission.self'] }>(server.url, '/api/commission/self', {
      token: desks.seller.token,
    })
    expect(self.body.data.userCommissions[0]!.negative).toBe(owing[0].balance)
    expect(await booked(...owing.map(({ id }) => id))).toEqual(asBooked(owing))

    await refund(policy, premium!.gross - half)
    await expect
      .poll(async () => (await accruedOf(remittance)).map(({ status }) => status), patience)
      .toEqual(['REVERSED', 'REVERSED'])
    expect(await accrued(remittance)).toMatchObject([
      { net: 0, balance: 0 - seller.net },
      { net: 0, balance: 0 - referrer.net },
    ])
    expect(await pay(seller.id)).toBe('taken')
    expect(await rowOf(seller.id)).toMatchObject({ status: 'REVERSED', paid_amount: 0, balance: 0 })
  })
})

describe('what is asked of commission', () => {
  const list = async (by: Client, name = 'commission.list') =>
    (await by.call(name, { user_timezone: 'Asia/Jakarta', limit: 100 })) as unknown as {
      status: number
      result: { data: { id: string; payee: string }[]; meta: { total: { count: number }; ids?: string[] } }
      body: { errors?: { extensions?: { code?: string } }[] }
    }

  it('a payee sees its own, the broker all, and nobody else any', async () => {
    const [seller, referrer] = await accrued(await paidPolicy(70_000))
    const payees = async (by: Client) => new Set((await list(by)).result.data.map(({ payee }) => payee))
    expect(await payees(desks.seller)).toEqual(new Set(['The PARTNER']))
    expect(await payees(desks.referrer)).toEqual(new Set(['The REFERRER']))
    expect(await payees(desks.clerk)).toEqual(new Set(['The PARTNER', 'The REFERRER']))
    expect(await payees(desks.stranger)).toEqual(new Set())
    expect((await desks.stranger.send('commission', seller.id, 0, { type: 'commission.requested' })).status).toBe(404)
    expect((await desks.seller.send('commission', referrer.id, 0, { type: 'commission.requested' })).status).toBe(404)
    expect((await rowOf(seller.id)).revision).toBe(0)
  })

  it('B171 the list takes its ids from the meta, one has a header and accumulated items, and values are of the payees', async () => {
    const [seller] = await accrued(await paidPolicy(80_000))
    const asked = { user_timezone: 'Asia/Jakarta', limit: 100, ids: true }
    for (const name of ['commission.list', 'commission.listCommissionDetail']) {
      const { data, meta } = (await desks.seller.call(name, asked)).result as unknown as {
        data: { id: string }[]
        meta: { ids: string[] }
      }
      expect(meta.ids).toContain(seller.id)
      expect(meta.ids).toEqual(data.map(({ id }) => id))
    }
    const detail = (await desks.seller.call('commission.detail', { id: seller.id })).result
    expect(detail).toMatchObject({
      payee: 'The PARTNER',
      gross: 80_000,
      rate: 20,
      whole: 16_000,
      share: 33.33,
      commission: 5333,
      items: [{ commission: 5333, ppn: 587, pph23: 107, net: 5813 }],
    })
    const [{ sum }] = (await rows<{ sum: number }>(
      "select sum(balance)::float8 as sum from commissions where partner_id = $1 and (balance < 0 or status <> 'REJECTED')",
      [parties.partner],
    )) as [{ sum: number }]
    for (const [by, path, payees] of [
      [desks.seller, 'values', ['The PARTNER']],
      [desks.seller, 'self', ['The PARTNER']],
      [desks.clerk, 'values', ['The PARTNER', 'The REFERRER']],
      [desks.clerk, 'self', []],
    ] as const) {
      const answer = await call<{ data: CommissionAnswers['commission.values'] }>(
        server.url,
        `/api/commission/${path}`,
        {
          token: by.token,
        },
      )
      const { userCommissions } = answer.body.data
      expect(userCommissions.map(({ name }) => name)).toEqual(payees)
      if (payees.length > 0) expect(userCommissions[0]).toMatchObject({ currency: 'IDR', balance: sum })
    }
  })

  it('the quick view counts and adds up each status of what the payee sees', async () => {
    const answer = await desks.seller.call('commission.listCommissionDetailQuickView', {
      user_timezone: 'Asia/Jakarta',
    })
    const told = answer.result as unknown as { status: string; count: number; sums: Record<string, number> }[]
    const kept = await rows<{ status: string; count: number; net: number }>(
      'select status, count(*)::int as count, sum(net)::float8 as net from commissions where partner_id = $1 group by status order by status',
      [parties.partner],
    )
    expect(told.map(({ status, count, sums }) => ({ status, count, net: sums['net'] }))).toEqual(kept)
  })
})

describe('as long as commission is off', () => {
  let off: TestHost

  beforeAll(async () => {
    off = await startTestHost({ commission: false })
    const broker = await addOrganisation(off.owner, 'BROKER', 'broker')
    await addPerson(off.owner, {
      email: 'off@commissions.test',
      memberships: [{ organisation: broker, permissions: all }],
    })
    const platform = await addOrganisation(off.owner, 'PLATFORM', 'platform')
    await addPerson(off.owner, {
      email: 'root@commissions.test',
      memberships: [{ organisation: platform, permissions: ['superadmin.root'] }],
    })
  })
  afterAll(() => off.close())

  const lists = [
    'commission.list',
    'commission.listCommissionDetail',
    'commission.statuses',
    'commission.listCommissionDetailQuickView',
    'commission_payout.list',
  ]
  const calls = async ({ url }: TestHost, token: string) => {
    const by = client(url, token)
    const codes: Record<string, unknown> = {}
    for (const name of lists) {
      const { body } = await by.call(name, { user_timezone: 'Asia/Jakarta' })
      codes[name] = body.errors?.[0]?.extensions?.code ?? 'OK'
    }
    const { body } = await by.call('commission.detail', { id: randomUUID() })
    codes['commission.detail'] = body.errors?.[0]?.extensions?.code ?? 'OK'
    for (const path of ['values', 'self', 'payable'])
      codes[path] = (await call(url, `/api/commission/${path}`, { token })).status
    const asking = { payee: 'ALL', currency: 'IDR', expectedCount: 0, expectedAmount: 0 }
    const { result: paid, body: unpaid } = await by.call('commission.pay', { input: asking, key: randomUUID() })
    codes['pay'] = unpaid.errors?.[0]?.extensions?.code ?? unpaid.code ?? paid.__typename
    const parts = await by.call('commission_payment.list', { parent: randomUUID(), user_timezone: 'Asia/Jakarta' })
    codes['commission_payment.list'] = parts.body.errors?.[0]?.extensions?.code ?? 'OK'
    const approve = { token, body: { ids: [randomUUID()], key: randomUUID() } }
    codes['approve'] = (await call(url, '/api/commission/approve', approve)).status
    return codes
  }

  it.each(['off', 'root'])('C006 P07 B075 its endpoints are closed to everybody: %s', async (name) => {
    const { token } = await signIn(off.url, `${name}@commissions.test`)
    expect(await calls(off, token)).toEqual({
      ...Object.fromEntries([...lists, 'commission.detail'].map((one) => [one, 'FORBIDDEN'])),
      values: 403,
      self: 403,
      payable: 403,
      pay: 'FORBIDDEN',
      'commission_payment.list': 'FORBIDDEN',
      approve: 403,
    })
  })

  it('C006 and open to who may as long as it is on', async () => {
    expect(await calls(server, desks.approver.token)).toEqual({
      ...Object.fromEntries(lists.map((one) => [one, 'OK'])),
      'commission.detail': 'NOT_FOUND',
      values: 200,
      self: 200,
      payable: 200,
      pay: 'Declined',
      'commission_payment.list': 'NOT_FOUND',
      approve: 200,
    })
  })
})
