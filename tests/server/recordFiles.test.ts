import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeptFile } from '../../machines/fields/kept.ts'
import type { Actor } from '../../machines/kernel/types.ts'
import { callerOf } from '../../src/server/context.ts'
import { emblemOf } from '../../src/server/demo/pictures.ts'
import { perform } from '../../src/server/actions/perform.ts'
import { clearDropped } from '../../src/server/files/dropped.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { mayRead } from '../../src/server/files/reading.ts'
import { findConfirmed } from '../../src/server/files/rows.ts'
import { type Announcement, uploadsOf } from '../../src/server/files/uploads.ts'
import { createRecord, deleteRecord, editRecord } from '../../src/server/records/save.ts'
import type { Sessions } from '../../src/server/sessions/sessions.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { ownerText } from '../../src/server/store/scope.ts'
import { system } from '../../src/server/store/store.ts'
import { compareTable } from '../../src/server/tables/compare.ts'
import { creationOf } from '../../src/server/tables/creation.ts'
import { defineArea } from '../../src/shared/area/defineArea.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { fieldText, type Told } from '../../src/shared/format/fieldText.ts'
import type { Saved } from '../../src/shared/endpoints/answers/records.ts'
import { pdf } from '../support/upload.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { asOwner } from './support/people.ts'

const shopOf = (id: string) =>
  defineArea({
    id,
    name: id,
    table: `${id}s`,
    route: `/${id}`,
    menu: [],
    scope: { broker: 'organisation_id', partner: { column: 'keeper_id', later: true } },
    fields: {
      name: { type: 'text', max: 60, required: true },
      logo: { type: 'image', round: true },
      front: { type: 'image', width: 280, height: 120 },
      papers: { type: 'files', kinds: ['application/pdf'], megabytes: 2, max: 2 },
      scans: { type: 'files', kinds: ['application/pdf', 'image/png'], megabytes: 2, max: 2 },
    },
    title: 'name',
    sections: [{ id: 'all', fields: ['name', 'logo', 'front', 'papers', 'scans'] }],
    list: { columns: ['name', 'logo'], shown: ['name'], sorts: ['name'], order: 'name', filters: [], search: ['name'] },
    permissions: {
      list: `${id}.list`,
      detail: `${id}.detail`,
      create: `${id}.create`,
      edit: `${id}.edit`,
      delete: `${id}.delete`,
    },
  })

const [shop, stall] = [shopOf('shop'), shopOf('stall')]
const every = [shop, stall].flatMap(({ permissions }) => Object.values(permissions))

let world: World
let files: FileStore
let folder: string
let uploads: ReturnType<typeof uploadsOf>
let ann: Actor
let ben: Actor
let stranger: Actor
let differences: unknown

