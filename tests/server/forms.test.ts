import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { watchers } from '../../src/server/performers/performers.ts'
import { system } from '../../src/server/store/store.ts'
import { mostBlocks } from '../../src/shared/forms/blocks.ts'
import type { Definition, FormField } from '../../src/shared/forms/definition.ts'
import { judge } from '../../src/shared/forms/judge.ts'
import { expectedOf, mostTests } from '../../src/shared/forms/testing.ts'
import { type Client, client } from '../support/client.ts'
import { asking, field, formDesk } from './support/forms.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

const rights = ['list', 'detail', 'create', 'edit', 'delete', 'preview', 'clone', 'publish'].map(
  (name) => `form_management.${name}`,
)

let server: TestHost
let desk: Client
let other: Client
let house: ReturnType<typeof formDesk>
let houseId: string

const enter = async (name: string, organisation: string, permissions: string[]) => {
  const email = `${name}@forms.test`
  await addPerson(server.owner, { email, memberships: [{ organisation, permissions }] })
  return client(server.url, (await signIn(server.url, email)).token)
}

beforeAll(async () => {
  server = await startTestHost()
  houseId = await addOrganisation(server.owner, 'HOUSE', 'broker')
  desk = await enter('desk', houseId, rights)
  house = formDesk(server, desk)
  other = await enter('other', await addOrganisation(server.owner, 'OTHER', 'broker'), rights)
})
afterAll(() => server.close())

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const asks = (...names: string[]): Definition => asking(...names.map((name) => field(name, { type: 'text', max: 50 })))

const begin = async (code: string) =>
  (await desk.call('form_version.begin', { input: { form: (await house.formOf(code)).id }, key: randomUUID() })).result

