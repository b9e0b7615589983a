import { type Store, system } from '../store/store.ts'

/** Takes away codes and grants whose time is over, so that they stay worthless when the clock goes back; answers how many. */
export const dropExpired = async (store: Store, now: Date): Promise<number> => {
  const dropped = `
    delete from codes where id in (select id from codes where expires_at <= $1 for update skip locked) returning id`
  return (await store.run(system, dropped, [now.toISOString()])).length
}
