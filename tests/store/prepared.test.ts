import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Ask, askOf } from '../../src/server/store/prepared.ts'

let db: PGlite
let ask: Ask

beforeAll(async () => {
  db = await PGlite.create()
  ask = askOf(db)
  await db.exec('create table kept (id integer primary key, name text, ids uuid[], told jsonb, is_so boolean)')
}, 60_000)
afterAll(() => db.close())

const statements = async () => (await db.query<{ name: string }>('select name from pg_prepared_statements')).rows.length

it('takes and tells values of every type, as often as it is asked', async () => {
  const id = '6f1f29f4-3b0b-4f62-9b2f-0c6b8f0f0a11'
  const row = { id: 1, name: "O'Brien; 100 %", ids: [id], told: { a: [1, null] }, is_so: true }
  await ask('insert into kept values ($1, $2, $3, $4, $5)', Object.values(row))
  await ask('insert into kept values ($1, $2, $3, $4, $5)', [2, null, [], null, false])
  for (const is_so of [true, false, true])
    expect(await ask('select * from kept where is_so = $1', [is_so])).toEqual([
      is_so ? row : { id: 2, name: null, ids: [], told: null, is_so },
    ])
  expect(await ask('update kept set name = $2 where id = $1', [9, 'nobody'])).toEqual([])
})

it('reads a statement once, and keeps no more of them than it may', async () => {
  await ask('select 1 as one')
  const before = await statements()
  for (let time = 0; time < 5; time += 1) await ask('select 1 as one')
  expect(await statements()).toBe(before)
  for (let number = 0; number < 300; number += 1)
    expect(await ask<object>(`select ${number} as told`)).toEqual([{ told: number }])
  expect(await statements()).toBe(250)
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }])
})

it('works on after what is refused, when it is read and when it is done, by itself and within a transaction', async () => {
  for (let time = 0; time < 2; time += 1) {
    await expect(ask('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
    await expect(ask('select 1 / $1::integer as told', [0])).rejects.toMatchObject({ code: '22012' })
    await expect(ask('insert into kept (id) values ($1)', [1])).rejects.toMatchObject({ code: '23505' })
    expect(await ask('select 1 / $1::integer as told', [1])).toEqual([{ told: 1 }])
  }
  const broken = db.transaction(async () => {
    await ask('insert into kept (id) values ($1)', [3])
    await ask('insert into kept (id) values ($1)', [1])
  })
  await expect(broken).rejects.toMatchObject({ code: '23505' })
  expect(await ask('select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }])
})

it('answers each of many who ask at once', async () => {
  const asked = Array.from({ length: 20 }, (_, index) => index)
  const told = await Promise.all(asked.map((index) => ask(`select $1::integer as told${index % 3}`, [index])))
  expect(told).toEqual(asked.map((index) => [{ [`told${index % 3}`]: index }]))
})
