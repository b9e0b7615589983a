import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../../src/server/sessions/passwords.ts'
import { ownerText } from '../../../src/server/store/scope.ts'
import { type Store, system } from '../../../src/server/store/store.ts'
import type { OrganisationKind } from '../../../src/shared/organisationKinds.ts'

export const password = 'correct horse battery staple'

export const hashed = hashPassword(password)

/** An organisation that nobody else manages. */
export const addOrganisation = async (store: Store, code: string, kind: OrganisationKind): Promise<string> => {
  const id = randomUUID()
  const text = `insert into organisations (id, code, name, kind, managed_by, role_template)
    select $1::uuid, $2, $3, $4, $1::uuid, id from role_templates where code = 'PARTNER'`
  await asOwner(store, text, [id, code, `The ${code}`, kind])
  return id
}

interface Person {
  email: string
  memberships: { organisation: string; permissions: string[] }[]
  locked?: boolean
  activated?: boolean
}

/** A person who signs in with `password`. */
export const addPerson = async (
  store: Store,
  { email, memberships, locked = false, activated = true }: Person,
): Promise<string> => {
  const id = randomUUID()
  const user = 'insert into users (id, email, full_name, locked_at, activated_at) values ($1, $2, $3, $4, $5)'
  const now = new Date().toISOString()
  const times = [locked ? now : null, activated ? now : null]
  await asOwner(store, user, [id, email, `Name of ${email}`, ...times])
  await asOwner(store, 'insert into passwords (user_id, hash) values ($1, $2)', [id, await hashed])
  for (const { organisation, permissions } of memberships) {
    await asOwner(store, 'insert into memberships (user_id, organisation_id) values ($1, $2)', [id, organisation])
    await setRights(store, email, permissions, organisation)
  }
  return id
}

/** Gives somebody a role with these permissions in place of those that they have, in one of their organisations or in each. */
export const setRights = (
  store: Store,
  email: string,
  permissions: readonly string[],
  organisation: string | null = null,
): Promise<unknown> =>
  store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    // Roles of an organisation are numbered; others may be given at the same time.
    await sql.query("select pg_advisory_xact_lock(hashtext('access_roles'))")
    const codes = `{${[...new Set(permissions)].join()}}`
    await sql.query(
      'insert into access_permissions (created_at, updated_at, code) select now(), now(), unnest($1::text[]) on conflict do nothing',
      [codes],
    )
    const members = await sql.query<{ user_id: string; organisation_id: string }>(
      `select user_id, organisation_id from memberships join users on id = user_id where email = $1 and organisation_id = coalesce($2::uuid, organisation_id)`,
      [email, organisation],
    )
    for (const { user_id, organisation_id } of members) {
      await sql.query('delete from member_roles where user_id = $1 and organisation_id = $2', [
        user_id,
        organisation_id,
      ])
      await sql.query(
        `with given as (
          insert into access_roles (created_at, updated_at, organisation_id, code, name, permissions)
          select now(), now(), $2::uuid, 'operator' || coalesce(nullif('-' || count(*), '-0'), ''), 'Operator',
            array(select id from access_permissions where code = any($3::text[]))
          from access_roles where organisation_id = $2 returning id
        ) insert into member_roles select $1::uuid, $2::uuid, id from given`,
        [user_id, organisation_id, codes],
      )
    }
  })

/** The server itself may not write organisations and people. */
export const asOwner = <R>(store: Store, text: string, values: unknown[] = []): Promise<R[]> =>
  store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    return sql.query<R>(text, values)
  })
