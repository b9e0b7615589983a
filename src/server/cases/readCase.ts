import type { CaseRecord, StoredSnapshot } from '../../../machines/kernel/types.ts'
import { migrate, VersionError } from '../../../machines/kernel/versions.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { visible } from '../records/scope.ts'
import type { Caller, Store } from '../store/store.ts'
import type { Place } from './types.ts'

/** The timeline row that an idempotency key has made before. */
export interface Repeat {
  revision: number
  type: string
  userId: string
  /** Null when it was kept before requests were hashed. */
  requestHash: string | null
}

export interface FoundCase {
  record: CaseRecord
  repeat: Repeat | null
}

interface Row {
  machine: string
  machine_version: number
  revision: number
  snapshot: StoredSnapshot
  repeat: Repeat | null
}

/** As the columns of the row say it, in the lifecycle's current version, or as it is kept when nothing leads there: then it refuses everything. */
export const recordOf = (lifecycle: Place['lifecycle'], row: Omit<Row, 'repeat'>): CaseRecord => {
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

/** A case that the caller may see; null for one that is missing and for one of others alike. */
export const readCase = async (
  store: Store,
  place: Place,
  caller: Caller,
  id: string,
  key: string | null = null,
): Promise<FoundCase | null> => {
  if (!isId(id)) return null
  const { area, lifecycle } = place
  const text = `
    select ${recordColumns}, (
      select jsonb_build_object('revision', t.revision, 'type', t.event ->> 'type', 'userId', t.event #>> '{by,userId}', 'requestHash', t.request_hash)
      from timeline t where t.area = '${area.id}' and t.case_id = c.id and t.key = $2
    ) as repeat
    from ${area.table} c where id = $1 and ${visible(area, caller)}`
  const [row] = await store.run<Row>(caller, text, [id, key], `case ${area.id} ${caller.kind}`)
  return row ? { record: recordOf(lifecycle, row), repeat: row.repeat } : null
}
