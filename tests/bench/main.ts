import { parseArgs } from 'node:util'
import { startCluster } from '../run/postgres.ts'
import { approvals } from './approvals.ts'
import { browserFigures } from './browser.ts'
import { latencies, listSpeed, type Latencies } from './lists.ts'
import { coldStart } from './start.ts'
import { createDatabaseIn } from '../support/database.ts'
import { signIn } from '../support/client.ts'
import { serve, temporaryFolder } from '../support/process.ts'

const { values } = parseArgs({ options: { large: { type: 'boolean' } } })
const sizes = [10_000, 200_000, ...(values.large ? [1_000_000] : [])]
const cluster = await startCluster()
const ms = (value: number) => `${value.toFixed(1)} ms`
const rate = (value: number) => `${Math.round(value)}/s`

/** A book of that many quotations, filled by a first start; the token of the broker's session goes on working. */
const book = async (rows: number, databaseUrl?: string) => {
  const folder = temporaryFolder()
  const settings = { DATA_DIR: folder.path, DEMO_ROWS: String(rows), ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const began = performance.now()
  const server = await serve(settings)
  const seconds = (performance.now() - began) / 1000
  const { token } = await signIn(server.url, 'broker@covergate.test')
  await server.end()
  return { folder, settings, seconds, token }
}

const reportApprovals = async (engine: string, place: { dataDir: string; databaseUrl?: string }) => {
  const { served, bare, memory } = await approvals(place)
  console.log(
    `${engine}, approvals at 16 connections: ${rate(served.perSecond)} served, ${rate(bare.perSecond)} bare, ratio ${(served.perSecond / bare.perSecond).toFixed(2)}` +
      ` (p50 ${ms(served.p50)}, p95 ${ms(served.p95)}, ${served.failures + bare.failures} failed); server memory ${memory.idle} MB idle, ${memory.loaded} MB after the load`,
  )
}

const reportBook = async (rows: number): Promise<Latencies> => {
  const database = await createDatabaseIn(cluster.url)
  const { folder, settings, seconds, token } = await book(rows, database.url)
  console.log(`\nPostgreSQL, ${rows} quotations, filled in ${seconds.toFixed(0)} s`)
  const list = await listSpeed(database.url, folder.path)
  console.log(
    `list of 25 with filter and capped count: ${rate(list.served.perSecond)} served, ${rate(list.bare.perSecond)} bare, ratio ${(list.served.perSecond / list.bare.perSecond).toFixed(2)}`,
  )
  const found = await latencies(database.url, folder.path)
  for (const [name, { p50, p95 }] of Object.entries(found))
    console.log(`  ${name.padEnd(24)} p50 ${ms(p50)}  p95 ${ms(p95)}`)
  if (rows === sizes[0]) {
    await reportApprovals('PostgreSQL', { dataDir: folder.path, databaseUrl: database.url })
    const { ready, list: first } = await coldStart(settings, token)
    console.log(`PostgreSQL, second start: ready in ${ms(ready)}, first list in ${ms(first)}`)
    await browserFigures(settings)
  }
  await database.drop()
  folder.remove()
  return found
}

const small = await reportBook(sizes[0]!)
for (const rows of sizes.slice(1)) {
  const large = await reportBook(rows)
  console.log(`cost at ${rows} against ${sizes[0]}:`)
  for (const name of Object.keys(small) as (keyof Latencies)[])
    console.log(`  ${name.padEnd(24)} ${(large[name].p50 / small[name].p50).toFixed(2)}`)
}

const embedded = await book(400)
console.log('\nPGlite')
await reportApprovals('PGlite', { dataDir: embedded.folder.path })
const { ready, list } = await coldStart(embedded.settings, embedded.token)
console.log(`PGlite, second start: ready in ${ms(ready)}, first list in ${ms(list)}`)
embedded.folder.remove()
await cluster.stop()
