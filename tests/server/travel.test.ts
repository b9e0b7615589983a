import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { callerOf } from '../../src/server/context.ts'
import { readCase } from '../../src/server/cases/readCase.ts'
import { placeOf } from '../../src/server/cases/place.ts'
import { readTimeline } from '../../src/server/cases/timeline.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { system } from '../../src/server/store/store.ts'
import { readBranch } from '../../src/server/workflow/branch.ts'
import { dropBranch, readBranches, saveBranch } from '../../src/server/workflow/branches.ts'
import { readMoments } from '../../src/server/workflow/moments.ts'
import { matrixFor, readWhy } from '../../src/server/workflow/why.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { asOwner } from './support/people.ts'

type From = keyof World['organisations']

const area = 'credit_life'
const detail = 'product.creditLife.quotation.detail'

let world: World
let id: string

const sessionOf = (from: From, permissions = [detail]): Session => {
  const actor = world.person(from, permissions)
  return { actor, caller: callerOf(actor), user: { id: actor.userId, permissions } } as unknown as Session
}

beforeAll(async () => {
  world = await openWorld()
  id = await world.addCase()
  for (const kind of ['mcuResult', 'medicalExaminationReport'])
    await world.send(id, 'partner', {
      type: 'examination.uploaded',
      kind,
      fileId: await world.addFile(id, 'mcu.pdf'),
      name: 'mcu.pdf',
    })
  await world.send(id, 'partner', { type: 'spk.submitted', date: '2026-03-02' })
})
afterAll(() => world.close())

