import type { CaseRecord } from '../../../machines/kernel/types.ts'
import { isId } from '../../../machines/fields/reference.ts'
import type { Area } from '../../shared/area/types.ts'
import { type KeptRecord, recordColumns, recordOf } from '../records/caseRecord.ts'
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
  /** When it began. */
  begunAt: string
  repeat: Repeat | null
}

type Row = KeptRecord & { created_at: string; repeat: Repeat | null }

/** As SQL, what the key has made; with a null for the key it would be planned as a scan of the whole timeline. */
const repeatIn = ({ id }: Area): string => `(
  select jsonb_build_object('revision', t.revision, 'type', t.event ->> 'type', 'userId', t.event #>> '{by,userId}', 'requestHash', t.request_hash)
  from timeline t where t.area = '${id}' and t.case_id = c.id and t.key = $2
)`

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
    select ${recordColumns}, created_at, ${key === null ? 'null::jsonb' : repeatIn(area)} as repeat
    from ${area.table} c where id = $1 and ${visible(area, caller)}`
  const [values, name] = key === null ? [[id], 'case'] : [[id, key], 'case by key']
  const [row] = await store.run<Row>(caller, text, values, `${name} ${area.id} ${caller.kind}`)
  return row ? { record: recordOf(lifecycle, row), begunAt: row.created_at, repeat: row.repeat } : null
}
