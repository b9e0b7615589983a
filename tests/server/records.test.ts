import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bank } from '../../src/areas/parties/bank.ts'
import { broker } from '../../src/areas/parties/broker.ts'
import { callerOf } from '../../src/server/context.ts'
import { perform } from '../../src/server/actions/perform.ts'
import { readRecord } from '../../src/server/records/detail.ts'
import { searchAreas } from '../../src/server/overview/overview.ts'
import { readHistory } from '../../src/server/records/history.ts'
import { lookUpIds } from '../../src/server/records/lookup.ts'
import { createRecord, deleteRecord, editRecord } from '../../src/server/records/save.ts'
import type { Saved } from '../../src/shared/endpoints/answers/records.ts'
import { openWorld } from './creditLife/world.ts'
import type { World } from './creditLife/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const as = (from: Parameters<World['person']>[0]) => callerOf(world.person(from))

let count = 0
const aBank = (fields: object = {}) => ({
  code: `BANK-${(count += 1)}`,
  name: 'Bank Rakyat',
  status: 'ACTIVE',
  accountDigitsMin: 10,
  accountDigitsMax: 15,
  ...fields,
})

const aBroker = (fields: object = {}) => ({
  name: `Broker ${(count += 1)}`,
  address: 'Jl. Sudirman 1\nJakarta',
  commission: 12.5,
  platformFee: 0.25,
  ppn: 11,
  pph23: 2,
  npwpId: '0123456789012345',
  isPkp: true,
  isOjk: false,
  isNetOff: false,
  bankName: 'BRI',
  accountName: 'PT Pialang',
  accountNumber: '0012345678',
  ...fields,
})

const saved = async (fields: object = {}) =>
  (await createRecord(world.host, world.person('bank'), bank, aBank(fields))) as Saved

/** What somebody of the bank did, at this moment. */
const byBank = (revision: number, kind: string, changes: object) => ({
  revision,
  kind,
  at: world.host.clock().toISOString(),
  by: {
    userId: world.person('bank').userId,
    name: 'Person of bank',
    organisation: 'The BANK',
    kind: 'bank',
  },
  changes,
})

