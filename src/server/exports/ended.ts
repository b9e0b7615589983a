import { type Store, system } from '../store/store.ts'
import type { FileStore } from '../files/fileStore.ts'
import { day } from '../quota.ts'
import { partKey } from './parts.ts'

/** Exports that are cleared away together. */
const most = 20
/** Milliseconds after which it is forgotten that there was one. */
const forgotten = 30 * day * 1000

interface Left {
  id: string
  parts: number
  claim: number
  storage_key: string | null
  claims: number[]
}

/** What is left of those that have ended: pieces, and files whose time is over. */
const left = `
  select e.id, e.parts, e.claim, case when e.state = 'expired' then e.storage_key end as storage_key,
    array(select p.claim from export_parts p where p.export_id = e.id order by number) as claims
  from exports e join (
    select p.export_id as id from export_parts p join exports o on o.id = p.export_id where o.state <> 'working'
    union select o.id from exports o where o.state = 'expired' and o.storage_key is not null
  ) ended using (id)
  limit ${most}`

/** Ends the time of files, and removes what was written of exports that have ended, the bytes first. Answers how much there was. */
export const clearExports = async (store: Store, files: FileStore, now: Date): Promise<number> => {
  await store.run(system, `update exports set state = 'expired' where state = 'ready' and expires_at <= $1`, [
    now.toISOString(),
  ])
  const ended = await store.run<Left>(system, left)
  for (const { id, parts, claim, claims, storage_key } of ended) {
    for (const [number, by] of [...claims.entries(), [parts, claim] as const])
      await files.remove(partKey({ id, parts: number, claim: by }))
    if (storage_key !== null) await files.remove(storage_key)
    await store.run(system, 'delete from export_parts where export_id = $1', [id])
    await store.run(system, `update exports set storage_key = null where id = $1 and state = 'expired'`, [id])
  }
  const old = `delete from exports where ended_at <= $1 and state <> 'working' and state <> 'ready' and storage_key is null`
  await store.run(system, old, [new Date(now.getTime() - forgotten).toISOString()])
  return ended.length
}
