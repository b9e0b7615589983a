import { days } from '../../../machines/kit/days.ts'
import type { Sql } from '../store/store.ts'

/** Of an organisation every fourth uses nothing, or has long ceased to. */
const text = `
  with numbered as (
    select p.person, p.organisation_id, row_number() over (partition by p.organisation_id order by a.full_name, a.id) as number
    from user_accounts a join account_people p on p.account = a.id where a.status = 'ACTIVE'
  ),
  used as (
    select person, organisation_id, case
        when number % 4 > 0 then $1::date - (number * 5 % 60)::int
        when number % 8 > 0 then $2::date
      end as day
    from numbered
  )
  select note_uses(coalesce(jsonb_agg(jsonb_build_object(
    'person', used.person, 'organisation', used.organisation_id, 'permission', lower(code), 'day', used.day)), '[]'))
  from used cross join lateral unnest(app_rights(used.person, used.organisation_id)) code
  where used.day is not null and code ~ '\\.(list|detail)$'`

/** Most people have used what they have lately: what the review tells of are the others. */
export const writeUses = (sql: Sql, now: Date): Promise<unknown> =>
  sql.query(text, [now, new Date(now.getTime() - days(120))])
