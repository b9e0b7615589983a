import type { Bell, PersonalKind, Waiting } from '../../shared/endpoints/answers/overview.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { rowsPerPage } from '../../shared/endpoints/paging.ts'
import { lookUpIds } from '../records/lookup.ts'
import { readPage } from '../records/page.ts'
import { asPerson, ofPerson } from '../sessions/asPerson.ts'
import { type Asked, askEach, desksIn } from './askEach.ts'
import { inboxOf, waitingOf } from './inbox.ts'

const most = rowsPerPage[1]

interface Personal {
  kind: PersonalKind
  id: string
  area: string
  case_id: string
  by: string
  at: string
}

const readOwn = ({ host, session }: Asked) =>
  asPerson(host.store, session, async (sql) => {
    const [bell] = await sql.query<{ looked_at: string }>(`select looked_at from bells where ${ofPerson}`)
    const personal = await sql.query<Personal>(
      `select kind, id, area, case_id, by_name as by, at from notifications where ${ofPerson} order by at desc limit ${most}`,
    )
    return { lookedAt: bell?.looked_at ?? null, personal }
  })

/** The newest of what has come to the person's desk, but by their own hand, and of what concerns them alone. */
export const readBell = async (asked: Asked): Promise<Bell> => {
  const { host, session } = asked
  const { lookedAt, personal } = await readOwn(asked)
  const wanted = desksIn(host, asked.wanted)
  const query = { tab: 'waiting', sort: '-desk_since', limit: most, user_timezone: 'UTC' }
  const found = await askEach({ ...asked, wanted }, async (area) => {
    const { rows } = await readPage(host.store, session.caller, inboxOf(area), query)
    const arrived = rows
      .map((row) => JSON.parse(row) as Row)
      .filter((row) => row['desk_by'] !== session.actor.userId)
      .map((row): Waiting => waitingOf(area, row))
    const ids = [...new Set(personal.filter((one) => one.area === area.id).map(({ case_id }) => case_id))]
    return { arrived, titles: await lookUpIds(host, session.caller, area, ids) }
  })
  const items: Bell['items'] = found.flatMap(({ area, answer }) => [
    ...(answer?.arrived ?? []).map(({ id, title, status, desk_since: at }) => ({
      kind: 'waiting' as const,
      key: `waiting ${id} ${at}`,
      area,
      id,
      title,
      status,
      by: null,
      at,
    })),
    ...personal.flatMap(({ kind, id: key, area: of, case_id: id, by, at }) => {
      const title = of === area && answer?.titles.find((one) => one.id === id)?.title
      return title ? [{ kind, key: `${kind} ${key}`, area, id, title, status: null, by, at }] : []
    }),
  ])
  return { items: items.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, most), lookedAt }
}

/** What was there by then is new to the person no more. */
export const lookAt = ({ host, session }: Pick<Asked, 'host' | 'session'>, at: string): Promise<void> =>
  asPerson(host.store, session, async (sql) => {
    await sql.query(
      `insert into bells values (app_person(), app_organisation(), least($1::timestamptz, $2::timestamptz))
       on conflict (user_id, organisation_id) do update set looked_at = greatest(bells.looked_at, excluded.looked_at)`,
      [at, host.clock().toISOString()],
    )
  })
