import { HttpError } from '../http/httpError.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { Sql } from '../store/store.ts'
import type { Done } from './answers.ts'

/** One try of an action, by the key that all of its tries share. */
export interface Try {
  by: Actor
  key: string
  /** Of what was asked. */
  hash: string
}

const queue = `select pg_advisory_xact_lock(hashtextextended($1, 0))`
const found = `select request_hash as hash, answer from performed where user_id = $1 and key = $2`

/** What was answered before under the key, once whoever else tries it at this moment has ended. @throws HttpError KEY_USED */
export const answeredBefore = async (sql: Sql, { by, key, hash }: Try): Promise<Done | null> => {
  await sql.query(queue, [`${by.userId} ${key}`])
  const [before] = await sql.query<{ hash: string; answer: Done }>(found, [by.userId, key])
  if (before && before.hash !== hash) throw new HttpError('KEY_USED', 'keyUsed')
  return before?.answer ?? null
}

const kept = `
insert into performed (user_id, key, organisation_id, at, area, action, record_id, request_hash, answer)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

interface What {
  at: string
  area: string
  action: string
}

/** Keeps that it was done, with what it changed. */
export const keepAnswer = (sql: Sql, { by, key, hash }: Try, { at, area, action }: What, answer: Done) =>
  sql.query(kept, [by.userId, key, by.organisation.id, at, area, action, answer.id, hash, JSON.stringify(answer)])