describe('the moments of a case', () => {
  it('are its entries as its timeline tells them, each with the record that it left', async () => {
    const session = sessionOf('broker')
    const told = await readMoments(world.host, session, { area, id })
    expect(told.moments.map(({ entry }) => entry)).toEqual(await readTimeline(world.host, session.caller, area, id))
    expect(told.moments.map(({ revision, record }) => [revision, record.revision])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(told.moments.at(-1)!.record).toEqual(
      (await readCase(world.store, placeOf(world.host, area), system, id))!.record,
    )
    expect([told.stopped, told.agrees]).toEqual([null, true])
  })

  it('name who may be thought to act: who did, and somebody of each party, without the roles of others', async () => {
    const { partakers } = await readMoments(world.host, sessionOf('broker'), { area, id })
    const { broker, insurer, bank, partner } = world.organisations
    const acted = world.person('partner')
    expect(partakers.map((one) => one.id).toSorted()).toEqual(
      [
        `${acted.userId}@${partner.id}`,
        ...[broker, insurer, bank, partner].map((one) => `@${one.id}`),
        ...['customer', 'partnerContact', 'system'].map((one) => `${one}@${one}`),
      ].toSorted(),
    )
    expect(partakers.find((one) => one.id.startsWith(acted.userId))!.actor).toMatchObject({
      name: acted.name,
      roles: [],
    })
  })

  it('tell which kinds of people could have done what then, and what they must hold', async () => {
    const { moments } = await readMoments(world.host, sessionOf('insurer'), { area, id })
    const able = moments.map(({ could }) => could.find(({ type }) => type === 'documents.confirmed')?.able)
    const known = { kinds: ['broker'], roles: [], permissions: ['product.creditLife.quotation.confirm'] }
    expect(able).toEqual([undefined, undefined, undefined, known])
  })

  it('are not there for who may not read the case, as if it were missing', async () => {
    const missing = '00000000-0000-4000-8000-000000000000'
    for (const [from, of] of [
      ['stranger', id],
      ['broker', missing],
    ] as const)
      await expect(readMoments(world.host, sessionOf(from), { area, id: of })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    await expect(readMoments(world.host, sessionOf('broker', []), { area, id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('end where an entry does not follow, which is said', async () => {
    const broken = await world.addCase()
    await asOwner(
      world.store,
      `insert into timeline (area, case_id, revision, at, entry, event, from_status, to_status, parties)
       select area, case_id, 1, at, 'quotationApproved', jsonb_build_object('type', 'quotation.approved', 'by', event -> 'by', 'at', event -> 'at'), to_status, 'APPROVED', parties
       from timeline where case_id = $1`,
      [broken],
    )
    await asOwner(world.store, 'update credit_life_quotations set revision = 1 where id = $1', [broken])
    const told = await readMoments(world.host, sessionOf('broker'), { area, id: broken })
    expect(told.moments.map(({ revision }) => revision)).toEqual([0])
    expect(told.stopped).toEqual({
      revision: 1,
      type: 'quotation.approved',
      reasons: [
        {
          guard: 'isKnownInState',
          key: `${creditLife.id}:reasons.isKnownInState`,
          values: { event: 'quotation.approved' },
        },
      ],
    })
  })
})

/** Everything that a case has left anywhere. */
const traces = async () => {
  const read = (text: string) => world.store.run(system, text, [id])
  return Promise.all([
    read('select * from credit_life_quotations where id = $1'),
    read('select * from timeline where case_id = $1 order by revision'),
    read('select * from outbox where case_id = $1 order by id'),
    read('select * from refusals where case_id = $1'),
  ])
}

const after = (days: number) => new Date(Date.parse('2026-03-02T03:00:00Z') + days * 86_400_000).toISOString()

describe('why not', () => {
  const told = async (...who: Parameters<typeof sessionOf>) => {
    const { events, ...rest } = await readWhy(world.host, sessionOf(...who), { area, id })
    return { ...rest, event: events.find(({ type }) => type === 'documents.confirmed') }
  }
  const able = { kinds: ['broker'], roles: [], permissions: ['product.creditLife.quotation.confirm'] }

  it('is told of each event of the state, with the rule that refuses it to who asks and who could', async () => {
    expect(await told('broker', [detail, ...able.permissions])).toMatchObject({
      revision: 3,
      event: { type: 'documents.confirmed', allowed: true, reasons: [], able },
    })
    expect(await told('insurer')).toMatchObject({
      revision: 3,
      event: {
        allowed: false,
        reasons: [{ guard: 'mayConfirm' }, { guard: 'isBrokerOfCase', key: 'creditLife:reasons.isBrokerOfCase' }],
        able,
      },
    })
  })

  it('is told to nobody who may not read the case', async () => {
    await expect(readWhy(world.host, sessionOf('stranger'), { area, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(readWhy(world.host, sessionOf('broker', []), { area, id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('is told of a machine as its matrix, found once', async () => {
    const { lifecycle } = placeOf(world.host, area)
    const found = matrixFor(lifecycle)
    expect(matrixFor(lifecycle)).toBe(found)
    expect(
      (await found).find(({ event, kind }) => event === 'documents.confirmed' && kind === 'insurer'),
    ).toMatchObject({
      answer: 'never',
      reasons: [{ guard: 'isBrokerOfCase' }],
      able: ['broker'],
    })
  })
})

describe('a branch', () => {
  const anybody = (kind: 'broker' | 'insurer') => `@${world.organisations[kind].id}`

  it('is answered as the machine would answer, time limits that end before first, and writes nothing', async () => {
    const before = await traces()
    const steps = await readBranch(world.host, sessionOf('broker'), {
      area,
      id,
      from: 3,
      steps: [
        { by: anybody('insurer'), at: after(1), type: 'documents.confirmed' },
        { by: anybody('broker'), at: after(1), type: 'documents.confirmed' },
        { by: 'reader', at: after(2), type: 'quotation.approved' },
        { by: 'reader', at: after(400) },
      ],
    })
    expect(
      steps.map(({ due, taken, refused, record }) => [
        due.map(({ entry }) => entry.entry),
        taken?.entry.to ?? refused?.reasons.map(({ guard }) => guard) ?? null,
        record.revision,
      ]),
    ).toEqual([
      [[], ['isBrokerOfCase'], 3],
      [[], 'CONFIRMED', 4],
      [[], ['isKnownInState'], 4],
      [['expiredBySchedule'], null, 5],
    ])
    expect(await traces()).toEqual(before)
  })

  it('takes what events bring as real ones do', async () => {
    const ask = (step: object, from = 3) =>
      readBranch(world.host, sessionOf('broker'), {
        area,
        id,
        from,
        steps: [{ by: anybody('broker'), at: after(1), ...step }],
      })
    const [unfit] = await ask({ type: 'confirmation.asked', payload: {} })
    expect(unfit!.refused).toEqual({
      code: 'INVALID',
      reasons: [],
      fields: [{ path: 'notes', key: 'validation:required', values: {} }],
      of: null,
    })
    const foreign = await world.addFile(await world.addCase())
    const [filed] = await ask(
      { type: 'examination.uploaded', payload: { kind: 'mcuResult', fileId: foreign, name: 'x.pdf' } },
      0,
    )
    expect(filed!.refused!.fields).toMatchObject([{ path: 'fileId', key: 'validation:fileOfCase' }])
    for (const step of [
      { type: 'no.event' },
      { type: 'confirmation.asked', payload: { notes: 'x', by: 'y' } },
      { type: 'constructor' },
      { by: 'somebody', type: 'documents.confirmed' },
      { at: '2020-01-01T00:00:00Z' },
    ])
      await expect(ask(step)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(ask({}, 9)).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('is not there for who may not read the case', async () => {
    const asked = { area, id, from: 0, steps: [] }
    await expect(readBranch(world.host, sessionOf('stranger'), asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(readBranch(world.host, sessionOf('broker', []), asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a branch that is kept', () => {
  const branch = randomUUID()
  const steps = [{ by: 'reader', at: '2026-03-03T00:00:00.000Z' }]
  const as = <T>(from: From, work: Parameters<typeof world.store.transaction<T>>[1]) =>
    world.store.transaction(sessionOf(from).caller, work)
  const save = (from: From, name: string) =>
    as(from, (sql) =>
      saveBranch(
        sql,
        sessionOf(from),
        placeOf(world.host, area).area,
        { id, branch },
        { name, from: 3, steps },
        after(0),
      ),
    )
  const read = async (from: From, linked: string | null = null) =>
    (await as(from, (sql) => readBranches(sql, sessionOf(from), { area, id, branch: linked }))).map(
      ({ by: _by, ...one }) => one,
    )

  it('is listed to the organisation of who keeps it, and shown by its link to whoever may read the case', async () => {
    await save('broker', 'A day later')
    const kept = { id: branch, name: 'A day later', from: 3, steps, at: after(0), isMine: true }
    expect(await read('broker')).toEqual([kept])
    expect(await read('insurer')).toEqual([])
    expect(await read('insurer', branch)).toEqual([{ ...kept, isMine: false }])
    expect(await read('stranger', branch)).toEqual([])
  })

  it('is renamed and deleted by who keeps it alone', async () => {
    await expect(save('insurer', 'Taken over')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(as('insurer', (sql) => dropBranch(sql, sessionOf('insurer'), branch))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await save('broker', 'Renamed')
    expect((await read('broker')).map(({ name }) => name)).toEqual(['Renamed'])
    await as('broker', (sql) => dropBranch(sql, sessionOf('broker'), branch))
    expect(await read('broker')).toEqual([])
  })
})