describe('a plain record', () => {
  it('is stored and read as it was typed', async () => {
    const input = aBroker()
    const answer = (await createRecord(world.host, world.person('broker'), broker, input)) as Saved
    expect(answer).toMatchObject({ __typename: 'Saved', id: expect.any(String) as unknown, revision: 0 })
    expect(answer.record).toEqual(await readRecord(world.host, as('broker'), broker, answer.id))
    expect(answer.record).toEqual({
      id: answer.id,
      revision: 0,
      created_at: '2026-03-02T03:00:00.000Z',
      updated_at: '2026-03-02T03:00:00.000Z',
      owner: 'The BROKER',
      ...input,
    })
    expect(world.saved.at(-1)).toEqual({
      area: 'broker',
      id: answer.id,
      revision: 0,
      parties: { organisation_id: world.organisations.broker.id },
    })
  })

  it('is told by its organisation to who sees those of several, and to nobody else, wherever it is searched or looked up', async () => {
    const { id } = (await createRecord(world.host, world.person('broker'), broker, aBroker({ name: 'Whose' }))) as Saved
    const toldTo = async (from: Parameters<World['person']>[0]) => {
      const asked = { host: world.host, session: { actor: world.person(from), caller: as(from) }, wanted: [broker.id] }
      const [searched] = await searchAreas(asked, 'Whose')
      return [...(searched!.answer ?? []), ...(await lookUpIds(world.host, as(from), broker, [id]))]
    }
    expect(await toldTo('platform')).toMatchObject([{ owner: 'The BROKER' }, { owner: 'The BROKER' }])
    expect(await toldTo('broker')).toMatchObject([{ owner: null }, { owner: null }])
  })

  it('takes nothing that is not in its form', async () => {
    const input = aBank({
      id: randomUUID(),
      revision: 9,
      organisation_id: world.organisations.broker.id,
      created_at: '2000-01-01',
    })
    const { id } = (await createRecord(world.host, world.person('bank'), bank, input)) as Saved
    expect(await readRecord(world.host, as('bank'), bank, id)).toMatchObject({
      id,
      revision: 0,
      created_at: '2026-03-02T03:00:00.000Z',
    })
    await expect(readRecord(world.host, as('broker'), bank, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused field by field', async () => {
    const answer = await createRecord(world.host, world.person('bank'), bank, {
      ...aBank(),
      name: '',
      accountDigitsMin: 3,
    })
    expect(answer).toEqual({
      __typename: 'Invalid',
      fields: [
        { path: 'name', key: 'validation:required', values: {} },
        { path: 'accountDigitsMin', key: 'validation:minValue', values: { min: 5 } },
      ],
    })
  })

  it('V048 C016 has a code of its own in its organisation', async () => {
    await saved({ code: 'TWICE' })
    const taken = {
      __typename: 'Invalid',
      fields: [{ path: 'code', key: 'validation:codeTaken', values: { code: 'TWICE' } }],
    }
    expect(await createRecord(world.host, world.person('bank'), bank, aBank({ code: 'TWICE' }))).toEqual(taken)
    expect(await createRecord(world.host, world.person('broker'), bank, aBank({ code: 'TWICE' }))).toMatchObject({
      __typename: 'Saved',
    })
    const other = await saved()
    expect(await editRecord(world.host, world.person('bank'), bank, other.id, 0, aBank({ code: 'TWICE' }))).toEqual(
      taken,
    )
  })

  it('V047 C016 has a name of its own where that is wanted', async () => {
    await createRecord(world.host, world.person('broker'), broker, aBroker({ name: 'Same' }))
    expect(await createRecord(world.host, world.person('broker'), broker, aBroker({ name: 'Same' }))).toEqual({
      __typename: 'Invalid',
      fields: [{ path: 'name', key: 'validation:taken', values: {} }],
    })
  })

  it('is stored once when it is sent twice at the same time', async () => {
    const input = aBank({ code: 'RACE' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => createRecord(world.host, world.person('bank'), bank, input)),
    )
    expect(answers.filter(({ __typename }) => __typename === 'Saved')).toHaveLength(1)
  })

  it('is not overwritten by a second editor, who is told what differs, and who made it so', async () => {
    const { id } = await saved({ code: 'EDIT' })
    const { host, person } = world
    const edit = (name: string) => editRecord(host, person('bank'), bank, id, 0, aBank({ code: 'EDIT', name }))
    expect(await edit('First')).toMatchObject({ __typename: 'Saved', id, revision: 1 })
    const record = await readRecord(host, as('bank'), bank, id)
    expect(record).toMatchObject({ name: 'First', revision: 1 })
    const since = [byBank(1, 'edited', { name: ['Bank Rakyat', 'First'] })]
    const stale = { __typename: 'Stale', revision: 1, record, since }
    expect(await edit('Second')).toEqual({ ...stale, changed: ['name'] })
    expect(await deleteRecord(host, person('bank'), bank, id, 0)).toEqual({ ...stale, changed: [] })
    expect(await deleteRecord(host, person('bank'), bank, id, 1)).toMatchObject({
      __typename: 'Saved',
      id,
      record: null,
    })
    await expect(readRecord(host, as('bank'), bank, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('has a history, field by field, which outlives it for who audits', async () => {
    const { host, person } = world
    const input = aBank({ code: 'PAST' })
    const { id, entry } = (await createRecord(host, person('bank'), bank, input)) as Saved
    const created = byBank(
      0,
      'created',
      Object.fromEntries(Object.entries(input).map(([name, value]) => [name, [null, value]])),
    )
    expect(entry).toEqual(created)
    world.pass(1)
    const to = { ...input, name: 'Renamed', accountDigitsMax: 12 }
    const edited = (await editRecord(host, person('bank'), bank, id, 0, to)) as Saved
    const second = byBank(1, 'edited', { name: ['Bank Rakyat', 'Renamed'], accountDigitsMax: [15, 12] })
    expect(edited.entry).toEqual(second)
    await editRecord(host, person('bank'), bank, id, 1, to)
    const history = async (from: 'bank' | 'insurer' | 'platform', position = {}) => {
      const { data, meta } = await readHistory(host, as(from), bank, id, position)
      return { data, meta: { ...meta, total: (await meta.total()).count } }
    }
    const whole = { limit: 50, next: null, previous: null }
    const third = byBank(2, 'edited', {})
    expect(await history('bank')).toEqual({ data: [third, second, created], meta: { ...whole, total: 3 } })
    expect(await history('bank', { after: '1' })).toEqual({
      data: [created],
      meta: { ...whole, previous: '0', total: 3 },
    })
    for (const nowhere of [{ after: 'x' }, { before: '-1' }, { after: '1', before: '1' }, { after: '' }])
      await expect(history('bank', nowhere)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(history('insurer')).rejects.toMatchObject({ code: 'NOT_FOUND' })

    await deleteRecord(host, person('bank'), bank, id, 2)
    const last = byBank(
      3,
      'deleted',
      Object.fromEntries(Object.entries(to).map(([name, value]) => [name, [value, null]])),
    )
    expect(await history('platform')).toEqual({
      data: [last, third, second, created],
      meta: { ...whole, total: 4 },
    })
    await expect(history('bank')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(readHistory(host, as('platform'), bank, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('tells its history in pages', async () => {
    const { host, person } = world
    const { id } = await saved({ code: 'LONG' })
    for (let revision = 0; revision < 50; revision += 1)
      await editRecord(host, person('bank'), bank, id, revision, aBank({ code: 'LONG', name: `Name ${revision}` }))
    const page = async (position = {}) => {
      const { data, meta } = await readHistory(host, as('bank'), bank, id, position)
      return [data.length, data[0]!.revision, data.at(-1)!.revision, meta.next, meta.previous]
    }
    expect(await page()).toEqual([50, 50, 1, '1', null])
    expect(await page({ after: '1' })).toEqual([1, 0, 0, null, '0'])
    expect(await page({ before: '0' })).toEqual([50, 50, 1, '1', null])
    expect(await page({ before: 'end' })).toEqual([50, 49, 0, null, '49'])
  })

  it('looks to others as if it were not there', async () => {
    const { id } = await saved()
    for (const one of [id, randomUUID(), 'nonsense']) {
      await expect(readRecord(world.host, as('insurer'), bank, one)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(editRecord(world.host, world.person('insurer'), bank, one, 0, aBank())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      await expect(deleteRecord(world.host, world.person('insurer'), bank, one, 0)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
    expect(await readRecord(world.host, as('platform'), bank, id)).toMatchObject({ id, revision: 0 })
  })

  it('can be made for nobody by a kind of organisation that the area does not name', async () => {
    const { bank: _, ...scope } = bank.scope
    await expect(createRecord(world.host, world.person('bank'), { ...bank, scope }, aBank())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it.each([
    ['12345678', 'isLongEnough'],
    ['1234567890123456', 'isShortEnough'],
    ['1234567890', null],
  ])('answers the check of %s', async (accountNumber, reason) => {
    const { id } = await saved()
    const check = (input: object) =>
      perform(world.host, world.person('bank'), bank, 'checkAccountNumber', { id, input })
    const key = `bank:actions.checkAccountNumber.reasons.${reason}`
    const reasons = reason === null ? [] : [{ guard: reason, key, values: {} }]
    const verdict = { __typename: 'Verdict', valid: reason === null, reason, reasons }
    expect(await check({ accountNumber })).toEqual(verdict)
    expect(await check({ accountNumber: 'x' })).toMatchObject({
      __typename: 'Invalid',
      fields: [{ path: 'accountNumber' }],
    })
  })
})
