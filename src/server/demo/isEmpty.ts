import { type Store, system } from '../store/store.ts'

/** Whether nobody works here yet. */
export const isEmpty = async (store: Store): Promise<boolean> => {
  const [answer] = await store.run<{ empty: boolean }>(system, 'select not exists (select from organisations) as empty')
  return answer!.empty
}
