import { faker } from '@faker-js/faker/locale/id_ID'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesIn, type KeptFile } from '../../machines/fields/kept.ts'
import { areas } from '../../src/areas/registry.ts'
import { contentOf } from '../../src/server/demo/fieldFiles.ts'
import { recordMaker } from '../../src/server/demo/values.ts'
import { fileFields } from '../../src/server/records/files.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import { formFields } from '../../src/shared/area/names.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { areaEndpoints } from '../../src/shared/endpoints/areas.ts'
import { rowsPerPage } from '../../src/shared/endpoints/paging.ts'
import type { OrganisationKind } from '../../src/shared/organisationKinds.ts'
import { client, type Client } from '../support/client.ts'
import { upload } from '../support/upload.ts'
import { othersOf } from './support/others.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { counter } from './support/counter.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
import { shareOf } from './support/share.ts'

const seed = 26
const now = Date.parse('2026-03-02T03:00:00Z')
let server: TestHost
/** By area, each in an organisation of its own. */
const doors = new Map<string, Client>()
const houses = new Map<string, string>()

const kindOf = ({ scope }: Area): OrganisationKind =>
  (Object.keys(scope)[0] as OrganisationKind | undefined) ?? 'platform'

/** Of these there is one a partner, which stays with it (tests/server/disbursements.test.ts). */
const single = ['claim_pool']

/** Those whose records people make, and a child among them. */
const plain = shareOf([...areas.filter(({ id, permissions }) => permissions.create && !single.includes(id)), counter])

beforeAll(async () => {
  faker.seed(seed)
  server = await startTestHost({}, [...areas, counter])
  for (const statement of creationOf(counter)) await asOwner(server.owner, statement)
  for (const area of plain) {
    const organisation = await addOrganisation(server.owner, area.id, kindOf(area))
    houses.set(area.id, organisation)
    const email = `a@${area.id.replaceAll('_', '-')}.test`
    await addPerson(server.owner, { email, memberships: [{ organisation, permissions: ['superadmin.root'] }] })
    doors.set(area.id, client(server.url, (await signIn(server.url, email)).token))
  }
})
afterAll(() => server.close())

/** What the type of a field does not say: a form that was just made has no variants. */
const apt: Record<string, object> = { form_link: { variant: null } }

/** What somebody might type into the area's form, with files that were brought for it. */
const typist = async (area: Area, house = area.id) => {
  const of = await othersOf(server.owner, { id: houses.get(house)!, kind: kindOf(area) }, now)(area)
  // A form asks somebody something once a version of it is live.
  await asOwner(server.owner, 'update designed_forms set live = 1 where live is null')
  const make = recordMaker(area, now, of)
  return async () => {
    const record = make()
    const brought = fileFields(area).map(async (name) => {
      const bring = async (file: KeptFile) => {
        const content = contentOf(area, name, file)
        return { ...file, id: await upload(doors.get(house)!, area.id, null, { ...file, field: name, content }) }
      }
      const files = await Promise.all(filesIn(record[name]).map(bring))
      return [name, Array.isArray(record[name]) ? files : (files[0] ?? null)] as const
    })
    const typed = { ...record, ...Object.fromEntries(await Promise.all(brought)), ...apt[area.id] }
    return Object.fromEntries(formFields(area).map((name) => [name, typed[name]]))
  }
}

type Rows = { data: { id: string }[]; meta: { next: string | null } }

describe.each(plain.map((area) => [area.id, area] as const))('a record of %s', (_, area) => {
  const asked = (of: Area, operation: string, variables: object) => {
    const { name } = areaEndpoints(of).find((endpoint) => endpoint.operation === operation)!
    return doors.get(area.id)!.call(name, variables)
  }
  /** Where a child is made. */
  let within: { parent?: string } = {}
  beforeAll(async () => {
    const above = area.parent?.area
    if (!above) return
    const { result } = await asked(above, 'create', { input: await (await typist(above, area.id))() })
    within = { parent: result['id'] as string }
  })
  const ask = async (operation: string, variables: object) => {
    const { status, result, body } = await asked(area, operation, { ...within, ...variables })
    return { status, result, code: body.errors?.[0]?.extensions?.code }
  }
  const detail = async (of: string) => ask('detail', { id: of })
  const { edit, delete: remove } = area.permissions
  const uniques = Object.entries(area.fields).flatMap(([name, field]) =>
    'unique' in field && field.unique ? name : [],
  )

  it('is made, read, changed, found on the second page of every order, and deleted', async () => {
    const type = await typist(area)
    const [count] = rowsPerPage
    const walk = async (sort: string, limit: number): Promise<string[][]> => {
      const pages: string[][] = []
      for (let after: string | null = null; pages.length === 0 || after;) {
        const { result } = await ask('list', { sort, after, limit, user_timezone: 'Asia/Jakarta' })
        const { data, meta } = result as unknown as Rows
        pages.push(data.map((row) => row.id))
        after = meta.next
      }
      return pages
    }
    const most = rowsPerPage.at(-1)!
    const before = (await walk(area.list.order, most)).flat()
    const limit = before.length > most ? most : count
    const inputs = await Promise.all(Array.from({ length: count + 1 }, type))
    const made: { id: string; input: Record<string, unknown> }[] = []
    // One after the other: what is guarded has turns, for which a statement waits three seconds at most.
    for (const input of inputs) {
      const { status, result } = await ask('create', { input })
      expect([status, result]).toMatchObject([200, { __typename: 'Saved', revision: 0 }])
      made.push({ id: result.id as string, input })
    }
    const first = made[0]!
    expect((await detail(first.id)).result).toMatchObject(first.input)

    if (uniques.length > 0) {
      const [unique] = uniques as [string]
      const { result } = await ask('create', { input: { ...(await type()), [unique]: first.input[unique] } })
      expect(result).toMatchObject({ __typename: 'Invalid', fields: [{ path: unique }] })
    }

    const orders = area.list.sorts
      .flatMap((name) => [name, `-${name}`])
      .map(async (sort) => {
        const pages = await walk(sort, limit)
        const all = [...before, ...made.map((row) => row.id)]
        expect([sort, pages[0]!.length, pages.flat().toSorted()]).toEqual([sort, limit, all.toSorted()])
      })
    await Promise.all(orders)

    if (edit) {
      const input = await type()
      expect((await ask('edit', { id: first.id, revision: 0, input })).result).toMatchObject({ revision: 1 })
      expect((await detail(first.id)).result).toMatchObject({ ...input, revision: 1 })
    }
    if (remove) {
      const revision = edit ? 1 : 0
      expect((await ask('delete', { id: first.id, revision })).result).toMatchObject({ __typename: 'Saved' })
      expect((await detail(first.id)).code).toBe('NOT_FOUND')
    }
  })
})
