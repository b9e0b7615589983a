import type { CaseRecord, StoredSnapshot } from '../../../machines/kernel/types.ts'
import { namingFields } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { recordColumns, recordOf, toldCase } from './caseRecord.ts'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import type { Caller, Sql } from '../store/store.ts'
import { selected, selectedOfRow } from './columns.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { withReferred } from './references.ts'
import { visible } from './scope.ts'
import { told } from './sight.ts'

/** A row's lifecycle as `case`, beside its columns. */
const withCase = ({ lifecycles, clock }: Host, area: Area, row: Row): Row & { case?: CaseRecord } => {
  const lifecycle = lifecycles.get(area.id)
  if (!lifecycle) return row
  const { machine, machine_version, snapshot, ...columns } = row
  const stored = {
    machine: machine as string,
    machine_version: machine_version as number,
    snapshot: snapshot as StoredSnapshot,
  }
  const record = recordOf(lifecycle, { ...stored, revision: row.revision })
  const daily = record.version === lifecycle.version && lifecycle.daily
  return {
    ...columns,
    ...(daily && daily(record.snapshot.context, clock().toISOString())),
    id: row.id,
    revision: row.revision,
    case: record,
  }
}

const lifeColumns = (area: Area): string => (area.lifecycle ? `status, ${recordColumns}` : 'revision')

const wholeRow = (area: Area, caller: Caller): string => {
  const columns = `id, ${lifeColumns(area)}, ${selectedOfRow(area)}`
  return `select ${columns} from ${area.table} where id = $1 and ${visible(area, caller)}`
}

/** One record with all its fields, for the server to judge by. @throws HttpError NOT_FOUND for a missing one and for one of others alike */
export const readWhole = async (host: Host, caller: Caller, area: Area, id: string): Promise<Row> => {
  if (!isId(id)) throw notFound()
  const [row] = await host.store.run<Row>(caller, wholeRow(area, caller), [id], `detail ${area.id} ${caller.kind}`)
  if (!row) throw notFound({ table: area.table, id })
  return withCase(host, area, row)
}

/** Rows as the caller is told of them, with what they refer to. */
export const toldRows = async (host: Host, caller: Caller, area: Area, rows: readonly Row[]): Promise<Row[]> => {
  const lifecycle = host.lifecycles.get(area.id)
  const seen = rows.map((row) => {
    const fields = told(area.fields, caller, row)
    return lifecycle && row.case ? { ...fields, case: toldCase(lifecycle, caller, row.case) } : fields
  })
  return withReferred(host, caller, area, seen)
}

/** One record as the caller is told of it. @throws HttpError NOT_FOUND for a missing one and for one of others alike */
export const readRecord = async (host: Host, caller: Caller, area: Area, id: string): Promise<Row> => {
  const [row] = await toldRows(host, caller, area, [await readWhole(host, caller, area, id)])
  return row!
}

/** The same within a transaction; a locked one is changed by nobody else until that ends. */
export const recordWithin = async (
  { host, sql, caller, locked }: { host: Host; sql: Sql; caller: Caller; locked: boolean },
  area: Area,
  id: string,
): Promise<Row> => {
  const [row] = await sql.query<Row>(`${wholeRow(area, caller)}${locked ? ' for update' : ''}`, [id])
  if (!row) throw notFound({ table: area.table, id })
  return withCase(host, area, row)
}

/** Of several records those that the caller may see, with what they are called by and lifecycle, in the order asked for; for the server to judge by. */
export const readCases = async (host: Host, caller: Caller, area: Area, ids: readonly string[]): Promise<Row[]> => {
  const wanted = ids.filter(isId).map((id) => id.toLowerCase())
  const text = `
    select id, ${lifeColumns(area)}, ${selected(namingFields(area))} from ${area.table}
    where id = any($1::uuid[]) and ${visible(area, caller)}`
  const rows = await host.store.run<Row>(caller, text, [wanted], `cases ${area.id} ${caller.kind}`)
  const byId = new Map(rows.map((row) => [row.id, withCase(host, area, row)]))
  return [...new Set(wanted)].flatMap((id) => byId.get(id) ?? [])
}
