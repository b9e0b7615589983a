import { isDeepStrictEqual } from 'node:util'
import type { Former } from '../../../machines/kernel/dryRun.ts'
import { offersOf } from '../../../machines/kernel/offers.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Host } from '../context.ts'
import { type Machine, machinesIn } from '../lifecycles.ts'
import { type Store, system } from '../store/store.ts'
import { machineDigest } from './chain.ts'
import { stranded, strandedText } from './stranded.ts'

/** A machine as it is kept from when it was served. */
interface Served extends Former {
  machine: string
  digest: string
}

const servedNow = ({ lifecycle }: Machine): Served => ({
  machine: lifecycle.id,
  version: lifecycle.version,
  digest: machineDigest(lifecycle),
  offers: offersOf(lifecycle.machine),
})

const servedLast = (store: Store): Promise<Served[]> =>
  store.run<Served>(
    system,
    'select distinct on (machine) machine, version, digest, offers from machine_versions order by machine, number desc',
  )

const keep = (store: Store, served: readonly Served[], at: Date): Promise<unknown> =>
  store.run(
    system,
    `insert into machine_versions (machine, version, digest, offers, since)
     select machine, version, digest, offers, $2::timestamptz
     from jsonb_to_recordset($1::jsonb) as one (machine text, version integer, digest text, offers jsonb)`,
    [JSON.stringify(served), at.toISOString()],
  )

/**
 * Takes the book over from the machines that were served last, where some are others by now, and keeps these. That one offers something
 * else and has no new number is told and refuses nothing: who starts a program cannot number its machines, and what would strand is
 * found by where the cases stand.
 * @throws naming the cases that could not go on
 */
export const takeOver = async ({ store, areas, lifecycles, log, clock }: Host): Promise<void> => {
  const last = new Map((await servedLast(store)).map((one) => [one.machine, one]))
  const changed = machinesIn(areas, lifecycles).flatMap((machine) => {
    const [now, before] = [servedNow(machine), last.get(machine.lifecycle.id)]
    return before?.digest === now.digest && before.version === now.version ? [] : [{ machine, now, before }]
  })
  if (changed.length === 0) return
  const found = await stranded(
    store,
    changed.map(({ machine }) => machine),
  )
  if (found.length > 0) throw new Error(strandedText(found))
  for (const { now, before } of changed) {
    const { machine, version, digest } = now
    if (before?.version === version && !isDeepStrictEqual(before.offers, now.offers))
      log.warn(
        { machine, version, before: before.digest, now: digest },
        'a machine offers something else than before under the same version: evidence made by it before is not proven by this program',
      )
  }
  await keep(
    store,
    changed.map(({ now }) => now),
    clock(),
  )
}

/** The last machine that was served before the one that this program has; null: none is known. */
export const formerOf = async (store: Store, lifecycle: Lifecycle): Promise<(Former & { since: string }) | null> => {
  const [found] = await store.run<Former & { since: string }>(
    system,
    `select version, offers, since from machine_versions
     where machine = $1 and (version, digest) is distinct from ($2::integer, $3) order by number desc limit 1`,
    [lifecycle.id, lifecycle.version, machineDigest(lifecycle)],
  )
  return found ?? null
}
