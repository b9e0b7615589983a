import pg from 'pg'
import { ConfigError } from '../config.ts'
import type { Owner } from './migrations.ts'

/** Lets the login do what the application may do under row-level security, when it may not yet. */
export const admit = async (owner: Owner, login: Owner): Promise<void> => {
  const [asked] = await login.query<{ name: string; admitted: boolean }>(
    "select session_user::text as name, pg_has_role(session_user, 'covergate_app', 'member') as admitted",
  )
  const { name, admitted } = asked!
  if (!admitted) await owner.exec(`grant covergate_app to ${pg.escapeIdentifier(name)}`)
}

/** Of the login itself, and of every role that it may take on. */
const powers = `
  with mine as (select * from pg_roles where pg_has_role(session_user, oid, 'member'))
  select session_user::text as name, array_remove(array[
    case when exists (select from mine where rolsuper) then 'is a superuser' end,
    case when exists (select from mine where rolcreaterole) then 'may create roles' end,
    case when exists (select from mine where rolbypassrls) then 'passes by row-level security' end,
    case when exists (
      select relowner from pg_class join mine on mine.oid = relowner where relnamespace = 'public'::regnamespace
      union all select proowner from pg_proc join mine on mine.oid = proowner where pronamespace = 'public'::regnamespace
    ) then 'owns tables or functions' end,
    case when exists (
      select from mine where has_schema_privilege(oid, 'public', 'create') or has_database_privilege(oid, current_database(), 'create')
    ) then 'may create tables' end,
    case when exists (
      select from mine, pg_class lasting where relnamespace = 'public'::regnamespace
        and (relname in ('timeline', 'audit') or obj_description(lasting.oid, 'pg_class') = 'lasting')
        and has_table_privilege(mine.oid, lasting.oid, 'update, delete, truncate')
    ) then 'may change the timeline, the audit or the books' end
  ], null) as powers`

/** @throws ConfigError when the login could alter the schema or what must last */
export const refusePowers = async (login: Owner): Promise<void> => {
  const [found] = await login.query<{ name: string; powers: string[] }>(powers)
  const { name, powers: held } = found!
  if (held.length === 0) return
  throw new ConfigError(
    `The login ${name} of DATABASE_URL ${held.join(', ')}. In production the server serves as one that cannot: ` +
      'name such a login in DATABASE_URL and the owner in DATABASE_OWNER_URL (README, "Two logins")',
  )
}
