import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../machines/kernel/types.ts'
import { cancellation } from '../../src/areas/lines/cancellation.ts'
import { creditLife } from '../../src/areas/lines/creditLife.ts'
import { beginCase } from '../../src/server/cases/begin.ts'
import { move } from '../../src/server/cases/move.ts'
import { callerOf } from '../../src/server/context.ts'
import { begunOf } from '../../src/server/graphql/opened.ts'
import { lookUp, lookUpAll } from '../../src/server/records/lookup.ts'
import { system } from '../../src/server/store/store.ts'
import { decisions } from '../machines/creditLife/decisions.ts'
import { recordOf } from '../machines/decisions/situations.ts'
import { insertCase } from './creditLife/case.ts'
import { withContext } from './support/case.ts'
import { openWorld, type World } from './creditLife/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

const actions = ['request', 'approve', 'reject', 'recordPayment', 'list', 'detail'].map(
  (name) => `cancellation.${name}`,
)
const person = (from: Parameters<World['person']>[0]): Actor => ({
  ...world.person(from, [...world.all, ...actions]),
  userId: randomUUID(),
})

/** A policy in force, from 20 March 2026 on for a year. */
const addPolicy = (): Promise<string> => {
  const { broker, insurer, bank, partner } = world.organisations
  const parties = { broker: broker.id, insurer: insurer.id, bank: bank.id, partner: partner.id }
  const active = Object.values(decisions.situations).find(({ state }) => state === 'active')!
  return insertCase(
    world.host,
    parties,
    person('partner'),
    {},
    undefined,
    withContext(recordOf(decisions, active), { parties, policyNumber: `POL-${randomUUID()}` }),
  )
}

const begin = (policy: string, by: Actor = person('partner')) =>
  beginCase(world.host, { area: 'cancellation', input: { policy, reason: 'Repaid early' }, key: randomUUID() }, by)

const send = (id: string, by: Actor, event: object, revision = 0) =>
  move(world.host, { area: 'cancellation', id, revision, event, key: randomUUID() }, by)

const rowOf = async (table: string, id: string) =>
  (await world.store.run<Record<string, unknown>>(system, `select * from ${table} where id = $1`, [id]))[0]!

/** What is booked on a policy, as a party of it sees the book. */
const booked = (policy: string, by = person('bank')) =>
  world.store.run(
    callerOf(by),
    `select kind, amount::float8 as amount, booked_on::text as booked_on, reference, policy_number from ledger_entries
     where policy = $1 and kind = 'REFUND' order by created_at, number`,
    [policy],
  )

const begun = async (policy: string): Promise<string> => {
  const answer = await begin(policy)
  if (answer.__typename !== 'Begun') throw new Error(JSON.stringify(answer))
  return answer.id
}

it('B183 a request is begun by a party of an active policy; its approval ends the policy at once, with the same refund', async () => {
  const policy = await addPolicy()
  const id = await begun(policy)
  expect(await rowOf('cancellations', id)).toMatchObject({ status: 'IN_PROCESS', policy, revision: 0 })
  expect(await send(id, person('broker'), { type: 'request.approved' })).toMatchObject({
    __typename: 'Moved',
    status: 'APPROVED',
  })
  const [request, ended] = [await rowOf('cancellations', id), await rowOf('credit_life_quotations', policy)]
  expect(ended).toMatchObject({ status: 'CANCELLED', remaining_sum_insured: 0 })
  expect([request['refund_due'], request['refund_due_date']]).toEqual([ended['refund_amount'], ended['refund_date']])
  expect(Number(request['refund_due'])).toBeGreaterThan(0)
  const payment = { type: 'payment.recorded', amount: request['refund_due'], date: '2026-03-02', reference: 'RFD-1' }
  expect(await booked(policy)).toEqual([])
  expect(await send(id, person('broker'), payment, 1)).toMatchObject({ __typename: 'Moved', status: 'APPROVED' })
  expect(await send(id, person('broker'), payment, 2)).toMatchObject({ reasons: [{ guard: 'isUnpaid' }] })
  const refunded = { kind: 'REFUND', amount: -Number(ended['refund_amount']), booked_on: '2026-03-02' }
  expect(await booked(policy)).toEqual([{ ...refunded, reference: 'RFD-1', policy_number: ended['policy_number'] }])
})

