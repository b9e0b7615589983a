import { type Store, system } from '../store/store.ts'

/** Marks a proof that counts once as used. False: it has been used before. */
export const spend = async (store: Store, id: string, expiresAt: Date, now: Date): Promise<boolean> => {
  const spent = `
    with gone as (delete from spent_proofs where expires_at < $3)
    insert into spent_proofs (id, expires_at) values ($1, $2) on conflict do nothing returning id`
  const rows = await store.run(system, spent, [id, expiresAt.toISOString(), now.toISOString()])
  return rows.length > 0
}
