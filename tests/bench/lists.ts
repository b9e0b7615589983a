import { writeCursor } from '../../src/server/records/cursor.ts'
import { signIn } from '../support/client.ts'
import { serve } from '../support/process.ts'
import { bareList } from './bareList.ts'
import { brokerId, connections, openBare, settingsOf, type Place } from './bare.ts'
import { caller, measureWarm, type Measured } from './load.ts'
import { openServers } from './servers.ts'
import { processorTime } from './work.ts'

const rounds = 2000
const zone = { user_timezone: 'Asia/Jakarta' }
const filtered = { limit: 25, filter: { customer_segment: ['Employee'] }, total: true, ...zone }

const filteredList = bareList({
  where: 'broker_id = $1 and customer_segment = any($2)',
  order: 'created_at desc, id desc',
  page: 'limit 25',
})

export interface Served extends Measured {
  /** Milliseconds that a list keeps a processor busy in the servers' own processes. */
  work: number
}

export interface ListSpeed {
  bare: Measured
  served: Served
  /** By two servers; PGlite has but one. */
  twice: Served | null
}

const servedBy = async (place: Place, count: number): Promise<Served> => {
  const { call, pids, close } = await openServers(place, count)
  const ask = async () => (await call('credit_life.list', filtered)).includes('"quotesCode"')
  const before = await processorTime(pids)
  const measured = await measureWarm(connections, rounds / 10, repeated(rounds * 1.1, ask))
  const work = ((await processorTime(pids)) - before) / (rounds * 1.1)
  await close()
  return { ...measured, work }
}

/** Lists of 25 with filter and capped count a second, through HTTP and by bare SQL. */
export const listSpeed = async (place: Place): Promise<ListSpeed> => {
  const database = await openBare(place)
  const [broker] = await database.query<{ id: string }>(`select ${brokerId} as id`)
  const ask = async () => (await database.query(filteredList, [broker!.id, ['Employee']])).length === 1
  const bare = await measureWarm(connections, rounds / 10, repeated(rounds * 1.1, ask))
  await database.close()
  const twice = place.databaseUrl ? await servedBy(place, 2) : null
  return { bare, twice, served: await servedBy(place, 1) }
}

const repeated = <T>(many: number, work: T): T[] => Array.from({ length: many }, () => work)

const questions = {
  'first page': { limit: 25 },
  'page at 90 %': { limit: 25, after: 'deep' },
  'sort by updated_at': { limit: 25, sort: '-updated_at' },
  'sort by quotesCode': { limit: 25, sort: 'quotesCode' },
  'sort by customer_name': { limit: 25, sort: 'customer_name' },
  'sort by loan_amount': { limit: 25, sort: '-loan_amount' },
  'search, many hits': { limit: 25, search: 'budi' },
  'search, one hit': { limit: 25, search: 'one' },
  'filter by segment': { limit: 25, filter: { customer_segment: ['Retiree'] } },
  'tab by status': { limit: 25, tab: 'APPROVED' },
  'tab, sort by updated_at': { limit: 25, tab: 'APPROVED', sort: 'updated_at' },
  'tab, sort by loan_amount': { limit: 25, tab: 'INITIATED', sort: '-loan_amount' },
  'filter, sort by name': { limit: 25, filter: { customer_segment: ['Retiree'] }, sort: 'customer_name' },
  'search, sort by amount': { limit: 25, search: 'budi', sort: '-loan_amount' },
} satisfies Record<string, Record<string, unknown>>

export type Latencies = Record<keyof typeof questions, Measured>

/** Latency of each question, one after the other, so that nothing but its own cost is in it. */
export const latencies = async (place: Place): Promise<Latencies> => {
  const database = await openBare(place)
  const [row] = await database.query<{ id: string; value: string; code: string }>(
    `select id, created_at::text as value, lower(quotes_code) as code from credit_life_quotations where broker_id = ${brokerId}
     order by created_at desc, id desc
     offset (select 0.9 * count(*) from credit_life_quotations where broker_id = ${brokerId}) limit 1`,
  )
  await database.close()
  const { id, value, code } = row!
  const deep = writeCursor({ sort: '-created_at', value, id })
  const server = await serve(settingsOf(place))
  const { token } = await signIn(server.url, 'broker@covergate.test')
  const { call, close } = caller(server.url, token, 1)
  const found = {} as Latencies
  for (const [name, question] of Object.entries(questions) as [keyof Latencies, Record<string, unknown>][]) {
    const asked = {
      total: false,
      ...zone,
      ...question,
      ...('after' in question && { after: deep }),
      ...(question.search === 'one' && { search: code }),
    }
    const ask = async () => (await call('credit_life.list', asked)).includes('"data":{"result"')
    found[name] = await measureWarm(1, 30, repeated(230, ask))
  }
  await close()
  await server.end()
  return found
}
