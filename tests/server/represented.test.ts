import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partner } from '../../src/areas/parties/partner.ts'
import type { KeyRow } from '../../src/server/sessions/keys/rows.ts'
import { sessionOfKey } from '../../src/server/sessions/keys/admit.ts'
import { sightIn } from '../../src/server/sessions/people.ts'
import { isParty } from '../../src/server/records/scope.ts'
import { type Client, client } from '../support/client.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
const doors: Record<string, Client> = {}
const house: Record<string, string> = {}
const partners: Record<string, string> = {}
const names = ['alpha', 'beta', 'gamma'].map((one) => `Partner ${one}`)

const permissions = [
  'partner.list',
  'partner.detail',
  'partner.edit',
  'partner.create',
  'insurer.list',
  'agent.list',
  'user.list',
]

const enter = async (name: string, of: string, represents: string[] = []) => {
  const email = `${name}@represented.test`
  await addPerson(server.owner, { email, memberships: [{ organisation: house[of]!, permissions }] })
  const ids = represents.map((one) => house[one]).join()
  await asOwner(
    server.owner,
    'update memberships set represents = $2 where user_id = (select id from users where email = $1)',
    [email, `{${ids}}`],
  )
  doors[name] = client(server.url, (await signIn(server.url, email)).token)
}

beforeAll(async () => {
  server = await startTestHost()
  house['broker'] = await addOrganisation(server.owner, 'BROKER', 'broker')
  house['ours'] = await addOrganisation(server.owner, 'OURS', 'platform')
  for (const name of names) {
    house[name] = await addOrganisation(server.owner, name.toUpperCase().replace(' ', '-'), 'partner')
    partners[name] = randomUUID()
    await addNeeded(server.owner, 'partners', partners[name], {
      organisation_id: house['broker'],
      organisation: house[name],
      branding_name: name,
      country: 'ID',
    })
  }
  await addNeeded(server.owner, 'insurers', randomUUID(), { organisation_id: house['broker'], country: 'ID' })
  await enter('arep', 'broker', ['Partner alpha', 'Partner gamma'])
  await enter('visitor', 'ours', ['Partner beta'])
  await enter('clerk', 'broker')
  await enter('admin', 'ours')
})
afterAll(() => server.close())

interface Rows {
  data: { id: string; brandingName: string }[]
  meta: { total: { count: number } }
}

const listed = async (who: string, more: object = {}, name = 'partner.list') => {
  const { result } = await doors[who]!.call(name, { limit: 50, total: true, user_timezone: 'UTC', ...more })
  const { data, meta } = result as unknown as Rows
  return { names: data.map(({ brandingName }) => brandingName), count: meta.total.count }
}
const found = async (who: string, asked: object = {}, area = 'partner') => {
  const { result } = await doors[who]!.call(`${area}.lookup`, { search: '', ...asked })
  return (result as unknown as { title: string }[]).map(({ title }) => title)
}
const codeOf = async (answer: ReturnType<Client['call']>) => (await answer).body.errors?.[0]?.extensions?.code

describe.each([
  ['arep', 'broker', ['Partner alpha', 'Partner gamma']],
  ['visitor', 'ours', ['Partner beta']],
  ['clerk', 'broker', names],
  ['admin', 'ours', names],
])('the partners of %s of %s', (who, _, seen) => {
  it('B165 are these in the list, its count and its search', async () => {
    expect(await listed(who)).toEqual({ names: seen, count: seen.length })
    expect(await listed(who, {}, 'user.partners')).toEqual({ names: seen, count: seen.length })
    const isBeta = seen.includes('Partner beta')
    expect(await listed(who, { search: 'beta' })).toEqual({
      names: isBeta ? ['Partner beta'] : [],
      count: Number(isBeta),
    })
  })

  it('B165 P17 are these in filters and pickers, also where others are asked for by id', async () => {
    expect((await found(who)).toSorted()).toEqual(seen)
    expect(await found(who, { search: 'beta' })).toEqual(seen.filter((name) => name === 'Partner beta'))
    expect((await found(who, { ids: Object.values(partners) })).toSorted()).toEqual(seen)
  })

  it('B165 are none of the others when one is opened', async () => {
    for (const name of names) {
      const { result } = await doors[who]!.call('partner.getPartnerById', { id: partners[name] })
      expect([name, result?.['brandingName'] ?? null]).toEqual([name, seen.includes(name) ? name : null])
    }
  })
})

