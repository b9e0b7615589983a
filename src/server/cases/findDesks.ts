import type { Area } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import { type KeptRecord, recordColumns, recordOf } from '../records/caseRecord.ts'
import { system } from '../store/store.ts'
import { deskFacts } from './commit.ts'
import { placeOf } from './place.ts'

/** At a time. */
const most = 200

const findIn = async (host: Host, { id, table, lifecycle }: Area): Promise<number> => {
  const place = placeOf(host, id)
  const text = `select id, ${recordColumns} from ${table} where awaits is null order by id limit ${most}`
  const rows = await host.store.run<KeptRecord & { id: string }>(system, text, [], `deskless ${id}`)
  if (rows.length === 0) return 0
  const at = host.clock().toISOString()
  const found = rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    ...deskFacts(place, recordOf(place.lifecycle, row), at),
  }))
  const columns = ['desk text', 'desk_id uuid', 'awaits text[]', ...(lifecycle!.handed ? ['hands text[]'] : [])]
  const changes = columns.map((column) => column.split(' ')[0]!).map((name) => `${name} = f.${name}`)
  await host.store.run(
    system,
    `update ${table} r set ${changes.join(', ')}, desk_since = coalesce(r.desk_since, r.updated_at)
     from jsonb_to_recordset($1::jsonb) f (id uuid, revision integer, ${columns.join(', ')})
     where r.id = f.id and r.revision = f.revision`,
    [JSON.stringify(found)],
    `desks ${id}`,
  )
  return rows.length
}

/** Finds the desks of cases that were there before desks were, as their machines say; answers how many it looked at. */
export const findDesks = async (host: Host): Promise<number> => {
  let looked = 0
  for (const area of host.areas) if (area.lifecycle) looked += await findIn(host, area)
  return looked
}
