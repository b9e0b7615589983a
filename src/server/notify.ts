import type { PersonalKind } from '../shared/endpoints/answers/overview.ts'
import { type Sql, type Store, system } from './store/store.ts'

interface Told {
  kind: PersonalKind
  /** Of what happened: of that nobody is told twice. */
  id: string
  of: { area: string; id: string }
  by: string
  at: string
}

/** Tells people of something that concerns them, in the transaction in which it happens. */
export const notify = async (
  sql: Sql,
  people: readonly { id: string; organisationId: string }[],
  { kind, id, of, by, at }: Told,
): Promise<void> => {
  if (people.length === 0) return
  await sql.query(
    `insert into notifications (user_id, organisation_id, id, kind, area, case_id, by_name, at)
     select person, organisation, $3, $4, $5, $6, $7, $8 from unnest($1::uuid[], $2::uuid[]) as told (person, organisation)
     on conflict do nothing`,
    [people.map((one) => one.id), people.map(({ organisationId }) => organisationId), id, kind, of.area, of.id, by, at],
  )
}

/** Days that somebody has to look. */
const kept = 90

/** Forgets what is older than anybody asks about; answers how much. */
export const clearNotifications = async (store: Store, now: Date): Promise<number> => {
  const gone = await store.run(
    system,
    `delete from notifications where at < $1::timestamptz - interval '${kept} days' returning 1`,
    [now.toISOString()],
  )
  return gone.length
}
