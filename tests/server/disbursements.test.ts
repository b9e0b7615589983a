import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disbursementPermissions } from '../../machines/disbursement/disbursement.permissions.ts'
import { jakartaDay } from '../../machines/kit/calendar.ts'
import { addDays } from '../../machines/kit/days.ts'
import { readConfig } from '../../src/server/config.ts'
import { keepNotice } from '../../src/server/performers/payments/notices.ts'
import { turn } from '../../src/server/performers/payments/sandbox/switches.ts'
import * as transfers from '../../src/server/performers/payments/sandbox/transfers.ts'
import { system } from '../../src/server/store/store.ts'
import type { PoolMovements } from '../../src/shared/endpoints/answers/disbursement.ts'
import type { Client } from '../support/client.ts'
import { client } from '../support/client.ts'
import { addFile } from './creditLife/case.ts'
import { approvedClaim as approved } from './support/approvedClaim.ts'
import { enterEntries } from './support/entries.ts'
import { startOn, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
import { createDatabase, type TestDatabase } from './support/store.ts'

let database: TestDatabase
let folder: string
/** What runs now: another after a death. */
let running: TestHost
const houses = { broker: '', insurer: '', partner: '', otherInsurer: '' }
const people: Record<string, { desk: Client; id: string }> = {}
const [partnerId, insurerId, agentId] = [randomUUID(), randomUUID(), randomUUID()]

const { create, list, detail, submit, approve, reject, markPaid, retry, correct, cancel, upload } =
  disbursementPermissions
const looking = [list, detail]
const ofDesk = [...looking, create, submit, retry, correct, cancel, upload]
const claims = ['agent_claim.list', 'agent_claim.detail', 'agent_claim.pay']
const pools = ['list', 'detail', 'create', 'edit'].map((what) => `common.claimPool.partnership.${what}`)

const emailOf = (name: string) => `${name.toLowerCase()}@disbursements.test`
const enter = async (name: string, house: string, permissions: string[]) => {
  await addPerson(running.owner, { email: emailOf(name), memberships: [{ organisation: house, permissions }] })
  const { token, user } = await signIn(running.url, emailOf(name))
  people[name] = { desk: client(running.url, token), id: user.id }
}
/** Sessions are over by then. */
const pass = async (seconds: number) => {
  running.pass(seconds)
  for (const [name, person] of Object.entries(people))
    person.desk = client(running.url, (await signIn(running.url, emailOf(name))).token)
}

beforeAll(async () => {
  database = await createDatabase()
  const { databaseUrl, dataDir } = database.config
  folder = dataDir || mkdtempSync(join(tmpdir(), 'covergate-host-'))
  const environment = { PORT: '0', DATABASE_URL: databaseUrl ?? undefined, DATA_DIR: folder, CAPTCHA_COST: '10' }
  running = await startOn({ ...readConfig({ ...environment, DEMO_ROWS: '0' }), tokenSecret: randomUUID() })
  const { owner } = running
  houses.broker = await addOrganisation(owner, 'BROKER', 'broker')
  houses.insurer = await addOrganisation(owner, 'INSURER', 'insurer')
  houses.otherInsurer = await addOrganisation(owner, 'OTHER', 'insurer')
  houses.partner = await addOrganisation(owner, 'PARTNER', 'partner')
  await enter('clerk', houses.broker, [...ofDesk, approve, markPaid, ...claims, ...pools, 'bank.detail'])
  await enter('approver', houses.broker, [...looking, approve, reject])
  await enter('second', houses.broker, [...looking, approve, reject])
  await enter('auditor', houses.broker, [...looking, 'financeAccounting.list'])
  await enter('insurer', houses.insurer, [...looking, markPaid, upload])
  await enter('otherInsurer', houses.otherInsurer, [...looking, markPaid, upload])
  const own = { organisation_id: houses.broker }
  await addNeeded(owner, 'insurers', insurerId, { ...own, code: 'INSURER', branding_name: 'Insurer' })
  const ofPartner = { ...own, organisation: houses.partner, branding_name: 'Partner' }
  await addNeeded(owner, 'partners', partnerId, ofPartner)
  await addNeeded(owner, 'agents', agentId, { ...own, partner: partnerId })
})
beforeEach(() => asOwner(running.owner, 'truncate quotas, attempts'))
afterAll(async () => {
  await running.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => running.host.store.run<R>(system, text, values)
const desk = (name: string): Client => client(running.url, people[name]!.desk.token)
const patience = { timeout: 30_000, interval: 50 }
const moment = () => running.host.clock().toISOString()

let claimsMade = 0

/** Approved, of so much. */
const approvedClaim = (amount: number, line = 'gadget'): Promise<string> =>
  approved(
    running.host,
    { userId: people['clerk']!.id, organisation: { id: houses.broker, kind: 'broker', name: 'Broker' } },
    amount,
    {
      agent: agentId,
      partner: partnerId,
      insurer: insurerId,
      productCategory: line,
      claimNumber: `CLM-${++claimsMade}`,
    },
  )

const payee = (accountNumber = '1234567890') => ({
  bank: 'Bank Merapi',
  accountNumber,
  accountName: 'Budi Santoso',
})
const begin = async (claimId: string, more: object = {}, by = 'clerk') =>
  (await desk(by).call('disbursement.begin', { input: { claim: claimId, ...payee(), ...more }, key: randomUUID() }))
    .result
const begun = async (claimId: string, more: object = {}): Promise<string> => {
  const result = await begin(claimId, more)
  expect(result).toMatchObject({ __typename: 'Begun' })
  return result['id'] as string
}

interface Row {
  revision: number
  status: string
  number: string
  payment_type: string
  pool: string | null
  attempt: number
  is_verified: boolean
  linked_to: string | null
  returned_at: string | null
}
const rowOf = async (id: string) =>
  (
    await rows<Row>(
      `select revision, status, number, payment_type, pool, attempt, linked_to, returned_at,
         (snapshot #>> '{context,isVerified}')::boolean as is_verified from disbursements where id = $1`,
      [id],
    )
  )[0]!
const statusOf = async (id: string) => (await rowOf(id)).status
const claimOf = async (id: string) =>
  (
    await rows<{ status: string; disbursement: string | null; reference: string | null; revision: number }>(
      'select status, disbursement, payment_reference as reference, revision from agent_claims where id = $1',
      [id],
    )
  )[0]!

type Sent = { type: string; [field: string]: unknown }
const send = async (id: string, event: Sent, by = 'clerk') =>
  (await desk(by).send('disbursement', id, (await rowOf(id)).revision, event)).result
const moves = async (id: string, event: Sent, by = 'clerk') =>
  expect(await send(id, event, by)).toMatchObject({ __typename: 'Moved' })
const refuses = async (id: string, event: Sent, by: string, ...guards: string[]) =>
  expect(await send(id, event, by)).toMatchObject({
    __typename: 'Refused',
    reasons: guards.map((guard) => ({ guard })),
  })

const submitted = async (claimId: string, more: object = {}): Promise<string> => {
  const id = await begun(claimId, more)
  await expect.poll(async () => (await rowOf(id)).is_verified, patience).toBe(true)
  await moves(id, { type: 'disbursement.submitted' })
  return id
}

/** What stands on a broker's accounts because of a disbursement, pending sums in brackets. */
const booked = async (id: string) =>
  Object.fromEntries(
    (
      await rows<{ kind: string; layer: string; amount: number }>(
        `select account_kind as kind, layer, sum(l.amount)::float8 as amount from ledger_lines l join ledger_entries e on e.id = l.entry
         where e.area = 'disbursement' and e.case_id = $1 group by 1, 2 having sum(l.amount) <> 0`,
        [id],
      )
    ).map(({ kind, layer, amount }) => [layer === 'POSTED' ? kind : `(${kind})`, amount]),
  )

interface Pool {
  code: string
  balance: number
  reserved: number
  available: number
  spent: number
}
const poolOf = async (code: string) =>
  (
    await rows<Pool>(
      `select code, balance::float8 as balance, reserved::float8 as reserved, available::float8 as available, spent::float8 as spent
       from claim_pools where code = $1`,
      [code],
    )
  )[0]!

/** Puts so much into the pool, or takes it out. */
const fill = (amount: number) =>
  enterEntries(running.host.store, running.host.clock(), {
    broker_id: houses.broker,
    partner_id: houses.partner,
    area: 'test',
    case_id: randomUUID(),
    kind: 'RECEIPT',
    lines: [
      { account: 'CASH', holder: houses.broker, amount },
      { account: 'CLAIM_POOL', holder: houses.partner, amount: -amount },
    ],
    amount,
    valued_on: running.host.clock(),
    reference: 'TOP-UP',
    subject: 'TOP-UP',
  })

/** The pool's stop-loss is so much more than what has gone and is promised, and it holds so much that it may still pay. */
const pooled = async (available: number, left: number) => {
  const before = await poolOf('POOL')
  if (!before) {
    const input = {
      code: 'POOL',
      partner: partnerId,
      productCategories: ['gadget'],
      currency: 'IDR',
      stopLoss: left,
    }
    const answer = await desk('clerk').call('claim_pool.create', { input })
    expect(answer.result).toMatchObject({ __typename: 'Saved' })
  }
  const now = await poolOf('POOL')
  if (available !== now.available) await fill(available - now.available)
  await rows('update claim_pools set stop_loss = $1 where code = $2', [left + now.spent + now.reserved, 'POOL'])
  expect(await poolOf('POOL')).toMatchObject({ available })
}

const transfersOf = (number: string) =>
  rows<{ reference: string; state: string }>(
    'select reference, state from sandbox_transfers where reference like $1 order by reference',
    [`${number}-%`],
  )
const paidBy = async (id: string, amount: number, more: object = {}) => {
  const by = { userId: people['insurer']!.id, organisation: { id: houses.insurer } } as never
  const fileId = await addFile(running.host, by, id, 'proof.pdf', 'disbursement')
  const paid = { amount, date: jakartaDay(moment()), reference: 'TRF-INS-1', fileId, name: 'proof.pdf', ...more }
  return { type: 'disbursement.markedPaid', ...paid }
}

describe('B157 a claim that its pool pays', () => {
  it('is paid end to end by the sandbox, with the books after each step, and the claim in the same move', async () => {
    await pooled(1_000_000, 5_000_000)
    const before = await poolOf('POOL')
    const claimId = await approvedClaim(400_000)
    const id = await begun(claimId)
    const { number } = await rowOf(id)
    expect(await claimOf(claimId)).toMatchObject({ status: 'APPROVED', disbursement: number })
    expect(await rowOf(id)).toMatchObject({ payment_type: 'AUTOMATIC', pool: 'POOL' })
    await expect.poll(async () => (await rowOf(id)).is_verified, patience).toBe(true)
    await moves(id, { type: 'disbursement.submitted' })
    expect(await booked(id)).toEqual({})
    await refuses(id, { type: 'disbursement.approved' }, 'clerk', 'isAnotherThanRequester')
    await moves(id, { type: 'disbursement.approved' }, 'approver')
    expect(await booked(id)).toMatchObject({ '(CLAIM_POOL)': 400_000, '(CLAIMS_PAYABLE)': -400_000 })
    expect(await poolOf('POOL')).toMatchObject({ reserved: before.reserved + 400_000, available: 600_000 })
    await expect.poll(() => statusOf(id), patience).toBe('PENDING')
    await expect.poll(() => statusOf(id), patience).toBe('PAID')
    expect(await booked(id)).toEqual({ CLAIM_POOL: 400_000, GATEWAY_CLEARING: -400_000 })
    expect(await poolOf('POOL')).toEqual({
      code: 'POOL',
      balance: before.balance - 400_000,
      reserved: before.reserved,
      available: 600_000,
      spent: before.spent + 400_000,
    })
    expect(await claimOf(claimId)).toMatchObject({ status: 'PAID', reference: `${number}-1` })
    expect(await transfersOf(number)).toEqual([{ reference: `${number}-1`, state: 'SETTLED' }])
    const [paid, claimPaid] = await rows<{ at: string }>(
      `select at from timeline where (area, case_id) in (('disbursement', $1), ('agent_claim', $2)) and to_status = 'PAID'`,
      [id, claimId],
    )
    expect(paid!.at).toBe(claimPaid!.at)
    await refuses(id, await paidBy(id, 400_000), 'insurer', 'isKnownInState')
  })

  it(
    'goes out once, though the server dies after the sandbox took the transfer and before it has answered',
    { timeout: 90_000 },
    async () => {
      await pooled(1_000_000, 5_000_000)
      const claimId = await approvedClaim(70_000)
      const id = await submitted(claimId)
      const { number } = await rowOf(id)
      await turn(running.host.store, `${number}-1`, ['SILENT'])
      await moves(id, { type: 'disbursement.approved' }, 'approver')
      await expect.poll(() => transfersOf(number), patience).toHaveLength(1)
      expect(await statusOf(id)).toBe('PENDING')
      await running.close()
      running = await startOn(running.config)
      expect(await statusOf(id)).toBe('PENDING')
      await turn(running.host.store, `${number}-1`, [])
      await pass(900)
      await expect.poll(() => statusOf(id), { ...patience, timeout: 60_000 }).toBe('PAID')
      expect(await transfersOf(number)).toEqual([{ reference: `${number}-1`, state: 'SETTLED' }])
      expect(await claimOf(claimId)).toMatchObject({ status: 'PAID' })
    },
  )
})

describe('a gateway that is silent', () => {
  it('leaves a disbursement pending, which is paid later by one transfer', { timeout: 90_000 }, async () => {
    await pooled(1_000_000, 5_000_000)
    const id = await submitted(await approvedClaim(60_000))
    const { number } = await rowOf(id)
    await turn(running.host.store, `${number}-1`, ['SILENT'])
    await moves(id, { type: 'disbursement.approved' }, 'approver')
    const silences = () =>
      rows<{ silences: number }>('select silences from gateway_orders where reference = $1 and silences > 0', [
        `${number}-1`,
      ])
    await expect.poll(silences, patience).toHaveLength(1)
    expect(await statusOf(id)).toBe('PENDING')
    await refuses(id, { type: 'payment.retried' }, 'clerk', 'isKnownInState')
    await refuses(id, { type: 'disbursement.cancelled', reason: 'Too slow' }, 'clerk', 'isKnownInState')
    await turn(running.host.store, `${number}-1`, [])
    await pass(900)
    await expect.poll(() => statusOf(id), { ...patience, timeout: 60_000 }).toBe('PAID')
    expect(await transfersOf(number)).toEqual([{ reference: `${number}-1`, state: 'SETTLED' }])
    await tellsItsTimeline(id, number)
  })
})

interface Step {
  id: string
  at: string
  kind: string
  [fact: string]: unknown
}

/** All that has happened with one that was sent to a silent gateway, looked up, and paid, for each as far as they may know of it. */
const tellsItsTimeline = async (id: string, number: string) => {
  const path = `/api/finance-operation/payments/disbursement/${number}/timeline`
  const told = async (by: string, before?: Step): Promise<Step[]> => {
    const query = before ? `?before=${encodeURIComponent(`${before.at} ${before.id}`)}` : ''
    const { status, body } = await call<{ data: Step[] }>(running.url, path + query, people[by]!.desk)
    expect(status).toBe(200)
    return body.data
  }
  const reference = `${number}-1`
  // Of another sum than the gateway has.
  await keepNotice(running.host, randomUUID(), {
    type: 'told.otherwise',
    data: { reference, amount: 1, currency: 'IDR' },
  })
  const isOtherwise = ({ type }: Step) => type === 'told.otherwise'
  await expect.poll(async () => (await told('auditor')).find(isOtherwise)?.['exception'], patience).toBeTruthy()
  const steps = await told('auditor')
  expect(steps.map(({ at }) => at)).toEqual(
    steps
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const of = (kind: string) => steps.filter((step) => step.kind === kind).toReversed()
  expect(of('moved').map(({ entry }) => (entry as { entry: string }).entry)).toEqual(
    (await rows<{ entry: string }>('select entry from timeline where case_id = $1 order by revision', [id])).map(
      ({ entry }) => entry,
    ),
  )
  expect(of('ordered')).toMatchObject([
    { order: 'account', amount: null, attempt: 1 },
    { order: 'transfer', reference, amount: 60_000, currency: 'IDR', attempt: 1 },
  ])
  expect(of('called')[0]).toMatchObject({ answer: 'VERIFIED', times: 1 })
  expect(of('called')[1]).toMatchObject({ reference, answer: 'SILENT' })
  expect(of('called').at(-1)).toMatchObject({ reference, answer: 'SETTLED' })
  expect(of('notified').filter(isOtherwise)).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      kind: 'notified',
      reference,
      type: 'told.otherwise',
      amount: 1,
      currency: 'IDR',
      appliedAt: expect.any(String),
      exception: { id: null, kind: 'OTHER_SUM' },
    },
  ])
  const entries = await rows<{ kind: string; amount: number }>(
    `select kind, amount::float8 as amount from ledger_entries where area = 'disbursement' and case_id = $1 order by case_revision, number`,
    [id],
  )
  expect(of('booked')).toMatchObject(
    entries.map(({ kind, amount }) => ({ entryKind: kind, amount, reference: expect.any(String) })),
  )
  expect(of('booked')[0]).toMatchObject({ by: { userId: people['approver']!.id, organisation: 'The BROKER' } })
  expect(of('booked').length).toBeGreaterThan(1)
  expect(await told('auditor', steps[3])).toEqual(steps.slice(4))
  // Who may not read the books is told of all but these.
  expect(await told('clerk')).toEqual(steps.filter(({ kind }) => kind !== 'booked'))
  const foreign = await call(running.url, path, people['otherInsurer']!.desk)
  expect(foreign.status).toBe(404)
  const wrong = await call(running.url, `${path}?before=x`, people['clerk']!.desk)
  expect(wrong.status).toBe(400)
}

describe('what many do at once', () => {
  const all = async (by: string, id: string, event: Sent) => {
    const { revision } = await rowOf(id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk(by).send('disbursement', id, revision, event)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(answers.filter(({ result }) => result?.__typename === 'Moved')).toHaveLength(1)
  }

  it('an approval counts once, and so does a retry', { timeout: 60_000 }, async () => {
    await pooled(1_000_000, 5_000_000)
    const id = await submitted(await approvedClaim(50_000), { accountNumber: '1234569999' })
    const { number } = await rowOf(id)
    await all('approver', id, { type: 'disbursement.approved' })
    await expect.poll(() => statusOf(id), patience).toBe('FAILED')
    expect(await booked(id)).toMatchObject({ '(CLAIM_POOL)': 50_000 })
    await all('clerk', id, { type: 'payment.retried' })
    await expect.poll(() => statusOf(id), patience).toBe('FAILED')
    expect(await transfersOf(number)).toEqual([
      { reference: `${number}-1`, state: 'FAILED' },
      { reference: `${number}-2`, state: 'FAILED' },
    ])
    await moves(id, { type: 'disbursement.cancelled', reason: 'The account is closed' })
    expect(await booked(id)).toEqual({})
  })

  it('is marked paid once', async () => {
    const id = await submitted(await approvedClaim(40_000, 'travel'))
    await moves(id, { type: 'disbursement.approved' }, 'approver')
    await all('insurer', id, await paidBy(id, 40_000))
    expect(await rows("select from timeline where case_id = $1 and to_status = 'PAID'", [id])).toHaveLength(1)
  })

  it('two claims race for a pool that covers one: one is approved, the other is told what is left', async () => {
    await pooled(100_000, 5_000_000)
    const ids = [await submitted(await approvedClaim(80_000)), await submitted(await approvedClaim(80_000))]
    const answers = await Promise.all(ids.map((id) => send(id, { type: 'disbursement.approved' }, 'approver')))
    const moved = answers.findIndex(({ __typename }) => __typename === 'Moved')
    expect(answers[1 - moved]).toMatchObject({
      __typename: 'Refused',
      code: 'INVALID',
      fields: [
        { path: 'note', key: 'validation:poolNotCovering', values: { pool: 'POOL', amount: 20_000, currency: 'IDR' } },
      ],
    })
    expect(await poolOf('POOL')).toMatchObject({ available: 20_000 })
    expect(await statusOf(ids[1 - moved]!)).toBe('PENDING_APPROVAL')
    await moves(ids[1 - moved]!, { type: 'disbursement.cancelled', reason: 'The pool is empty' })
    await expect.poll(() => statusOf(ids[moved]!), patience).toBe('PAID')
  })
})

describe('C070 what the insurer pays', () => {
  it('is what goes beyond the stop-loss, and what no pool pays', async () => {
    await pooled(1_000_000, 100_000)
    const [within, beyond] = [await begun(await approvedClaim(100_000)), await begun(await approvedClaim(100_001))]
    expect(await rowOf(within)).toMatchObject({ payment_type: 'AUTOMATIC', pool: 'POOL' })
    expect(await rowOf(beyond)).toMatchObject({ payment_type: 'MANUAL', pool: 'POOL' })
    expect(await rowOf(await begun(await approvedClaim(1, 'travel')))).toMatchObject({
      payment_type: 'MANUAL',
      pool: null,
    })
  })

  it('is not approved of a pool whose stop-loss was reached since', async () => {
    await pooled(1_000_000, 100_000)
    const [one, other] = [await submitted(await approvedClaim(90_000)), await submitted(await approvedClaim(90_000))]
    await moves(one, { type: 'disbursement.approved' }, 'approver')
    expect(await send(other, { type: 'disbursement.approved' }, 'approver')).toMatchObject({
      code: 'INVALID',
      fields: [{ path: 'note', key: 'validation:aboveStopLoss', values: { pool: 'POOL', amount: 10_000 } }],
    })
    await expect.poll(() => statusOf(one), patience).toBe('PAID')
  })

  it('is marked paid by the insurer of the claim alone, with exactly its sum and no day before or after', async () => {
    const claimId = await approvedClaim(30_000, 'travel')
    const id = await submitted(claimId)
    await moves(id, { type: 'disbursement.approved' }, 'approver')
    expect(await booked(id)).toEqual({})
    const paid = await paidBy(id, 30_000)
    await refuses(id, paid, 'clerk', 'isInsurerOfCase')
    expect((await desk('otherInsurer').send('disbursement', id, 3, paid)).status).toBe(404)
    await refuses(id, { ...paid, amount: 29_999 }, 'insurer', 'hasMatchingAmount')
    await refuses(id, { ...paid, date: '2020-01-01' }, 'insurer', 'isDatedSinceApproval')
    await refuses(id, { ...paid, date: addDays(jakartaDay(moment()), 1) }, 'insurer', 'isDatedByToday')
    expect(await send(id, { ...paid, fileId: randomUUID() }, 'insurer')).toMatchObject({ code: 'INVALID' })
    await moves(id, paid, 'insurer')
    expect(await claimOf(claimId)).toMatchObject({ status: 'PAID', reference: 'TRF-INS-1' })
    expect(await booked(id)).toEqual({})
  })
})

describe('a disbursement', () => {
  it('whose payee is corrected is verified and approved anew, and frees its pool', { timeout: 60_000 }, async () => {
    await pooled(1_000_000, 5_000_000)
    const id = await submitted(await approvedClaim(20_000), { accountNumber: '1234569999' })
    await moves(id, { type: 'disbursement.approved' }, 'approver')
    await expect.poll(() => statusOf(id), patience).toBe('FAILED')
    await moves(id, { type: 'payee.corrected', ...payee('1234567891') })
    expect(await statusOf(id)).toBe('UPDATED')
    expect(await booked(id)).toEqual({})
    await expect.poll(async () => (await rowOf(id)).is_verified, patience).toBe(true)
    await refuses(id, { type: 'disbursement.approved' }, 'approver', 'isKnownInState')
    await moves(id, { type: 'disbursement.submitted' })
    expect(await statusOf(id)).toBe('PENDING_APPROVAL')
    await moves(id, { type: 'disbursement.approved' }, 'approver')
    await expect.poll(() => statusOf(id), patience).toBe('PAID')
    const { number } = await rowOf(id)
    expect(await transfersOf(number)).toEqual([
      { reference: `${number}-1`, state: 'FAILED' },
      { reference: `${number}-2`, state: 'SETTLED' },
    ])
  })

  it('to an account that the bank does not know is not submitted', async () => {
    const id = await begun(await approvedClaim(20_000), { accountNumber: '1234560000' })
    await expect.poll(() => statusOf(id), patience).toBe('INITIATED_FAILED')
    await refuses(id, { type: 'disbursement.submitted' }, 'clerk', 'isKnownInState')
    await moves(id, { type: 'payee.corrected', ...payee() })
    await expect.poll(async () => (await rowOf(id)).is_verified, patience).toBe(true)
  })

  it('of more than a hundred million is approved by two people', async () => {
    await pooled(200_000_000, 500_000_000)
    const id = await submitted(await approvedClaim(100_000_001))
    await moves(id, { type: 'disbursement.approved' }, 'approver')
    expect([await statusOf(id), await booked(id)]).toEqual(['PENDING_APPROVAL', {}])
    await refuses(id, { type: 'disbursement.approved' }, 'approver', 'isFirstApprovalOfTheirs')
    await moves(id, { type: 'disbursement.approved' }, 'second')
    await expect.poll(() => statusOf(id), patience).toBe('PAID')
  })

  it('is the only one of its claim, whoever begins at once, and what the claim is told otherwise is refused', async () => {
    const claimId = await approvedClaim(10_000, 'travel')
    const both = await Promise.all([begin(claimId), begin(claimId)])
    expect(both.filter(({ __typename }) => __typename === 'Begun')).toHaveLength(1)
    const id = both.find(({ __typename }) => __typename === 'Begun')!['id'] as string
    expect((await begin(claimId))['__typename']).toBe('NotBegun')
    const recorded = { type: 'payment.recorded', date: jakartaDay(moment()), reference: 'TRF-2' }
    const record = async () =>
      (await desk('clerk').send('agent_claim', claimId, (await claimOf(claimId)).revision, recorded)).result
    expect(await record()).toMatchObject({ __typename: 'Refused', reasons: [{ guard: 'isUndisbursed' }] })
    await expect.poll(async () => (await rowOf(id)).is_verified, patience).toBe(true)
    await moves(id, { type: 'disbursement.cancelled', reason: 'Paid by hand' })
    expect(await claimOf(claimId)).toMatchObject({ status: 'APPROVED', disbursement: null })
    expect(await record()).toMatchObject({ __typename: 'Moved' })
    expect((await begin(claimId))['__typename']).not.toBe('Begun')
  })

  it('that the bank returns is reversed, and opens another in its place, once', { timeout: 60_000 }, async () => {
    await pooled(1_000_000, 5_000_000)
    const before = await poolOf('POOL')
    const claimId = await approvedClaim(15_000)
    const id = await submitted(claimId)
    await moves(id, { type: 'disbursement.approved' }, 'approver')
    await expect.poll(() => statusOf(id), patience).toBe('PAID')
    const { number } = await rowOf(id)
    await transfers.giveBack(running.host, (await transfers.read(running.host, 'reference', `${number}-1`))!)
    const linked = () =>
      rows<{ id: string; number: string }>('select id, number from disbursements where linked_to = $1', [number])
    await expect.poll(linked, patience).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'PAID', returned_at: expect.any(String) as unknown })
    expect(await booked(id)).toEqual({})
    expect(await poolOf('POOL')).toEqual(before)
    const [{ id: next, number: nextNumber }] = (await linked()) as [{ id: string; number: string }]
    expect(await claimOf(claimId)).toMatchObject({ status: 'APPROVED', disbursement: nextNumber })
    await expect.poll(async () => (await rowOf(next)).is_verified, patience).toBe(true)
    await moves(next, { type: 'disbursement.submitted' })
    await moves(next, { type: 'disbursement.approved' }, 'approver')
    await expect.poll(() => statusOf(next), patience).toBe('PAID')
    expect(await claimOf(claimId)).toMatchObject({ status: 'PAID', reference: `${nextNumber}-1` })
    expect(await linked()).toHaveLength(1)
  })
})

