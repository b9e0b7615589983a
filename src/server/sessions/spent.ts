import { type Store, system } from '../store/store.ts'

/** How long it is remembered of a proof that has expired that it was shown, in milliseconds: clocks may be set back. */
const remembered = 24 * 60 * 60 * 1000

/** Marks a proof that counts once as used, and one that is too late as worthless. False: it has been shown before. */
export const spend = async (store: Store, id: string, expiresAt: Date, now: Date): Promise<boolean> => {
  const spent = `
    with gone as (delete from spent_proofs where expires_at < $3)
    insert into spent_proofs (id, expires_at) values ($1, $2) on conflict do nothing returning id`
  const forgotten = new Date(now.getTime() - remembered)
  const rows = await store.run(system, spent, [id, expiresAt.toISOString(), forgotten.toISOString()])
  return rows.length > 0
}