it('B165 P18 an admin finds the insurers too', async () => {
  expect(await found('admin', {}, 'insurer')).toHaveLength(1)
})

it('B165 who represents partners neither changes nor makes another', async () => {
  const input = { legalName: 'Taken over' }
  expect(await codeOf(doors['arep']!.call('partner.edit', { id: partners['Partner beta'], input }))).toBe('NOT_FOUND')
  expect(await codeOf(doors['arep']!.call('partner.create', { input }))).toBe('FORBIDDEN')
})

describe('of who represents partners', () => {
  const caller = () =>
    ({ organisation: house['ours']!, kind: 'platform', represents: [house['Partner beta']!] }) as const

  it('B165 the database itself shows these alone', async () => {
    expect(await server.host.store.run(caller(), 'select branding_name as name from partners', [])).toEqual([
      { name: 'Partner beta' },
    ])
  })

  it('B165 nobody hears of the others', () => {
    const heard = names.filter((name) =>
      isParty(partner, caller(), { organisation_id: house['broker']!, organisation: house[name]! }),
    )
    expect(heard).toEqual(['Partner beta'])
  })

  const asKey = (represents: string[]) =>
    sessionOfKey({
      user_id: 'u',
      full_name: 'Ann',
      email: 'ann@key.test',
      roles: [],
      picture: null,
      seen_by: null,
      acting: null,
      organisations: [],
      sells: [],
      below: [],
      key_id: 'k',
      key_name: 'Nightly',
      permissions: ['partner.list'],
      scope: ['partner.list'],
      represents,
      organisation: { id: house['broker'], code: 'BROKER', name: 'Broker', kind: 'broker', colour: '#0a5a8a' },
    } as unknown as KeyRow).caller

  it('B165 a key shows none of them, and of nobody who represents none all', async () => {
    const shown = async (represents: string[]) =>
      (await server.host.store.run(asKey(represents), 'select 1 from partners', [])).length
    expect(await shown([house['Partner beta']!])).toBe(0)
    expect(await shown([])).toBe(names.length)
  })

  it.each([
    ['who represents others', ['a', 'b'], ['b', 'c'], ['b']],
    ['who represents none of them', ['a'], ['c'], ['broker']],
    ['who represents nobody', [], ['c'], ['broker']],
    ['who represents somebody, for who represents nobody', ['a'], [], ['broker']],
    ['neither of whom represents anybody', [], [], []],
  ])('B165 acting widens nothing: %s', (_, own, others, seen) => {
    const acting = {
      id: 'c',
      name: 'Budi',
      isHome: true,
      isActive: true,
      permissions: [],
      roles: [],
      held: [],
      own: [],
      among: [],
      forPeople: [],
      represents: others,
      until: '2026-03-02T03:00:00Z',
    }
    const { acts, sight } = sightIn('u', 'broker', { acting, permissions: ['user.actFor'], represents: own })
    expect([acts?.id, sight]).toEqual(['c', { permissions: [], represents: seen }])
  })
})

it('B165 who is given partners represents the organisations that stand in their records, however these are called', async () => {
  await asOwner(server.owner, "update partners set code = 'RENAMED' where id = $1", [partners['Partner gamma']])
  const [row] = await asOwner<{ found: string[] }>(
    server.owner,
    'select to_jsonb(app_partners_organisations($1::uuid[])) as found',
    [`{${partners['Partner alpha']},${partners['Partner gamma']}}`],
  )
  expect(new Set(row!.found)).toEqual(new Set([house['Partner alpha'], house['Partner gamma']]))
})
