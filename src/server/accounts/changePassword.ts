import type { Config } from '../config.ts'
import { keepMails } from '../mail/mail.ts'
import type { Sql } from '../store/store.ts'
import { changedLetter } from './letters.ts'
import type { Person } from './types.ts'

export interface Change {
  person: Person
  hash: string
  /** ISO instant. */
  at: string
  /** Not changed unless this is still the present one. */
  replaces?: string
  /** The session that goes on. */
  present?: string
}

const written = `
  update users set password_hash = $2, activated_at = coalesce(activated_at, $3)
  where id = $1 and locked_at is null and password_hash is not distinct from coalesce($4, password_hash)
  returning id`

const ended = `
  update sessions set ended_at = $2, end_reason = 'passwordChanged'
  where user_id = $1 and ended_at is null and id is distinct from $3::uuid returning id`

/**
 * Writes the new password, ends the person's other sessions, makes their codes worthless and writes to them; answers the
 * sessions that ended, or null when nothing was changed. The account is active from then on.
 */
export const changePassword = async (sql: Sql, config: Config, change: Change): Promise<string[] | null> => {
  const { person, hash, at, replaces, present } = change
  const changed = await sql.query(written, [person.id, hash, at, replaces])
  if (changed.length === 0) return null
  const sessions = await sql.query<{ id: string }>(ended, [person.id, at, present])
  await sql.query('delete from codes where user_id = $1', [person.id])
  await keepMails(sql, config, null, [changedLetter(config, person)], at)
  return sessions.map(({ id }) => id)
}
