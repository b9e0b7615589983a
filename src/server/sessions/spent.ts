import { type Store, system } from '../store/store.ts'
import { countedAs, tooMany, trying } from './attempts.ts'

/** Something that shows what it says, and counts once. */
export interface Proof {
  id: string
  expiresAt: Date
}

/** How long it is remembered of a proof that has expired that it was shown, in milliseconds: clocks may be set back. */
const remembered = 24 * 60 * 60 * 1000

const forgottenBy = (now: Date): string => new Date(now.getTime() - remembered).toISOString()

/** Marks a proof that counts once as used, and one that is too late as worthless. False: it has been shown before. */
export const spend = async (store: Store, id: string, expiresAt: Date, now: Date): Promise<boolean> => {
  const spent = `
    with gone as (delete from spent_proofs where expires_at < $3)
    insert into spent_proofs (id, expires_at) values ($1, $2) on conflict do nothing returning id`
  const rows = await store.run(system, spent, [id, expiresAt.toISOString(), forgottenBy(now)])
  return rows.length > 0
}

/**
 * Takes one try of an address and, where there is one left, marks the proof that came with it as used. False: it has been before,
 * or is too late.
 * @throws HttpError 429 with Retry-After while there is no try left
 */
export const spendWithTry = async (store: Store, address: string, proof: Proof, now: Date): Promise<boolean> => {
  const spent = `
    with tried as (${trying('address', '$1', '$2')}),
    gone as (delete from spent_proofs where expires_at < $5),
    spent as (insert into spent_proofs (id, expires_at) select $3, $4::timestamptz from tried on conflict do nothing returning id)
    select exists (select from spent) as spent from tried`
  const values = [
    countedAs('address', address),
    now.toISOString(),
    proof.id,
    proof.expiresAt.toISOString(),
    forgottenBy(now),
  ]
  const [taken] = await store.run<{ spent: boolean }>(system, spent, values)
  if (!taken) throw await tooMany(store, 'address', address, now)
  return taken.spent && proof.expiresAt > now
}
