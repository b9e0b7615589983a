import type { Area } from '../../shared/area/types.ts'
import { lastingColumns } from '../records/scope.ts'

/** How the parameters of the statement that writes a move are called. */
interface Told {
  at: string
  event: string
  from: string
  taken: string
}

/**
 * The part of a move's statement that counts it, for each organisation that has seen the case from its beginning, and for who sees all: as the view `moves`
 * tells of it once it is written.
 */
export const counting = (area: Area, { at, event, from, taken }: Told): string => `
    insert into kept_moves (area, party, organisation, day, from_status, to_status, event, taken, stayed, is_back, count)
    select '${area.id}', party, organisation, (${at}::timestamptz at time zone 'Asia/Jakarta')::date, ${from}, status,
      ${event}::jsonb ->> 'type', ${taken}, case when ${from} <> status then stay_step(${at}::timestamptz - since) end,
      coalesce(${from} <> status and has_been, false), 1
    from moved cross join lateral (
      select max(at) filter (where from_status is distinct from to_status) as since, bool_or(to_status = moved.status) as has_been
      from timeline where area = '${area.id}' and case_id = moved.id
    ) before cross join lateral (
      values ('', null::uuid)${lastingColumns(area)
        .map((column) => `, ('${column}', moved.${column})`)
        .join('')}
    ) seen (party, organisation)
    where organisation is not null or party = ''`

/** Counts an area's moves anew, as SQL. */
export const countingAnew = (area: Area): string =>
  `select count_moves('${area.id}', '${area.table}', '{${lastingColumns(area).join()}}')`
