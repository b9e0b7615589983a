import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { fireDue } from '../../src/server/cases/fireDue.ts'
import { readTimeline } from '../../src/server/cases/timeline.ts'
import { callerOf } from '../../src/server/context.ts'
import { detailOf } from '../../src/server/graphql/opened.ts'
import { readHistory } from '../../src/server/records/history.ts'
import { idOf } from '../../src/server/records/id.ts'
import { lookUpIds } from '../../src/server/records/lookup.ts'
import { type Caller, type Store, system } from '../../src/server/store/store.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { openTestStore } from './support/store.ts'

interface Statement {
  caller: Caller
  text: string
  values: unknown[]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

const desks = ['broker', 'insurer', 'bank', 'partner'] as const

let world: World
let told: Statement[]

beforeAll(async () => {
  const store = await openTestStore()
  const watched: Store = {
    ...store,
    run: (caller, text, values = [], name) => {
      told.push({ caller, text, values })
      return store.run(caller, text, values, name)
    },
  }
  told = []
  world = await openWorld(watched)
})
afterAll(() => world.close())
beforeEach(() => {
  told = []
})

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The tables that a statement would go through whole, did they hold ever so much: where an index leads to the rows, it is taken. */
const goneThrough = ({ caller, text, values }: Statement): Promise<string[]> =>
  world.store.transaction(caller, async (sql) => {
    await sql.query('set local enable_seqscan = off')
    const [row] = await sql.query<Record<string, [{ Plan: Plan }]>>(`explain (format json) ${text}`, values)
    const scans = nodesOf(row!['QUERY PLAN']![0].Plan).filter((node) =>
      /^(Seq|Index|Index Only) Scan$/.test(node['Node Type']),
    )
    return scans.flatMap((node) => (node['Index Cond'] ? [] : [node['Relation Name']!]))
  })

const unlessMissing = (error: unknown) => {
  if ((error as { code?: unknown }).code !== 'NOT_FOUND') throw error
}

const allGoneThrough = async () => {
  const found = await Promise.all(told.map(goneThrough))
  return told.flatMap(({ text }, index) => (found[index]!.length > 0 ? [{ text, tables: found[index] }] : []))
}

test('a record is read, decided and looked back on by its indexes alone', async () => {
  const { host, person, addCase, send } = world
  const by = person('broker')
  const id = await addCase()
  told = []
  await send(id, 'broker', { type: 'confirmation.asked', notes: 'Why?' })
  await fireDue(host, 'credit_life', id)
  await readTimeline(host, callerOf(by), 'credit_life', id)
  await detailOf(
    { host, session: { actor: by, caller: callerOf(by) } },
    host.areas.find((area) => area.id === 'credit_life')!,
    id,
  )
  expect(told.length).toBeGreaterThan(5)
  expect(await allGoneThrough()).toEqual([])
})

test.each(areas)('one record of $id is found by its indexes alone', async (area) => {
  const { host, person } = world
  const id = randomUUID()
  for (const desk of [...desks.filter((kind) => area.scope[kind]), 'platform'] as const) {
    const actor = person(desk)
    const caller = callerOf(actor)
    await detailOf({ host, session: { actor, caller } }, area, id).catch(unlessMissing)
    if (!area.parent) await lookUpIds(host, caller, area, [id])
    if (area.number) await idOf(host.store, caller, area, 'none').catch(unlessMissing)
    if (!area.lifecycle) await readHistory(host, caller, area, id, {}).catch(unlessMissing)
  }
  expect(told.length).toBeGreaterThan(area.parent ? 2 : 3)
  expect(await allGoneThrough()).toEqual([])
})

test('nothing that somebody waits for is compiled, or given to further processes', async () => {
  const [settings] = await world.store.run(
    system,
    `select pg_jit_available() and current_setting('jit')::boolean as compiled, current_setting('max_parallel_workers_per_gather') as workers`,
  )
  expect(settings).toEqual({ compiled: false, workers: '0' })
})
