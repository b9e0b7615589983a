import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jakartaDay } from '../../machines/kit/calendar.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { addImport, arrived } from '../../src/server/imports/rows.ts'
import { importWork } from '../../src/server/imports/work.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { sessionOf } from '../../src/server/sessions/people.ts'
import { findSession } from '../../src/server/sessions/rows.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import type { Import, ImportState, OneImport } from '../../src/shared/endpoints/answers/imports.ts'
import { demoPassword } from '../support/client.ts'
import { readCsv } from './support/csv.ts'
import { startDemoHost } from './support/demo.ts'
import type { TestHost } from './support/host.ts'
import { call, signIn, type SignedIn } from './support/http.ts'
import { addPerson, setRights } from './support/people.ts'
import { engine } from './support/store.ts'

let server: TestHost
let files: FileStore
const people: Record<string, SignedIn> = {}
let codes: Record<string, string>
let today: string

const enter = (name: string) => signIn(server.url, `${name}@covergate.test`, demoPassword)
const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

beforeAll(async () => {
  server = await startDemoHost()
  files = await openFileStore(server.config)
  for (const name of ['bank', 'broker', 'viewer']) people[name] = await enter(name)
  today = jakartaDay(server.host.clock().toISOString())
  const related = await rows<{ kind: string; code: string }>(
    `select r.kind, min(r.code) as code from relations r join organisations o on o.code = r.code and o.kind = r.kind
      where r.organisation_id = $1 group by r.kind`,
    [people['bank']!.user.organization.id],
  )
  codes = Object.fromEntries(related.map(({ kind, code }) => [kind, code]))
})
afterAll(() => server.close())

/** The words of the template, and what a row of it says. */
const quotation = () => ({
  Partner: codes['partner']!,
  Broker: codes['broker']!,
  Insurer: codes['insurer']!,
  'Application type': 'New',
  'Application date': today,
  'Loan number': `L-${randomUUID()}`,
  'Loan amount': '250.000.000',
  'Loan tenure (months)': '60',
  'Total sum insured': '250000000',
  'Bank branch': 'KC Sudirman',
  'Customer name': 'Budi Santoso',
  'Date of birth': '02/03/1991',
  Gender: 'Male',
  'Identity type': 'KTP',
  'Identity number': '3171020203910001',
  'Customer segment': 'Employee',
  'Height (cm)': '170',
  'Weight (kg)': '87',
  Email: 'budi@customer.test',
  "Partner's email": 'desk@partner.test',
})
type Quotation = ReturnType<typeof quotation>

const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const csvOf = (records: readonly object[], delimiter = ','): string =>
  [Object.keys(records[0]!), ...records.map((one) => Object.values(one) as string[])]
    .map((line) => line.map(quoted).join(delimiter))
    .join('\r\n')

