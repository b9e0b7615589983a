import { dryRun } from '../../../../machines/kernel/dryRun.ts'
import type { RuleRow } from '../../../../machines/kernel/ruleTable.types.ts'
import type { Entry } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import { snake } from '../../../shared/area/names.ts'
import type { DryBatch, DryCase } from '../../../shared/endpoints/answers/rules.ts'
import { toldAgainst } from '../../cases/sight.ts'
import { entriesOf } from '../../cases/timeline.ts'
import type { Host } from '../../context.ts'
import { columnOf, visible } from '../../records/scope.ts'
import type { Declared } from './tables.ts'
import type { Caller } from '../../store/store.ts'

/** Cases of one answer, and of these such as are told. */
const most = 100

/** How long ago a case may have been moved that is over. */
const recent = days(30)

export interface Version {
  organisation: string
  number: number
  rows: RuleRow[]
}

interface Row {
  id: string
  title: string
  status: string
  total: number | null
  entries: Entry[]
}

const none = { unaffected: 0, changed: 0, otherwise: 0, unknown: 0 }

/** Cases of a house that the caller sees, in the order of their ids, with all that has happened to them. */
const read = (host: Host, caller: Caller, { area: id, version, after, since }: Asked): Promise<Row[]> => {
  const area = host.areas.find((one) => one.id === id)!
  const meant = `(snapshot ->> 'status' = 'active' or updated_at >= $1::timestamptz)
    and ${columnOf(area, 'broker')} = $2 and ${visible(area, caller)}`
  const text = `
    select c.id, c.title, c.status, ${after === null ? `(select count(*)::int from ${area.table} where ${meant})` : 'null::int'} as total, ${entriesOf(area)} as entries
    from (
      select id, ${snake(area.title)} as title, status from ${area.table} where ${meant} and id > $3 order by id limit ${most + 1}
    ) c order by c.id`
  return host.store.run<Row>(
    caller,
    text,
    [since, version.organisation, after ?? first],
    `dry run ${area.id} ${caller.kind} ${after === null}`,
  )
}

interface Asked {
  area: string
  version: Version
  after: string | null
  since: string
}

const first = '00000000-0000-0000-0000-000000000000'

/** What a version of a table would make of the next cases of its house that the caller sees: nothing is written. */
export const dryBatch = async (
  host: Host,
  caller: Caller,
  { area, lifecycle, name }: Declared,
  version: Version,
  after: string | null,
): Promise<DryBatch> => {
  const now = host.clock()
  const since = new Date(now.getTime() - recent).toISOString()
  const rows = await read(host, caller, { area, version, after, since })
  const counts = { ...none }
  const cases: DryCase[] = []
  const ruling = { [name]: { version: version.number, rows: version.rows } }
  for (const { id, title, status, entries } of rows.slice(0, most)) {
    const run = dryRun(lifecycle, entries, ruling, now.toISOString())
    counts[run.kind] += 1
    if (run.kind === 'changed') cases.push({ id, title, status, run })
    if (run.kind === 'otherwise')
      cases.push({ id, title, status, run: { ...run, reasons: toldAgainst(lifecycle, caller, run.reasons) } })
  }
  const last = rows[most - 1]
  return {
    area,
    total: after === null ? (rows[0]?.total ?? 0) : null,
    checked: Math.min(rows.length, most),
    next: rows.length > most ? last!.id : null,
    counts,
    cases,
  }
}
