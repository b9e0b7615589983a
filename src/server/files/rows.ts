import type { Area } from '../../shared/area/types.ts'
import type { IssuedFile } from '../../shared/endpoints/answers/files.ts'
import { keptFor, onlyReads, visible } from '../records/scope.ts'
import { type Caller, type Store, system } from '../store/store.ts'
import type { Kept } from './fileStore.ts'
import type { FilePlace } from './place.ts'
import type { Session } from '../sessions/types.ts'

export interface NewFile {
  id: string
  key: string
  name: string
  type: string
  size: number
  ticketHash: string
  ticketExpiresAt: Date
  place: FilePlace
}

export interface FileRow {
  id: string
  storage_key: string
  name: string
  type: string
  size: number
  area: string
  field: string | null
  case_id: string | null
  /** Null: who has brought it by a link. */
  uploaded_by: string | null
  /** Null until it has been put. */
  digest: string | null
}

const columns = 'id, storage_key, name, type, size, area, field, case_id, uploaded_by, digest'

/** Who brings a file; null: who has no account, for the organisation whose the record is. */
export interface Bringer {
  caller: Caller
  person: string | null
}

/** Announces a file for a record; false when the caller may not see the record. One for a field of it is nobody's until the record is saved with it. */
export const announce = async (
  store: Store,
  { caller, person }: Bringer,
  area: Area,
  file: NewFile,
  now: Date,
): Promise<boolean> => {
  const { id, key, name, type, size, ticketHash, ticketExpiresAt, place } = file
  const owned = place.field === undefined ? `id, ${keptFor(area)}` : `null::uuid, '{}'::uuid[]`
  const announced = `
    insert into files (id, organisation_id, uploaded_by, storage_key, name, type, size, ticket_hash, ticket_expires_at, area, created_at, field, case_id, parties)
    select $1::uuid, ${person === null ? `coalesce($2::uuid, (${keptFor(area)})[1])` : '$2::uuid'}, $3::uuid, $4, $5, $6, $7::int, $8, $9::timestamptz, $10, $11::timestamptz, $12::text, ${owned}
    ${place.id === null ? '' : `from ${area.table} where id = $13::uuid and ${onlyReads(area, caller) ? 'false' : visible(area, caller)}`} returning id`
  const owner = [id, person === null ? null : caller.organisation, person]
  const values = [
    ...owner,
    key,
    name,
    type,
    size,
    ticketHash,
    ticketExpiresAt.toISOString(),
    area.id,
    now.toISOString(),
    place.field ?? null,
    ...(place.id === null ? [] : [place.id]),
  ]
  return (await store.run(caller, announced, values)).length > 0
}

/** Takes the one upload that a ticket allows. */
export const takeUpload = async (store: Store, id: string, ticketHash: string, now: Date): Promise<FileRow | null> => {
  const taken = `
    update files set ticket_hash = null where id = $1 and ticket_hash = $2 and ticket_expires_at > $3
    returning ${columns}`
  const [row] = await store.run<FileRow>(system, taken, [id, ticketHash, now.toISOString()])
  return row ?? null
}

/** Says that the last byte is on disk; false when the file was taken away meanwhile. */
export const markPut = async (store: Store, id: string, { digest, size }: Kept): Promise<boolean> => {
  const marked = 'update files set digest = $2, size = $3 where id = $1 and confirmed_at is null returning id'
  return (await store.run(system, marked, [id, digest, size])).length > 0
}

/** The file of who has brought it that has been put and not yet confirmed. */
export const findPut = async (store: Store, caller: Caller, bringer: string, id: string): Promise<FileRow | null> => {
  const found = `
    select ${columns} from files
    where id = $1 and uploaded_by = $2 and digest is not null and confirmed_at is null`
  const [row] = await store.run<FileRow>(caller, found, [id, bringer])
  return row ?? null
}

/** A file that was brought by a link for a case, has been put and is not yet confirmed. */
export const findBrought = async (
  store: Store,
  { area, id: record }: FilePlace,
  id: string,
): Promise<FileRow | null> => {
  const found = `
    select ${columns} from files
    where id = $1 and uploaded_by is null and area = $2 and case_id = $3 and digest is not null and confirmed_at is null`
  const [row] = await store.run<FileRow>(system, found, [id, area, record])
  return row ?? null
}

/** A file that was brought by a link and is no record's yet. */
export const findLinked = async (store: Store, caller: Caller, link: string, id: string): Promise<FileRow | null> => {
  const found = `
    select ${columns} from files
    where id = $1 and uploaded_by = $2 and case_id is null and confirmed_at is not null and dropped_at is null`
  const [row] = await store.run<FileRow>(caller, found, [id, link])
  return row ?? null
}

/** False when somebody else has confirmed or removed it meanwhile. */
export const confirm = async (store: Store, id: string, now: Date): Promise<boolean> => {
  const confirmed = 'update files set confirmed_at = $2 where id = $1 and confirmed_at is null returning id'
  return (await store.run(system, confirmed, [id, now.toISOString()])).length > 0
}

/** One that was let go of is gone. */
export const findConfirmed = async (store: Store, { caller }: Session, id: string): Promise<FileRow | null> => {
  const found = `select ${columns} from files where id = $1 and confirmed_at is not null and dropped_at is null`
  const [row] = await store.run<FileRow>(caller, found, [id])
  return row ?? null
}

/** The files that the host has made for a record, oldest first: nobody announced them, and no field holds them. */
export const listIssued = (store: Store, caller: Caller, area: string, record: string): Promise<IssuedFile[]> => {
  const issued = `
    select f.id, f.name, f.type, f.size, f.created_at as at, by
    from files f, known_person(f.uploaded_by, f.organisation_id) by
    where f.area = $1 and f.case_id = $2 and f.field is null and f.ticket_expires_at is null
    order by f.created_at, f.id`
  return store.run<IssuedFile>(caller, issued, [area, record], 'issued files')
}

/** Takes away the row of a file that is not what it was said to be; false when somebody else has, or has confirmed it. */
export const discard = async (store: Store, id: string): Promise<boolean> => {
  const discarded = 'delete from files where id = $1 and confirmed_at is null returning id'
  return (await store.run(system, discarded, [id])).length > 0
}

/** Takes away announced files that were never confirmed, and returns their storage keys. */
export const discardForgotten = async (store: Store, before: Date): Promise<string[]> => {
  const forgotten = 'delete from files where confirmed_at is null and created_at < $1 returning storage_key'
  const rows = await store.run<{ storage_key: string }>(system, forgotten, [before.toISOString()])
  return rows.map((row) => row.storage_key)
}