beforeAll(async () => {
  const opened = await openWorld()
  world = { ...opened, host: { ...opened.host, areas: [...opened.host.areas, shop, stall] } }
  differences = await world.store.transaction(system, async (sql) => {
    await sql.query(ownerText[world.store.engine])
    for (const statement of [shop, stall].flatMap(creationOf)) await sql.query(statement)
    return compareTable(sql, shop)
  })
  folder = await mkdtemp(join(tmpdir(), 'covergate-'))
  files = await openFileStore({ dataDir: folder })
  uploads = uploadsOf(world.host, { tokens: { hash: String } } as unknown as Sessions, files)
  ann = world.person('broker', every)
  ben = { ...ann, userId: randomUUID(), name: 'Ben' }
  stranger = world.person('stranger', every)
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const sessionOf = (by: Actor) =>
  ({ user: { id: by.userId, permissions: by.permissions }, caller: callerOf(by), actor: by }) as unknown as Session

const request = { ip: '::1', headers: {} } as FastifyRequest
const picture = (of: string, [width, height] = [8, 8]) => emblemOf(of.padEnd(32, '0'), { width, height })

const announce = (by: Actor, place: Partial<Announcement>, content = picture('1a')) =>
  uploads.presign(sessionOf(by), {
    name: 'logo.png',
    type: 'image/png',
    size: content.length,
    area: 'shop',
    id: null,
    field: 'logo',
    ...place,
  })

const put = async ({ file, url }: { file: { id: string }; url: string }, content = picture('1a')) => {
  await uploads.put(file.id, url.split('ticket=')[1]!, Readable.from([content]), null)
  return file.id
}

/** Brings a picture as the browser does. */
const bring = async (by: Actor, place: Partial<Announcement> = {}, of = '1a'): Promise<KeptFile> => {
  const content = picture(of)
  const id = await put(await announce(by, place, content), content)
  return (await uploads.confirm(request, sessionOf(by), id)).file
}

/** Brings a PDF. */
const bringPaper = async (by: Actor, place: Partial<Announcement> = {}): Promise<KeptFile> => {
  const announced = await announce(by, { name: 'deed.pdf', type: 'application/pdf', field: 'papers', ...place }, pdf)
  return (await uploads.confirm(request, sessionOf(by), await put(announced, pdf))).file
}

const create = (by: Actor, input: object, area = shop) => createRecord(world.host, by, area, { name: 'A', ...input })
const edit = (by: Actor, id: string, revision: number, input: object) =>
  editRecord(world.host, by, shop, id, revision, { name: 'A', ...input })
const noFile = (...paths: string[]) => ({
  __typename: 'Invalid',
  fields: paths.map((path) => ({ path, key: 'validation:noFile', values: { unseen: expect.any(Array) as unknown } })),
})

const reads = async (by: Actor, { id }: { id: string }): Promise<boolean> => {
  const file = await findConfirmed(world.store, sessionOf(by), id)
  return file !== null && mayRead(world.host, sessionOf(by), file)
}
const stored = async () => readdir(join(folder, 'files'))
const code = (error: unknown) => (error as { code: string }).code

describe('a picture of a record', () => {
  it('has a column that the declaration makes', () => expect(differences).toEqual([]))

  it('is brought before there is a record, kept with it as it was announced, and told by its name in the history', async () => {
    const logo = await bring(ann)
    const saved = await create(ann, { logo: { id: logo.id.toUpperCase(), name: 'virus.exe', size: 1 } })
    expect(logo).toEqual({ id: logo.id, name: 'logo.png', type: 'image/png', size: picture('1a').length })
    expect(saved).toMatchObject({
      __typename: 'Saved',
      record: { logo, front: null },
      entry: { changes: { logo: [null, logo] } },
    })
  })

  it('is seen by its bringer alone before it is saved, then by whoever sees the record', async () => {
    const logo = await bring(ann)
    expect(await Promise.all([ann, ben, stranger].map((by) => reads(by, logo)))).toEqual([true, false, false])
    await create(ann, { logo })
    expect(await Promise.all([ann, ben, stranger].map((by) => reads(by, logo)))).toEqual([true, true, false])
    const lister = world.person('broker', ['shop.list'])
    const nobody = world.person('broker', ['stall.list', 'stall.detail'])
    expect(await Promise.all([lister, nobody].map((by) => reads(by, logo)))).toEqual([true, false])
  })

  it('stays when the record is saved with it again, and is removed when it is replaced or taken away', async () => {
    const [logo, other] = [await bring(ann), await bring(ann, {}, '2b')]
    const { id } = (await create(ann, { logo })) as Saved
    expect(await edit(ben, id, 0, { logo })).toMatchObject({ __typename: 'Saved', record: { logo } })
    const before = (await stored()).length
    expect(await edit(ann, id, 1, { logo: other })).toMatchObject({ entry: { changes: { logo: [logo, other] } } })
    expect(await Promise.all([logo, other].map((one) => reads(ann, one)))).toEqual([false, true])
    expect(await clearDropped(world.store, files, world.host.clock())).toBe(1)
    expect((await stored()).length).toBe(before - 1)
    expect(await edit(ann, id, 2, { logo })).toEqual(noFile('logo'))
    await edit(ann, id, 2, { logo: null })
    expect(await reads(ann, other)).toBe(false)
  })

  it('stays for as long as a draft of who has brought it holds it', async () => {
    const [drafted, loose] = [await bring(ann), await bring(ann, {}, '2b')]
    const typed = `insert into drafts (user_id, organisation_id, area, place, saved_at, typed) values ($1, $2, $3, 'new', $4, $5)`
    const at = world.host.clock().toISOString()
    await world.store.run(system, typed, [
      ann.userId,
      ann.organisation.id,
      shop.id,
      at,
      JSON.stringify({ logo: drafted }),
    ])
    world.pass(1.01)
    await clearDropped(world.store, files, world.host.clock())
    expect(await Promise.all([drafted, loose].map((one) => reads(ann, one)))).toEqual([true, false])
    expect(await create(ann, { logo: drafted })).toMatchObject({ __typename: 'Saved', record: { logo: drafted } })
  })

  it('goes with its record', async () => {
    const [logo, front] = [await bring(ann), await bring(ann, { field: 'front' })]
    const { id } = (await create(ann, { logo, front })) as Saved
    expect(await deleteRecord(world.host, ann, shop, id, 0)).toMatchObject({ __typename: 'Saved', record: null })
    expect(await Promise.all([logo, front].map((one) => reads(ann, one)))).toEqual([false, false])
  })

  it('that two have replaced is shown to the second as a conflict, with both pictures still there', async () => {
    const [logo, mine, theirs] = [await bring(ann), await bring(ann, {}, '2b'), await bring(ben, {}, '3c')]
    const { id } = (await create(ann, { logo })) as Saved
    await edit(ben, id, 0, { logo: theirs })
    await clearDropped(world.store, files, world.host.clock())
    for (const typed of [mine, logo])
      expect(await edit(ann, id, 0, { logo: typed })).toMatchObject({
        __typename: 'Stale',
        changed: ['logo'],
        record: { logo: theirs },
        since: [{ changes: { logo: [logo, theirs] } }],
      })
    expect(await edit(ann, id, 1, { logo: mine })).toMatchObject({ __typename: 'Saved', record: { logo: mine } })
  })
})

it('a picture has a million pixels at most, in however few bytes; what is no picture may have more', async () => {
  const confirmed = async (field: string, size: [number, number]) => {
    const content = picture('1a', size)
    return uploads.confirm(request, sessionOf(ann), await put(await announce(ann, { field }, content), content))
  }
  expect((await confirmed('logo', [1000, 1000])).file.name).toBe('logo.png')
  await expect(confirmed('logo', [1001, 1000])).rejects.toMatchObject({ code: 'BAD_INPUT', key: 'file.pixels' })
  expect((await confirmed('scans', [1001, 1000])).file.name).toBe('logo.png')
})

describe('a list of files of a record', () => {
  it('is kept in its order, each file once and as it was announced, and told by their names in the history', async () => {
    const [first, second] = [await bringPaper(ann), await bringPaper(ann, { name: 'annex.pdf' })]
    const again = { id: second.id.toUpperCase(), name: 'virus.exe' }
    const papers = [second, first]
    expect(await create(ann, { papers: [again, first, second] })).toMatchObject({
      __typename: 'Saved',
      record: { papers, scans: [] },
      entry: { changes: { papers: [null, papers] } },
    })
    const told = { field: shop.fields['papers'], name: 'papers', namespace: 'shop', value: papers, place: 'form' }
    expect(fieldText(String, 'en', told as Told)).toBe('annex.pdf, deed.pdf')
  })

  it('lets go of those that it is saved without, and of all with its record', async () => {
    const [stays, goes, comes] = [await bringPaper(ann), await bringPaper(ann), await bringPaper(ben)]
    const scan = await bringPaper(ann, { field: 'scans' })
    const { id } = (await create(ann, { papers: [stays, goes], scans: [scan] })) as Saved
    const readable = () => Promise.all([stays, goes, comes, scan].map((file) => reads(ben, file)))
    expect(await edit(ben, id, 0, { papers: [comes, stays], scans: [scan] })).toMatchObject({
      record: { papers: [comes, stays] },
    })
    expect(await readable()).toEqual([true, false, true, true])
    expect(await edit(ann, id, 1, { papers: [goes], scans: [scan] })).toEqual(noFile('papers'))
    expect(await deleteRecord(world.host, ann, shop, id, 1)).toMatchObject({ __typename: 'Saved' })
    expect(await readable()).toEqual([false, false, false, false])
  })

  const one: [string, () => Promise<unknown>][] = [
    ['nobody has brought', async () => ({ id: randomUUID(), name: 'deed.pdf', type: 'application/pdf', size: 9 })],
    ['another person has brought', () => bringPaper(ben)],
    ['another organisation has brought', () => bringPaper(stranger)],
    ['is of another area', () => bringPaper(ann, { area: 'stall' })],
    ['is of another list', () => bringPaper(ann, { field: 'scans' })],
    ['is a picture', () => bring(ann)],
    [
      'another record holds',
      async () => {
        const paper = await bringPaper(ann)
        await create(ann, { papers: [paper] })
        return paper
      },
    ],
  ]
  it.each(one)('is refused whole for one file that %s', async (_, bringing) => {
    const [own, other] = [await bringPaper(ann), await bringing()]
    expect(await create(ann, { papers: [own, other] })).toEqual(noFile('papers'))
    expect(await create(ann, { papers: [own] })).toMatchObject({ __typename: 'Saved' })
  })

  it('takes as many as its field declares, and none that is still on its way', async () => {
    const three = [await bringPaper(ann), await bringPaper(ann), await bringPaper(ann)]
    const wrong = (key: string, values = {}) => ({ fields: [{ path: 'papers', key: `validation:${key}`, values }] })
    expect(await create(ann, { papers: three })).toMatchObject(wrong('maxFiles', { max: 2 }))
    expect(await create(ann, { papers: [three[0], { ...three[1], id: 'arriving' }] })).toMatchObject(
      wrong('filesUploading'),
    )
    for (const papers of ['a', 7, {}, [[]], [null], ['a'], three[0]])
      expect(await create(ann, { papers })).toMatchObject({ __typename: 'Invalid', fields: [{ path: 'papers' }] })
  })
})

describe('a party that has come later', () => {
  const keeper = () => world.person('partner', every)
  const kept = async () => {
    const [stays, goes, logo] = [await bringPaper(ann), await bringPaper(ann), await bring(ann)]
    const { id } = (await create(ann, { papers: [stays, goes], logo })) as Saved
    await asOwner(world.store, 'update shops set keeper_id = $1 where id = $2', [world.organisations.partner.id, id])
    const left = async () => {
      const text = 'select id from files where case_id = $1 and dropped_at is null'
      return (await world.store.run<{ id: string }>(system, text, [id])).map((file) => file.id)
    }
    return { id, stays, left }
  }

  it('changes the files of a record by the very save by which it leaves', async () => {
    const { id, stays, left } = await kept()
    const area = { ...shop, actions: { leave: { permission: 'shop.edit', on: 'record' } } } as unknown as Area
    const leave = () => ({ changes: { keeper_id: null, papers: [stays], logo: null } })
    const host = { ...world.host, performers: { shop: { leave } } }
    expect(await perform(host, keeper(), area, 'leave', { id, revision: 0, key: randomUUID() })).toMatchObject({
      __typename: 'Saved',
      record: { papers: [stays], logo: null },
    })
    expect(await left()).toEqual([stays.id])
    expect(world.saved.at(-1)).toMatchObject({ left: { keeper_id: world.organisations.partner.id } })
    expect(await world.store.run(callerOf(keeper()), 'select from files where case_id = $1', [id])).toEqual([])
  })

  it('deletes a record with all of its files', async () => {
    const { id, left } = await kept()
    expect(await deleteRecord(world.host, keeper(), shop, id, 0)).toMatchObject({ __typename: 'Saved' })
    expect(await left()).toEqual([])
  })
})

describe('a file is not there for a record', () => {
  const wrong: [string, () => Promise<unknown>][] = [
    ['that nobody has brought', async () => ({ id: randomUUID(), name: 'logo.png', type: 'image/png', size: 9 })],
    ['of another person', () => bring(ben)],
    ['of another organisation', () => bring(stranger)],
    ['of another area', () => bring(ann, { area: 'stall' })],
    ['of another field', () => bring(ann, { field: 'front' })],
    ['that is not confirmed', async () => ({ id: await put(await announce(ann, {})), name: 'logo.png' })],
    ['of a case', async () => ({ id: await world.addFile(await world.addCase()) })],
    [
      'of another record',
      async () => {
        const logo = await bring(ann)
        await create(ann, { logo })
        return logo
      },
    ],
    [
      'that nobody has saved for a day',
      async () => {
        const logo = await bring(ann)
        world.pass(1.01)
        await clearDropped(world.store, files, world.host.clock())
        return logo
      },
    ],
  ]

  it.each(wrong)('%s', async (_, bringing) => {
    const logo = await bringing()
    const before = await world.store.run(system, 'select * from shops order by id')
    expect(await create(ann, { logo })).toEqual(noFile('logo'))
    expect(await world.store.run(system, 'select * from shops order by id')).toEqual(before)
  })

  it('when two records are saved with it at once: one of them has it', async () => {
    const logo = await bring(ann)
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => create(ann, { name, logo })))
    const kinds = answers.map(({ __typename }) => __typename).toSorted()
    expect(kinds).toEqual(['Invalid', 'Invalid', 'Saved'])
    const held = await world.store.run(system, `select id from shops where logo->>'id' = $1`, [logo.id])
    expect(held).toHaveLength(1)
  })

  it('when it is no file at all, or one that is still on its way', async () => {
    for (const logo of ['a', 7, [], {}, { id: '' }, { id: 'x' }])
      expect(await create(ann, { logo })).toMatchObject({ __typename: 'Invalid', fields: [{ path: 'logo' }] })
  })
})

