import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { rolesOf } from '../../src/server/demo/roles.ts'
import { system } from '../../src/server/store/store.ts'
import { type Answer, type Client, client } from '../support/client.ts'
import { upload } from '../support/upload.ts'
import { mailsTo } from './support/accounts.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
/** Who leads a broker, who leads another, who makes partners there without managing people, and two of the platform. */
const doors: Record<'chief' | 'other' | 'buyer' | 'platform' | 'clerk', Client> = {} as typeof doors
let house: string

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const template = async (code: string): Promise<string> =>
  (await rows<{ id: string }>('select id from role_templates where code = $1', [code]))[0]!.id

const enter = async (name: keyof typeof doors, organisation: string, permissions: readonly string[]) => {
  const email = `${name}@house.test`
  await addPerson(server.owner, { email, memberships: [{ organisation, permissions: [...permissions] }] })
  doors[name] = client(server.url, (await signIn(server.url, email)).token)
}

beforeAll(async () => {
  server = await startTestHost({ publicUrl: 'https://gate.test' })
  const { brokerManager: led, admin } = rolesOf(areas, server.host.lifecycles)
  house = await addOrganisation(server.owner, 'HOUSE', 'broker')
  await enter('chief', house, led)
  await enter('buyer', house, ['organization.create', 'organization.list', 'role.create', 'user.create'])
  await enter('other', await addOrganisation(server.owner, 'ELSE', 'broker'), led)
  const ours = await addOrganisation(server.owner, 'OURS', 'platform')
  await enter('platform', ours, admin)
  await enter('clerk', ours, ['role_template.edit'])
})
beforeEach(() => asOwner(server.owner, 'truncate attempts'))
afterAll(() => server.close())

const found = async (
  code: string,
  changes: object = {},
  by: keyof typeof doors = 'chief',
): Promise<Answer['result']> => {
  const input = {
    code,
    name: `Toko ${code}`,
    kind: 'partner',
    colour: '#0b6a5d',
    roleTemplate: await template('PARTNER'),
    picName: 'Sri Wahyuni',
    picPhone: '+6281234567890',
    picEmail: `sri@${code.toLowerCase()}.test`,
    ...changes,
  }
  return (await doors[by].call('organization.create', { input })).result
}

/** How much there is of what arises with an organisation. */
const counted = async () =>
  (
    await rows<Record<'houses' | 'roles' | 'accounts' | 'entries' | 'effects', number>>(
      `select (select count(*)::int from organisations) as houses, (select count(*)::int from access_roles) as roles,
         (select count(*)::int from user_accounts) as accounts, (select count(*)::int from history) as entries,
         (select count(*)::int from outbox) as effects`,
    )
  )[0]!

