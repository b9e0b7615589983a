import { afterAll, beforeAll, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { creditLife as area } from '../../src/areas/lines/creditLife.ts'
import { system } from '../../src/server/store/store.ts'
import { dryBook } from '../../src/server/workflow/dryBook.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { asOwner } from './support/people.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

it('tells which open cases a machine would strand, and writes nothing', async () => {
  const [whole, gone, older] = await Promise.all([world.addCase(), world.addCase(), world.addCase()])
  const change = (id: string, set: string) =>
    asOwner(world.store, `update credit_life_quotations set ${set} where id = $1`, [id])
  await change(gone, `snapshot = jsonb_set(snapshot, '{value}', '"archived"')`)
  await change(older, 'machine_version = 0')
  const state = () => world.store.run(system, 'select id, revision, snapshot from credit_life_quotations order by id')
  const before = await state()
  const told = new Map<string, string>()
  for await (const { id, fate } of dryBook(world.store, area, creditLife)) told.set(id, fate.kind)
  expect([told.get(gone), told.get(older)]).toEqual(['stranded', 'stranded'])
  expect(told.get(whole)).not.toBe('stranded')
  expect(await state()).toEqual(before)
})