const send = (person: SignedIn, area: string, content: string | Uint8Array, name = 'many.csv') =>
  fetch(`${server.url}/api/imports/${area}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    body: typeof content === 'string' ? content : new Uint8Array(content),
  })

/** Somebody else of the bank, who may do the same. */
const colleague = async (): Promise<SignedIn> => {
  const email = `${randomUUID()}@colleague.test`
  const { organization, permissions } = people['bank']!.user
  await addPerson(server.owner, {
    email,
    memberships: [{ organisation: organization.id, permissions: [...permissions] }],
  })
  return signIn(server.url, email)
}

const brought = async (
  person: SignedIn,
  area: string,
  content: string | Uint8Array,
  name?: string,
): Promise<string> => {
  const answer = await send(person, area, content, name)
  const body = (await answer.json()) as { data: { id: string } }
  if (!answer.ok) throw new Error(JSON.stringify(body))
  return body.data.id
}

const looked = async ({ token }: SignedIn, id: string, query = ''): Promise<OneImport> =>
  (await call<{ data: OneImport }>(server.url, `/api/imports/${id}${query}`, { token })).body.data

/** Every row, or those with something wrong. */
const allRows = async (person: SignedIn, id: string, bad = false): Promise<OneImport['rows']> => {
  const found: OneImport['rows'] = []
  for (let after: number | null = 0; after !== null;) {
    const page: OneImport = await looked(person, id, `?after=${after}&bad=${bad}`)
    found.push(...page.rows)
    after = page.next
  }
  return found
}

/** Until the job has nothing to do for it, here or in the host's own worker. */
const settled = async (person: SignedIn, id: string): Promise<Import> => {
  const work = importWork(server.host, files)
  const isWorking = ({ state }: Import) => ['arriving', 'reading', 'checking', 'running'].includes(state)
  await expect
    .poll(
      async () => {
        await work()
        return isWorking((await looked(person, id)).one)
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe(false)
  return (await looked(person, id)).one
}

const act = (person: SignedIn, id: string, way: string, body: object = {}) =>
  call<{ code: string; message: string }>(server.url, `/api/imports/${id}/${way}`, {
    method: 'POST',
    token: person.token,
    body,
  })

const made = async (person: SignedIn, id: string, mode: 'all' | 'good' = 'all'): Promise<Import> => {
  expect((await act(person, id, 'run', { mode })).status).toBe(204)
  return settled(person, id)
}

const reportOf = async ({ token }: SignedIn, id: string, locale = 'en'): Promise<string[][]> => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': locale }
  return readCsv(await (await fetch(`${server.url}/api/imports/${id}/report`, { headers })).text())
}

const loanNumbers = async (numbers: readonly string[]): Promise<string[]> =>
  (
    await rows<{ loan_number: string }>('select loan_number from credit_life_quotations where loan_number = any($1)', [
      `{${numbers.join()}}`,
    ])
  ).map(({ loan_number }) => loan_number)

const many = (count: number): Quotation[] => Array.from({ length: count }, quotation)

/** PGlite takes several times as long for the same statements: more than what is checked at once. */
const several = engine === 'postgres' ? 500 : 120

describe(`${several} applications with 12 bad cells`, () => {
  let records: Quotation[]
  const badCells: [row: number, column: keyof Quotation, cell: string, said: string][] = [
    [0, 'Customer name', '', 'Customer name is required.'],
    [
      10,
      'Loan amount',
      '12x',
      'Loan amount cannot be read as one number: write it without separators of thousands, and with no more decimals than it takes',
    ],
    [20, 'Application type', 'OTHER', 'Application type is invalid'],
    [30, 'Partner', 'NOBODY', 'Partner: this record does not exist, or you may not see it'],
    [40, 'Date of birth', '31/02/1990', 'Date of birth must be a day, such as 16-Nov-2026 or 16/11/2026'],
    [50, 'Identity number', '123', 'Identity number of a KTP must have 16 digits'],
    [60, 'Email', 'nobody', 'Email must be an e-mail.'],
    [70, 'Total sum insured', '300000000', 'Total sum insured may not be greater than IDR 250.000.000'],
    [80, 'Height (cm)', '20', 'Height (cm) must be 50 or more'],
    [90, 'Loan tenure (months)', '6,5', 'Loan tenure (months) must be a whole number'],
    [100, 'Loan number', 'two words', 'Loan number may only contain letters, digits and dashes'],
    [several - 1, 'Gender', 'Other', 'Gender is invalid'],
  ]
  let id: string
  beforeAll(async () => {
    records = many(several)
    for (const [row, column, cell] of badCells) records[row]![column] = cell
    id = await brought(people['bank']!, 'credit_life', csvOf(records, ';'))
  })

  it('are marked where they are wrong, over the whole file, by the words of the form', async () => {
    expect(await settled(people['bank']!, id)).toMatchObject({
      state: 'checked',
      rows: several,
      good: several - 12,
      bad: 12,
      already: 0,
    })
    const found = await allRows(people['bank']!, id, true)
    const { columns } = await looked(people['bank']!, id)
    const marks = found.flatMap(({ number, cells, said }) => [
      ...cells.flatMap((cell, index) =>
        cell.said === null ? [] : [[number - 2, columns[index]!.header, cell.text, cell.said]],
      ),
      ...said.map((one) => [number, one]),
    ])
    expect(marks).toEqual(badCells)
    expect(await allRows(people['bank']!, id)).toHaveLength(several)
  })

  it('begin nothing while all are asked for, and then the good ones alone, once', async () => {
    // The first of them, since each case costs its time.
    const some = records.slice(0, 45)
    const few = await brought(people['bank']!, 'credit_life', csvOf(some))
    expect(await settled(people['bank']!, few)).toMatchObject({ good: 40, bad: 5 })
    expect(await act(people['bank']!, few, 'run', { mode: 'all' })).toMatchObject({
      status: 400,
      body: { message: '5 rows have errors. Mend them in the file, or import the good rows only.' },
    })
    const numbers = some.map((record) => record['Loan number'])
    expect(await loanNumbers(numbers)).toEqual([])
    const done = await made(people['bank']!, few, 'good')
    expect(done).toMatchObject({ state: 'ready', made: 40, already: 0, refused: 0, bad: 5 })
    expect(await loanNumbers(numbers)).toHaveLength(40)
    const [head, first, second] = await reportOf(people['bank']!, few, 'id')
    expect(head!.slice(0, 5)).toEqual(['Baris', 'Hasil', 'Data', 'Yang salah', 'Partner'])
    expect(first!.slice(0, 4)).toEqual(['2', 'Ada kesalahan', '', 'Nama nasabah wajib diisi.'])
    expect(second!.slice(0, 2)).toEqual(['3', 'Diimpor'])
    expect(second![2]).toMatch(/^CL-\d{4}-/)
    const [row] = await rows<Record<string, unknown>>('select * from credit_life_quotations where quotes_code = $1', [
      second![2],
    ])
    expect(row).toMatchObject({
      loan_number: records[1]!['Loan number'],
      date_of_birth: '1991-03-02',
      status: 'INITIATED',
      bank_id: people['bank']!.user.organization.id,
    })
    expect(Number(row!['loan_amount'])).toBe(250_000_000)
  })

  it('brought again, by whomever of the organisation, make no second case, and it is said which there are', async () => {
    const person = await colleague()
    const again = await brought(person, 'credit_life', csvOf([...records.slice(1, 5), quotation()]))
    expect(await settled(person, again)).toMatchObject({ state: 'checked', good: 1, bad: 0, already: 4 })
    expect(await made(person, again)).toMatchObject({ made: 1, already: 4, refused: 0 })
    expect((await allRows(person, again)).map(({ state, record }) => [state, record?.title.slice(0, 3)])).toEqual([
      ...Array.from({ length: 4 }, () => ['already', 'CL-']),
      ['made', 'CL-'],
    ])
  })
})

describe('a job', () => {
  /** Ordered an hour from now, so that the host's own worker leaves it alone. */
  let ahead = 3_600_000
  const later = (store: Store = server.host.store) => ({
    ...server.host,
    store,
    clock: () => new Date(server.host.clock().getTime() + ahead),
  })
  const few = { milliseconds: 0, read: 1_000, check: 100, make: 3 }
  beforeEach(() => rows(`update imports set state = 'cancelled', ended_at = now() where ended_at is null`))

  /** A slice, and another while a slow database or disk has let none be whole. */
  const sliced = async (work: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> => {
    for (await work(); !(await isDone()); await work()) ahead += 61_000
  }
  const stateOf = async (id: string): Promise<ImportState> =>
    (await rows<{ state: ImportState }>('select state from imports where id = $1', [id]))[0]!.state
  /** Ready to be made, by nobody but us. */
  const ordered = async (person: SignedIn, records: readonly object[]): Promise<string> => {
    const id = await brought(person, 'credit_life', csvOf(records))
    expect(await settled(person, id)).toMatchObject({ state: 'checked', good: records.length })
    await rows(`update imports set state = 'running', mode = 'all', done = 0, run_at = $2 where id = $1`, [
      id,
      later().clock().toISOString(),
    ])
    return id
  }

  it('goes on where one that was killed had begun cases and said nothing of them', async () => {
    const person = people['bank']!
    const records = many(10)
    const id = await ordered(person, records)
    const killed: Store = {
      ...server.host.store,
      run: (caller, text, ...more) =>
        /update imports set/.test(text) && !/claim = claim \+ 1/.test(text)
          ? Promise.reject(new Error('killed'))
          : server.host.store.run(caller, text, ...more),
    }
    const numbers = records.map((record) => record['Loan number'])
    const dying = importWork(later(killed), files, few)
    await sliced(
      () => expect(dying()).rejects.toThrow('killed'),
      async () => (await loanNumbers(numbers)).length > 0,
    )
    expect(await loanNumbers(numbers)).toHaveLength(3)
    expect(await importWork(later(), files, few)()).toBe(0)
    ahead += 61_000
    const work = importWork(later(), files, few)
    while ((await stateOf(id)) === 'running') await work()
    expect((await loanNumbers(numbers)).toSorted()).toEqual(numbers.toSorted())
    expect((await looked(person, id)).one).toMatchObject({ state: 'ready', made: 10, already: 0, refused: 0 })
  })

  it('says of what was under way as it was cancelled what became of it', async () => {
    const person = people['bank']!
    const records = many(10)
    const id = await ordered(person, records)
    let isCancelled = false
    const cancelling: Store = {
      ...server.host.store,
      run: async (caller, text, ...more) => {
        if (!isCancelled && /update imports set .* made = /.test(text)) {
          isCancelled = true
          expect((await act(person, id, 'cancel')).status).toBe(204)
        }
        return server.host.store.run(caller, text, ...more)
      },
    }
    await sliced(importWork(later(cancelling), files, few), () => Promise.resolve(isCancelled))
    expect(await loanNumbers(records.map((record) => record['Loan number']))).toHaveLength(3)
    expect((await looked(person, id)).one).toMatchObject({ state: 'cancelled', done: 3, made: 3 })
    const states = (await allRows(person, id)).map(({ state }) => state)
    expect(states).toEqual([...Array<string>(3).fill('made'), ...Array<string>(7).fill('good')])
  })

  it('reads on where one that was killed had staged its last rows', async () => {
    const person = people['bank']!
    const [session] = await rows<{ id: string }>(
      'select id from sessions where user_id = $1 and ended_at is null order by created_at desc limit 1',
      [person.user.id],
    )
    const standing = sessionOf(session!.id, (await findSession(server.host.store, session!.id))!)
    const records = many(30)
    const key = randomUUID()
    await files.write(key, [Buffer.from(csvOf(records))])
    const file = { area: 'credit_life', name: 'many.csv', locale: 'en', key } as const
    const id = (await addImport(server.host.store, standing, file, later().clock()))!
    await arrived(server.host.store, id, true, later().clock())
    const reading = { ...few, milliseconds: 60_000, read: 7 }
    const staged = async () =>
      (await rows<{ count: number }>('select count(*)::int as count from import_rows where import_id = $1', [id]))[0]!
        .count
    await sliced(importWork(later(), files, reading), async () => (await staged()) > 0)
    expect(await staged()).toBe(7)
    expect(await importWork(later(), files, reading)()).toBe(0)
    ahead += 61_000
    const work = importWork(later(), files, reading)
    while ((await stateOf(id)) === 'reading') await work()
    await rows('update imports set run_at = $2 where id = $1', [id, server.host.clock().toISOString()])
    expect(await settled(person, id)).toMatchObject({ state: 'checked', rows: 30, good: 30 })
    expect((await allRows(person, id)).map(({ number }) => number)).toEqual(records.map((_, index) => index + 2))
  })

  it.each([
    ['the permission is taken away', ({ user }: SignedIn) => setRights(server.host.store, user.email, ['bank.list'])],
    [
      'the session is over',
      ({ user }: SignedIn) => rows('update sessions set ended_at = now() where user_id = $1', [user.id]),
    ],
  ])('ends when %s, and what was made until then stays', async (_, change) => {
    const person = await colleague()
    const records = many(6)
    const id = await ordered(person, records)
    const numbers = records.map((record) => record['Loan number'])
    const work = importWork(later(), files, few)
    await sliced(work, async () => (await loanNumbers(numbers)).length > 0)
    await change(person)
    await sliced(work, async () => (await stateOf(id)) !== 'running')
    expect(await stateOf(id)).toBe('refused')
    expect(await loanNumbers(numbers)).toHaveLength(3)
  })

  it('of two at once with one loan number begins one case, and says so in the other', async () => {
    const loan = `L-${randomUUID()}`
    const person = people['bank']!
    const [one, other] = [
      await ordered(person, [{ ...quotation(), 'Loan number': loan }]),
      await ordered(person, [{ ...quotation(), 'Loan number': loan, 'Customer name': 'Sri Wahyuni' }]),
    ]
    const [work, sameWork] = [importWork(later(), files), importWork(later(), files)]
    const states = () => Promise.all([stateOf(one), stateOf(other)])
    await sliced(
      () => Promise.all([work(), sameWork()]),
      async () => !(await states()).includes('running'),
    )
    const ended = await Promise.all([looked(person, one), looked(person, other)])
    expect(await loanNumbers([loan])).toEqual([loan])
    expect(ended.map(({ rows: [row] }) => row!.state).toSorted()).toEqual(['made', 'refused'])
    const refused = ended.find(({ rows: [row] }) => row!.state === 'refused')!.rows[0]!
    expect(refused.cells.flatMap(({ said }) => said ?? [])).toEqual(['Error! Loan Number already exists'])
  })
})

describe('a file', () => {
  it('that says a loan number twice keeps the first, and what is on the system already is marked', async () => {
    const [first, second] = [quotation(), quotation()]
    const [known] = await rows<{ loan_number: string }>(
      'select loan_number from credit_life_quotations where bank_id = $1 limit 1',
      [people['bank']!.user.organization.id],
    )
    const again = { ...second, 'Loan number': first['Loan number'] }
    const taken = { ...quotation(), 'Loan number': known!.loan_number }
    const id = await brought(people['bank']!, 'credit_life', csvOf([first, again, taken], '\t'))
    const one = await settled(people['bank']!, id)
    const said = (await allRows(people['bank']!, id)).map(({ cells }) => cells.flatMap((cell) => cell.said ?? []))
    expect(said).toEqual([
      [],
      ['Loan number: the same is in row 2 of this file'],
      ['Error! Loan Number already exists'],
    ])
    expect(one).toMatchObject({ good: 1, bad: 2 })
  })

  it('with columns of its own is asked about once, and known to the whole organisation after that', async () => {
    const person = people['bank']!
    const foreign = (record: Quotation) =>
      Object.fromEntries(
        Object.entries({ ...record, Note: 'left out' }).map(([name, cell], index) => [`C${index} ${name}`, cell]),
      )
    const id = await brought(person, 'credit_life', csvOf([foreign(quotation())]))
    expect(await settled(person, id)).toMatchObject({ state: 'mapping', rows: 1 })
    const { columns, fields } = await looked(person, id)
    expect(columns.every(({ field }) => field === null)).toBe(true)
    const fieldOf = (header: string) => fields.find(({ label }) => header.endsWith(` ${label}`))?.name ?? null
    const mapping = columns.map(({ header }) => fieldOf(header))
    const without = mapping.map((name) => (name === 'loan_number' ? null : name))
    expect((await act(person, id, 'map', { mapping: without })).status).toBe(400)
    expect((await act(person, id, 'map', { mapping: mapping.map(() => 'loan_number') })).status).toBe(400)
    expect((await act(person, id, 'map', { mapping })).status).toBe(204)
    expect(await settled(person, id)).toMatchObject({ state: 'checked', good: 1 })
    const next = await brought(person, 'credit_life', csvOf([foreign(quotation())]))
    expect(await settled(person, next)).toMatchObject({ state: 'checked', good: 1 })
  })

  it('1.2.10 with a formula in a name has a report in which nothing is calculated', async () => {
    const person = people['bank']!
    const id = await brought(person, 'credit_life', csvOf([{ ...quotation(), 'Customer name': '=1+1' }]))
    expect(await settled(person, id)).toMatchObject({ bad: 1 })
    const [head, row] = await reportOf(person, id)
    expect(row![head!.indexOf('Customer name')]).toBe("'=1+1")
  })

  const head = '<row r="1"><c t="inlineStr"><is><t>Loan number</t></is></c></row>'
  const packed = (written: string, more = {}) =>
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${head}${written}</sheetData></worksheet>`),
      ...more,
    })
  const good = '<row><c t="inlineStr"><is><t>LN-1</t></is></c></row>'
  const another = zipSync({ 'many.csv': strToU8('Loan number\nLN-1') })

  it.each([
    ['unpacks to rows without end', 'tooManyRows', () => packed(`${good.repeat(1_100)}<row r="1048577"/>`)],
    [
      'unpacks to one text without end',
      'tooLong',
      () => packed(`${good}<row><c><v>${' '.repeat(3_000_000)}</v></c></row>`),
    ],
    ['is an archive of an archive', 'unreadable', () => zipSync({ 'many.zip': zipSync({ 'many.zip': another }) })],
    [
      'is a workbook, but for one that is packed in it',
      'unreadable',
      () => packed('', { 'xl/worksheets/sheet1.xml': another }),
    ],
    ['is values that are packed', 'kind', () => gzipSync(gzipSync(csvOf(many(1))))],
  ])('that %s comes to an end by the word %s, and nothing of it stays', async (_, reason, content) => {
    const person = await colleague()
    const id = await brought(person, 'credit_life', content(), 'many.xlsx')
    expect(await settled(person, id)).toMatchObject({ state: 'failed', reason })
    await sweep(server.host, files)
    expect(await rows('select storage_key from imports where id = $1', [id])).toEqual([{ storage_key: null }])
    expect(await rows('select number from import_rows where import_id = $1', [id])).toEqual([])
  })

  it('of a plain area becomes records by the same way, and none twice', async () => {
    const person = people['bank']!
    const code = `B-${randomUUID().slice(0, 8)}`
    const bank = (more: object = {}) => ({
      Code: code,
      Name: 'Bank Jaya',
      status: 'Aktif',
      accountDigitsMin: '8',
      accountDigitsMax: '12',
      ...more,
    })
    const content = csvOf(
      [bank(), bank({ Code: `${code}-2`, accountDigitsMax: '5' })].map(({ Code, Name, ...rest }) => ({
        code: Code,
        name: Name,
        ...rest,
      })),
    )
    const id = await brought(person, 'bank', content)
    expect(await settled(person, id)).toMatchObject({ state: 'checked', good: 1, bad: 1 })
    expect((await allRows(person, id, true))[0]!.cells[4]).toEqual({
      text: '5',
      said: 'Most account digits must be 8 or more',
    })
    expect(await made(person, id, 'good')).toMatchObject({ made: 1 })
    const again = await brought(person, 'bank', content)
    expect(await settled(person, again)).toMatchObject({ good: 0, bad: 1, already: 1 })
    expect(await rows('select code, status from banks where code = $1', [code])).toEqual([{ code, status: 'ACTIVE' }])
  })

  it('of Excel, written into its template, is read as what a person sees', async () => {
    const person = people['bank']!
    const headers = { authorization: `Bearer ${person.token}`, 'accept-language': 'vi' }
    const answer = await fetch(`${server.url}/api/import-templates/credit_life?format=xlsx`, { headers })
    const workbook = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const sheet = Buffer.from(workbook['xl/worksheets/sheet1.xml']!).toString()
    expect(sheet).toContain('Số khoản vay *')
    const id = await brought(person, 'credit_life', zipSync(workbook), 'mau.xlsx')
    expect(await settled(person, id)).toMatchObject({ state: 'failed', reason: 'empty' })
    const { 'Date of birth': _day, 'Loan amount': _amount, ...record } = quotation()
    const day = (Date.parse('1991-03-02') - Date.parse('1899-12-30')) / 86_400_000
    const texts = [...Object.keys(record), ...Object.values(record)]
    const shared = `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`
    const cells = (from: number) =>
      Object.keys(record)
        .map((_, index) => `<c t="s"><v>${from + index}</v></c>`)
        .join('')
    const text = (said: string) => `<c t="inlineStr"><is><t>${said}</t></is></c>`
    const own = `<worksheet><sheetData><row r="1">${cells(0)}${text('Date of birth')}${text('Loan amount')}</row>
      <row r="4">${cells(texts.length / 2)}<c><v>${day}</v></c><c><v>250000000</v></c></row></sheetData></worksheet>`
    const filled = { ...workbook, 'xl/worksheets/sheet1.xml': strToU8(own), 'xl/sharedStrings.xml': strToU8(shared) }
    const full = await brought(person, 'credit_life', zipSync(filled), 'mau.xlsx')
    expect(await settled(person, full)).toMatchObject({ state: 'checked', good: 1, bad: 0 })
    const [row] = await allRows(person, full)
    expect([row!.number, row!.cells.at(-2)!.text, row!.cells.at(-1)!.text]).toEqual([4, '1991-03-02', '250000000'])
  })
})

