import type { FileStore } from '../files/fileStore.ts'
import { day, hour } from '../quota.ts'
import { type Store, system } from '../store/store.ts'

/** Rows, and imports, that are cleared away together. */
const most = { rows: 5_000, imports: 20 }
/** Milliseconds after which it is forgotten that there was one; after which nobody is bringing it any more. */
const [forgotten, lost] = [30 * day * 1000, hour * 1000]

/** Ends what has waited too long, and removes what was staged for it, or for one that could not be read to its end; the file itself as soon as it is read. Answers how much there was. */
export const clearImports = async (store: Store, files: FileStore, now: Date): Promise<number> => {
  await store.run(
    system,
    `update imports set state = 'expired', ended_at = coalesce(ended_at, $1) where state <> 'expired' and expires_at <= $1`,
    [now.toISOString()],
  )
  await store.run(
    system,
    `update imports set state = 'failed', ended_at = $1 where state = 'arriving' and requested_at <= $2`,
    [now.toISOString(), new Date(now.getTime() - lost).toISOString()],
  )
  const read = await store.run<{ id: string; storage_key: string }>(
    system,
    `select id, storage_key from imports where storage_key is not null and state not in ('arriving', 'reading') limit ${most.imports}`,
  )
  for (const { id, storage_key } of read) {
    await files.remove(storage_key)
    await store.run(system, 'update imports set storage_key = null where id = $1', [id])
  }
  const rows = await store.run(
    system,
    `delete from import_rows where (import_id, number) in (
      select import_id, number from import_rows r join imports i on i.id = r.import_id
      where i.state = 'expired' or (i.state = 'failed' and i.reason is not null) limit ${most.rows}
    ) returning number`,
  )
  const old = `delete from imports i where state = 'expired' and ended_at <= $1 and storage_key is null and not exists (
    select from import_rows where import_id = i.id)`
  await store.run(system, old, [new Date(now.getTime() - forgotten).toISOString()])
  return read.length + rows.length
}
