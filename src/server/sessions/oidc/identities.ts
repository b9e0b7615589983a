import { type Store, system } from '../../store/store.ts'
import type { Identity } from './provider.ts'

/** The person whom this identity was linked to, whatever their address is at the provider today. */
export const findLinked = async (store: Store, { issuer, subject }: Identity): Promise<string | null> => {
  const linked = 'select user_id from identities where issuer = $1 and subject = $2'
  const [row] = await store.run<{ user_id: string }>(system, linked, [issuer, subject])
  return row?.user_id ?? null
}

/**
 * Links an identity, for good, to the account whose address the provider has verified. One identity of an issuer each, so that an
 * address that is given to somebody else at the provider opens nothing here; null when there is no account that may be linked.
 */
export const link = async (
  store: Store,
  { issuer, subject, verifiedEmail }: Identity,
  now: Date,
): Promise<string | null> => {
  const linked = `
    insert into identities (issuer, subject, user_id, linked_at)
    select $1, $2, id, $4::timestamptz from users
    where email = $3 and locked_at is null and activated_at is not null
    on conflict do nothing returning user_id`
  const values = [issuer, subject, verifiedEmail, now.toISOString()]
  const [row] = await store.run<{ user_id: string }>(system, linked, values)
  return row?.user_id ?? null
}
