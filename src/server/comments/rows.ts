import { type Audience, changeable, type Comment, type Mentioned } from '../../shared/endpoints/answers/comments.ts'
import type { Area } from '../../shared/area/types.ts'
import { keptFor, partiesOf } from '../records/scope.ts'
import type { Parties } from '../context.ts'
import type { Session } from '../sessions/types.ts'
import type { Sql } from '../store/store.ts'

/** Comments on a page. */
export const pageLength = 20

export interface OfCase {
  area: string
  id: string
}

/** The last comment of the page before. */
export interface Cursor {
  at: string
  id: string
}

const listed = `
  select id, audience, text, mentions, created_at as at, edited_at as "editedAt",
    (select known_person(user_id, organisation_id)) as by
  from comments
  where area = $1 and case_id = $2 and (audience = 'all' or organisation_id = $3)
    and ($4::timestamptz is null or (created_at, id) < ($4::timestamptz, $5::uuid))
  order by created_at desc, id desc limit ${pageLength + 1}`

export const readComments = async (
  sql: Sql,
  { caller }: Session,
  { area, id }: OfCase,
  before: Cursor | null,
): Promise<{ comments: Comment[]; hasMore: boolean }> => {
  const values = [area, id, caller.organisation, before?.at ?? null, before?.id ?? null]
  const comments = await sql.query<Comment>(listed, values)
  return { comments: comments.slice(0, pageLength), hasMore: comments.length > pageLength }
}

export interface Written {
  text: string
  mentions: Mentioned[]
}

/** Adds a comment, once an id; the parties of its case, or null where the id is used. */
export const addComment = async (
  sql: Sql,
  { user, caller }: Session,
  area: Area,
  comment: Written & { id: string; caseId: string; audience: Audience },
  at: string,
): Promise<Parties | null> => {
  const { id, caseId, audience, text, mentions } = comment
  const [row] = await sql.query<{ parties: Parties }>(
    `with added as (
       insert into comments (id, area, case_id, parties, organisation_id, user_id, audience, text, mentions, created_at)
       select $1, '${area.id}', id, ${keptFor(area)}, $3, $4, $5, $6, $7::jsonb, $8 from ${area.table} where id = $2
       on conflict (id) do nothing returning case_id
     )
     select ${partiesOf(area)} as parties from ${area.table} where id in (select case_id from added)`,
    [id, caseId, caller.organisation, user.id, audience, text, JSON.stringify(mentions), at],
  )
  return row?.parties ?? null
}

export interface OwnComment extends Written {
  area: string
  case_id: string
  audience: Audience
  isChangeable: boolean
}

/** A comment of the person's own, kept as it is until the transaction ends; undefined for any other. */
export const ownComment = async (
  sql: Sql,
  { user, caller }: Session,
  id: string,
  now: Date,
): Promise<OwnComment | undefined> => {
  const [row] = await sql.query<Omit<OwnComment, 'isChangeable'> & { created_at: string }>(
    `select area, case_id, audience, text, mentions, created_at from comments
     where id = $1 and user_id = $2 and organisation_id = $3 for update`,
    [id, user.id, caller.organisation],
  )
  return row && { ...row, isChangeable: now.getTime() < Date.parse(row.created_at) + changeable }
}

export const editComment = async (sql: Sql, id: string, { text, mentions }: Written, at: string): Promise<void> => {
  const edited = 'update comments set text = $2, mentions = $3::jsonb, edited_at = $4 where id = $1'
  await sql.query(edited, [id, text, JSON.stringify(mentions), at])
}

export const deleteComment = async (sql: Sql, id: string): Promise<void> => {
  await sql.query('delete from comments where id = $1', [id])
}

export const partiesNow = async (sql: Sql, area: Area, id: string): Promise<Parties> => {
  const [row] = await sql.query<{ parties: Parties }>(
    `select ${partiesOf(area)} as parties from ${area.table} where id = $1`,
    [id],
  )
  return row!.parties
}
