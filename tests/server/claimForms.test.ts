import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, client } from '../support/client.ts'
import { asking, field, formDesk } from './support/forms.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

let server: TestHost
let desk: ReturnType<typeof formDesk>
let staff: Client
let foreign: Client
const forms: Record<'live' | 'draft', string> = { live: '', draft: '' }

const enter = async (name: string, organisation: string, permissions: string[]) => {
  await addPerson(server.owner, { email: `${name}@claims.test`, memberships: [{ organisation, permissions }] })
  return client(server.url, (await signIn(server.url, `${name}@claims.test`)).token)
}

const plate = { type: 'text', max: 20 } as const
const asks = asking(field('plate', plate))

beforeAll(async () => {
  server = await startTestHost()
  const all = (group: string, ...names: string[]) => names.map((name) => `${group}.${name}`)
  const rights = [
    ...all('form_management', 'list', 'detail', 'create', 'edit', 'publish', 'preview', 'delete'),
    ...all('claim_form', 'list', 'detail', 'create', 'edit', 'delete'),
  ]
  staff = await enter('staff', await addOrganisation(server.owner, 'HOUSE', 'broker'), rights)
  foreign = await enter('foreign', await addOrganisation(server.owner, 'OTHER', 'broker'), rights)
  desk = formDesk(server, staff)
  for (const [name, code] of [
    ['live', 'CLAIM-LIVE'],
    ['draft', 'CLAIM-DRAFT'],
  ] as const) {
    await desk.make(code)
    await desk.design(code, 1, asking(field('plate', { ...plate, note: 'Brokers ask why this is here' })))
    if (name === 'live') await desk.submit(code, 1)
    forms[name] = (await desk.formOf(code)).id
  }
})
afterAll(() => server.close())

const add = async (name: string, own: object = {}) => {
  const usual = { form: forms.live, partner: null, insurer: null, category: null, claimType: null }
  const input = { name, ...usual, validFrom: '2020-01-01', validUntil: null, ...own }
  return (await staff.call('claim_form.create', { input })).result as {
    __typename: string
    id: string
    fields: object[]
  }
}

const get = async (path: string, by: Client = staff) =>
  call<{ data: unknown; meta?: object }>(server.url, path, { token: by.token })

interface Verdict {
  won: { name: string } | null
  lost: { binding: { name: string }; why: string }[]
}
const explain = async (asked: Record<string, string> = {}) =>
  (await get(`/api/claim-forms/explain?${new URLSearchParams(asked)}`)).body.data as Verdict

describe('the form of a claim', () => {
  it('is that of the most specific binding that is in force, and each other says why not', async () => {
    await add('Everything')
    await add('Theft', { claimType: 'THEFT' })
    await add('Theft, later', { claimType: 'LOSS', validFrom: '2099-01-01' })
    await add('Unfinished', { claimType: 'FIRE', form: forms.draft })
    const theft = await explain({ claimType: 'THEFT' })
    expect(theft.won).toMatchObject({ name: 'Theft', formName: 'CLAIM-LIVE' })
    const why = Object.fromEntries(theft.lost.map((one) => [one.binding.name, one.why]))
    expect(why).toMatchObject({ Everything: 'lessSpecific', Unfinished: 'other.claimType' })
    expect((await explain({ claimType: 'LOSS' })).won).toMatchObject({ name: 'Everything' })
    expect((await explain({ claimType: 'LOSS', on: '2099-05-05' })).won).toMatchObject({ name: 'Theft, later' })
    const fire = await explain({ claimType: 'FIRE' })
    expect(fire.lost).toContainEqual(expect.objectContaining({ why: 'notLive' }))
  })

  it('is bound once for the same claims and days, also by two at once, and by an edit', async () => {
    const both = await Promise.all(['One', 'Two'].map((name) => add(name, { claimType: 'FLOOD' })))
    expect(both.map(({ __typename }) => __typename).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Invalid',
      'Saved',
    ])
    const refused = both.find(({ __typename }) => __typename === 'Invalid')!
    expect(refused.fields).toMatchObject([{ path: 'validFrom', key: 'validation:boundAlready' }])
    const later = await add('Hail, before', { claimType: 'FLOOD', validFrom: '2010-01-01', validUntil: '2019-12-31' })
    expect(later).toMatchObject({ __typename: 'Saved' })
    const usual = { form: forms.live, partner: null, insurer: null, category: null }
    const input = { name: 'Hail', ...usual, claimType: 'FLOOD', validFrom: '2010-01-01', validUntil: null }
    const edit = await staff.call('claim_form.edit', { id: later.id, revision: 0, input })
    expect(edit.result).toMatchObject({ __typename: 'Invalid', fields: [{ path: 'validFrom' }] })
  })

  it('does not end before it begins', async () => {
    const wrong = await add('Backwards', { claimType: 'FLOOD', validFrom: '2026-05-01', validUntil: '2026-04-30' })
    expect(wrong).toMatchObject({ __typename: 'Invalid', fields: [{ path: 'validUntil' }] })
  })

  it('keeps it from being thrown away', async () => {
    const { id, revision } = await desk.formOf('CLAIM-DRAFT')
    const { result } = await staff.call('form_management.delete', { id, revision, key: crypto.randomUUID() })
    expect(result).toMatchObject({ reasons: [{ guard: 'isNotBound', values: { names: 'Unfinished' } }] })
  })
})

describe('the form templates', () => {
  const path = '/api/v2/claims/internal/form-templates'

  it('C058 are those of the bindings that are in force, each with what the live version asks, without what its designers note', async () => {
    const { body } = await get(path)
    const templates = body.data as { uuid: string; code: string; claimType: string | null }[]
    expect(templates.map(({ claimType }) => claimType)).toEqual(expect.arrayContaining([null, 'THEFT', 'FLOOD']))
    expect(templates.map(({ claimType }) => claimType)).not.toContain('LOSS')
    expect(templates.map(({ claimType }) => claimType)).not.toContain('FIRE')
    expect(body.meta).toEqual({ total: templates.length })
    const one = (await get(`${path}/${templates[0]!.uuid}`)).body.data
    expect(one).toMatchObject({ code: 'CLAIM-LIVE', version: 1 })
    expect(one).toHaveProperty('definition', asks)
  })

  it('are told to nobody of another house, nor to who may not see them', async () => {
    const [one] = (await get(path)).body.data as { uuid: string }[]
    expect((await get(path, foreign)).body.data).toEqual([])
    expect((await get(`${path}/${one!.uuid}`, foreign)).status).toBe(404)
    const nobody = await enter('nobody', await addOrganisation(server.owner, 'THIRD', 'broker'), [
      'form_management.list',
    ])
    expect((await get(path, nobody)).status).toBe(403)
  })
})
