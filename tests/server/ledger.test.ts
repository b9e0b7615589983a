import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { utcDay } from '../../machines/kit/days.ts'
import { type AccountKind, accountKinds, type LedgerLine } from '../../machines/kit/ledger.ts'
import { workOnExports } from '../../src/server/exports/work.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { system } from '../../src/server/store/store.ts'
import type { LedgerBalance, Statement } from '../../src/shared/endpoints/answers/ledger.ts'
import { type Client, client } from '../support/client.ts'
import { enterEntries, enterIn, premiumSides } from './support/entries.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
let broker: string
let insurer: string
let partner: string
let finance: Client
const tokens: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestHost()
  const { owner } = server
  insurer = await addOrganisation(owner, 'INSURER', 'insurer')
  partner = await addOrganisation(owner, 'PARTNER', 'partner')
})
afterAll(() => server.close())

/** Books of their own for each test. */
beforeEach(async () => {
  const code = randomUUID().slice(0, 8).toUpperCase()
  broker = await addOrganisation(server.owner, code, 'broker')
  const stranger = await addOrganisation(server.owner, `${code}-OTHER`, 'broker')
  const permissions = ['financeAccounting.list', 'financeAccounting.detail', 'financeAccounting.close']
  for (const [name, organisation] of Object.entries({ broker, insurer, partner, stranger })) {
    const email = `${name}-${code.toLowerCase()}@ledger.test`
    await addPerson(server.owner, { email, memberships: [{ organisation, permissions }] })
    tokens[name] = (await signIn(server.url, email)).token
  }
  finance = client(server.url, tokens['broker']!)
})

interface Entered {
  lines: LedgerLine[] | null
  kind?: string
  case_id?: string
  valued_on?: string
  currency?: string
}

const journal = [
  'booked_on',
  'entryNumber',
  'accountCode',
  'accountKind',
  'account',
  'debit',
  'credit',
  'kind',
  'reference',
  'subject',
]

let revision = 0

/** As a move writes them. */
const enter = (...entries: Entered[]) => {
  revision += 1
  return enterEntries(
    server.host.store,
    new Date(),
    ...entries.map((entry, index) => ({
      broker_id: broker,
      insurer_id: insurer,
      area: 'credit_life',
      case_id: 'case',
      case_revision: revision,
      valued_on: '2026-03-02',
      kind: 'PREMIUM',
      amount: 1,
      reference: `TRF-${revision}`,
      subject: 'CL-1',
      ...entry,
      currency: entry.currency ?? 'IDR',
      number: index + 1,
    })),
  )
}

const line = (account: AccountKind, holder: string, amount: number, pending?: true): LedgerLine => ({
  account,
  holder,
  amount,
  ...(pending && { pending }),
})

const premium = (amount: number) => premiumSides(broker, insurer, amount)

const rows = <R>(text: string) => server.host.store.run<R>(system, text, [broker])

/** What stands on the accounts of the broker's books, as it is kept and as its lines come to. */
const standing = () =>
  rows<{ kind: AccountKind; posted: number; pending: number; summed: number; reserved: number }>(
    `select kind, posted::float8 as posted, pending::float8 as pending,
      (select coalesce(sum(amount), 0)::float8 from ledger_lines where account = a.id and layer = 'POSTED') as summed,
      (select coalesce(sum(amount), 0)::float8 from ledger_lines where account = a.id and layer = 'PENDING') as reserved
    from ledger_accounts a where broker_id = $1 order by kind, currency`,
  )

const posted = async () => Object.fromEntries((await standing()).map(({ kind, posted: amount }) => [kind, amount]))

const get = (path: string, name = 'broker') =>
  call<{ data: never }>(server.url, `/api/finance-accounting/${path}`, { token: tokens[name]! })

const refusal = (constraint: string) => expect.objectContaining({ constraint })

