import { candidates } from './chart.ts'
import { placeOf } from './explain.ts'
import type { CaseRecord, Lifecycle } from './types.ts'

export class VersionError extends Error {
  override name = 'VersionError'
}

/** The record as the lifecycle's current version writes it; throws VersionError when no migration leads there. */
export const migrate = (lifecycle: Lifecycle, record: CaseRecord): CaseRecord => {
  if (record.machine !== lifecycle.id) throw new VersionError(`${record.machine} is not ${lifecycle.id}`)
  if (record.version === lifecycle.version) return record
  const step = lifecycle.migrations[record.version]
  if (!step) throw new VersionError(`${record.machine} ${record.version} cannot become ${lifecycle.version}`)
  return migrate(lifecycle, { ...record, version: record.version + 1, snapshot: step(record.snapshot) })
}

/** A time limit that the states of a record know nothing of is refused when it ends, and everything else from then on. */
const waitsInVain = (lifecycle: Lifecycle, record: CaseRecord): boolean => {
  const known = candidates(placeOf(lifecycle, record)).map(({ eventType }) => eventType)
  const { status, deadlines } = record.snapshot
  return status === 'active' && deadlines.some(({ event }) => !known.includes(event))
}

/** The record as the lifecycle goes on with it; null: it is stranded, since no migration leads to a state that the machine has, or it waits for a time limit that this has not. */
export const carriedOn = (lifecycle: Lifecycle, record: CaseRecord): CaseRecord | null => {
  try {
    const now = migrate(lifecycle, record)
    return waitsInVain(lifecycle, now) ? null : now
  } catch {
    return null
  }
}

/** The record as a version before the lifecycle's wrote it, or as it is kept where no migration leads there. */
export const carriedTo = (version: number, lifecycle: Lifecycle, record: CaseRecord): CaseRecord => {
  try {
    return migrate({ ...lifecycle, version }, record)
  } catch (error) {
    if (error instanceof VersionError) return record
    throw error
  }
}
