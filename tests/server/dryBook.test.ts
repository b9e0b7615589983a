import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { offersOf } from '../../machines/kernel/offers.ts'
import type { Lifecycle } from '../../machines/kernel/types.ts'
import { creditLife as area } from '../../src/areas/lines/creditLife.ts'
import { callerOf } from '../../src/server/context.ts'
import type { Session } from '../../src/server/sessions/types.ts'
import { system } from '../../src/server/store/store.ts'
import type { CaseArea } from '../../src/shared/area/types.ts'
import { makeEvidence } from '../../src/server/workflow/evidence.ts'
import { placeOf } from '../../src/server/cases/place.ts'
import { dryMachine } from '../../src/server/workflow/dryMachine.ts'
import { dryBook } from '../../src/server/workflow/dryBook.ts'
import { migrateBook } from '../../src/server/workflow/migrateBook.ts'
import { formerOf, takeOver } from '../../src/server/workflow/served.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { asOwner } from './support/people.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

const machine = (lifecycle: Lifecycle = creditLife) => ({ area: area as CaseArea, lifecycle })
const change = (set: string, ...ids: string[]) =>
  asOwner(world.store, `update credit_life_quotations set ${set} where id = any($1::uuid[])`, [ids])
const restore = async (before: Awaited<ReturnType<typeof state>>) => {
  for (const { id, status, snapshot, machine_version: version } of before)
    await change(
      `status = '${status}', snapshot = '${JSON.stringify(snapshot).replaceAll("'", "''")}', machine_version = ${version}`,
      id,
    )
}
interface Kept {
  id: string
  revision: number
  machine_version: number
  status: string
  snapshot: object
}
const state = () => world.store.run<Kept>(system, 'select * from credit_life_quotations order by id')
const fates = async (lifecycle: Lifecycle, former: Awaited<ReturnType<typeof formerOf>> = null) => {
  const told = new Map<string, object>()
  for await (const { id, fate } of dryBook(world.store, machine(lifecycle), former, world.host.clock()))
    told.set(id, fate)
  return told
}
const serving = (lifecycle: Lifecycle) => ({
  ...world.host,
  lifecycles: new Map([...world.host.lifecycles, [area.id, lifecycle]]),
})

const { states = {} } = creditLife.machine.config
/** The machine in which nothing is typed of a quotation that was just applied for. */
const quieter: Lifecycle = {
  ...creditLife,
  machine: createMachine(
    { ...creditLife.machine.config, states: { ...states, initiated: { ...states.initiated, on: {} } } } as never,
    creditLife.machine.implementations as never,
  ),
}