describe('an entry', () => {
  it.each<[string, LedgerLine[], string]>([
    ['comes to something', [line('CASH', 'b', 3), line('FEES', 'b', -2)], 'ledger_entries_balanced'],
    ['has one side', [line('CASH', 'b', 3)], 'ledger_entries_balanced'],
    ['has none', [], 'ledger_entries_balanced'],
    ['is nothing', [line('CASH', 'b', 0), line('FEES', 'b', 0)], 'ledger_lines_amount_check'],
    [
      'posts what the other side reserves',
      [line('CASH', 'b', 3), line('FEES', 'b', -3, true)],
      'ledger_entries_balanced',
    ],
  ])('that %s is refused, with all that is written with it', async (_, lines, constraint) => {
    await expect(enter({ lines: premium(5) }, { lines })).rejects.toEqual(refusal(constraint))
    expect(await rows('select from ledger_entries where broker_id = $1')).toEqual([])
    expect(await standing()).toEqual([])
  })

  it('takes back the last of its case, and each once', async () => {
    await enter({ lines: premium(5) })
    await enter({ lines: null }, { lines: premium(7) })
    await enter({ lines: premium(100), case_id: 'other' })
    expect(await posted()).toEqual({ CASH: 107, INSURER_PAYABLE: -107 })
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => enter({ lines: null })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await posted()).toEqual({ CASH: 100, INSURER_PAYABLE: -100 })
    await expect(enter({ lines: null })).rejects.toEqual(refusal('ledger_entries_reverses'))
    const taken = await rows(
      'select amount::float8 as amount, (select amount::float8 from ledger_entries where id = e.reverses) as reverses from ledger_entries e where broker_id = $1 and reverses is not null order by amount',
    )
    expect(taken).toEqual([
      { amount: -1, reverses: 1 },
      { amount: -1, reverses: 1 },
    ])
  })

  it('is changed by nobody, and no line or account is written by itself', async () => {
    await enter({ lines: premium(5) })
    const tables = ['ledger_entries', 'ledger_lines', 'ledger_accounts']
    const changes = [
      ...tables.flatMap((table) => [`update ${table} set revision = 1`, `delete from ${table}`, `truncate ${table}`]),
      'insert into ledger_lines (revision) values (0)',
      'insert into ledger_accounts (revision) values (0)',
      'update ledger_closings set revision = 1',
      'delete from ledger_closings',
    ]
    for (const change of changes)
      await expect(server.host.store.run(system, change)).rejects.toThrow('permission denied')
  })

  it('of one currency does not come to nothing with another', async () => {
    await enter({ lines: premium(5) }, { lines: premium(7), currency: 'MYR' })
    const balances: LedgerBalance[] = (await get('balances?on=2026-03-31')).body.data
    expect(balances.map(({ kind, currency, posted: amount }) => `${kind} ${currency} ${amount}`).toSorted()).toEqual([
      'CASH IDR 5',
      'CASH MYR 7',
      'INSURER_PAYABLE IDR -5',
      'INSURER_PAYABLE MYR -7',
    ])
  })
})

