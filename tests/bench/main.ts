import { parseArgs } from 'node:util'
import { createDatabaseIn } from '../support/database.ts'
import { signIn } from '../support/client.ts'
import { serve, temporaryFolder } from '../support/process.ts'
import build from '../run/global.build.ts'
import { startCluster } from '../run/postgres.ts'
import { approvals } from './approvals.ts'
import { settingsOf, type Place } from './bare.ts'
import { browserFigures } from './browser/figures.ts'
import { entryFigures } from './entry.ts'
import { latencies, listSpeed, type Latencies } from './lists.ts'
import { schemaFigures } from './schema.ts'
import { coldStart } from './start.ts'

const parts = ['schema', 'entry', 'lists', 'start', 'approvals', 'browser', 'growth'] as const
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: parts.join() },
    rows: { type: 'string', default: '200000' },
    loads: { type: 'string', default: '5' },
    large: { type: 'boolean', default: false },
  },
})
const chosen = values.only.split(',')
const unknown = chosen.filter((name) => !(parts as readonly string[]).includes(name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: --only takes of ${parts.join(', ')}`)
const wants = (...some: (typeof parts)[number][]) => some.some((name) => chosen.includes(name))
const small = 10_000
const rows = Number(values.rows)
await build()
const cluster = await startCluster()
const ms = (value: number) => `${value.toFixed(1)} ms`
const rate = (value: number) => `${Math.round(value)}/s`
const say = (text: string) => console.log(text)

/** A book of that many quotations, filled by a first start; its folder and database are gone afterwards. */
const withBook = async (engine: 'PostgreSQL' | 'PGlite', many: number, look: (place: Place) => Promise<void>) => {
  const folder = temporaryFolder()
  const database = engine === 'PostgreSQL' ? await createDatabaseIn(cluster.url) : null
  const place: Place = { dataDir: folder.path, ...(database && { databaseUrl: database.url }) }
  const began = performance.now()
  const server = await serve({ ...settingsOf(place), DEMO_ROWS: String(many) })
  await server.end()
  say(`\n${engine}, ${many} quotations, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  await look(place)
  await database?.drop()
  folder.remove()
}

const reportLists = async (place: Place): Promise<void> => {
  const { served, bare } = await listSpeed(place)
  const ratio = (served.perSecond / bare.perSecond).toFixed(2)
  say(
    `list of 25 with filter and capped count: ${rate(served.perSecond)} served, ${rate(bare.perSecond)} bare, ratio ${ratio}`,
  )
}

const reportLatencies = async (place: Place): Promise<Latencies> => {
  const found = await latencies(place)
  for (const [name, { p50, p95 }] of Object.entries(found)) say(`  ${name.padEnd(24)} p50 ${ms(p50)}  p95 ${ms(p95)}`)
  return found
}

const reportApprovals = async (place: Place) => {
  const { served, bare, memory } = await approvals(place)
  const ratio = (served.perSecond / bare.perSecond).toFixed(2)
  say(
    `approvals at 16 connections: ${rate(served.perSecond)} served, ${rate(bare.perSecond)} bare, ratio ${ratio}` +
      ` (p50 ${ms(served.p50)}, p95 ${ms(served.p95)}, ${served.failures + bare.failures} failed);` +
      ` server memory ${memory.idle} MB idle, ${memory.loaded} MB after the load`,
  )
}

const reportStart = async (place: Place) => {
  const server = await serve(settingsOf(place))
  const { token } = await signIn(server.url, 'broker@covergate.test')
  await server.end()
  const { ready, list } = await coldStart(settingsOf(place), token)
  say(`second start: ready in ${ms(ready)}, first list in ${ms(list)}`)
}

let atSmall: Latencies | null = null
const reportGrowth = (found: Latencies): void => {
  say(`cost against that of ${small}:`)
  for (const [name, { p50 }] of Object.entries(found))
    say(`  ${name.padEnd(24)} ${(p50 / atSmall![name as keyof Latencies].p50).toFixed(2)}`)
}

if (wants('schema')) schemaFigures()
if (wants('entry')) await entryFigures()
for (const engine of ['PostgreSQL', 'PGlite'] as const)
  if (wants('lists', 'start', 'approvals'))
    await withBook(engine, small, async (place) => {
      if (wants('lists')) await reportLists(place)
      if (wants('start')) await reportStart(place)
      if (wants('approvals')) await reportApprovals(place)
    })
if (wants('growth')) await withBook('PostgreSQL', small, async (place) => void (atSmall = await reportLatencies(place)))
if (wants('browser', 'growth'))
  await withBook('PostgreSQL', rows, async (place) => {
    if (wants('browser')) await browserFigures(place, Number(values.loads))
    if (wants('growth')) reportGrowth(await reportLatencies(place))
  })
if (values.large) await withBook('PostgreSQL', 1_000_000, async (place) => reportGrowth(await reportLatencies(place)))
await cluster.stop()
