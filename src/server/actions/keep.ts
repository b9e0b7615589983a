import type { Actor } from '../../../machines/kernel/types.ts'
import { HttpError } from '../http/httpError.ts'
import type { Sql } from '../store/store.ts'

/** One try of an action, by the key that all of its tries share. */
export interface Try {
  by: Actor
  key: string
  /** Of what was asked. */
  hash: string
}

/** What an action has done. */
export interface Kept {
  at: string
  area: string
  action: string
  recordId: string | null
  /** Of the record, when it has changed. */
  revision: number | null
}

const queue = `select pg_advisory_xact_lock(hashtextextended($1, 0))`
const found = `
  select request_hash as hash, at, area, action, record_id as "recordId", revision
  from performed where user_id = $1 and key = $2`

/** What was done before under the key, once whoever else tries it at this moment has ended. @throws HttpError KEY_USED */
export const keptBefore = async (sql: Sql, { by, key, hash }: Try): Promise<Kept | null> => {
  await sql.query(queue, [`${by.userId} ${key}`])
  const [before] = await sql.query<Kept & { hash: string }>(found, [by.userId, key])
  if (before && before.hash !== hash) throw new HttpError('KEY_USED', 'keyUsed')
  return before ?? null
}

export const keep = (sql: Sql, { by, key, hash }: Try, { at, area, action, recordId, revision }: Kept) =>
  sql.query(
    `insert into performed (user_id, key, organisation_id, at, area, action, record_id, revision, request_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [by.userId, key, by.organisation.id, at, area, action, recordId, revision, hash],
  )