describe('what may be brought', () => {
  it('is what the field declares, whatever the announcement says', async () => {
    const refused = async (place: Partial<Announcement>) => code(await announce(ann, place).catch((e: unknown) => e))
    expect(await refused({ name: 'logo.pdf', type: 'application/pdf' })).toBe('BAD_INPUT')
    expect(await refused({ size: 1024 * 1024 + 1 })).toBe('BAD_INPUT')
    expect(await refused({ field: 'papers' })).toBe('BAD_INPUT')
    const paper = { name: 'deed.pdf', type: 'application/pdf', field: 'papers' }
    expect(await refused({ ...paper, size: 2 * 1024 * 1024 + 1 })).toBe('BAD_INPUT')
    expect(await refused({ ...paper, size: 2 * 1024 * 1024 })).toBeUndefined()
    expect(await refused({ field: 'name' })).toBe('NOT_FOUND')
    expect(await refused({ field: '__proto__' })).toBe('NOT_FOUND')
    expect(await refused({ field: undefined })).toBe('FORBIDDEN')
    expect(await refused({ area: 'credit_life', field: 'logo' })).toBe('FORBIDDEN')
  })

  it('asks for the permission to make a record, or to edit it, and for the record', async () => {
    const { id } = (await create(ann, {})) as Saved
    const maker = world.person('broker', ['shop.create'])
    const editor = world.person('broker', ['shop.edit'])
    const outcome = (by: Actor, of: string | null) => announce(by, { id: of }).then(() => 'taken', code)
    expect([await outcome(maker, null), await outcome(maker, id)]).toEqual(['taken', 'FORBIDDEN'])
    expect([await outcome(editor, null), await outcome(editor, id)]).toEqual(['FORBIDDEN', 'taken'])
    expect([await outcome(stranger, id), await outcome(ann, randomUUID())]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })

  it('stays as it was confirmed, in the database too', async () => {
    const logo = await bring(ann)
    const { id } = (await create(ann, { logo })) as Saved
    const loose = await bring(ann)
    for (const change of [
      'update files set storage_key = storage_key || 1 where id = $1',
      'update files set case_id = gen_random_uuid(), name = 1 where id = $1',
      'delete from files where id = $1',
    ])
      for (const file of [logo, loose])
        await expect(world.store.run(system, change, [file.id])).rejects.toThrow(/confirmed file/)
    await expect(
      world.store.run(system, 'update files set case_id = gen_random_uuid() where case_id = $1', [id]),
    ).rejects.toThrow(/confirmed file/)
  })
})
