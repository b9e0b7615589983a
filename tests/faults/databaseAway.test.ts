import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openStore } from '../../src/server/store/open.ts'
import type { Store } from '../../src/server/store/store.ts'
import { disagreements } from '../support/agreement.ts'
import { type Client, signIn } from '../support/client.ts'
import { serve, type Served, temporaryFolder } from '../support/process.ts'
import { proxyTo } from '../support/proxy.ts'
import { createDatabaseIn, type Database } from '../support/database.ts'

const folder = temporaryFolder()
let database: Database
let wire: Awaited<ReturnType<typeof proxyTo>>
let server: Served
let operator: Client

beforeAll(async () => {
  database = await createDatabaseIn(inject('databaseUrl')!)
  wire = await proxyTo(database.url)
  server = await serve({ DATA_DIR: folder.path, DATABASE_URL: wire.url, DEMO_ROWS: '80' })
  operator = await signIn(server.url, 'super@covergate.test')
})

afterAll(async () => {
  await server.end()
  wire.close()
  await database.drop()
  folder.remove()
})

const decide = async (row: { id: string; revision: number }) => {
  const before = performance.now()
  const answer = await operator.send('credit_life', row.id, row.revision, {
    type: 'confirmation.asked',
    notes: 'Is the branch right?',
  })
  return { ...answer, seconds: (performance.now() - before) / 1000 }
}

const agree = async () => {
  const store: Store = await openStore({ databaseUrl: database.url, dataDir: folder.path })
  const found = await disagreements(store)
  await store.close()
  return found
}

const worksAgainWithin = async (seconds: number) => {
  const until = performance.now() + seconds * 1000
  let last: unknown
  while (performance.now() < until) {
    const [row] = await operator
      .list('credit_life', { tab: 'INITIATED' })
      .catch((error: unknown) => ((last = error), []))
    const answer = row && (await decide(row))
    if (answer?.result?.__typename === 'Moved') return
    last = answer?.body ?? last
  }
  throw new Error(`Nothing works ${seconds} s after the database is back: ${JSON.stringify(last)}`)
}

it('ends requests with a clear error while the database is away, and goes on within five seconds of its return', async () => {
  const rows = await operator.list('credit_life', { tab: 'INITIATED' })
  expect(rows.length).toBeGreaterThan(2)
  wire.cut()
  const answers = await Promise.all([...rows.slice(0, 3).map(decide), ...rows.slice(0, 3).map(decide)])
  for (const answer of answers) {
    expect(answer.seconds).toBeLessThan(10)
    expect(answer.body.code ?? answer.body.errors?.[0]?.extensions?.code).toBe('UNAVAILABLE')
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|at .*\.ts|node_modules|select |update /)
  }
  wire.mend()
  await worksAgainWithin(5)
  expect(await agree()).toEqual([])
})

it('either decides or says that it could not while the database is slow by two seconds', async () => {
  const rows = (await operator.list('credit_life', { tab: 'INITIATED' })).slice(0, 4)
  wire.slow(1000)
  const answers = await Promise.all(rows.map(decide))
  for (const answer of answers) {
    expect(answer.seconds).toBeLessThan(10)
    expect(
      answer.result?.__typename === 'Moved' ||
        (answer.body.code ?? answer.body.errors?.[0]?.extensions?.code) === 'UNAVAILABLE',
    ).toBe(true)
  }
  wire.mend()
  await worksAgainWithin(5)
  expect(await agree()).toEqual([])
})
