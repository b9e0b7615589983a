import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FormUses, VersionFigures } from '../../src/shared/endpoints/answers/formFigures.ts'
import { type Client, client } from '../support/client.ts'
import { asking, field, formDesk } from './support/forms.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let token: string
let stranger: string
let desk: ReturnType<typeof formDesk>
let staff: Client

const may = (...names: string[]) => names.map((name) => `form_management.${name}`)

beforeAll(async () => {
  server = await startTestHost()
  const [house, other] = [
    await addOrganisation(server.owner, 'HOUSE', 'broker'),
    await addOrganisation(server.owner, 'OTHER', 'broker'),
  ]
  const permissions = may('list', 'detail', 'create', 'edit', 'publish', 'preview', 'fill', 'submission')
  await addPerson(server.owner, { email: 'staff@figures.test', memberships: [{ organisation: house, permissions }] })
  await addPerson(server.owner, { email: 'other@figures.test', memberships: [{ organisation: other, permissions }] })
  token = (await signIn(server.url, 'staff@figures.test')).token
  stranger = (await signIn(server.url, 'other@figures.test')).token
  staff = client(server.url, token)
  desk = formDesk(server, staff)
  await desk.make('COUNTED')
  await desk.design('COUNTED', 1, asks)
  await desk.submit('COUNTED', 1)
})
afterAll(() => server.close())

const items = [field('part', { type: 'text', max: 20 })] as const
const asks = asking(
  field('plate', { type: 'text', max: 20, required: true }),
  field('owner', { type: 'text', max: 20, personal: { days: 10 } }),
  field('hurt', { type: 'text', max: 20, visible: { field: 'plate', is: 'equal', value: 'B 2' } }),
  {
    kind: 'group',
    name: 'parts',
    label: { en: 'Parts', id: 'Bagian', vi: 'Bộ phận' },
    min: 0,
    max: 3,
    look: 'rows',
    items,
  },
)

const get = (path: string, bearer = token) =>
  call<{ data: VersionFigures & FormUses }>(server.url, path, { token: bearer })
const fill = async (answers: object) => {
  const { id, revision } = await desk.versionOf('COUNTED', 1)
  return (await staff.call('form_version.fill', { id, revision, key: randomUUID(), input: { answers } })).result
}
const type = async (answers: object, bearer = token) => {
  const { id } = await desk.versionOf('COUNTED', 1)
  const body = { typed: { answers }, base: null, seen: 0, writer: `${randomUUID()}.0` }
  await call(server.url, `/api/drafts/form_version/fill.${id}`, { method: 'PUT', token: bearer, body })
  return id
}

it('a version tells as numbers how often each field was answered, where drafts were left, and how long it took', async () => {
  const id = await type({ plate: 'B', owner: '', parts: [] })
  await asOwner(server.owner, "update drafts set begun_at = now() - interval '20 minutes' where area = 'form_version'")
  expect(await fill({ plate: 'B 1', owner: 'Siti', parts: [{ part: 'door' }, {}] })).toMatchObject({
    __typename: 'Done',
  })
  await asOwner(server.owner, "delete from drafts where area = 'form_version'")
  expect(await fill({ plate: 'B 2', hurt: 'Budi' })).toMatchObject({ __typename: 'Done' })
  await type({ plate: 'B', owner: 'S' })
  await asOwner(server.owner, "update drafts set saved_at = now() - interval '2 days' where area = 'form_version'")
  const { data } = (await get(`/api/form-versions/${id}/figures`)).body
  expect(data).toMatchObject({ submissions: 2, timed: 1, drafts: 1, abandoned: 1, stumblings: [] })
  expect(Math.round(data.medianSeconds! / 60)).toBe(20)
  expect(data.fields).toEqual([
    { at: 'plate', asked: 2, answered: 2, left: 0, seconds: null },
    { at: 'owner', asked: 2, answered: 1, left: 1, seconds: null },
    { at: 'hurt', asked: 1, answered: 1, left: 0, seconds: null },
    { at: 'parts.part', asked: 1, answered: 1, left: 0, seconds: null },
  ])
  expect(JSON.stringify(data)).not.toMatch(/Siti|Budi/)
})

