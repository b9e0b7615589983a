import type { AskedStep, SavedBranch } from '../../shared/endpoints/answers/workflowTravel.ts'
import type { Area } from '../../shared/area/types.ts'
import { HttpError, notFound } from '../http/httpError.ts'
import { keptFor } from '../records/scope.ts'
import type { Session } from '../sessions/types.ts'
import type { Sql } from '../store/store.ts'

/** Of a case, kept by one organisation. */
const most = 100

export interface WrittenBranch {
  name: string
  from: number
  steps: AskedStep[]
}

const mine = 'user_id = $1 and organisation_id = app_organisation()'

/** Those of a case that the reader's organisation has kept, the latest first, and the one that a link names. */
export const readBranches = (
  sql: Sql,
  { user }: Session,
  of: { area: string; id: string; branch: string | null },
): Promise<SavedBranch[]> =>
  sql.query<SavedBranch>(
    `select id, name, from_revision as "from", steps, saved_at as at, ${mine} as "isMine",
       (select known_person(user_id, organisation_id)) as by
     from case_branches
     where area = $2 and case_id = $3 and (organisation_id = app_organisation()${of.branch === null ? '' : ' or id = $4'})
     order by saved_at desc, id limit ${most + 1}`,
    [user.id, of.area, of.id, ...(of.branch === null ? [] : [of.branch])],
  )

/** Keeps a branch, or what its owner has changed of it. @throws HttpError NOT_FOUND for that of somebody else, BAD_INPUT */
export const saveBranch = async (
  sql: Sql,
  { user, caller }: Session,
  area: Area,
  { id, branch }: { id: string; branch: string },
  { name, from, steps }: WrittenBranch,
  at: string,
): Promise<void> => {
  const [kept] = await sql.query<{ count: number }>(
    `with saved as (
       insert into case_branches (id, area, case_id, parties, organisation_id, user_id, name, from_revision, steps, saved_at)
       select $2, '${area.id}', id, ${keptFor(area)}, $4, $1, $5, $6, $7::jsonb, $8 from ${area.table} where id = $3
       on conflict (id) do update set name = excluded.name, from_revision = excluded.from_revision, steps = excluded.steps, saved_at = excluded.saved_at
         where case_branches.user_id = $1 and case_branches.organisation_id = $4 and case_branches.area = '${area.id}' and case_branches.case_id = $3
       returning id
     )
     select (select count(*)::int from case_branches where area = '${area.id}' and case_id = $3 and organisation_id = $4 and id <> $2) as count
     from saved`,
    [user.id, branch, id, caller.organisation, name, from, JSON.stringify(steps), at],
  )
  if (!kept) throw notFound({ table: 'case_branches', id: branch })
  if (kept.count >= most) throw new HttpError('BAD_INPUT', 'branches.tooMany', { values: { count: most } })
}

/** @throws HttpError NOT_FOUND for that of somebody else */
export const dropBranch = async (sql: Sql, { user }: Session, branch: string): Promise<void> => {
  const gone = await sql.query(`delete from case_branches where ${mine} and id = $2 returning id`, [user.id, branch])
  if (gone.length === 0) throw notFound({ table: 'case_branches', id: branch })
}