it('what begins a request tells all that its page is drawn from, as the page would be told, and nothing to who may not open it', async () => {
  const id = await begun(await addPolicy())
  const openedBy = (actor: Actor) =>
    begunOf({ host: world.host, session: { actor, caller: callerOf(actor) } }, cancellation, id)
  const { record, timeline } = await openedBy(person('partner'))
  expect(record).toMatchObject({
    id,
    revision: 0,
    status: 'IN_PROCESS',
    case: { revision: 0 },
    others: [{ status: 'ACTIVE' }],
  })
  expect(timeline).toMatchObject({ data: [{ revision: 0, type: 'created' }], issued: [] })
  const unseen = { record: null, timeline: null }
  expect(await openedBy({ ...person('partner'), permissions: ['cancellation.request'] })).toEqual(unseen)
  expect(await openedBy(person('stranger'))).toEqual(unseen)
})

it('B183 a rejected request leaves the policy in force, and another may follow', async () => {
  const policy = await addPolicy()
  const id = await begun(policy)
  const open = {
    area: 'cancellation',
    lifecycle: 'cancellation',
    id,
    title: (await rowOf('cancellations', id))['policy_number'],
  }
  const reasons = [{ guard: 'isNoneOpen', key: 'case:begunAlready', values: {} }]
  expect(await begin(policy)).toEqual({ __typename: 'NotBegun', code: 'REFUSED', reasons, fields: [], of: open })
  const unseeing = {
    ...person('partner'),
    permissions: ['cancellation.request', 'product.creditLife.quotation.detail'],
  }
  expect(await begin(policy, unseeing)).toMatchObject({ code: 'REFUSED', reasons, of: null })
  await send(id, person('broker'), { type: 'request.rejected', reason: 'Held as security' })
  expect(await rowOf('credit_life_quotations', policy)).toMatchObject({ status: 'ACTIVE' })
  expect(await begin(policy)).toMatchObject({ __typename: 'Begun' })
})

it('nobody approves what they asked for, and no approval goes alone when the policy refuses', async () => {
  const policy = await addPolicy()
  const broker = person('broker')
  const answer = await begin(policy, broker)
  const id = answer.__typename === 'Begun' ? answer.id : ''
  expect(await send(id, broker, { type: 'request.approved' })).toMatchObject({
    reasons: [{ guard: 'isAnotherPerson' }],
  })
  const powerless = { ...person('broker'), permissions: [...actions, 'product.creditLife.quotation.detail'] }
  expect(await send(id, powerless, { type: 'request.approved' })).toMatchObject({
    of: { area: 'credit_life', id: policy },
    reasons: [{ guard: 'mayCancel' }],
  })
  expect(await rowOf('cancellations', id)).toMatchObject({ status: 'IN_PROCESS', revision: 0 })
  expect(await rowOf('credit_life_quotations', policy)).toMatchObject({ status: 'ACTIVE' })
})

it('is begun of what is offered for it: policies in force of which no request is open', async () => {
  const [asked, free, other] = [await addPolicy(), await addPolicy(), await world.addCase()]
  await begun(asked)
  const offered = async (search?: string) => {
    const caller = callerOf(person('partner'))
    const found = await (search === undefined
      ? lookUpAll(world.host, caller, creditLife, cancellation)
      : lookUp(world.host, caller, creditLife, search, cancellation))
    return [asked, free, other].filter((id) => found!.some((record) => record.id === id))
  }
  expect(await offered()).toEqual([free])
  const { quotes_code: code } = await rowOf('credit_life_quotations', free)
  expect(await offered(String(code))).toEqual([free])
  expect(await offered(String((await rowOf('credit_life_quotations', asked))['quotes_code']))).toEqual([])
})

it('no stranger begins one, and none is begun of what is not in force', async () => {
  expect(await begin(await addPolicy(), person('stranger'))).toMatchObject({
    code: 'INVALID',
    fields: [{ path: 'policy', key: 'validation:noRecord' }],
  })
  expect(await begin(await world.addCase())).toMatchObject({ reasons: [{ guard: 'isPolicyActive' }] })
  expect(await begin(await addPolicy(), person('insurer'))).toMatchObject({
    reasons: [{ guard: 'isSubmitterOfPolicy' }],
  })
})
