import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { matchStatements } from '../../src/server/performers/books/bankStatements.ts'
import { reconcileNightly } from '../../src/server/performers/books/asking.ts'
import { reconcile } from '../../src/server/performers/books/reconcile.ts'
import { system } from '../../src/server/store/store.ts'
import { type Client, client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let clerk: Client
let broker: string

beforeAll(async () => {
  server = await startTestHost()
  broker = await addOrganisation(server.owner, 'BROKER', 'broker')
  const permissions = [
    'bankStatement.list',
    'bankStatement.detail',
    'bankStatement.create',
    'bankStatement.match',
    'financeAccounting.list',
    'financeAccounting.detail',
    'reconciliation.run',
    'reconciliation.list',
    'reconciliation.detail',
    'reconciliation.resolve',
  ]
  await addPerson(server.owner, { email: 'clerk@books.test', memberships: [{ organisation: broker, permissions }] })
  clerk = client(server.url, (await signIn(server.url, 'clerk@books.test')).token)
})
afterAll(() => server.close())

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

/** Money that has come to the house's bank account, as a case books it; answers the side there. */
const booked = async (amount: number, reference: string, day = '2026-03-09'): Promise<string> => {
  const lines = [
    { account: 'CASH', holder: broker, amount },
    { account: 'FEES', holder: broker, amount: -amount },
  ]
  await asOwner(
    server.owner,
    `insert into ledger_entries (created_at, updated_at, broker_id, area, case_id, case_revision, number, lines, valued_on, kind, amount, reference, subject)
     values (now(), now(), $1, 'test', $2, 0, 1, $3::jsonb, $4, 'RECEIPT', $5, $6, 'TEST')`,
    [broker, randomUUID(), JSON.stringify(lines), day, String(amount), reference],
  )
  const [line] = await rows<{ id: string }>(
    `select id from ledger_lines where reference = $1 and account_kind = 'CASH'`,
    [reference],
  )
  return line!.id
}

const statement = async (amount: number, description: string, day = '2026-03-09') => {
  const input = { bankAccount: 'Merapi 123', booked_on: day, amount, currency: 'IDR', description, reference: null }
  const answer = await clerk.call('bank_statement_line.create', { input })
  const { result } = answer
  if (!result) throw new Error(JSON.stringify(answer))
  expect(result).toMatchObject({ __typename: 'Saved' })
  return result['id'] as string
}
const statementOf = async (id: string) =>
  (
    await rows<{ status: string; lines: string[]; revision: number }>(
      'select status, lines, revision from bank_statement_lines where id = $1',
      [id],
    )
  )[0]!
const match = async (id: string, lines: string[]) =>
  (
    await clerk.call('bank_statement_line.match', {
      id,
      revision: (await statementOf(id)).revision,
      input: { lines },
      key: randomUUID(),
    })
  ).result

it('a line of a statement is found in the books by its sum, its day and the reference, where there is one such side', async () => {
  const side = await booked(250_000, 'TRF-100')
  const line = await statement(250_000, 'IN TRF-100 BUDI', '2026-03-11')
  const far = await statement(250_000, 'IN TRF-100 AGAIN', '2026-03-20')
  const other = await statement(250_001, 'IN TRF-100 MORE')
  await matchStatements(server.host)
  expect(await statementOf(line)).toMatchObject({ status: 'MATCHED', lines: [side] })
  for (const id of [far, other]) expect(await statementOf(id)).toMatchObject({ status: 'UNMATCHED', lines: [] })
})

it('of two that might be it neither is taken, and a person says which, one to many', async () => {
  const [one, two] = [await statement(140_000, 'TRF-200 and TRF-201'), await statement(100_000, 'TRF-200')]
  const again = await statement(100_000, 'TRF-200 once more')
  const sides = [await booked(100_000, 'TRF-200'), await booked(40_000, 'TRF-201')]
  await matchStatements(server.host)
  expect((await statementOf(two)).status).toBe('UNMATCHED')
  expect(await match(one, [sides[0]!])).toMatchObject({ __typename: 'Declined', reasons: [{ guard: 'isOfSameSum' }] })
  expect(await match(one, sides)).toMatchObject({ __typename: 'Saved' })
  expect(await match(again, [sides[0]!])).toMatchObject({
    __typename: 'Declined',
    reasons: [{ guard: 'isMatchedElsewhere' }],
  })
  expect(await statementOf(one)).toMatchObject({ status: 'MATCHED', lines: sides })
})

const openOnes = () =>
  rows<{ kind: string; about: string; expected: number; found: number }>(
    `select kind, about, expected::float8 as expected, found::float8 as found from reconciliation_differences
     where broker_id = $1 and status = 'OPEN' order by kind, about`,
    [broker],
  )

it('books that come to the same as their cases are equal; what differs is a task until it is equal again', async () => {
  expect(await reconcile(server.host, broker, 'Sari')).toBe(0)
  expect(await openOnes()).toEqual([])
  await addNeeded(server.owner, 'invoices', '0a5f0f5e-0000-4000-8000-000000000001', {
    broker_id: broker,
    status: 'CREATED',
    currency: 'IDR',
    rest: '700',
    unapplied: '0',
  })
  expect(await reconcile(server.host, broker, 'Sari')).toBe(1)
  expect(await openOnes()).toEqual([{ kind: 'RECEIVABLE', about: broker, expected: 700, found: 0 }])
  await reconcile(server.host, broker, 'Sari')
  expect(await openOnes()).toHaveLength(1)
  await asOwner(server.owner, `update invoices set rest = 0`)
  expect(await reconcile(server.host, broker, 'Sari')).toBe(0)
  expect(await openOnes()).toEqual([])
  expect(
    await rows(`select outcome from reconciliations where broker_id = $1 and asked_by = 'Sari' order by created_at`, [
      broker,
    ]),
  ).toEqual(['EQUAL', 'DIFFERENT', 'DIFFERENT', 'EQUAL'].map((outcome) => ({ outcome })))
})

it('what is kept of an account and of totals is compared with its lines and rows', async () => {
  await asOwner(
    server.owner,
    `update ledger_accounts set posted = posted + 5 where broker_id = '${broker}' and kind = 'FEES'`,
  )
  await asOwner(
    server.owner,
    `insert into kept_totals values ('invoice', 'broker_id', '${broker}', 'PAID', 'IDR', '2026-03-09', '', 1, '{9,0,0,0,0}')`,
  )
  await reconcile(server.host, broker, 'Sari')
  expect((await openOnes()).map(({ kind }) => kind)).toEqual(['ACCOUNT', 'TOTALS'])
})

it('each night it is asked for once a house, whoever looks', async () => {
  await asOwner(server.owner, 'delete from reconciliations')
  const [before] = await rows<{ last: number }>('select coalesce(max(id), 0)::integer as last from outbox')
  for (let times = 0; times < 2; times++) await Promise.all([1, 2, 3].map(() => reconcileNightly(server.host)))
  const queued = await rows(`select 1 from outbox where type = 'reconcile' and id > $1`, [before!.last])
  expect(queued).toHaveLength(1)
})

it('is asked for by a person, who is named', async () => {
  const { result } = await clerk.call('reconciliation.run', { key: randomUUID() })
  expect(result).toMatchObject({ __typename: 'Done' })
  const [task] = await rows<{ params: object }>(
    `select params from outbox where type = 'reconcile' and params ->> 'askedBy' is not null`,
  )
  expect(task!.params).toMatchObject({ broker })
})
