import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { openStore } from '../../src/server/store/open.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { StoreUnavailable } from '../../src/server/store/unavailable.ts'
import { createDatabaseIn, type Database } from '../support/database.ts'
import { proxyTo } from '../support/proxy.ts'

let database: Database
let wire: Awaited<ReturnType<typeof proxyTo>>
let store: Store

beforeAll(async () => {
  database = await createDatabaseIn(inject('databaseUrl')!)
  wire = await proxyTo(database.url)
  store = await openStore({ databaseUrl: wire.url, dataDir: '' })
})

afterAll(async () => {
  await store.close()
  wire.close()
  await database.drop()
})

it('says that the database is away, and works and hears again when it is back', async () => {
  const heard: string[] = []
  await store.listen(
    'news',
    (news) => heard.push(news),
    () => heard.push('missed'),
  )
  wire.cut()
  await expect(store.run(system, 'select 1')).rejects.toBeInstanceOf(StoreUnavailable)
  await expect(store.transaction(system, (sql) => sql.query('select 1'))).rejects.toBeInstanceOf(StoreUnavailable)
  wire.mend()
  const isHeard = async () => {
    await store.notify('news', 'back')
    expect(heard.slice(0, 2)).toEqual(['missed', 'back'])
  }
  await vi.waitFor(isHeard, { timeout: 5000 })
})

it('is told of a statement that takes too long, and keeps the connection', async () => {
  await expect(store.run(system, 'select pg_sleep(6)')).rejects.toBeInstanceOf(StoreUnavailable)
  expect(await store.run(system, 'select 1 as one')).toEqual([{ one: 1 }])
})