describe('the doors', () => {
  it('are closed to who may not make such records, and to everybody for the imports of others', async () => {
    expect((await send(people['viewer']!, 'credit_life', 'a,b')).status).toBe(403)
    expect((await send(people['bank']!, 'broker', 'a,b')).status).toBe(404)
    const id = await brought(people['bank']!, 'credit_life', csvOf(many(1)))
    await settled(people['bank']!, id)
    const other = people['broker']!
    expect((await call(server.url, `/api/imports/${id}`, { token: other.token })).status).toBe(404)
    expect((await call(server.url, `/api/imports/${id}/report`, { token: other.token })).status).toBe(404)
    for (const [way, body] of Object.entries({ run: { mode: 'all' }, map: { mapping: [] }, cancel: {} }))
      expect((await act(other, id, way, body)).status).toBe(404)
    const { body } = await call<{ data: Import[] }>(server.url, '/api/imports', { token: other.token })
    expect(body.data).toEqual([])
    expect((await act(people['bank']!, id, 'cancel')).status).toBe(204)
    expect((await act(people['bank']!, id, 'run', { mode: 'all' })).status).toBe(404)
  })

  it('2.3.2 let in three at a time, however many come', async () => {
    const person = await enter('partner').catch(() => people['bank']!)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(person, 'credit_life', csvOf(many(1)))))
    const refused = answers.filter(({ status }) => status === 429)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(refused.length).toBeGreaterThan(0)
  })

  it('forget after seven days what was read, and the file at once', async () => {
    const person = people['bank']!
    const id = await brought(person, 'credit_life', csvOf(many(2)))
    await settled(person, id)
    const [{ storage_key: key }] = (await rows<{ storage_key: string }>(
      'select storage_key from imports where id = $1',
      [id],
    )) as [{ storage_key: string }]
    await sweep(server.host, files)
    if (key) expect(await files.read(key)).toBeNull()
    await rows('update imports set expires_at = $2 where id = $1', [id, server.host.clock().toISOString()])
    expect((await looked(person, id)).one.state).toBe('expired')
    await sweep(server.host, files)
    expect(await rows('select number from import_rows where import_id = $1', [id])).toEqual([])
  })
})
