import type { Config } from '../config.ts'
import { mailing, sendAtOf } from '../mail/mail.ts'
import { auditing } from '../sessions/audit.ts'
import { type Store, system } from '../store/store.ts'
import { changedLetter } from './letters.ts'
import type { Person } from './types.ts'

export interface Change {
  person: Person
  hash: string
  /** ISO instant. */
  at: string
  /** What the audit keeps of it. */
  entry: string
  /** Not changed unless this is still the present one. */
  replaces?: string
  /** Not changed unless the code with this id was answered rightly; it is used up. */
  granted?: string
  /** The session that goes on. */
  present?: string
}

const taken =
  'granted as (delete from codes where id = $9 and verified_at is not null and expires_at > $3 returning id),'

/** One statement, so that all of it holds or nothing, in one trip to the database. */
const changed = (byGrant: boolean) => `
  with ${byGrant ? taken : ''} person as (
    select id from users where id = $1 and locked_at is null ${byGrant ? 'and exists (select from granted)' : ''}
      and ($4::text is null or exists (select from passwords where user_id = $1)) for update
  ), chosen as (
    insert into passwords as p (user_id, hash) select id, $2 from person
      on conflict (user_id) do update set hash = $2, given = false, answers = null where p.hash = coalesce($4, p.hash)
    returning user_id
  ), written as (
    update users set password_set_at = $3, activated_at = coalesce(activated_at, $3::timestamptz)
    where id = (select user_id from chosen) returning id
  ), ended as (
    update sessions set ended_at = $3, end_reason = 'passwordChanged'
    where user_id = (select id from written) and ended_at is null and id is distinct from $5::uuid returning id
  ), forgotten as (delete from codes where user_id = (select id from written) ${byGrant ? 'and id <> $9' : ''}),
  noted as (${auditing('$6', 'select from written')}),
  told as (${mailing({ mails: '$7', at: '$3', sendAt: '$8' }, 'select from written')})
  select coalesce((select jsonb_agg(id) from ended), '[]') as ended from written`

/**
 * Writes the new password, ends the person's other sessions, makes their codes worthless and writes to them; answers the
 * sessions that ended, or null when nothing was changed. The account is active from then on.
 */
export const changePassword = async (store: Store, config: Config, change: Change): Promise<string[] | null> => {
  const { person, hash, at, entry, replaces, granted, present } = change
  const letter = JSON.stringify([changedLetter(config, person)])
  const values = [person.id, hash, at, replaces, present, entry, letter, sendAtOf(config, at)]
  const [row] = granted
    ? await store.run<{ ended: string[] }>(system, changed(true), [...values, granted])
    : await store.run<{ ended: string[] }>(system, changed(false), values)
  return row?.ended ?? null
}
