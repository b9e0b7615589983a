import type { OrganisationChoice } from '../../../machines/session/session.types.ts'
import { type Store, system } from '../store/store.ts'
import { type Kind, tooMany, trying, whoOf } from './attempts.ts'
import { lifetimes } from './limits.ts'
import { networkOf } from './network.ts'
import { organisationsOfUser } from './people.ts'
import type { Tokens } from './tokens.ts'

export interface Account {
  id: string
  password_hash: string | null
  locked: boolean
  /** They have chosen their password and shown that the address is theirs. */
  activated: boolean
  organisations: OrganisationChoice[]
}

/** Whether the user `u` has signed in from the network `$2` since `$3`. */
const known = 'exists (select from sessions s where s.user_id = u.id and s.address = $2 and s.created_at > $3) as known'

const knownSince = (now: Date) => new Date(now.getTime() - lifetimes.knownAddress * 1000).toISOString()

/** Whose try it is: an account by its mail address, known or not, and counted apart at an address that is the person's. */
export interface Trial {
  tokens: Tokens
  email: string
  address: string
  now: Date
}

export interface Tried<A> {
  account: A | null
  /** What the try is counted by. */
  who: string
  /** Seconds that the next must wait. */
  wait: number
}

/** Looks an account up and takes one try of it: the same work whoever has the mail address. @throws HttpError 429 */
const findAndTry = async <A>(
  store: Store,
  kind: Kind,
  prefix: string,
  columns: string,
  { tokens, email, address, now }: Trial,
): Promise<Tried<A>> => {
  const tried = `
    with account as (select u.id, ${known} ${columns} from users u where u.email = $1),
    guessed as (select case when exists (select from account where known) then $5 else $4 end as who),
    tried as (${trying(kind, '(select who from guessed)', '$6')})
    select who, (select to_jsonb(account) from account) as account, (select wait from tried) as wait from guessed`
  const buckets = [whoOf(tokens, email, null), whoOf(tokens, email, address)].map((who) => prefix + who)
  const values = [email, networkOf(address), knownSince(now), ...buckets, now.toISOString()]
  const [row] = await store.run<Tried<A> & { wait: number | null }>(system, tried, values)
  if (row!.wait === null) throw await tooMany(store, kind, row!.who, now)
  return row!
}

/** One try of a password. @throws HttpError 429 while there is none left */
export const tryAccount = (store: Store, trial: Trial): Promise<Tried<Account>> =>
  findAndTry(
    store,
    'account',
    '',
    `, (select hash from passwords where user_id = u.id) as password_hash, u.locked_at is not null as locked, u.activated_at is not null and not coalesce((select given from passwords where user_id = u.id), false) as activated, ${organisationsOfUser}`,
    trial,
  )

/** One request of a code for a purpose. @throws HttpError 429 while it is too early for another */
export const tryCode = (store: Store, purpose: string, trial: Trial): Promise<Tried<{ id: string }>> =>
  findAndTry(store, 'code', `${purpose} `, '', trial)

/** Somebody whom a provider of identities has named; null when they are locked. */
export const findOrganisations = async (store: Store, id: string): Promise<OrganisationChoice[] | null> => {
  const found = `select ${organisationsOfUser} from users u where u.id = $1 and u.locked_at is null`
  const [row] = await store.run<{ organisations: OrganisationChoice[] }>(system, found, [id])
  return row?.organisations ?? null
}

export const setPasswordHash = async (store: Store, id: string, hash: string): Promise<void> => {
  await store.run(system, 'update passwords set hash = $2 where user_id = $1', [id, hash])
}
