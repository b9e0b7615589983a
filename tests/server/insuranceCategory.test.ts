import { afterAll, beforeAll, expect, it } from 'vitest'
import type { User } from '../../machines/session/session.types.ts'
import { system } from '../../src/server/store/store.ts'
import { type Client, client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let door: Client

beforeAll(async () => {
  server = await startTestHost()
  const platform = await addOrganisation(server.owner, 'OURS', 'platform')
  const memberships = [{ organisation: platform, permissions: ['superadmin.root'] }]
  await addPerson(server.owner, { email: 'a@ours.test', memberships })
  door = client(server.url, (await signIn(server.url, 'a@ours.test')).token)
})
afterAll(() => server.close())

/** A category that every installation begins with, edited by one of its two names. */
const edit = async (slug: string, changes: object, by = 'product_categories.edit') => {
  const [{ id, revision, ...now }] = (await server.host.store.run(
    system,
    'select id, revision, code, name, slug, industry, icon, description from insurance_categories where slug = $1',
    [slug],
  )) as [Record<string, unknown>]
  return (await door.call(by, { id, revision, input: { ...now, ...changes } })).result
}

it('a category takes another slug while nothing is of it, under both names of its store', async () => {
  expect(await edit('travel', { slug: 'journeys' })).toMatchObject({ __typename: 'Saved' })
  expect(await edit('journeys', { slug: 'travel' }, 'insurance.editProductCategory')).toMatchObject({
    __typename: 'Saved',
  })
})

it('keeps its slug once an organisation sells it, and may be called otherwise', async () => {
  await asOwner(
    server.owner,
    "insert into organisation_categories select o.id, c.id from organisations o, insurance_categories c where c.slug = 'travel'",
  )
  for (const by of ['product_categories.edit', 'insurance.editProductCategory'])
    expect(await edit('travel', { slug: 'journeys' }, by)).toMatchObject({
      __typename: 'Invalid',
      fields: [{ path: 'slug', key: 'validation:fixed' }],
    })
  expect(await edit('travel', { name: 'Journeys' })).toMatchObject({ __typename: 'Saved' })
})

it('is not deleted as long as an organisation sells it, by either name', async () => {
  const [{ id, revision }] = (await server.host.store.run(
    system,
    "select id, revision from insurance_categories where slug = 'travel'",
    [],
  )) as [{ id: string; revision: number }]
  for (const by of ['product_categories.delete', 'insurance.deleteProductCategory'])
    expect((await door.call(by, { id, revision })).body.errors?.[0]?.extensions?.code).toBe('REFERRED')
})

const soldNow = async () => {
  const { body } = await call<{ data: { user: User } }>(server.url, '/v2/sessions/check', {
    method: 'POST',
    token: door.token,
  })
  return body.data.user.organization.productCategories.map(({ slug, name }) => [slug, name])
}

it('follows at once in what its organisations sell, renamed and in their order', async () => {
  expect(await soldNow()).toEqual([['travel', 'Journeys']])
  await edit('travel', { name: 'Travel' })
  await expect.poll(soldNow, { timeout: 2000 }).toEqual([['travel', 'Travel']])
  await asOwner(
    server.owner,
    "insert into organisation_categories select o.id, c.id, 1 from organisations o, insurance_categories c where c.slug in ('property', 'credit-life')",
  )
  await expect.poll(soldNow, { timeout: 2000 }).toEqual([
    ['travel', 'Travel'],
    ['credit-life', 'Credit Life'],
    ['property', 'Property'],
  ])
  await asOwner(
    server.owner,
    "delete from organisation_categories where category_id = (select id from insurance_categories where slug = 'travel')",
  )
  expect(await edit('travel', { slug: 'journeys' })).toMatchObject({ __typename: 'Saved' })
})