describe('a form', () => {
  it('begins with a first version that asks nothing, which is not submitted', async () => {
    // Whoever has made it is told of it as it is with that version.
    expect(await house.make('EMPTY')).toMatchObject({
      __typename: 'Saved',
      record: { status: 'PENDING', latest: 1, fieldCount: 0, untranslated: 0 },
    })
    expect(await house.formOf('EMPTY')).toMatchObject({ status: 'PENDING', live: null, latest: 1 })
    expect(await house.submit('EMPTY', 1)).toMatchObject({ code: 'REFUSED', reasons: [{ guard: 'hasFields' }] })
  })

  it('V048 has a code that no other form of its house has, in whatever letters', async () => {
    await house.make('ONCE')
    const fields = [{ path: 'code', key: 'validation:codeTaken', values: { code: 'once' } }]
    expect(await house.make('once')).toMatchObject({ __typename: 'Invalid', fields })
  })

  it('B197 is designed, checked, published and live, and is of its house alone', async () => {
    await house.make('TRIP')
    expect(await house.design('TRIP', 1, asks('plate', 'colour'))).toMatchObject({ __typename: 'Moved' })
    expect(await house.submit('TRIP', 1)).toMatchObject({ __typename: 'Moved', status: 'PROCESSING' })
    expect(await house.formOf('TRIP')).toMatchObject({ status: 'PUBLISHED', live: 1 })
    const { id } = await house.formOf('TRIP')
    expect((await other.call('form_management.detail', { id })).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    expect(await other.list('form_version')).toEqual([])
  })

  it('is published once, of several who submit it at once, and made live once', async () => {
    await house.make('RACED')
    await house.design('RACED', 1, asks('plate'))
    const { id, revision } = await house.versionOf('RACED', 1)
    const together = async (of: string, on: number, type: string) => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => desk.send('form_version', of, on, { type })))
      return answers.filter(({ result }) => result['__typename'] === 'Moved').length
    }
    expect(await together(id, revision, 'form.submitted')).toBe(1)
    await house.perform()
    await vi.waitFor(async () => expect((await house.versionOf('RACED', 1)).status).toBe('PUBLISHED'), 15_000)
    await begin('RACED')
    await house.design('RACED', 2, asks('plate', 'colour'))
    await house.submit('RACED', 2)
    await house.perform()
    expect(await house.formOf('RACED')).toMatchObject({ live: 2 })
    // That another is live now it is told a moment later.
    await vi.waitFor(async () => expect(await house.versionOf('RACED', 1)).toMatchObject({ live_since: null }), 15_000)
    const first = await house.versionOf('RACED', 1)
    expect(await together(id, first.revision, 'version.madeLive')).toBe(1)
    expect(await house.formOf('RACED')).toMatchObject({ live: 1 })
    expect(await house.versionOf('RACED', 1)).toMatchObject({ revision: first.revision + 1 })
  })

  it('takes no definition that it was not told the truth of, nor one of another house, nor what is none', async () => {
    await house.make('FORGED')
    const told = await house.store(asks('plate'))
    for (const lie of [{ hash: 'f'.repeat(64) }, { fieldCount: 9 }, { untranslated: 7 }])
      expect(await house.send('FORGED', 1, { type: 'form.edited', ...told, ...lie })).toMatchObject({ code: 'INVALID' })
    const foreign = await house.store(asks('plate'), other)
    expect(await house.send('FORGED', 1, { type: 'form.edited', ...foreign })).toMatchObject({
      code: 'INVALID',
      fields: [{ path: 'definition' }],
    })
    for (const definition of ['{', '[]', '{"schema":2,"pages":[]}', `{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`]) {
      const { result } = await desk.call('form_definition.create', { input: { definition } })
      expect([definition.slice(0, 9), result.__typename]).toEqual([definition.slice(0, 9), 'Invalid'])
    }
  })

  it('is held up where it looks up records of what there is not', async () => {
    await house.make('LOOKING')
    await house.design('LOOKING', 1, asking(field('of', { type: 'lookup', area: 'dragon' })))
    await house.submit('LOOKING', 1)
    expect(await house.versionOf('LOOKING', 1)).toMatchObject({
      status: 'FAILED',
      findings: [{ check: 'UNKNOWN_AREA', at: 'of', about: '{"area":"dragon"}' }],
    })
  })

  it('is held up where it looks up records within others, or that whoever publishes it may not look up', async () => {
    const publisher = ['form_management.list', 'form_management.detail', 'form_management.publish', 'bank.list']
    const publishing = formDesk(server, await enter('publisher', houseId, publisher))
    const looking = (...areas: string[]) =>
      asking(...areas.map((area) => field(`of_${area}`, { type: 'lookup', area })))
    const published = async (code: string, ...areas: string[]) => {
      await house.make(code)
      await house.design(code, 1, looking(...areas))
      expect(await publishing.submit(code, 1)).toMatchObject({ __typename: 'Moved' })
      const { status, findings } = await house.versionOf(code, 1)
      return { status, findings: findings.map(({ check, at }) => [check, at]) }
    }
    expect(await published('SEEING', 'bank')).toEqual({ status: 'PUBLISHED', findings: [] })
    expect(await published('UNSEEING', 'bank', 'audit_log', 'api_key', 'organisation')).toEqual({
      status: 'FAILED',
      findings: ['audit_log', 'api_key', 'organisation'].map((area) => ['UNSEEN_AREA', `of_${area}`]),
    })
    expect(await published('WITHIN', 'form_link', 'form_submission')).toEqual({
      status: 'FAILED',
      findings: ['form_link', 'form_submission'].map((area) => ['UNKNOWN_AREA', `of_${area}`]),
    })
  })

  it('is held up by exactly what breaks for who has answered the live version, until that is confirmed', async () => {
    expect(await begin('TRIP')).toMatchObject({ __typename: 'Begun' })
    expect(await begin('TRIP')).toMatchObject({ code: 'REFUSED', reasons: [{ guard: 'isAfterPublished' }] })
    await house.design('TRIP', 2, asks('plate'))
    await house.submit('TRIP', 2)
    expect(await house.versionOf('TRIP', 2)).toMatchObject({
      status: 'FAILED',
      findings: [
        { check: 'TOUCHED', at: null, about: '{"submissions":0,"drafts":0,"links":0}' },
        { check: 'gone', at: 'colour', about: null },
      ],
    })
    await house.send('TRIP', 2, { type: 'breaks.confirmed', breaks: 'gone plate' })
    await house.submit('TRIP', 2, 'form.resubmitted')
    expect(await house.versionOf('TRIP', 2)).toMatchObject({ status: 'FAILED' })
    await house.send('TRIP', 2, { type: 'breaks.confirmed', breaks: 'gone colour' })
    await house.submit('TRIP', 2, 'form.resubmitted')
    expect(await house.formOf('TRIP')).toMatchObject({ status: 'PUBLISHED', live: 2 })
  })

  it('is live in an older version again', async () => {
    const replaced = (number: number) =>
      vi.waitFor(async () => {
        await house.perform()
        expect(await house.versionOf('TRIP', number)).toMatchObject({ status: 'PUBLISHED', live_since: null })
      }, 15_000)
    const live = { reasons: [{ guard: 'isOlderVersion' }] }
    await replaced(1)
    expect(await house.send('TRIP', 2, { type: 'version.madeLive' })).toMatchObject(live)
    expect(await house.send('TRIP', 1, { type: 'version.madeLive' })).toMatchObject({ __typename: 'Moved' })
    expect(await house.formOf('TRIP')).toMatchObject({ live: 1, latest: 2 })
    await replaced(2)
    expect(await house.send('TRIP', 1, { type: 'version.madeLive' })).toMatchObject(live)
  })

  it('is taken offline, after which no version of it is live until one is made so', async () => {
    await house.make('OFFLINE')
    await house.design('OFFLINE', 1, asks('plate'))
    await house.submit('OFFLINE', 1)
    const send = (type: string) => house.send('OFFLINE', 1, { type })
    expect(await send('version.withdrawn')).toMatchObject({ __typename: 'Moved' })
    expect(await house.formOf('OFFLINE')).toMatchObject({ status: 'PUBLISHED', live: null })
    expect(await send('version.withdrawn')).toMatchObject({ reasons: [{ guard: 'isLive' }] })
    expect(await send('version.madeLive')).toMatchObject({ __typename: 'Moved' })
    expect(await house.formOf('OFFLINE')).toMatchObject({ live: 1 })
  })

  it('asks in a published version the same for ever, whoever writes', async () => {
    const told = await house.store(asks('another'))
    expect(await house.send('TRIP', 1, { type: 'form.edited', ...told })).toMatchObject({ code: 'REFUSED' })
    const { id } = await house.versionOf('TRIP', 1)
    const change = 'update form_versions set hash = $2 where id = $1'
    await expect(rows(change, [id, 'x'])).rejects.toThrow('A published version does not change')
    await expect(rows("update form_definitions set definition = '{}'")).rejects.toThrow(/permission denied/)
  })

  it('is held up by a test case that is kept with it, which says what it makes otherwise', async () => {
    await house.make('TESTED')
    const { id: parent } = await house.formOf('TESTED')
    const costing = (of: FormField) =>
      asking(field('cost', { type: 'number', decimals: 0 }), field('note', { type: 'text', max: 50 }), of)
    const twice = (by: number) =>
      field('total', {
        type: 'calculated',
        shown: 'number',
        decimals: 0,
        value: { op: 'multiply', of: [{ field: 'cost' }, by] },
      })
    const answers = { cost: 21 }
    const expected = expectedOf(costing(twice(2)), judge(costing(twice(2)), answers, { at: '2026-11-26' }))
    expect(expected).toMatchObject({ shown: ['page:one', 'cost', 'note', 'total'], results: { total: 42 }, wrong: [] })
    const keep = async (input: object, by = desk) =>
      await by.call('form_test.create', {
        parent,
        input: { name: 'Twice', day: '2026-11-26', answers, expected, ...input },
      })
    expect((await keep({ expected: { shown: 'all' } })).result).toMatchObject({ fields: [{ path: 'expected' }] })
    expect((await keep({}, other)).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    const kept = (await keep({})).result
    expect(kept).toMatchObject({ __typename: 'Saved' })

    await house.design('TESTED', 1, costing(twice(3)))
    await house.submit('TESTED', 1)
    expect(await house.versionOf('TESTED', 1)).toMatchObject({
      status: 'FAILED',
      findings: [{ check: 'TEST', at: 'total', about: '{"test":"Twice","what":"result","expected":42,"found":63}' }],
    })
    await house.design('TESTED', 1, costing(twice(2)))
    await house.submit('TESTED', 1, 'form.resubmitted')
    expect(await house.versionOf('TESTED', 1)).toMatchObject({ status: 'PUBLISHED' })

    for (let made = 1; made < mostTests; made++)
      expect((await keep({ name: `Twice ${made}` })).result).toMatchObject({ __typename: 'Saved' })
    expect((await keep({ name: 'One more' })).result).toMatchObject({
      fields: [{ path: 'name', key: 'validation:maxTests', values: { max: mostTests } }],
    })
  })

  it('lends parts to others as blocks of its house, which say who kept them, each under a name of its own', async () => {
    const fragment = '{"mark":"covergate.form.parts"}'
    const keep = async (name: string, by = desk) =>
      (await by.call('form_block.create', { input: { name, fragment } })).result
    const listed = async (by: Client) =>
      (
        (await by.call('form_block.list', { limit: 10, sort: 'name', user_timezone: 'UTC' })).result as unknown as {
          data: object[]
        }
      ).data
    expect(await keep('Driver')).toMatchObject({ __typename: 'Saved' })
    expect(await keep('Driver')).toMatchObject({ __typename: 'Invalid', fields: [{ path: 'name' }] })
    expect(await listed(desk)).toMatchObject([{ name: 'Driver', fragment, author: 'Name of desk@forms.test' }])
    expect(await listed(other)).toEqual([])
    expect(await keep('Driver', other)).toMatchObject({ __typename: 'Saved' })

    for (let made = 1; made < mostBlocks; made++)
      expect(await keep(`Driver ${made}`)).toMatchObject({ __typename: 'Saved' })
    expect(await keep('One more')).toMatchObject({
      fields: [{ path: 'name', key: 'validation:maxBlocks', values: { max: mostBlocks } }],
    })
  })

  it('is cloned from any version into one of its own, and not under a code that is taken', async () => {
    const { id, revision } = await house.versionOf('TRIP', 1)
    const clone = (code: string) =>
      desk.call('form_management.clone', {
        id,
        revision,
        key: randomUUID(),
        input: { name: 'Trip abroad', code, country: 'MY' },
      })
    expect((await clone('trip')).result).toMatchObject({ __typename: 'Invalid', fields: [{ path: 'code' }] })
    const made = (await clone('TRIP-MY')).result
    // Whoever has cloned it goes on there.
    expect(made).toMatchObject({ __typename: 'Done', shown: (await house.formOf('TRIP-MY')).id })
    expect(await house.formOf('TRIP-MY')).toMatchObject({
      status: 'PENDING',
      live: null,
      latest: 1,
      cloned_from: 'TRIP v1',
    })
    expect(await house.versionOf('TRIP-MY', 1)).toMatchObject({ status: 'PENDING', field_count: 2 })
  })

  it('is not thrown away while it is live, else kept for 30 days, and restored', async () => {
    const act = async (name: string, code: string) => {
      const { id, revision } = await house.formOf(code)
      return (await desk.call(name, { id, revision, key: randomUUID() })).result
    }
    const { id: tripId } = await house.formOf('TRIP')
    const listed = async (question: object) =>
      ((await desk.call('form_management.list', question)).result['data'] as { code: string }[]).map(({ code }) => code)
    const opened = async () => {
      const { id } = await house.versionOf('TRIP-MY', 1)
      const { against } = (await desk.call('form_version.open', { id, history: 1 })).result['record'] as never
      return against
    }
    expect(await opened()).toEqual({})
    await addNeeded(server.owner, 'claim_forms', randomUUID(), {
      form: tripId,
      organisation_id: houseId,
      name: 'Trips',
    })
    await addNeeded(server.owner, 'form_submissions', randomUUID(), { form: tripId, organisation_id: houseId })
    expect(await act('form_management.delete', 'TRIP')).toMatchObject({
      reasons: [
        { guard: 'isNotLive', values: { version: 1 } },
        { guard: 'isNotBound', values: { names: 'Trips', count: 1 } },
        { guard: 'hasNoSubmissions', values: { count: 1 } },
      ],
    })
    expect(await act('form_management.delete', 'TRIP-MY')).toMatchObject({ __typename: 'Saved' })
    expect(await opened()).toEqual({ change: 'binned', remove: 'binned' })
    const { id, revision } = await house.formOf('TRIP-MY')
    const asked = { id, revision, input: { name: 'Other' } }
    const version = await house.versionOf('TRIP-MY', 1)
    const submitted = {
      id: version.id,
      revision: version.revision,
      event: { type: 'form.submitted' },
      key: randomUUID(),
    }
    for (const { body } of [
      await desk.call('form_management.edit', asked),
      await desk.call('form_version.send', submitted),
    ])
      expect(body.errors?.[0]).toMatchObject({
        message: 'The form is in the bin. Restore it first.',
        extensions: { code: 'FORBIDDEN' },
      })
    const inBin = { filter: {}, search: 'TRIP-MY', user_timezone: 'UTC' }
    for (const search of ['TRIP-MY', undefined]) expect(await listed({ ...inBin, search })).not.toContain('TRIP-MY')
    expect(await listed({ ...inBin, tab: 'bin' })).toEqual(['TRIP-MY'])
    const counted = (await desk.call('form_management.counts', { search: 'TRIP', user_timezone: 'UTC' })).result
    expect(counted).toEqual(expect.arrayContaining([expect.objectContaining({ tab: null, count: 1 })]))
    expect(await act('form_management.restore', 'TRIP-MY')).toMatchObject({ __typename: 'Saved' })
    await act('form_management.delete', 'TRIP-MY')
    await act('form_management.delete', 'ONCE')
    server.pass(29 * 86_400)
    desk = client(server.url, (await signIn(server.url, 'desk@forms.test')).token)
    await act('form_management.restore', 'ONCE')
    const purge = watchers['form_management']!
    expect(await purge(server.host)).toBe(0)
    server.pass(86_401)
    expect(await purge(server.host)).toBe(1)
    expect(await house.formOf('TRIP-MY')).toBeUndefined()
    expect(await house.formOf('ONCE')).toMatchObject({ binned: false })
  })

  it('is not thrown away while colleagues or insurers are asked by it, nor deleted for good; its links go with it', async () => {
    desk = client(server.url, (await signIn(server.url, 'desk@forms.test')).token)
    house = formDesk(server, desk)
    const throwAway = async (code: string) => {
      const { id, revision } = await house.formOf(code)
      return (await desk.call('form_management.delete', { id, revision, key: randomUUID() })).result
    }
    for (const code of ['USED', 'ASKED', 'LINKED']) await house.make(code)
    const [used, asked, linked] = [
      await house.formOf('USED'),
      await house.formOf('ASKED'),
      await house.formOf('LINKED'),
    ]
    const own = (form: { id: string }) => ({ form: form.id, organisation_id: houseId })
    const type = randomUUID()
    await addNeeded(server.owner, 'request_types', type, { ...own(used), name: 'Copies' })
    const insurer = randomUUID()
    await addNeeded(server.owner, 'insurers', insurer, { organisation_id: houseId })
    const quotation = {
      insurer,
      ...own(asked),
      quotes_code: 'QUO-1',
      status: 'AWAITING',
      snapshot: '{}',
      machine: 'postQuote',
    }
    await addNeeded(server.owner, 'post_quotes', randomUUID(), quotation)
    await addNeeded(server.owner, 'form_links', randomUUID(), own(linked))
    expect(await throwAway('USED')).toMatchObject({ reasons: [{ guard: 'isNotBound', values: { names: 'Copies' } }] })
    expect(await throwAway('ASKED')).toMatchObject({ reasons: [{ guard: 'isNotBound', values: { names: 'QUO-1' } }] })
    await asOwner(server.owner, 'delete from request_types where id = $1', [type])
    expect(await throwAway('USED')).toMatchObject({ __typename: 'Saved' })
    expect(await throwAway('LINKED')).toMatchObject({ __typename: 'Saved' })
    await addNeeded(server.owner, 'request_types', type, { ...own(used), name: 'Copies' })
    server.pass(31 * 86_400)
    expect(await watchers['form_management']!(server.host)).toBe(1)
    expect([await house.formOf('USED'), await house.formOf('LINKED')]).toMatchObject([{ binned: true }, undefined])
  })
})
