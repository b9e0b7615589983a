import { type Store, system } from '../../store/store.ts'
import { type PersonRow, personColumns, personTables } from '../people.ts'

export interface KeyRow extends PersonRow {
  hash: string
  until: string | null
  key_id: string
  key_name: string
  status: string
  expires_at: string
  ranges: { range: string }[]
  last_used_at: string | null
  /** What it was made for, but what is for people alone. */
  scope: string[]
}

const columns = `k.hash, k.until, k.key_id, k.name as key_name, k.status, k.expires_at, k.ranges, k.last_used_at, k.scope`

const tables = `program_keys k join ${personTables} on u.id = k.maker and org.id = k.organisation_id`

/** A key by one of its secrets, with who drew that, as long as they may work for its organisation. */
export const findKey = async (store: Store, secretId: string): Promise<KeyRow | null> => {
  const found = `select ${columns}, ${personColumns} from ${tables} where k.secret_id = $1 and u.locked_at is null`
  const [row] = await store.run<KeyRow>(system, found, [secretId], 'program key')
  return row ?? null
}

/** The same by its id, as its newest secret has it. */
export const findNewest = async (store: Store, id: string): Promise<KeyRow | null> => {
  const found = `select ${columns}, ${personColumns} from ${tables} where k.key_id = $1 and k.until is null and u.locked_at is null`
  const [row] = await store.run<KeyRow>(system, found, [id])
  return row ?? null
}

/** Seconds in which uses of a key count as one. */
const use = 60

/** Puts down when and from where a key was used, at most once a minute. */
export const keepUse = async (store: Store, { key_id, last_used_at }: KeyRow, address: string, now: Date) => {
  if (last_used_at !== null && Date.parse(last_used_at) > now.getTime() - use * 1000) return
  const kept = `select note_key_use($1::uuid, $2::timestamptz, $3, interval '${use} seconds')`
  await store.run(system, kept, [key_id, now.toISOString(), address])
}
