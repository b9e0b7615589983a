import type { OrganisationChoice } from '../../../machines/session/session.types.ts'
import { type Store, system } from '../store/store.ts'
import { lifetimes } from './limits.ts'
import { organisationsOfUser } from './people.ts'

export interface Account {
  id: string
  password_hash: string | null
  locked: boolean
  /** They have signed in from this address before. */
  known: boolean
  organisations: OrganisationChoice[]
}

export const findAccount = async (store: Store, email: string, address: string, now: Date): Promise<Account | null> => {
  const found = `
    select u.id, u.password_hash, u.locked_at is not null as locked, ${organisationsOfUser},
      exists (select from sessions s where s.user_id = u.id and s.address = $2 and s.created_at > $3) as known
    from users u where u.email = $1`
  const since = new Date(now.getTime() - lifetimes.knownAddress * 1000)
  const [account] = await store.run<Account>(system, found, [email, address, since.toISOString()])
  return account ?? null
}

/** Somebody whom a provider of identities has named; null when they are locked. */
export const findOrganisations = async (store: Store, id: string): Promise<OrganisationChoice[] | null> => {
  const found = `select ${organisationsOfUser} from users u where u.id = $1 and u.locked_at is null`
  const [row] = await store.run<{ organisations: OrganisationChoice[] }>(system, found, [id])
  return row?.organisations ?? null
}

export const setPasswordHash = async (store: Store, id: string, hash: string): Promise<void> => {
  await store.run(system, 'update users set password_hash = $2 where id = $1', [id, hash])
}
