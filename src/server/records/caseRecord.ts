import type { CaseRecord, Lifecycle, StoredSnapshot } from '../../../machines/kernel/types.ts'
import { migrate, VersionError } from '../../../machines/kernel/versions.ts'
import type { Caller } from '../store/store.ts'
import { told } from './sight.ts'

export interface KeptRecord {
  machine: string
  machine_version: number
  revision: number
  snapshot: StoredSnapshot
}

/** As the columns of the row say it. */
export const asKept = ({ machine, machine_version: version, revision, snapshot }: KeptRecord): CaseRecord => ({
  machine,
  version,
  revision,
  snapshot,
})

/** The same in the lifecycle's current version, or as it is kept when nothing leads there: then it refuses everything. */
export const recordOf = (lifecycle: Lifecycle, row: KeptRecord): CaseRecord => {
  const stored = asKept(row)
  try {
    return migrate(lifecycle, stored)
  } catch (error) {
    if (error instanceof VersionError && stored.version !== lifecycle.version) return stored
    throw error
  }
}

export const recordColumns = 'machine, machine_version, revision, snapshot'

/** What of the context is guarded, as fields are. */
export const guardsOf = ({ guarded = {} }: Lifecycle) =>
  Object.fromEntries(Object.entries(guarded).map(([name, guard]) => [name, { guarded: guard }]))

/** What the caller is told of where a case stands. */
export const toldCase = (lifecycle: Lifecycle, caller: Caller, record: CaseRecord): CaseRecord => {
  const { snapshot } = record
  const context = told(guardsOf(lifecycle), caller, snapshot.context)
  return context === snapshot.context ? record : { ...record, snapshot: { ...snapshot, context } }
}