it('what is personal counts neither as asked nor as answered once its days are over', async () => {
  const { id } = await desk.versionOf('COUNTED', 1)
  await asOwner(server.owner, "update form_submissions set created_at = created_at - interval '11 days'")
  const { data } = (await get(`/api/form-versions/${id}/figures`)).body
  expect(data.fields[1]).toEqual({ at: 'owner', asked: 0, answered: 0, left: 1, seconds: null })
})

it('counts where people are held up by the rule, and nothing that is not asked', async () => {
  const { id } = await desk.versionOf('COUNTED', 1)
  const say = (...stumblings: object[]) =>
    call<{ data: { noted: number } }>(server.url, `/api/form-versions/${id}/stumblings`, {
      method: 'POST',
      token,
      body: { stumblings },
    })
  const one = { at: 'plate', key: 'validation:required' }
  expect((await say(one, one, { at: 'unasked', key: 'validation:required' })).body.data).toEqual({ noted: 1 })
  await say(one, { at: 'parts.part', key: 'validation:max' })
  expect((await say({ ...one, value: 'B 1' })).status).toBe(400)
  expect((await get(`/api/form-versions/${id}/figures`)).body.data.stumblings).toEqual([
    { ...one, times: 2 },
    { at: 'parts.part', key: 'validation:max', times: 1 },
  ])
})

it('counts how long people are at each field that is asked, an hour at most, and whose time that was not', async () => {
  const { id } = await desk.versionOf('COUNTED', 1)
  const say = (...stays: object[]) =>
    call<{ data: { noted: number } }>(server.url, `/api/form-versions/${id}/stumblings`, {
      method: 'POST',
      token,
      body: { stays },
    })
  const plate = (seconds: number) => ({ at: 'plate', seconds })
  expect((await say(plate(10), { at: 'parts.part', seconds: 3 }, { at: 'unasked', seconds: 9 })).body.data).toEqual({
    noted: 2,
  })
  await say(plate(15))
  for (const wrong of [plate(3601), plate(-1), plate(1.5), { ...plate(1), by: 'Siti' }])
    expect((await say(wrong)).status).toBe(400)
  expect((await say()).status).toBe(400)
  const { fields } = (await get(`/api/form-versions/${id}/figures`)).body.data
  expect(fields.map(({ at, seconds }) => [at, seconds])).toEqual([
    ['plate', 12.5],
    ['owner', null],
    ['hurt', null],
    ['parts.part', 3],
  ])
  const stored = await asOwner(server.owner, 'select * from form_field_times order by field')
  expect(stored).toEqual([
    { version: id, field: 'parts.part', seconds: 3, times: 1 },
    { version: id, field: 'plate', seconds: 25, times: 2 },
  ])
})

it('a form tells what depends on it, and nothing of it to another house', async () => {
  const { id } = await desk.formOf('COUNTED')
  const version = await desk.versionOf('COUNTED', 1)
  expect((await get(`/api/designed-forms/${id}/uses`)).body.data).toEqual({
    bindings: [],
    types: [],
    claims: 0,
    quotations: 0,
    links: 0,
    versions: [{ number: 1, drafts: 1, submissions: 2 }],
  })
  const doors = [`/api/designed-forms/${id}/uses`, `/api/form-versions/${version.id}/figures`]
  for (const door of doors) expect((await get(door, stranger)).status).toBe(404)
  await type({ plate: 'B' }, stranger)
  const { data } = (await get(`/api/designed-forms/${id}/uses`)).body
  expect(data.versions).toEqual([{ number: 1, drafts: 1, submissions: 2 }])
  expect((await get(`/api/form-versions/${version.id}/figures`)).body.data.drafts).toBe(1)
})
