import { granting, grants } from '../../../machines/kernel/grants.ts'
import type { Audience, Mentionable } from '../../shared/endpoints/answers/comments.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Addressee } from '../notify.ts'
import { partyColumns } from '../records/scope.ts'
import { canSignIn, rightsOf } from '../sessions/people.ts'
import type { Session } from '../sessions/types.ts'
import { type Store, system } from '../store/store.ts'

/** Somebody who sees the case. */
export interface Reader extends Mentionable, Addressee {}

type Row = Omit<Reader, 'isColleague' | 'organisationId'> & { organisation_id: string; permissions: string[] }

/** People of a case, of whom those who may open it may be mentioned. */
const most = 500

/** Who may open the case among the people of its parties, and of the writer's organisation; colleagues first. */
export const readersOf = async (
  store: Store,
  { user, caller }: Session,
  area: Area,
  id: string,
  audience: Audience,
): Promise<Reader[]> => {
  const parties = `select to_jsonb(array[${partyColumns(area).join(', ')}]) as parties from ${area.table} where id = $1`
  const [seen] = audience === 'all' ? await store.run<{ parties: string[] }>(caller, parties, [id]) : []
  const rows = await store.run<Row>(
    seen ? system : caller,
    `select u.id, u.full_name as name, u.email, u.locale, u.case_mails as "caseMails", o.name as organisation, m.organisation_id, permissions
     from memberships m join users u on u.id = m.user_id join organisations o on o.id = m.organisation_id, ${rightsOf('m')} permissions
     where ${canSignIn} and u.id <> $1 and (
       m.organisation_id = $2 or m.organisation_id = any($3::uuid[])
     ) and exists (select from unnest(permissions) p where lower(p) = any($4::text[]))
     order by m.organisation_id <> $2, u.full_name collate human, u.id limit ${most}`,
    [user.id, caller.organisation, seen?.parties ?? [], granting(area.permissions.detail)],
  )
  const readers = rows.filter(({ permissions }) => grants(permissions, area.permissions.detail))
  const first = new Map(readers.toReversed().map((one) => [one.id, one]))
  return readers
    .filter((one) => first.get(one.id) === one)
    .map(({ organisation_id, permissions: _permissions, ...one }) => ({
      ...one,
      organisationId: organisation_id,
      isColleague: organisation_id === caller.organisation,
    }))
}
