import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { openStore } from '../../src/server/store/open.ts'
import { system, type Store } from '../../src/server/store/store.ts'
import { signIn } from '../support/client.ts'
import { serve } from '../support/process.ts'
import { addApprovable, bareApproval } from './approvable.ts'
import { connections, openBare, settingsOf, type Place } from './bare.ts'
import { caller, measureWarm, type Measured } from './load.ts'

const many = 4000
/** Done before the measured ones, on both sides: prepared statements, hot code, pages in memory. */
const warming = 1000

interface Work {
  bare: { id: string; revision: number }[]
  served: { id: string; revision: number }[]
  snapshot: string
  event: string
}

/** What both sides work on: equal cases, and for the bare side the same JSON that an approval writes. */
const prepare = async (store: Store): Promise<Work> => {
  const [member] = await store.run<{ id: string }>(
    system,
    `select organisation_id as id from memberships join users on users.id = user_id where email = 'broker@covergate.test'`,
  )
  const cases = await addApprovable(store, member!.id, (warming + many) * 2)
  const [like] = await store.run<{ snapshot: object; event: object }>(
    system,
    `select c.snapshot, t.event from timeline t join credit_life_quotations c on c.id = t.case_id where t.entry = 'approvedByBroker' limit 1`,
  )
  return {
    bare: cases.slice(0, warming + many),
    served: cases.slice(warming + many),
    snapshot: JSON.stringify(like!.snapshot),
    event: JSON.stringify(like!.event),
  }
}

const bareOn = async (place: Place, { bare, snapshot, event }: Work): Promise<Measured> => {
  const { query, close } = await openBare(place)
  const measured = await measureWarm(
    connections,
    warming,
    bare.map(
      ({ id, revision }) =>
        async () =>
          (await query(bareApproval, [id, revision, snapshot, event])).length === 1,
    ),
  )
  await close()
  return measured
}

/** Approvals a second through HTTP with session, guard, timeline and outbox, against the bare statement. */
export const approvals = async (
  place: Place,
): Promise<{ served: Measured; bare: Measured; memory: { idle: number; loaded: number } }> => {
  const store = await openStore(place)
  const work = await prepare(store)
  await store.close()
  const bare = await bareOn(place, work)
  const server = await serve(settingsOf(place))
  const { token } = await signIn(server.url, 'broker@covergate.test')
  const idle = await residentMegabytes(server.pid)
  const { call, close } = caller(server.url, token, connections)
  const served = await measureWarm(
    connections,
    warming,
    work.served.map(({ id, revision }) => async () => {
      const answer = await call('credit_life.send', {
        id,
        revision,
        event: { type: 'quotation.approved' },
        key: randomUUID(),
      })
      return answer.includes('"Moved"')
    }),
  )
  const loaded = await residentMegabytes(server.pid)
  await close()
  await server.end()
  return { served, bare, memory: { idle, loaded } }
}

const residentMegabytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
