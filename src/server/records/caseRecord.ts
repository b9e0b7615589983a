import type { CaseRecord, Lifecycle, StoredSnapshot } from '../../../machines/kernel/types.ts'
import { migrate, VersionError } from '../../../machines/kernel/versions.ts'

export interface KeptRecord {
  machine: string
  machine_version: number
  revision: number
  snapshot: StoredSnapshot
}

/** As the columns of the row say it, in the lifecycle's current version, or as it is kept when nothing leads there: then it refuses everything. */
export const recordOf = (lifecycle: Lifecycle, row: KeptRecord): CaseRecord => {
  const { machine, machine_version: version, revision, snapshot } = row
  const stored = { machine, version, revision, snapshot }
  try {
    return migrate(lifecycle, stored)
  } catch (error) {
    if (error instanceof VersionError && version !== lifecycle.version) return stored
    throw error
  }
}

export const recordColumns = 'machine, machine_version, revision, snapshot'