describe('the journal', () => {
  it('numbers the entries of each book in their order, and no number is there twice', async () => {
    await enter({ lines: premium(5) }, { lines: premium(7) })
    await Promise.all(Array.from({ length: 5 }, () => enter({ lines: premium(1) })))
    const numbered = await rows<{ entry_number: number }>(
      'select entry_number from ledger_entries where broker_id = $1 order by 1',
    )
    expect(numbered.map(({ entry_number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('knows every kind of account by a code of its own', async () => {
    const codes = await server.host.store.run<{ code: string }>(
      system,
      'select distinct ledger_account_code(kind) as code from unnest($1::text[]) kind',
      [`{${accountKinds.join()}}`],
    )
    expect(codes).toHaveLength(accountKinds.length)
    expect(codes.map(({ code }) => code)).not.toContain('9990')
  })

  it('of a period is a file of one row a line, in which debit is credit', async () => {
    await enter({ lines: premium(5), valued_on: '2026-02-28' })
    await enter(
      { lines: premium(7) },
      { lines: [line('CLAIMS_PAYABLE', 'b', -9, true), line('FEES', 'b', 9, true)], kind: 'RESERVE' },
      { lines: null },
    )
    const { result } = await finance.call('ledger_line.export', {
      columns: [...journal],
      filter: { layer: ['POSTED'], booked_on: { from: '2026-03-01', to: '2026-03-31' } },
      sort: 'entryNumber',
      format: 'csv',
      user_timezone: 'Asia/Jakarta',
    })
    const files = await openFileStore(server.config)
    const content = () =>
      fetch(`${server.url}/api/exports/${String(result['id'])}/content`, {
        headers: { authorization: `Bearer ${tokens['broker']!}` },
      })
    await expect
      .poll(async () => (await workOnExports(server.host, files), (await content()).status), { timeout: 20_000 })
      .toBe(200)
    const [head, ...lines] = (await (await content()).text()).replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe(
      'Date,Entry number,Account code,Account,Account of,Debit,Credit,Entry for,Reference,Concerns,Currency',
    )
    const cells = lines.map((one) => one.split(','))
    const of = (column: number) => cells.reduce((sum, row) => sum + Number(row[column]), 0)
    expect(cells.map((row) => row.slice(0, 3).join(' ')).toSorted()).toEqual([
      '2026-03-02 2 1110',
      '2026-03-02 2 2110',
      '2026-03-02 4 1110',
      '2026-03-02 4 2110',
    ])
    expect([of(5), of(6)]).toEqual([14, 14])
    expect(new Set(cells.map((row) => row.slice(-2).join(' ')))).toEqual(new Set(['CL-1 IDR']))
  })
})

describe('a closed period', () => {
  const close = (closedUntil: string, period = 'March') =>
    finance.call('ledger_closing.create', { key: randomUUID(), input: { period, closedUntil } })

  it('takes none: what is of value in it stands on the first day after', async () => {
    expect((await close('2026-03-31')).result).toMatchObject({ __typename: 'Saved' })
    expect((await close('2026-02-28', 'February')).result).toMatchObject({ __typename: 'Saved' })
    await enter({ lines: premium(5), valued_on: '2026-03-02' }, { lines: premium(7), valued_on: '2026-04-05' })
    const days = 'booked_on::text as booked_on, valued_on::text as valued_on'
    expect(await rows(`select ${days} from ledger_entries where broker_id = $1 order by number`)).toEqual([
      { booked_on: '2026-04-01', valued_on: '2026-03-02' },
      { booked_on: '2026-04-05', valued_on: '2026-04-05' },
    ])
  })

  it('has ended: today is not over', async () => {
    const { result } = await close(utcDay(new Date().toISOString()))
    expect(result).toMatchObject({ fields: [{ path: 'closedUntil', key: 'validation:dateUntil' }] })
  })

  it('waits for what is being entered', async () => {
    const order: string[] = []
    let closing: Promise<unknown> | undefined
    await server.host.store.transaction(system, async (sql) => {
      const late = { broker_id: broker, area: 'credit_life', case_id: 'late', valued_on: '2026-03-02', kind: 'PREMIUM' }
      await enterIn(sql, new Date(), [{ ...late, lines: premium(5), amount: 5, reference: 'TRF', subject: 'CL' }])
      closing = close('2026-03-31').then(() => order.push('closed'))
      // The embedded database does one transaction at a time anyway.
      if (server.host.store.engine === 'postgres')
        await expect
          .poll(() => sql.query(`select from pg_locks where locktype = 'advisory' and not granted`))
          .toHaveLength(1)
      order.push('entered')
    })
    await closing
    expect(order).toEqual(['entered', 'closed'])
  })
})

it('who keeps the books sees all of them, who holds an account sees that, and nobody else anything', async () => {
  await enter({ lines: premium(5), valued_on: '2026-03-02' })
  await enter({ lines: premium(3), valued_on: '2026-03-03' })
  await enter({ lines: null, valued_on: '2026-03-05' })
  const seen = async (name: string, on: string) =>
    ((await get(`balances?on=${on}`, name)).body.data as LedgerBalance[])
      .filter(({ keeper }) => keeper.startsWith('The '))
      .map(({ kind, posted: amount }) => `${kind} ${amount}`)
  expect(await seen('broker', '2026-03-02')).toEqual(expect.arrayContaining(['CASH 5', 'INSURER_PAYABLE -5']))
  expect(await seen('broker', '2026-03-04')).toEqual(expect.arrayContaining(['CASH 8', 'INSURER_PAYABLE -8']))
  expect(await seen('broker', '2026-03-05')).toEqual(expect.arrayContaining(['CASH 5', 'INSURER_PAYABLE -5']))
  expect(await seen('broker', '2026-03-01')).toEqual(expect.arrayContaining(['CASH 0', 'INSURER_PAYABLE 0']))
  expect(await seen('stranger', '2026-03-31')).toEqual([])
  expect(await seen('partner', '2026-03-31')).toEqual([])

  const [owed] = await rows<{ id: string }>(
    `select id from ledger_accounts where broker_id = $1 and kind = 'INSURER_PAYABLE'`,
  )
  const [cash] = await rows<{ id: string }>(`select id from ledger_accounts where broker_id = $1 and kind = 'CASH'`)
  const days = 'statement?from=2026-03-03&to=2026-03-05'
  const statement: Statement = (await get(`accounts/${owed!.id}/${days}`, 'insurer')).body.data
  const { lines, ...told } = statement
  expect(told).toEqual({ opening: -5, debit: 3, credit: 3, closing: -5, count: 2, most: 500 })
  expect(lines.map(({ booked_on, amount, balance }) => [booked_on, amount, balance])).toEqual([
    ['2026-03-03', -3, -8],
    ['2026-03-05', 3, -5],
  ])
  expect((await get(`accounts/${cash!.id}/${days}`, 'insurer')).status).toBe(404)
  expect((await get(`accounts/${owed!.id}/${days}`, 'stranger')).status).toBe(404)
  expect((await get('balances?on=2026-02-30')).status).toBe(400)
})

const pool = (sum: number, pending?: true) => [
  line('CLAIM_POOL', partner, sum, pending),
  line('CLAIMS_PAYABLE', partner, -sum, pending),
]
const filled = (sum: number) => [line('CASH', broker, sum), line('CLAIM_POOL', partner, -sum)]

it('a claim pool promises and pays no more than it holds, whoever asks at once', async () => {
  await enter({ lines: filled(10), case_id: 'pool' })
  await enter({ lines: pool(6, true), case_id: 'reserved' })
  await expect(enter({ lines: pool(5), case_id: 'other' })).rejects.toEqual(refusal('ledger_accounts_covered'))
  const asked = Array.from({ length: 6 }, (_, index) => enter({ lines: pool(2, true), case_id: `asked ${index}` }))
  expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  await enter({ lines: null, case_id: 'reserved' }, { lines: pool(6), case_id: 'paid' })
  const [account] = (await standing()).filter(({ kind }) => kind === 'CLAIM_POOL')
  expect(account).toMatchObject({ posted: -4, pending: 4 })
})

it('after any entries books come to nothing, what is kept of an account is what its lines come to, and no pool is overdrawn', async () => {
  const amount = fc.integer({ min: 1, max: 50 })
  const kinds: Record<string, (sum: number) => Entered[]> = {
    premium: (sum) => [{ lines: premium(sum) }],
    corrected: (sum) => [{ lines: null }, { lines: premium(sum) }],
    filled: (sum) => [{ lines: filled(sum), case_id: 'pool' }],
    reserved: (sum) => [{ lines: pool(sum, true), case_id: 'reserved' }],
    released: () => [{ lines: null, case_id: 'reserved' }],
    consumed: (sum) => [
      { lines: null, case_id: 'reserved' },
      { lines: pool(sum), case_id: 'consumed' },
    ],
    broken: (sum) => [{ lines: premium(sum) }, { lines: [line('CASH', broker, sum), line('FEES', broker, 1)] }],
  }
  const step = fc.record({ kind: fc.constantFrom(...Object.keys(kinds)), sum: amount })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await Promise.all(
        steps.map(({ kind, sum }) =>
          enter(...kinds[kind]!(sum)).catch(({ constraint }: { constraint?: string }) =>
            expect(constraint).toMatch(/^ledger_(accounts_covered|entries_balanced|entries_reverses(_key)?)$/),
          ),
        ),
      )
      const accounts = await standing()
      for (const { kind, posted: kept, pending, summed, reserved } of accounts) {
        expect([kind, kept, pending]).toEqual([kind, summed, reserved])
        if (kind === 'CLAIM_POOL') expect(kept + pending).toBeLessThanOrEqual(0)
      }
      expect(accounts.reduce((sum, one) => sum + one.posted, 0)).toBe(0)
      expect(accounts.reduce((sum, one) => sum + one.pending, 0)).toBe(0)
    }),
    { numRuns: 25 },
  )
})
