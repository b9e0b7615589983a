import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../../src/server/sessions/passwords.ts'
import { ownerText } from '../../../src/server/store/scope.ts'
import { type Store, system } from '../../../src/server/store/store.ts'
import type { OrganisationKind } from '../../../src/shared/organisationKinds.ts'

export const password = 'correct horse battery staple'

const hashed = hashPassword(password)

export const addOrganisation = async (store: Store, code: string, kind: OrganisationKind): Promise<string> => {
  const id = randomUUID()
  await asOwner(store, 'insert into organisations (id, code, name, kind) values ($1, $2, $3, $4)', [
    id,
    code,
    `The ${code}`,
    kind,
  ])
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
  const user =
    'insert into users (id, email, full_name, password_hash, locked_at, activated_at) values ($1, $2, $3, $4, $5, $6)'
  const now = new Date().toISOString()
  const times = [locked ? now : null, activated ? now : null]
  await asOwner(store, user, [id, email, `Name of ${email}`, await hashed, ...times])
  for (const { organisation, permissions } of memberships)
    await asOwner(store, 'insert into memberships values ($1, $2, $3, $4)', [
      id,
      organisation,
      ['operator'],
      permissions,
    ])
  return id
}

/** The server itself may not write organisations and people. */
export const asOwner = <R>(store: Store, text: string, values: unknown[] = []): Promise<R[]> =>
  store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    return sql.query<R>(text, values)
  })
