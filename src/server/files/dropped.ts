import { type Store, system } from '../store/store.ts'
import type { FileStore } from './fileStore.ts'

const day = 24 * 60 * 60_000

/** Files that are cleared away together. */
const most = 100

/** Lets go of files that nobody has saved a record with for a day, and that no draft of who has brought them holds. */
const dropLoose = async (store: Store, now: Date): Promise<void> => {
  const dropped = `
    update files set dropped_at = $1
    where field is not null and case_id is null and created_at < $2 and confirmed_at is not null and dropped_at is null
      and not exists (
        select from drafts d
        where d.user_id = files.uploaded_by and d.area = files.area and d.typed::text like '%' || files.id || '%'
      )`
  await store.run(system, dropped, [now.toISOString(), new Date(now.getTime() - day).toISOString()])
}

/** Removes what was let go of, the bytes first: what is left half done is found again. Answers how much there was. */
export const clearDropped = async (store: Store, files: FileStore, now: Date): Promise<number> => {
  await dropLoose(store, now)
  const rows = await store.run<{ id: string; storage_key: string }>(
    system,
    `select id, storage_key from files where dropped_at is not null limit ${most}`,
  )
  for (const { storage_key } of rows) await files.remove(storage_key)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await store.run(system, 'delete from files where id = any($1) and dropped_at is not null', [ids])
  return rows.length
}
