import type { OrganisationChoice } from '../../../machines/session/session.types.ts'
import { type Store, system } from '../store/store.ts'
import { lifetimes } from './limits.ts'
import { networkOf } from './network.ts'
import { organisationsOfUser } from './people.ts'

export interface Account {
  id: string
  password_hash: string | null
  locked: boolean
  activated: boolean
  /** They have signed in from this address before. */
  known: boolean
  organisations: OrganisationChoice[]
}

/** Whether the user `u` has signed in from the network `$2` since `$3`. */
const known = 'exists (select from sessions s where s.user_id = u.id and s.address = $2 and s.created_at > $3) as known'

const knownSince = (now: Date) => new Date(now.getTime() - lifetimes.knownAddress * 1000).toISOString()

export const findAccount = async (store: Store, email: string, address: string, now: Date): Promise<Account | null> => {
  const found = `
    select u.id, u.password_hash, u.locked_at is not null as locked, u.activated_at is not null as activated, ${known},
      ${organisationsOfUser}
    from users u where u.email = $1`
  const [account] = await store.run<Account>(system, found, [email, networkOf(address), knownSince(now)])
  return account ?? null
}

/** Somebody whom a provider of identities has named; null when they are locked. */
export const findOrganisations = async (store: Store, id: string): Promise<OrganisationChoice[] | null> => {
  const found = `select ${organisationsOfUser} from users u where u.id = $1 and u.locked_at is null`
  const [row] = await store.run<{ organisations: OrganisationChoice[] }>(system, found, [id])
  return row?.organisations ?? null
}

/** Who has a mail address, if anybody, and whether they have signed in from this network address before. */
export const findPerson = async (
  store: Store,
  email: string,
  address: string,
  now: Date,
): Promise<{ userId: string | null; known: boolean }> => {
  const found = `select u.id as "userId", ${known} from users u where u.email = $1`
  const [person] = await store.run<{ userId: string; known: boolean }>(system, found, [
    email,
    networkOf(address),
    knownSince(now),
  ])
  return person ?? { userId: null, known: false }
}

export const setPasswordHash = async (store: Store, id: string, hash: string): Promise<void> => {
  await store.run(system, 'update users set password_hash = $2 where id = $1', [id, hash])
}
