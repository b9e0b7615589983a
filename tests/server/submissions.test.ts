import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { workOnExports } from '../../src/server/exports/work.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { breaksBetween, breaksText } from '../../src/shared/forms/breaks.ts'
import { farthest } from '../../src/shared/forms/input.ts'
import { blankAnswers } from '../../src/server/performers/submissions.ts'
import { formFacts } from '../../src/server/formFacts.ts'
import { system } from '../../src/server/store/store.ts'
import { type Answer, type Client, client } from '../support/client.ts'
import { readCsv } from './support/csv.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { upload } from '../support/upload.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
import { asking, field, formDesk } from './support/forms.ts'

const may = (...names: string[]) => ['detail', ...names].map((name) => `form_management.${name}`)

let server: TestHost
let desk: ReturnType<typeof formDesk>
/** By what they may do. */
const people = {} as Record<'filler' | 'reader' | 'trusted' | 'foreign' | 'designer', Client>

const enter = async (name: keyof typeof people, organisation: string, permissions: string[]) => {
  const email = `${name}@submissions.test`
  await addPerson(server.owner, { email, memberships: [{ organisation, permissions }] })
  people[name] = client(server.url, (await signIn(server.url, email)).token)
}

beforeAll(async () => {
  server = await startTestHost()
  const house = await addOrganisation(server.owner, 'HOUSE', 'broker')
  const banking = ['bank.list', 'bank.detail', 'bank.create']
  await enter('filler', house, [...may('fill'), ...banking])
  await enter('reader', house, may('submission'))
  await enter('trusted', house, may('submission', 'submission.personal'))
  await enter('designer', house, [...may('list', 'create', 'edit', 'publish', 'preview', 'delete'), 'bank.list'])
  desk = formDesk(server, people.designer)
  await enter('foreign', await addOrganisation(server.owner, 'OTHER', 'broker'), [
    ...may('fill', 'submission'),
    ...banking,
  ])
})
afterAll(() => server.close())

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const asks = asking(
  field('plate', { type: 'text', max: 20, required: true, key: true }),
  field('driver', { type: 'text', max: 60, key: true, personal: { days: 10 } }),
  field('phone', { type: 'phone', personal: { days: 40 } }),
  field('hurt', { type: 'flag' }),
  field('hospital', { type: 'text', max: 60, visible: { field: 'hurt', is: 'equal', value: true } }),
  field('cost', { type: 'number', decimals: 0 }),
  field('twice', {
    type: 'calculated',
    shown: 'number',
    decimals: 0,
    value: { op: 'multiply', of: [{ field: 'cost' }, 2] },
  }),
  field('photo', { type: 'file', kinds: ['video', 'pdf'], megabytes: 1, of: 'each', max: 1 }),
  field('licence', { type: 'file', kinds: ['pdf'], megabytes: 1, of: 'each', max: 2, personal: { days: 10 } }),
)

let count = 0

/** A version of a form of its own, published where it is not said otherwise. */
const versionOf = async ({
  variants = [],
  isPublished = true,
  wanted = asks,
}: { variants?: object[]; isPublished?: boolean; wanted?: typeof asks } = {}) => {
  count += 1
  const code = `CLAIM${count}`
  await desk.make(code, variants)
  await desk.design(code, 1, wanted)
  if (isPublished) await desk.submit(code, 1)
  const { id, revision } = await desk.versionOf(code, 1)
  const form = await desk.formOf(code)
  return { form: form.id, formRevision: form.revision, version: id, revision }
}

interface Fillable {
  version: string
  revision: number
}

const tried = ({ version, revision }: Fillable, answers: object, own: object = {}) =>
  people.filler.call('form_version.fill', { id: version, revision, input: { answers, ...own }, key: randomUUID() })

const fill = async (of: Fillable, answers: object, own?: object) => (await tried(of, answers, own)).result

interface Stored {
  id: string
  number: string
  status: string
  hash: string
  answers: Record<string, unknown>
  personal: Record<string, unknown> | null
  shown: string[]
  key1: string
  key2: string
  blank_on: string | null
}

const storedOf = (form: string) =>
  rows<Stored>('select *, blank_on::text from form_submissions where form = $1', [form])

const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions?.code

const listed = async (form: string, by: Client) =>
  (await by.call('form_management.submission', { parent: form, user_timezone: 'UTC' })).result

