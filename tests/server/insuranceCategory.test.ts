import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../machines/session/session.types.ts'
import { system } from '../../src/server/store/store.ts'
import { type Client, client } from '../support/client.ts'
import { importWork } from '../../src/server/imports/work.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import type { OneImport } from '../../src/shared/endpoints/answers/imports.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
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

describe('a category of which name, industry and description are sent', () => {
  type Category = Record<'id' | 'code' | 'name' | 'slug' | 'description', string> & { revision: number }

  const called = async (name: string) => {
    const text = 'select * from insurance_categories where name = $1 order by created_at, code'
    return server.host.store.run<Category>(system, text, [name])
  }
  const industry = async () => {
    const [row] = await server.host.store.run<{ id: string; name: string }>(
      system,
      'select id, name from risk_industries order by name limit 1',
      [],
    )
    return row!
  }
  const add = async (name: string, by: string) => {
    const input = { name, industry: (await industry()).id, icon: null, description: 'As it is told' }
    return (await door.call(by, { input })).result
  }

  it('B173 has a code and a slug of its name that no other has, by both names of its store', async () => {
    expect(await add('Thú cưng & Hewan', 'insurance.addProductCategory')).toMatchObject({ __typename: 'Saved' })
    expect(await add('Thú cưng & Hewan', 'product_categories.create')).toMatchObject({ __typename: 'Saved' })
    expect(await called('Thú cưng & Hewan')).toMatchObject([
      { code: 'THU-CUNG-HEWAN', slug: 'thu-cung-hewan', description: 'As it is told' },
      { code: 'THU-CUNG-HEWAN-2', slug: 'thu-cung-hewan-2' },
    ])
  })

  it('B173 has them where its name is long, or has no letter that an address takes', async () => {
    const long = 'Insurance of everything that flies by itself and of all below'
    for (const name of [long, long, 'ประกันภัย']) await add(name, 'insurance.addProductCategory')
    const made = (await called(long)).map(({ code, slug }) => [code, slug])
    expect(made).toEqual([
      ['INSURANCE-OF-EVERYTH', 'insurance-of-everything-that-flies-by-itself-and-of-all-belo'],
      ['INSURANCE-OF-EVERY-2', 'insurance-of-everything-that-flies-by-itself-and-of-all-be-2'],
    ])
    expect(await called('ประกันภัย')).toMatchObject([{ code: 'INSURANCE-CATEGORY', slug: 'insurance-category' }])
  })

  it('B173 makes of many at once each its own', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => add('Drone', 'insurance.addProductCategory')))
    expect(all.map(({ __typename }) => __typename)).toEqual(['Saved', 'Saved', 'Saved', 'Saved'])
    expect((await called('Drone')).map(({ slug }) => slug).toSorted()).toEqual([
      'drone',
      'drone-2',
      'drone-3',
      'drone-4',
    ])
  })

  it('B173 is edited by its id and what has changed; what is not sent stays, and its slug once it is used', async () => {
    await add('Bicycle', 'insurance.addProductCategory')
    const [{ id }] = (await called('Bicycle')) as [Category]
    const edited = (input: object) => door.call('insurance.editProductCategory', { id, input })
    expect((await edited({ description: 'With a motor' })).result).toMatchObject({
      __typename: 'Saved',
      record: { code: 'BICYCLE', slug: 'bicycle', name: 'Bicycle', description: 'With a motor' },
    })
    await asOwner(
      server.owner,
      "insert into organisation_categories select id, $1::uuid from organisations where code = 'OURS'",
      [id],
    )
    expect((await edited({ name: 'E-bike' })).result).toMatchObject({
      record: { code: 'BICYCLE', slug: 'bicycle', name: 'E-bike', description: 'With a motor' },
    })
    expect((await edited({ slug: '' })).result).toMatchObject({
      __typename: 'Invalid',
      fields: [{ path: 'slug', key: 'validation:fixed' }],
    })
    expect((await edited({ name: null })).result).toMatchObject({ fields: [{ path: 'name' }] })
    const stale = await door.call('product_categories.edit', { id, revision: 0, input: { description: 'Too late' } })
    expect(stale.result).toMatchObject({ __typename: 'Stale', changed: ['description'] })
  })

  it('B173 comes by a file that has neither column', async () => {
    const files = await openFileStore(server.host.config)
    const csv = `Category name,Industry,Description\nBoat,${(await industry()).name},Afloat\nBoat,${(await industry()).name},Moored`
    const brought = await fetch(`${server.url}/api/imports/insurance_category?name=many.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${door.token}`, 'content-type': 'application/octet-stream' },
      body: csv,
    })
    const { data } = (await brought.json()) as { data: { id: string } }
    const reaches = async (state: string) => {
      await expect
        .poll(
          async () => {
            await importWork(server.host, files)()
            const path = `/api/imports/${data.id}`
            return (await call<{ data: OneImport }>(server.url, path, { token: door.token })).body.data.one.state
          },
          { timeout: 20_000, interval: 20 },
        )
        .toBe(state)
    }
    await reaches('checked')
    const body = { mode: 'all' }
    await call(server.url, `/api/imports/${data.id}/run`, { method: 'POST', token: door.token, body })
    await reaches('ready')
    expect((await called('Boat')).map(({ code, slug }) => [code, slug])).toEqual([
      ['BOAT', 'boat'],
      ['BOAT-2', 'boat-2'],
    ])
  })
})

it('B099 C061 the list of partners’ products tells of each how it may be paid, and whether it is bought back', async () => {
  const [house] = await asOwner<{ id: string }>(server.owner, "select id from organisations where code = 'OURS'")
  const own = { organisation_id: house!.id }
  const [category] = await asOwner<{ id: string }>(server.owner, 'select id from insurance_categories limit 1')
  const [partner, insurer, plan] = [randomUUID(), randomUUID(), randomUUID()]
  await addNeeded(server.owner, 'partners', partner, { ...own, country: 'ID' })
  await addNeeded(server.owner, 'insurers', insurer, { ...own, country: 'ID' })
  const sold = { ...own, category: category!.id, insurer }
  await addNeeded(server.owner, 'insurer_products', plan, sold)
  const flags = [
    { pay_with_cash: 'false', pay_with_link: 'true', with_buy_back_program: 'true' },
    { pay_with_cash: 'true', pay_with_link: 'false', with_buy_back_program: 'false' },
  ]
  for (const [index, one] of flags.entries())
    await addNeeded(server.owner, 'partner_products', randomUUID(), {
      ...sold,
      partner,
      plan,
      ...one,
      code: `PAID-${index}`,
    })
  const asked = { sort: 'code', limit: 10, total: false, user_timezone: 'UTC' }
  const { result } = await door.call('partner.products', asked)
  expect(result['data']).toMatchObject([
    { code: 'PAID-0', payWithCash: false, payWithLink: true, withBuyBackProgram: true },
    { code: 'PAID-1', payWithCash: true, payWithLink: false, withBuyBackProgram: false },
  ])
})