describe('the book under a changed machine', () => {
  it('tells which cases it would strand, and writes nothing', async () => {
    const [whole, gone, older] = await Promise.all([world.addCase(), world.addCase(), world.addCase()])
    const untouched = await state()
    await change(`status = 'ARCHIVED', snapshot = jsonb_set(snapshot, '{value}', '"archived"')`, gone)
    await change('machine_version = 0', older)
    const before = await state()
    const told = await fates(creditLife)
    expect([told.get(gone), told.get(older)]).toEqual([{ kind: 'stranded' }, { kind: 'stranded' }])
    expect(told.get(whole)).not.toEqual({ kind: 'stranded' })
    expect(await state()).toEqual(before)
    await restore(untouched)
  })

  it('is not taken over where it would strand one, which is named, open or over, until it is led on', async () => {
    const [gone, inside, over] = await Promise.all([world.addCase(), world.addCase(), world.addCase()])
    await takeOver(world.host)
    const before = await state()
    await change(`status = 'ARCHIVED', snapshot = jsonb_set(snapshot, '{value}', '"archived"')`, gone)
    await change(
      `status = 'BURIED', snapshot = jsonb_set(snapshot, '{value}', '"buried"') || '{"status": "done", "deadlines": []}'`,
      over,
    )
    const nowhere = { approvalInProgress: 'nowhere' }
    await change(
      `status = 'APPROVAL_IN_PROGRESS', snapshot = jsonb_set(snapshot, '{value}', '${JSON.stringify(nowhere)}')`,
      inside,
    )
    // The machines are those that were served last: the book is not gone through.
    await takeOver(world.host)
    const { version } = creditLife
    const refusal = await takeOver(serving(quieter)).catch((error: Error) => error.message)
    expect(refusal).toMatch(
      /^the machines of this program could not go on with 3 cases: no migration leads from where they stand/,
    )
    for (const [id, value] of [
      [gone, 'archived'],
      [inside, nowhere],
      [over, 'buried'],
    ] as const)
      expect(refusal).toMatch(
        new RegExp(`\n  /credit-life/${id}  CL-${id.slice(0, 8)}  ${JSON.stringify(value)} of version ${version}\n`),
      )
    expect(await formerOf(world.store, creditLife)).toBeNull()
    const led: Lifecycle = {
      ...quieter,
      version: version + 1,
      migrations: {
        ...creditLife.migrations,
        [version]: (snapshot) => (snapshot.value !== 'initiated' ? { ...snapshot, value: 'initiated' } : snapshot),
      },
    }
    await takeOver(serving(led))
    expect(await formerOf(world.store, creditLife)).toMatchObject({ version: version + 1 })
    await restore(before)
    await takeOver(world.host)
  })

  it('is told what is offered no more where its cases stand, beside the machine that was served before', async () => {
    const id = await world.addCase()
    await takeOver(world.host)
    const former = await formerOf(world.store, quieter)
    expect(former).toMatchObject({ version: creditLife.version, offers: offersOf(creditLife.machine) })
    const offered = offersOf(creditLife.machine)['initiated']!
    expect(offered.length).toBeGreaterThan(3)
    expect((await fates(quieter, former)).get(id)).toEqual({ kind: 'changed', appear: [], go: offered, limit: null })
    expect((await fates(creditLife, former)).get(id)).toEqual({ kind: 'unaffected' })
  })

  it('is told of the cases that its reader sees alone', async () => {
    const place = placeOf(world.host, area.id)
    const all = await state()
    const ask = (who: 'broker' | 'stranger') => dryMachine(world.host, callerOf(world.person(who)), place, null)
    // Which offered nothing where they stand.
    const former = { version: creditLife.version + 1, since: world.host.clock().toISOString() }
    const none = { unaffected: 0, changed: 0, otherwise: 0, stranded: 0, unknown: 0 }
    const told = await ask('broker')
    expect(told.cases.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(told).toEqual({
      area: area.id,
      total: all.length,
      checked: all.length,
      next: null,
      counts: { ...none, changed: all.length },
      cases: told.cases,
      former,
    })
    expect(await ask('stranger')).toEqual({ ...told, total: 0, checked: 0, counts: none, cases: [] })
  })

  it('tells in the log that a machine offers something else under the same version', async () => {
    const warned: unknown[] = []
    const log = { ...world.host.log, warn: (one: unknown) => void warned.push(one) } as typeof world.host.log
    await takeOver({ ...serving(creditLife), log })
    await takeOver({ ...serving(quieter), log })
    const worded = {
      ...quieter,
      machine: createMachine(
        { ...quieter.machine.config, description: 'Otherwise.' } as never,
        quieter.machine.implementations as never,
      ),
    }
    await takeOver({ ...serving(worded), log })
    expect(warned).toMatchObject([{ machine: 'creditLife', version: creditLife.version }])
  })
})

describe('the migration of cases', () => {
  const migrate = async (most = Infinity, between: () => Promise<unknown> = async () => {}) => {
    const became = new Map<string, string>()
    for await (const one of migrateBook(world.store, machine(), world.host.clock)) {
      became.set(one.id, one.became)
      if (became.size === 1) await between()
      if (became.size === most) break
    }
    return became
  }
  /** As version 4 kept them, which knew no questions. */
  const age = (...ids: string[]) =>
    change(
      `machine_version = 4, snapshot = snapshot #- '{context,question}' #- '{context,limits}' #- '{context,request}'`,
      ...ids,
    )
  const versions = async () => new Set((await state()).map(({ machine_version: version }) => version))

  it('is stopped half way and goes on, never over a move, and leaves all that is told of them as it is', async () => {
    await age(...(await state()).map(({ id }) => id))
    const before = await state()
    expect(before.length).toBeGreaterThan(5)
    const permissions = ['product.creditLife.quotation.detail', 'workflow_engine.evidence']
    const actor = world.person('broker', permissions)
    const session = { actor, caller: callerOf(actor), user: { id: actor.userId, permissions } } as unknown as Session
    const evidence = () => makeEvidence(world.host, session, { area: area.id, id: before[0]!.id })
    const proven = await evidence()

    const third = before[2]!.id
    const fileId = await world.addFile(third, 'mcu.pdf')
    const upload = { type: 'examination.uploaded', kind: 'mcuResult', fileId, name: 'mcu.pdf' }
    const half = await migrate(3, () => world.send(third, 'partner', upload))
    expect([...half]).toEqual([
      [before[0]!.id, 'migrated'],
      [before[1]!.id, 'migrated'],
      [third, 'moved'],
    ])
    const rest = await migrate()
    expect([...rest.keys()]).toEqual(before.slice(3).map(({ id }) => id))
    expect(new Set(rest.values())).toEqual(new Set(['migrated']))
    expect(await migrate()).toEqual(new Map())
    expect(await versions()).toEqual(new Set([creditLife.version]))

    const { made: _then, signature: _signed, ...told } = proven
    expect(isDeepStrictEqual(await evidence().then(({ made: _now, signature: _again, ...now }) => now), told)).toBe(
      true,
    )
    const kept = await world.store.run<{ case_id: string; snapshot: object }>(
      system,
      'select case_id, revision, from_version, to_version, snapshot from case_migrations order by case_id',
    )
    const migrated = before.filter(({ id }) => id !== third)
    expect(kept).toEqual(
      migrated.map(({ id, revision, snapshot }) => ({
        case_id: id,
        revision,
        from_version: 4,
        to_version: creditLife.version,
        snapshot,
      })),
    )
    const now = new Map((await state()).map((row) => [row.id, row]))
    for (const row of migrated)
      expect(now.get(row.id)).toEqual({ ...row, machine_version: creditLife.version, snapshot: expect.anything() })
    await expect(asOwner(world.store, 'delete from case_migrations', [])).rejects.toThrow('case_migrations')
  })

  it('leaves what it cannot lead on, and tells it', async () => {
    const [gone, older] = await Promise.all([world.addCase(), world.addCase()])
    const before = await state()
    await age(older)
    await change('machine_version = 0', gone)
    expect(new Set(await migrate())).toEqual(
      new Set([
        [gone, 'stranded'],
        [older, 'migrated'],
      ]),
    )
    expect(await versions()).toEqual(new Set([0, creditLife.version]))
    await restore(before)
  })
})