describe('what is answered to a published version', () => {
  it('is stored as that version asked: hidden, reckoned and forged answers are what the server makes of them', async () => {
    const { form, ...of } = await versionOf()
    const answers = { plate: 'B 1 XY', hospital: 'Siloam', cost: 21, twice: 9, nobody: 'asks' }
    expect(await fill(of, answers)).toMatchObject({ __typename: 'Done' })
    const [stored] = await storedOf(form)
    expect(stored).toMatchObject({
      answers: { plate: 'B 1 XY', hurt: false, cost: 21, twice: 42 },
      personal: null,
      hash: formFacts(asks).hash,
      key1: 'plate text: B 1 XY',
      status: 'SUBMITTED',
      blank_on: null,
    })
    expect(Object.keys(stored!.answers)).not.toContain('hospital')
    expect(stored!.shown).not.toContain('hospital')
  })

  it('never has a name that every object inherits', async () => {
    const { form, ...of } = await versionOf()
    const forged = (name: string) => JSON.parse(`{"plate": "B 1", "${name}": {"plate": "forged"}}`) as object
    const { status, body } = await tried(of, forged('__proto__'))
    expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
    for (const name of ['constructor', 'hasOwnProperty'])
      expect(await fill(of, forged(name))).toMatchObject({ __typename: 'Done' })
    const answers = { plate: 'B 1', hurt: false }
    expect((await storedOf(form)).map((stored) => stored.answers)).toEqual([answers, answers])
  })

  it('is taken with as many answers as a form may ask for', async () => {
    const columns = Array.from({ length: 33 }, (_, index) => field(`c${index}`, { type: 'text', max: 9 }))
    const lists = ['first', 'second'].map((name) => ({
      kind: 'group' as const,
      name,
      label: { en: name, id: name, vi: name },
      min: 0,
      max: 50,
      look: 'rows' as const,
      items: columns.map((one) => ({ ...one, name: `${name}_${one.name}` })),
    }))
    const { form, ...of } = await versionOf({ wanted: asking(...lists) })
    const answers = Object.fromEntries(
      lists.map(({ name, items }) => [
        name,
        Array.from({ length: 50 }, () => Object.fromEntries(items.map((one) => [one.name, 'x']))),
      ]),
    )
    expect(await fill(of, answers)).toMatchObject({ __typename: 'Done' })
    const [stored] = await storedOf(form)
    expect(stored!.answers).toEqual(answers)
  })

  it('is a record that is looked up, called as it is whatever was said of it, and none that whoever sends it does not see', async () => {
    const bankOf = async (by: Client, code: string) => {
      const input = { code, name: `Bank ${code}`, status: 'ACTIVE', accountDigitsMin: 10, accountDigitsMax: 10 }
      return (await by.call('bank.create', { input })).result as { id: string }
    }
    const [own, other] = [await bankOf(people.filler, 'OWN'), await bankOf(people.foreign, 'OTHER')]
    const bank = field('bank', { type: 'lookup', area: 'bank', required: true, key: true })
    const rowsOf = { kind: 'group', name: 'more', label: {}, min: 0, max: 2, look: 'rows', items: [bank] } as const
    const wanted = asking(bank, { ...rowsOf, label: bank.label, items: [{ ...bank, name: 'second' }] })
    const { form, ...of } = await versionOf({ wanted })
    const given = (id: string) => ({ id, title: 'Forged' })
    const no = (path: string) => ({ path: `answers.${path}`, key: 'validation:noRecord' })
    expect(await fill(of, { bank: given(other.id), more: [{ second: given(randomUUID()) }] })).toMatchObject({
      __typename: 'Invalid',
      fields: [no('bank'), no('more[0].second')],
    })
    expect(await fill(of, { bank: given(own.id.toUpperCase()), more: [{ second: { id: own.id } }] })).toMatchObject({
      __typename: 'Done',
    })
    const told = { id: own.id, title: 'Bank OWN' }
    expect(await storedOf(form)).toMatchObject([
      { answers: { bank: told, more: [{ second: told }] }, key1: 'bank lookup: Bank OWN' },
    ])
  })

  it('is several records that are looked up, each as one, and no more than may be chosen', async () => {
    const bankOf = async (by: Client, code: string) => {
      const input = { code, name: `Bank ${code}`, status: 'ACTIVE', accountDigitsMin: 10, accountDigitsMax: 10 }
      return ((await by.call('bank.create', { input })).result as { id: string }).id
    }
    const own = [await bankOf(people.filler, 'ONE'), await bankOf(people.filler, 'TWO')] as const
    const other = await bankOf(people.foreign, 'THIRD')
    const banks = field('banks', { type: 'lookup', area: 'bank', many: 2, key: true })
    const { form, ...of } = await versionOf({ wanted: asking(banks) })
    const given = (...ids: string[]) => ({ banks: ids.map((id) => ({ id, title: 'Forged' })) })
    const refused = async (answers: object) => (await fill(of, answers))['fields']
    expect(await refused(given(own[0], other))).toMatchObject([{ path: 'answers.banks', key: 'validation:noRecord' }])
    expect(await refused(given(...own, other))).toMatchObject([
      { path: 'answers.banks', key: 'validation:noRecord' },
      { path: 'answers.banks', key: 'validation:maxChosen', values: { max: 2 } },
    ])
    expect(await fill(of, given(own[1], own[0].toUpperCase(), own[1]))).toMatchObject({ __typename: 'Done' })
    expect(await storedOf(form)).toMatchObject([
      {
        answers: {
          banks: [
            { id: own[1], title: 'Bank TWO' },
            { id: own[0], title: 'Bank ONE' },
          ],
        },
        key1: 'banks lookup: Bank TWO, Bank ONE',
      },
    ])
  })

  it('is refused at its place where it is wrong, and nothing of it is stored', async () => {
    const { form, ...of } = await versionOf()
    const fields = [{ path: 'answers.plate', key: 'validation:required', values: {} }]
    expect(await fill(of, { phone: 'x' })).toMatchObject({
      __typename: 'Invalid',
      fields: [fields[0], { path: 'answers.phone' }],
    })
    const photo = [{ id: randomUUID(), name: 'a.png', type: 'image/png', size: 4 }]
    expect(await fill(of, { plate: 'B', photo })).toMatchObject({
      fields: [{ path: 'answers.photo', key: 'validation:noFile' }],
    })
    expect(await storedOf(form)).toEqual([])
  })

  it('has the files that its sender brought for it, as they were brought, told as far as they tell of nobody', async () => {
    const { form, ...of } = await versionOf()
    const bring = (name: string, to: string, by = people.filler) =>
      upload(by, 'form_submission', null, { name, field: to })
    const [photo, licence] = [await bring('a.pdf', 'files'), await bring('b.pdf', 'personalFiles')]
    const claimed = (id: string) => [{ id, name: 'x.mp4', type: 'video/mp4', size: 1 }]
    const swapped = { plate: 'B', photo: claimed(licence) }
    expect(await fill(of, swapped)).toMatchObject({ fields: [{ path: 'answers.photo', key: 'validation:noFile' }] })
    expect(await fill(of, { plate: 'B', photo: claimed(photo), licence: claimed(licence) })).toMatchObject({
      __typename: 'Done',
    })
    const [stored] = await storedOf(form)
    expect(stored).toMatchObject({
      answers: { photo: [{ id: photo, name: 'a.pdf', type: 'application/pdf' }] },
      personal: { licence: [{ id: licence, name: 'b.pdf' }] },
    })
    const read = async (id: string, by: Client) => (await call(server.url, `/api/files/${id}`, by)).status
    expect([await read(photo, people.reader), await read(licence, people.reader)]).toEqual([200, 404])
    expect([await read(licence, people.trusted), await read(photo, people.foreign)]).toEqual([200, 404])
    await expect(bring('c.pdf', 'files', people.reader)).rejects.toThrow('403')
  })

  it('V059 has films that are films', async () => {
    const bring = (content: string, type = 'video/mp4', name = 'a.mp4') =>
      upload(people.filler, 'form_submission', null, {
        name,
        type,
        field: 'files',
        content: Buffer.from(content, 'latin1'),
      })
    await bring('\0\0\0\u0018ftypisom')
    await bring('FLV\u0001', 'video/x-flv', 'a.flv')
    await expect(bring('<html><script>')).rejects.toThrow('400')
  })

  it('is taken once however often the same is sent', async () => {
    const { form, ...of } = await versionOf()
    const variables = { id: of.version, revision: of.revision, input: { answers: { plate: 'B' } }, key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => people.filler.call('form_version.fill', variables)))
    expect(answers.map(({ result }) => result['__typename'])).toEqual(['Done', 'Done', 'Done'])
    expect(await storedOf(form)).toHaveLength(1)
  })

  it('is of a variant that the form has', async () => {
    const { form, ...of } = await versionOf({ variants: [{ code: 'AGENT', name: 'Agent' }] })
    expect(await fill(of, { plate: 'B' }, { variant: 'NOBODY' })).toMatchObject({ fields: [{ path: 'variant' }] })
    expect(await fill(of, { plate: 'B' }, { variant: 'AGENT' })).toMatchObject({ __typename: 'Done' })
    expect(await storedOf(form)).toMatchObject([{ variant: 'AGENT' }])
  })

  it('is not taken by a version that is not published', async () => {
    const of = await versionOf({ isPublished: false })
    expect(await fill(of, { plate: 'B' })).toMatchObject({
      __typename: 'Declined',
      reasons: [{ guard: 'isPublished' }],
    })
  })

  it('is not taken from who may not, and not for another house', async () => {
    const { version, revision } = await versionOf()
    const of = async (by: Client) =>
      codeOf(await by.call('form_version.fill', { id: version, revision, input: { answers: {} }, key: randomUUID() }))
    expect([await of(people.reader), await of(people.foreign)]).toEqual(['FORBIDDEN', 'NOT_FOUND'])
  })
})

