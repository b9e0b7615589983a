import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bank } from '../../src/areas/parties/bank.ts'
import { broker } from '../../src/areas/parties/broker.ts'
import { callerOf } from '../../src/server/context.ts'
import { askRecord } from '../../src/server/records/ask.ts'
import { readRecord } from '../../src/server/records/detail.ts'
import { createRecord, deleteRecord, editRecord } from '../../src/server/records/save.ts'
import type { Saved } from '../../src/server/records/save.ts'
import { openWorld } from './support/world.ts'
import type { World } from './support/world.ts'

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

const saved = async (fields: object = {}) => (await createRecord(world.host, as('bank'), bank, aBank(fields))) as Saved

describe('a plain record', () => {
  it('is stored and read as it was typed', async () => {
    const input = aBroker()
    const answer = (await createRecord(world.host, as('broker'), broker, input)) as Saved
    expect(answer).toEqual({ kind: 'Saved', id: expect.any(String) as unknown, revision: 0 })
    expect(await readRecord(world.host, as('broker'), broker, answer.id)).toEqual({
      id: answer.id,
      revision: 0,
      created_at: '2026-03-02T03:00:00.000Z',
      updated_at: '2026-03-02T03:00:00.000Z',
      ...input,
    })
    expect(world.saved.at(-1)).toEqual({
      area: 'broker',
      id: answer.id,
      revision: 0,
      parties: [world.organisations.broker.id],
    })
  })

  it('takes nothing that is not in its form', async () => {
    const input = aBank({
      id: randomUUID(),
      revision: 9,
      organisation_id: world.organisations.broker.id,
      created_at: '2000-01-01',
    })
    const { id } = (await createRecord(world.host, as('bank'), bank, input)) as Saved
    expect(await readRecord(world.host, as('bank'), bank, id)).toMatchObject({
      id,
      revision: 0,
      created_at: '2026-03-02T03:00:00.000Z',
    })
    await expect(readRecord(world.host, as('broker'), bank, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused field by field', async () => {
    const answer = await createRecord(world.host, as('bank'), bank, { ...aBank(), name: '', accountDigitsMin: 3 })
    expect(answer).toEqual({
      kind: 'Invalid',
      fields: [
        { path: 'name', key: 'validation:required', values: {} },
        { path: 'accountDigitsMin', key: 'validation:minValue', values: { min: 5 } },
      ],
    })
  })

  it('V048 has a code of its own in its organisation', async () => {
    await saved({ code: 'TWICE' })
    const taken = {
      kind: 'Invalid',
      fields: [{ path: 'code', key: 'validation:codeTaken', values: { code: 'TWICE' } }],
    }
    expect(await createRecord(world.host, as('bank'), bank, aBank({ code: 'TWICE' }))).toEqual(taken)
    expect(await createRecord(world.host, as('broker'), bank, aBank({ code: 'TWICE' }))).toMatchObject({
      kind: 'Saved',
    })
    const other = await saved()
    expect(await editRecord(world.host, as('bank'), bank, other.id, 0, aBank({ code: 'TWICE' }))).toEqual(taken)
  })

  it('V047 has a name of its own where that is wanted', async () => {
    await createRecord(world.host, as('broker'), broker, aBroker({ name: 'Same' }))
    expect(await createRecord(world.host, as('broker'), broker, aBroker({ name: 'Same' }))).toEqual({
      kind: 'Invalid',
      fields: [{ path: 'name', key: 'validation:taken', values: {} }],
    })
  })

  it('is stored once when it is sent twice at the same time', async () => {
    const input = aBank({ code: 'RACE' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => createRecord(world.host, as('bank'), bank, input)),
    )
    expect(answers.filter(({ kind }) => kind === 'Saved')).toHaveLength(1)
  })

  it('is not overwritten by a second editor, who is told what differs', async () => {
    const { id } = await saved({ code: 'EDIT' })
    expect(await editRecord(world.host, as('bank'), bank, id, 0, aBank({ code: 'EDIT', name: 'First' }))).toEqual({
      kind: 'Saved',
      id,
      revision: 1,
    })
    expect(await editRecord(world.host, as('bank'), bank, id, 0, aBank({ code: 'EDIT', name: 'Second' }))).toEqual({
      kind: 'Stale',
      revision: 1,
      changed: ['name'],
    })
    expect(await readRecord(world.host, as('bank'), bank, id)).toMatchObject({ name: 'First', revision: 1 })
    expect(await deleteRecord(world.host, as('bank'), bank, id, 0)).toEqual({ kind: 'Stale', revision: 1, changed: [] })
    expect(await deleteRecord(world.host, as('bank'), bank, id, 1)).toMatchObject({ kind: 'Saved', id })
    await expect(readRecord(world.host, as('bank'), bank, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('looks to others as if it were not there', async () => {
    const { id } = await saved()
    for (const one of [id, randomUUID(), 'nonsense']) {
      await expect(readRecord(world.host, as('insurer'), bank, one)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(editRecord(world.host, as('insurer'), bank, one, 0, aBank())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      await expect(deleteRecord(world.host, as('insurer'), bank, one, 0)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(
        askRecord(world.host, as('insurer'), bank, 'checkAccountNumber', one, { accountNumber: '1' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await readRecord(world.host, as('platform'), bank, id)).toMatchObject({ id, revision: 0 })
  })

  it('can be made for nobody by a kind of organisation that the area does not name', async () => {
    const { bank: _, ...scope } = bank.scope
    await expect(createRecord(world.host, as('bank'), { ...bank, scope }, aBank())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it.each([
    ['12345678', 'tooShort'],
    ['1234567890123456', 'tooLong'],
    ['1234567890', null],
  ])('answers the check of %s', async (accountNumber, reason) => {
    const { id } = await saved()
    const answer = await askRecord(world.host, as('bank'), bank, 'checkAccountNumber', id, { accountNumber })
    expect(answer).toEqual({ valid: reason === null, reason })
    await expect(
      askRecord(world.host, as('bank'), bank, 'checkAccountNumber', id, { accountNumber: 'x' }),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})
