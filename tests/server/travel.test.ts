import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { callerOf } from '../../src/server/context.ts'
import { readCase } from '../../src/server/cases/readCase.ts'
import { placeOf } from '../../src/server/cases/place.ts'
import { readTimeline } from '../../src/server/cases/timeline.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { system } from '../../src/server/store/store.ts'
import { readMoments } from '../../src/server/workflow/moments.ts'
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