describe('what answers tell of a person', () => {
  const answers = { plate: 'B 1', driver: 'Siti Rahma', phone: '+6281234567890' }

  it('is told to who holds the permission for it, and to nobody else by any door', async () => {
    const { form, ...of } = await versionOf()
    await fill(of, answers)
    const [{ id }] = (await storedOf(form)) as [Stored]
    for (const [by, sees] of [
      [people.trusted, true],
      [people.reader, false],
    ] as const) {
      const told = JSON.stringify([
        await listed(form, by),
        (await by.call('form_submission.detail', { parent: form, id })).result,
        (await by.call('form_submission.history', { parent: form, id })).result,
      ])
      expect([told.includes('B 1'), told.includes('Siti'), told.includes('81234567890')]).toEqual([true, sees, sees])
      const found = await by.call('form_management.submission', { parent: form, user_timezone: 'UTC', search: 'Siti' })
      expect(found.result['data']).toEqual([])
    }
    expect(codeOf(await people.foreign.call('form_submission.detail', { parent: form, id }))).toBe('NOT_FOUND')
  })

  it('is blanked field by field when the time of each has ended, and stands nowhere after that', async () => {
    const { form, ...of } = await versionOf()
    const licence = await upload(people.filler, 'form_submission', null, { field: 'personalFiles' })
    await fill(of, { ...answers, licence: [{ id: licence }] })
    const given = 'update form_submissions set created_at = $1, blank_on = $2 where form = $3'
    const today = server.host.clock()
    const ago = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString()
    await asOwner(server.owner, given, [ago(10), ago(0).slice(0, 10), form])
    expect(await blankAnswers(server.host)).toBe(1)
    expect(await storedOf(form)).toMatchObject([{ personal: { phone: '+6281234567890' }, status: 'SUBMITTED' }])
    const dropped = 'select dropped_at is not null as gone from files where id = $1'
    expect(await rows(dropped, [licence])).toEqual([{ gone: true }])
    expect(await blankAnswers(server.host)).toBe(0)
    await asOwner(server.owner, given, [ago(40), ago(0).slice(0, 10), form])
    expect(await blankAnswers(server.host)).toBe(1)
    expect(await storedOf(form)).toMatchObject([
      { personal: null, status: 'BLANKED', blank_on: null, key1: 'plate text: B 1' },
    ])
    const [left] = await rows<{ count: number }>(
      "select count(*)::int as count from history where changes::text like '%Siti Rahma%'",
    )
    expect(left!.count).toBe(0)
  })
})

