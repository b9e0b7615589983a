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
