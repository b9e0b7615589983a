import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let door: Client
let token: string

const logo = { id: '7d1c2f3e-0000-4000-8000-000000000001', name: 'logo.png', type: 'image/png', size: 9 }

beforeAll(async () => {
  server = await startTestHost()
  const broker = await addOrganisation(server.owner, 'BROKER', 'broker')
  const other = await addOrganisation(server.owner, 'OTHER', 'broker')
  const permissions = ['insurer.list', 'insurer.detail', 'insurer.create', 'insurer.edit']
  await addPerson(server.owner, { email: 'a@broker.test', memberships: [{ organisation: broker, permissions }] })
  token = (await signIn(server.url, 'a@broker.test')).token
  door = client(server.url, token)
  for (const [organisation, code] of [
    [broker, 'OURS'],
    [other, 'THEIRS'],
  ])
    await asOwner(
      server.owner,
      `insert into insurers (created_at, updated_at, organisation_id, code, branding_name, legal_name, email, phone, address, country,
         business_description, colour, logo_small, logo_big, logo_large, pic_name, pic_email, pic_phone, service_email, service_phone, role_template)
       values (now(), now(), $1, $2, $2, $2, 'a@b.test', '+6281234567890', 'A', 'ID', 'B', '#000000', $3, $3, $3, 'P', 'a@b.test',
         '+6281234567890', 'a@b.test', '+6281234567890', (select id from role_templates where code = 'INSURER'))`,
      [organisation, code, JSON.stringify(logo)],
    )
})
afterAll(() => server.close())

it('B093 an insurer is opened by its code too, and one of others is there for nobody', async () => {
  const { result } = await door.call('insurance.getInsuranceById', { id: 'OURS' })
  expect(result).toMatchObject({ code: 'OURS' })
  const codes = await Promise.all(
    ['THEIRS', 'NONE'].map(async (id) => (await door.call('insurance.getInsuranceById', { id })).body.errors?.[0]),
  )
  expect(codes.map((error) => error?.extensions?.code)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect(codes[0]!.message).toBe(codes[1]!.message)
})

it('insurance.getPresignUrl announces a picture of an insurer that is not there yet, as the shared call does', async () => {
  const announced = (path: string, body: object) =>
    call<{ data: { url: string; method: string } }>(server.url, path, { token, body })
  const file = { name: 'logo.png', type: 'image/png', size: 100, id: null, field: 'logoBig' }
  const own = await announced('/api/files/presign/insurer', file)
  expect([own.status, own.body.data.method]).toEqual([200, 'PUT'])
  expect(own.body.data.url).toMatch(/^\/api\/files\/[\w-]{36}\/content\?ticket=/)
  const wrong = { ...file, name: 'logo.exe' }
  const refused = { status: 400, body: { message: 'Only these files are taken here: jpg, jpeg, png.' } }
  expect(await announced('/api/files/presign/insurer', wrong)).toMatchObject(refused)
  expect(await announced('/api/files/presign', { ...wrong, area: 'insurer' })).toMatchObject(refused)
})

it('insurance.getPreviewUrlInsurerProduct tells the address of a document of a product to who may read it, and of no other file', async () => {
  const file = async (area: string, by: string) => {
    const [row] = await asOwner<{ id: string }>(
      server.owner,
      `insert into files (id, organisation_id, uploaded_by, storage_key, name, type, size, area, field, created_at, confirmed_at, parties)
       select gen_random_uuid(), m.organisation_id, u.id, gen_random_uuid()::text, 'a.pdf', 'application/pdf', 9, $1, 'logoBig', now(), now(), '{}'
       from users u join memberships m on m.user_id = u.id where u.email = $2 returning id`,
      [area, by],
    )
    return row!.id
  }
  const asked = (id: string) =>
    call<object>(server.url, `/api/files/${id}/preview/insurer_product`, { method: 'GET', token })
  const [own, logoOf] = [await file('insurer_product', 'a@broker.test'), await file('insurer', 'a@broker.test')]
  expect(await asked(own)).toMatchObject({
    status: 200,
    body: { data: { file: { id: own, name: 'a.pdf', type: 'application/pdf', size: 9 }, url: `/api/files/${own}` } },
  })
  expect((await asked(logoOf)).status).toBe(404)
})