describe('what is typed into a form', () => {
  it('is kept for its person alone, as long as they may send it', async () => {
    const { version } = await versionOf()
    const at = `/api/drafts/form_version/fill.${version}`
    const body = { typed: { answers: { plate: 'B' } }, base: null, seen: 0, writer: `${randomUUID()}.0` }
    const keep = async (token: string) => (await call(server.url, at, { method: 'PUT', token, body })).status
    expect([await keep(people.filler.token), await keep(people.reader.token)]).toEqual([200, 403])
    const elsewhere = { ...body, typed: { note: 'x' } }
    expect((await call(server.url, at, { method: 'PUT', token: people.filler.token, body: elsewhere })).status).toBe(
      400,
    )
    const nowhere = at.replace('fill.', 'constructor.')
    expect((await call(server.url, nowhere, { token: people.filler.token })).status).toBe(404)
    const { body: found } = await call<{ data: { typed: object } }>(server.url, at, { token: people.filler.token })
    expect(found.data.typed).toEqual(body.typed)
  })
})

describe('the answers by which submissions are listed', () => {
  const causes = ['FIRE', 'THEFT'].map((value) => ({
    value,
    label: { en: `By ${value}`, id: `Oleh ${value}`, vi: `Do ${value}` },
  }))
  const keyed = [
    field('place', { type: 'text', max: 60, key: true, label: { en: 'Place', id: 'Tempat', vi: 'Nơi' } }),
    field('driver', { type: 'text', max: 60, personal: { days: 10 } }),
    field('cost', { type: 'money', currency: 'MYR', min: -farthest, key: true }),
    field('cause', { type: 'option', look: 'list', options: causes, key: true }),
    field('day', { type: 'date', key: true }),
    field('hurt', { type: 'flag', key: true }),
  ]
  const given = [
    { place: '=cmd()', driver: 'Siti', cost: 900, cause: 'THEFT', day: '2026-03-02', hurt: true },
    { place: 'Bandung', driver: 'Budi', cost: 1_000_050, cause: 'FIRE', day: '2025-12-31' },
    { place: 'Medan', driver: 'Ani', cost: -1_000 },
  ]

  const listOf = async (form: string, question: object = {}): Promise<Record<string, unknown>[]> => {
    const asked = { parent: form, user_timezone: 'UTC', ...question }
    return (await people.reader.call('form_management.submission', asked)).result['data'] as never
  }

  const fileOf = async (form: string, question: object = {}, locale = 'en', by = people.reader) => {
    const files = await openFileStore(server.config)
    const asked = { parent: form, format: 'csv', user_timezone: 'UTC', ...question }
    const headers = { 'accept-language': locale }
    const { result } = await by.call('form_submission.export', asked, headers)
    const id = result['id'] as string
    await vi.waitFor(async () => {
      await workOnExports(server.host, files)
      const [row] = await rows<{ state: string }>('select state from exports where id = $1', [id])
      expect(row!.state).toBe('ready')
    }, 15_000)
    const content = await fetch(`${server.url}/api/exports/${id}/content`, {
      headers: { authorization: `Bearer ${by.token}` },
    })
    return readCsv(await content.text())
  }

  const filled = async () => {
    const version = await versionOf({ wanted: asking(...keyed) })
    for (const answers of given) expect(await fill(version, answers)).toMatchObject({ __typename: 'Done' })
    return version
  }

  it('stand in the order of what they are, and are found by what was answered', async () => {
    const { form } = await filled()
    const stored = await storedOf(form)
    const costs = async (sort: string) =>
      (await listOf(form, { sort })).map(({ number }) => {
        const { answers } = stored.find((one) => one.number === number)!
        return answers['cost']
      })
    expect(await costs('key2')).toEqual([-1_000, 900, 1_000_050])
    expect(await costs('-key2')).toEqual([1_000_050, 900, -1_000])
    const filter = { key3: ['cause option: FIRE'] }
    expect(await listOf(form, { filter })).toMatchObject([{ key3: 'cause option: FIRE' }])
    expect(await listOf(form, { search: 'By THEFT' })).toHaveLength(1)
    expect(await listOf(form, { search: 'option' })).toEqual([])
    expect(JSON.stringify(await listOf(form))).not.toContain('Siti')
  })

  it('go into a file under the labels of the form, told as people read them, and as texts where they look like formulas', async () => {
    const { form } = await filled()
    const columns = ['number', 'key1', 'key2', 'key3', 'key4', 'key5']
    const [head, ...lines] = await fileOf(form, { columns, sort: 'key2' })
    expect(head).toEqual(['Submission number', 'Place', 'cost (MYR)', 'cause', 'day', 'hurt'])
    expect(lines.map((line) => line.slice(1))).toEqual([
      ['Medan', '-10', '', '', 'No'],
      ["'=cmd()", '9', 'By THEFT', '2026-03-02', 'Yes'],
      ['Bandung', '10000.5', 'By FIRE', '2025-12-31', 'No'],
    ])
    const filter = { key3: ['cause option: FIRE'] }
    expect(await fileOf(form, { columns: ['number', 'key1', 'key3'], filter, sort: 'number' }, 'id')).toMatchObject([
      [expect.anything(), 'Tempat', 'cause'],
      [expect.anything(), 'Bandung', 'Oleh FIRE'],
    ])
  })

  it('go with all other answers into a file that has a column for each field of the version that it is narrowed to', async () => {
    const bill = field('price', { type: 'money', currency: 'MYR' })
    const bills = {
      kind: 'group',
      name: 'bills',
      label: bill.label,
      min: 0,
      max: 3,
      look: 'rows',
      items: [bill],
    } as const
    const note = field('note', { type: 'longText', max: 500 })
    const away = field('away', { type: 'dateRange' })
    const { form, ...of } = await versionOf({ wanted: asking(...keyed, note, away, bills) })
    const whole = {
      ...given[1],
      note: '=1+1 '.repeat(60),
      away: '2026-01-02/2026-03-04',
      bills: [{ price: 150 }, { price: 2_000 }],
    }
    expect(await fill(of, whole)).toMatchObject({ __typename: 'Done' })
    const question = { filter: { version: [of.version] }, spread: true }
    const [head, line] = await fileOf(form, question, 'id', people.trusted)
    const labels = ['Tempat', 'driver', 'cost (MYR)', 'cause', 'day', 'hurt', 'note', 'away', 'price']
    const beside = ['Dibuat', 'Diajukan oleh', 'Versi', 'Varian', 'Tentang apa', 'Status']
    expect(head!.slice(1)).toEqual([...beside, ...labels])
    expect(line!.slice(2)).toEqual([
      'Name of filler@submissions.test',
      `CLAIM${count} v1`,
      '',
      '',
      'Lengkap',
      'Bandung',
      'Budi',
      '10000.5',
      'Oleh FIRE',
      '2025-12-31',
      'Tidak',
      `'${whole.note.trim()}`,
      '2026-01-02/2026-03-04',
      'price: RM 1.50\nprice: RM 20.00',
    ])
    const [other, masked] = await fileOf(form, question)
    expect(other!.slice(1 + beside.length)).toEqual(
      labels.map((one) => (one === 'Tempat' ? 'Place' : one)).filter((one) => one !== 'driver'),
    )
    expect(JSON.stringify(masked)).not.toContain('Budi')
    const without = await people.reader.call('form_submission.export', {
      parent: form,
      user_timezone: 'UTC',
      spread: true,
    })
    expect(codeOf(without)).toBe('BAD_INPUT')
  })

  it('stand where they stood when a version lists by other fields, and are told, ordered and narrowed by what both list by', async () => {
    const { form } = await filled()
    const code = `CLAIM${count}`
    const later = [keyed[2]!, keyed[3]!, field('reason', { type: 'text', max: 60, key: true })]
    await people.designer.call('form_version.begin', { input: { form }, key: randomUUID() })
    await desk.design(code, 2, asking(...later))
    const breaks = breaksText(breaksBetween(asking(...keyed), asking(...later)))
    await desk.send(code, 2, { type: 'breaks.confirmed', breaks })
    await desk.submit(code, 2)
    const answer = async (number: number, answers: object) => {
      const { id, revision } = await desk.versionOf(code, number)
      expect(await fill({ version: id, revision }, answers)).toMatchObject({ __typename: 'Done' })
    }
    const costs = async (sort: string) => {
      const [, ...lines] = await fileOf(form, { columns: ['key1', 'key2', 'key3'], sort })
      return lines
    }
    const before = [
      ['', '-10', ''],
      ['', '9', 'By THEFT'],
      ['', '10000.5', 'By FIRE'],
    ]
    expect(await costs('key2')).toEqual(before)
    await answer(2, { cost: 500, cause: 'FIRE', reason: 'Wind' })
    await answer(1, { place: 'Solo', cost: 700 })
    expect(await costs('-key2')).toEqual([before[2], before[1], ['', '7', ''], ['Wind', '5', 'By FIRE'], before[0]])
    expect(await listOf(form, { filter: { key3: ['cause option: FIRE'] } })).toHaveLength(2)
    expect(await listOf(form, { filter: { key1: ['reason text: Wind'] } })).toHaveLength(1)
    expect(await desk.formOf(code)).toMatchObject({ key_columns: 'reason, cost, cause, day, hurt' })
  })

  it('are never told under the heading of another field', async () => {
    const { form } = await filled()
    const number = field('place', { type: 'number', decimals: 0, key: true })
    const { definition } = await desk.store(asking(number))
    await asOwner(server.owner, 'update designed_forms set live_definition = $2 where id = $1', [form, definition])
    const [head, ...lines] = await fileOf(form, { columns: ['number', 'key1', 'key2'], sort: 'number' })
    expect(head).toEqual(['Submission number', 'place'])
    expect(lines.map(([, told]) => told)).toEqual(['', '', ''])
  })
})