describe('an organisation', () => {
  it('B189 P21 arises with the roles of its template, each below the right one, and its first admin is invited', async () => {
    const made = await found('WARUNG')
    expect(made).toMatchObject({ __typename: 'Saved', revision: 0 })
    const roles = await rows<{ code: string; above: string | null; may: number }>(
      `select r.code, h.code as above, cardinality(r.permissions) as may from access_roles r
         left join access_roles h on h.id = r.higher where r.organisation_id = $1 order by r.code`,
      [made['id']],
    )
    expect(roles.map(({ code, above }) => [code, above])).toEqual([
      ['MANAGER', 'PARTNER-ADMIN'],
      ['PARTNER-ADMIN', null],
      ['SALES-AGENT', 'STORE-MANAGER'],
      ['SERVICE-CENTRE', 'MANAGER'],
      ['STORE-MANAGER', 'MANAGER'],
    ])
    expect(roles.every(({ may }) => may > 0)).toBe(true)
    expect(
      await rows(
        `select a.email, a.status, array(select code from access_roles where id = any(a.roles)) as roles
         from user_accounts a where organisation_id = $1`,
        [made['id']],
      ),
    ).toEqual([{ email: 'sri@warung.test', status: 'INVITED', roles: ['PARTNER-ADMIN'] }])
    await expect.poll(async () => (await mailsTo(server.host, 'sri@warung.test')).length).toBe(1)
  })

  it('has a code of its own among those of who manages it, in whatever letters, and nobody else hears of it', async () => {
    expect(await found('KIOS')).toMatchObject({ __typename: 'Saved' })
    expect(await found('kios')).toMatchObject({
      __typename: 'Invalid',
      fields: [{ path: 'code', key: 'validation:codeTaken' }],
    })
    expect(await found('KIOS', {}, 'other')).toMatchObject({ __typename: 'Saved' })
  })

  it('is made by nobody who lacks what its roles come to, and then nothing of it is left', async () => {
    const before = await counted()
    expect(await found('GUDANG', {}, 'buyer')).toMatchObject({
      __typename: 'Invalid',
      fields: [
        {
          path: 'roleTemplate',
          key: 'validation:notHeld',
          values: { names: { en: expect.stringMatching(/[a-z]\w+\.\w+ \(/) } },
        },
      ],
    })
    expect(await found('GUDANG', { roleTemplate: await template('BROKER'), kind: 'broker' })).toMatchObject({
      __typename: 'Saved',
    })
    expect(await found('PABRIK', { kind: 'platform' })).toMatchObject({
      fields: [{ path: 'kind', key: 'validation:invalid' }, { path: 'roleTemplate' }],
    })
    const [now] = await rows<{ houses: number }>('select count(*)::int as houses from organisations')
    expect(now!.houses).toBe(before.houses + 1)
  })

  it('leaves nothing when its admin cannot be invited', async () => {
    const before = await counted()
    await asOwner(
      server.owner,
      `create function fall() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;`,
    )
    await asOwner(
      server.owner,
      'create trigger fallen before insert on user_accounts for each row execute function fall()',
    )
    const { status } = await doors.chief.call('organization.create', {
      input: {
        code: 'HALF',
        name: 'Half',
        kind: 'partner',
        colour: '#0b6a5d',
        roleTemplate: await template('PARTNER'),
        picName: 'Sri',
        picPhone: '+6281234567890',
        picEmail: 'sri@half.test',
      },
    })
    await asOwner(server.owner, 'drop trigger fallen on user_accounts')
    expect([status, await counted()]).toEqual([500, before])
  })

  it('goes with what has arisen with it as long as nobody has accepted, and is seen by its house alone', async () => {
    const before = await counted()
    const made = await found('SEBENTAR')
    const asked = { id: made['id'], revision: 0 }
    expect((await doors.other.call('organization.delete', asked)).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    expect((await doors.chief.call('organization.delete', asked)).result).toMatchObject({ __typename: 'Saved' })
    const { houses, roles, accounts } = await counted()
    expect({ houses, roles, accounts }).toEqual({
      houses: before.houses,
      roles: before.roles,
      accounts: before.accounts,
    })
  })

  it('B092 B093 B096 is found by its type and code, and those of a type are told of at once', async () => {
    await found('PELANGI', { kind: 'insurer', roleTemplate: await template('INSURER') })
    const list = async (filter: object) =>
      (await doors.chief.call('organization.list', { filter, user_timezone: 'UTC' })).result
    expect(await list({ type: ['INSURER'], code: ['PELANGI'] })).toMatchObject({ data: [{ code: 'PELANGI' }] })
    expect(await list({ type: ['PARTNER'], code: ['PELANGI'] })).toMatchObject({ data: [] })
    const { result } = await doors.chief.call('organisation.lookup', { filter: { type: ['INSURER'] } })
    expect(result).toMatchObject([{ title: 'Toko PELANGI' }])
  })

  it('is not the platform, which nobody has made: its own people do not find it in the list either', async () => {
    await found('TENDA')
    const filter = { code: ['OURS', 'TENDA'] }
    const listed = await doors.platform.call('organization.list', { filter, user_timezone: 'UTC' })
    expect(listed.result).toMatchObject({ data: [{ code: 'TENDA', owner: 'The HOUSE' }] })
    const { result } = await doors.platform.call('organisation.lookup', { search: 'OURS' })
    expect(result).toEqual([])
  })
})

describe('a partner', () => {
  it('P21 arises with its organisation, whose admin is its main PIC', async () => {
    const area = areas.find(({ id }) => id === 'partner')!
    const token = (await signIn(server.url, 'chief@house.test')).token
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const logo = async (field: string) => {
      const file = { name: 'logo.png', type: 'image/png', size: picture.length, field, content: picture }
      const id = await upload(client(server.url, token), area.id, null, file)
      return { id, name: file.name, type: file.type, size: file.size }
    }
    const input = {
      code: 'MITRA',
      brandingName: 'Mitra Jaya',
      legalName: 'PT Mitra Jaya',
      legalAddress: 'Jl. Sudirman 1',
      country: 'ID',
      businessDescription: 'Shops',
      categories: [] as string[],
      colour: '#0b6a5d',
      logoBig: await logo('logoBig'),
      logoSmall: await logo('logoSmall'),
      roleTemplate: await template('PARTNER'),
      commission: false,
      agent: false,
      picName: 'Sri Wahyuni',
      picPhone: '+6281234567890',
      picEmail: 'sri@mitra.test',
      pics: [],
      reconPics: [],
      agreements: [],
    }
    expect((await doors.chief.call('partner.create', { input })).result).toMatchObject({
      __typename: 'Invalid',
      fields: [{ path: 'categories', key: 'validation:required' }],
    })
    const { result } = await doors.chief.call('partner.create', { input: { ...input, categories: ['RETAIL'] } })
    expect(result).toMatchObject({ __typename: 'Saved' })
    expect(
      await rows(
        `select o.kind, o.code, o.name, o.managed_by, a.email from partners p join organisations o on o.id = p.organisation
           join user_accounts a on a.organisation_id = o.id where p.id = $1`,
        [result['id']],
      ),
    ).toEqual([{ kind: 'partner', code: 'MITRA', name: 'Mitra Jaya', managed_by: house, email: 'sri@mitra.test' }])
  })
})

describe('a template that was changed', () => {
  interface Difference {
    id: string
    code: string
    stamp: string
    roles: { code: string; isNew: boolean; gains: { code: string }[]; loses: { code: string }[] }[]
  }
  let id: string
  const asked = async (by: keyof typeof doors, path: string, body?: object) => {
    const answer = await fetch(`${server.url}/v2/role-templates/${id}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${doors[by].token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const differing = async (): Promise<Difference[]> => {
    const { body } = await asked('platform', 'differences')
    return (body['data'] as { organisations: Difference[] }).organisations
  }
  const rolesIn = (organisation: string) =>
    rows<{ code: string; name: string; above: string | null; may: string[] }>(
      `select r.code, r.name, h.code as above, to_jsonb(array(select p.code from access_permissions p where p.id = any(r.permissions) order by p.code)) as may
       from access_roles r left join access_roles h on h.id = r.higher where r.organisation_id = $1 order by r.code`,
      [organisation],
    )

  beforeAll(async () => {
    await asOwner(
      server.owner,
      `with made as (insert into role_templates (created_at, updated_at, code, name, kind) values (now(), now(), 'RETAIL', 'Retail', 'partner') returning id)
       insert into template_roles (created_at, updated_at, template, code, name, permissions)
       select now(), now(), id, 'CHIEF', 'Chief', array(select p.id from access_permissions p where p.code in ('bank.list', 'organization.list')) from made`,
    )
    id = await template('RETAIL')
  })

  it('is rolled out as it was looked at, to one organisation alone, whose roles stay what else it has made of them', async () => {
    const [one, other] = [await found('ROLLED', { roleTemplate: id }), await found('WAITING', { roleTemplate: id })]
    expect([one.__typename, other.__typename]).toEqual(['Saved', 'Saved'])
    expect(await differing()).toEqual([])
    await asOwner(
      server.owner,
      `update access_roles set name = 'Own name' where organisation_id = $1 and code = 'CHIEF'`,
      [one['id']],
    )
    await asOwner(
      server.owner,
      `update template_roles set permissions = array(select id from access_permissions where code in ('bank.list', 'partner.list')) where template = $1 and code = 'CHIEF'`,
      [id],
    )
    const stale = (await differing()).find(({ code }) => code === 'ROLLED')!
    await asOwner(
      server.owner,
      `insert into template_roles (created_at, updated_at, template, code, name, higher, permissions)
       select now(), now(), $1, 'AUDITOR', 'Auditor', 'CHIEF', array(select id from access_permissions where code = 'bank.list')`,
      [id],
    )
    const seen = await differing()
    const told = (code: string) =>
      seen
        .find((difference) => difference.code === code)!
        .roles.map(({ gains, loses, ...role }) => [role.code, role.isNew, codes(gains), codes(loses)])
    const codes = (permissions: { code: string }[]) => permissions.map(({ code }) => code).join()
    const changes = [
      ['AUDITOR', true, 'bank.list', ''],
      ['CHIEF', false, 'partner.list', 'organization.list'],
    ]
    expect([told('ROLLED'), told('WAITING')]).toEqual([changes, changes])
    const path = `organisations/${String(one['id'])}`
    const { stamp } = seen.find(({ code }) => code === 'ROLLED')!
    const before = await rolesIn(String(one['id']))
    expect((await asked('platform', path, { stamp: stale.stamp })).status).toBe(409)
    expect(await rolesIn(String(one['id']))).toEqual(before)
    expect(await asked('platform', path, { stamp })).toMatchObject({ status: 200, body: { data: { roles: 2 } } })
    expect(await rolesIn(String(one['id']))).toEqual([
      { code: 'AUDITOR', name: 'Auditor', above: 'CHIEF', may: ['bank.list'] },
      { code: 'CHIEF', name: 'Own name', above: null, may: ['bank.list', 'partner.list'] },
    ])
    expect((await differing()).map(({ code }) => code)).toEqual(['WAITING'])
    expect((await rolesIn(String(other['id']))).map(({ code }) => code)).toEqual(['CHIEF'])
  })

  it('gives nothing that its maker lacks, and is of the platform alone', async () => {
    const [waiting] = await differing()
    const path = `organisations/${waiting!.id}`
    const refused = await asked('clerk', path, { stamp: waiting!.stamp })
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(refused.body['message']).toContain(
      'bank.list (See the list “Banks”), partner.list (See the list “Partners”)',
    )
    expect((await asked('chief', path, { stamp: waiting!.stamp })).status).toBe(403)
    expect((await asked('chief', 'differences')).status).toBe(403)
    expect((await differing()).map(({ code }) => code)).toEqual(['WAITING'])
  })
})
