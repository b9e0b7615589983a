import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openStore } from '../../src/server/store/open.ts'
import { system } from '../../src/server/store/store.ts'
import { serve } from '../support/process.ts'
import { addApprovable, approvedLike, bareApproval } from './approvable.ts'
import { connections, openBare, type Place } from './bare.ts'
import { measureWarm, poster, type Measured } from './load.ts'
import { install } from './peers/install.ts'
import { openServers } from './servers.ts'
import { processorTime, residentMegabytes } from './work.ts'

const many = 4000
/** Done before the measured ones, on all sides: prepared statements, hot code, pages in memory. */
const warming = 1000

interface Case {
  id: string
  revision: number
}

/** The JSON that an approval writes. */
interface Like {
  snapshot: string
  event: string
}

interface Side {
  approve(one: Case): Promise<boolean>
  close(): Promise<unknown>
  pids?: number[]
}

export interface Approvals extends Measured {
  /** Milliseconds that an approval keeps a processor busy in the server's own process. */
  work?: number
  memory?: { idle: number; loaded: number }
}

type Open = (place: Place, like: Like, count?: number) => Promise<Side>

const bare: Open = async (place, { snapshot, event }) => {
  const { query, close } = await openBare(place)
  return {
    approve: async ({ id, revision }) => (await query(bareApproval, [id, revision, snapshot, event])).length === 1,
    close,
  }
}

/** A peer behind HTTP: the program, and what an approval is there. */
const peer =
  (program: () => Promise<string[]>, path: (id: string) => string, said: string): Open =>
  async ({ databaseUrl }, like) => {
    const server = await serve({ DATABASE_URL: databaseUrl!, LIKE: JSON.stringify(like) }, await program())
    const { post, close } = poster(server.url, connections)
    return {
      pids: [server.pid],
      approve: async ({ id, revision }) => (await post(path(id), { revision })).includes(said),
      close: () => close().then(() => server.end()),
    }
  }

const thin = peer(
  async () => ['--import', 'tsx', 'tests/bench/peers/thin.ts'],
  (id) => `/quotations/${id}/approve`,
  '"revision"',
)

const adminJs = peer(
  async () => [join(await install('adminjs'), 'server.mjs')],
  (id) => `/admin/api/resources/credit_life_quotations/records/${id}/approve`,
  '"Approved"',
)

const covergate: Open = async (place, _like, count = 1) => {
  const { call, pids, close } = await openServers(place, count)
  const event = { type: 'quotation.approved' }
  return {
    pids,
    approve: async ({ id, revision }) =>
      (await call('credit_life.send', { id, revision, event, key: randomUUID() })).includes('"Moved"'),
    close,
  }
}

const measureSide = async ({ approve, pids }: Side, cases: Case[]): Promise<Approvals> => {
  const [pid] = pids ?? []
  const idle = pid && (await residentMegabytes(pid))
  const before = pids && (await processorTime(pids))
  const measured = await measureWarm(
    connections,
    warming,
    cases.map((one) => () => approve(one)),
  )
  if (!pids || !pid) return measured
  const work = ((await processorTime(pids)) - before!) / cases.length
  return { ...measured, work, memory: { idle: idle!, loaded: await residentMegabytes(pid) } }
}

/** What the sides work on: equal cases for each, and the same JSON. */
const prepare = async (place: Place, sides: number) => {
  const store = await openStore(place)
  const [member] = await store.run<{ id: string }>(
    system,
    `select organisation_id as id from memberships join users on users.id = user_id where email = 'broker@covergate.test'`,
  )
  const cases = await addApprovable(store, member!.id, (warming + many) * sides)
  const [like] = await store.run<{ snapshot: object; event: object }>(system, approvedLike)
  await store.close()
  return { cases, like: { snapshot: JSON.stringify(like!.snapshot), event: JSON.stringify(like!.event) } }
}

/**
 * Approvals a second: through HTTP with session, guard, timeline and outbox; against the bare statement, and on PostgreSQL
 * through a thin server and AdminJS, which ask nobody who they are.
 */
export const approvals = async (place: Place): Promise<Record<string, Approvals>> => {
  const twice: Open = (at, alike) => covergate(at, alike, 2)
  const sides = {
    bare,
    ...(place.databaseUrl && { 'thin server': thin, AdminJS: adminJs, 'two servers': twice }),
    Covergate: covergate,
  }
  const { cases, like } = await prepare(place, Object.keys(sides).length)
  const found: Record<string, Approvals> = {}
  for (const [name, open] of Object.entries(sides)) {
    const side = await open(place, like)
    found[name] = await measureSide(side, cases.splice(0, warming + many))
    await side.close()
  }
  return found
}