describe('the calls of the specification', () => {
  const rest = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, by = 'clerk') =>
    call<{ data: Record<string, unknown> }>(running.url, path, {
      method,
      token: people[by]!.desk.token,
      ...(body && { body }),
    })
  const base = '/api/v2/claims/internal/disbursement'

  it.each(['paid', 'cancelled', 'CANCELLED', 'approve', ''])(
    'C051 patch a disbursement to paid or cancelled alone: %j',
    async (status) => {
      const id = await begun(await approvedClaim(10, 'travel'))
      const { number } = await rowOf(id)
      const body = { status, reason: 'Mistake', key: randomUUID() }
      const { status: answered, body: told } = await rest('PATCH', `${base}/${number}`, body)
      if (status === 'cancelled') expect(told.data).toMatchObject({ __typename: 'Moved', status: 'CANCELLED' })
      else expect([answered, await statusOf(id)]).toEqual([400, 'INITIATED'])
    },
  )

  it('C069 update the status by the event that leads there, and by nothing else', async () => {
    const id = await begun(await approvedClaim(10, 'travel'))
    await expect.poll(async () => (await rowOf(id)).is_verified, patience).toBe(true)
    const { number } = await rowOf(id)
    const to = (status: string, by = 'clerk', more: object = {}) =>
      rest('POST', '/api/v2/claims/disbursement', { number, status, key: randomUUID(), ...more }, by)
    for (const status of ['INITIATED', 'FAILED', 'FAILED_CREATE', 'INITIATED_FAILED', 'toString'])
      expect((await to(status)).status).toBe(400)
    expect((await to('pending approval')).body.data).toMatchObject({ status: 'PENDING_APPROVAL' })
    expect((await to('approve')).body.data).toMatchObject({ __typename: 'Refused' })
    expect((await to('reject', 'approver', { reason: 'Paid before' })).body.data).toMatchObject({ status: 'REJECT' })
  })

  it('C052 B174 tell pools, what is left of them, what moved on them and how payments stand', async () => {
    await pooled(1_000_000, 5_000_000)
    const id = await submitted(await approvedClaim(25_000))
    await moves(id, { type: 'disbursement.approved' }, 'approver')
    await expect.poll(() => statusOf(id), patience).toBe('PAID')
    const { number } = await rowOf(id)
    const listed = await rest('POST', '/api/v2/products/finance/internal/stoploss', { user_timezone: 'Asia/Jakarta' })
    expect(listed.body.data).toMatchObject([{ code: 'POOL' }])
    const one = await rest('GET', '/api/v2/products/finance/internal/stoploss/POOL')
    expect(one.body.data).toMatchObject({ code: 'POOL' })
    const limits = await rest('GET', '/api/v2/products/gadget/internal/stoploss?user_timezone=UTC')
    expect(limits.body.data).toMatchObject([{ code: 'POOL', currency: 'IDR' }])
    expect((await rest('GET', '/api/v2/products/flight/internal/stoploss?user_timezone=UTC')).body.data).toEqual([])
    const balance = await rest('POST', '/api/v2/claims/internal/calculate/balance', { pool: 'POOL', amount: 75_000 })
    expect(balance.body.data).toMatchObject({ available: 975_000, after: 900_000, paymentType: 'AUTOMATIC' })
    const histories = (more: object) =>
      rest('POST', '/api/v2/products/finance/internal/stoploss/histories', { code: 'POOL', ...more })
    const user_timezone = 'Asia/Jakarta'
    const history = (await histories({ user_timezone })).body.data as unknown as PoolMovements
    const { movements } = history
    expect(movements).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'DISBURSEMENT',
          amount: -25_000,
          subject: number,
          area: 'disbursement',
          caseId: id,
        }),
      ]),
    )
    // Who does not read the books is led to the case alone.
    expect(new Set(movements.map(({ entry }) => entry))).toEqual(new Set([null]))
    const pool = await poolOf('POOL')
    expect([movements[0]!.balance, movements[0]!.reserved]).toEqual([pool.balance, pool.reserved])
    movements.slice(1).forEach((earlier, index) => {
      const later = movements[index]!
      const [posted, pending] = later.layer === 'POSTED' ? [later.amount, 0] : [0, later.amount]
      expect([later.balance, later.reserved]).toEqual([earlier.balance + posted, earlier.reserved + pending])
    })
    const third = movements[2]!
    const before = `${third.booked_on} ${third.at} ${third.id}`
    expect((await histories({ user_timezone, before })).body.data).toMatchObject({
      movements: movements.slice(3, history.most),
    })
    for (const wrong of [{}, { user_timezone: 'Nowhere/Else' }, { user_timezone, before: 'x' }])
      expect((await histories(wrong)).status).toBe(400)
    const byPayment = await rest('GET', `${base}/list/${number}-1?user_timezone=UTC`)
    expect(byPayment.body.data).toMatchObject([{ number }])
    const summary = await rest('GET', `${base}/summaries/payment/${number}`)
    expect(summary.body.data).toMatchObject({ number, status: 'PAID', pool: 'POOL', attempt: 1 })
    const moved = await rest('GET', `${base}/finance/${number}/histories?user_timezone=UTC`)
    expect(moved.status).toBe(200)
    const retried = await rest('POST', '/api/v2/claims/internal/payment/retry', { number, key: randomUUID() })
    expect(retried.body.data).toMatchObject({ __typename: 'Refused' })
    for (const [path, body] of [
      [`${base}/summaries/payment/${number}`, undefined],
      ['/api/v2/products/finance/internal/stoploss/POOL', undefined],
    ] as const)
      expect((await rest('GET', path, body, 'otherInsurer')).status).not.toBe(200)
  })

  it('tell a bank by its code or name, and whether a number is one of its accounts', async () => {
    await addNeeded(running.owner, 'banks', randomUUID(), {
      organisation_id: houses.broker,
      code: 'MERAPI',
      name: 'Bank Merapi',
      status: 'ACTIVE',
      account_digits_min: '10',
      account_digits_max: '12',
    })
    const ask = async (bank: string, accountNumber?: string) =>
      rest('POST', '/api/payment/banks/detail', { bank, ...(accountNumber && { accountNumber }) })
    expect((await ask('bank merapi', '1234567890')).body.data).toMatchObject({ code: 'MERAPI', isAccountNumber: true })
    expect((await ask('MERAPI', '123')).body.data).toMatchObject({ isAccountNumber: false })
    expect((await ask('MERAPI')).body.data).toMatchObject({ isAccountNumber: null })
    expect((await ask('NOWHERE')).status).toBe(404)
  })
})

it('the books balance after all that, and pools are kept as their lines say', async () => {
  const [sum] = await rows<{ posted: number; pending: number }>(
    'select sum(posted)::float8 as posted, sum(pending)::float8 as pending from ledger_accounts',
  )
  expect(sum).toEqual({ posted: 0, pending: 0 })
  const [pool] = await rows<{ balance: number; reserved: number }>(
    `select -coalesce(sum(amount) filter (where layer = 'POSTED'), 0)::float8 as balance,
       coalesce(sum(amount) filter (where layer = 'PENDING'), 0)::float8 as reserved
     from ledger_lines where account_kind = 'CLAIM_POOL'`,
  )
  expect(await poolOf('POOL')).toMatchObject(pool!)
})
