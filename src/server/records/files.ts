import { typeOf } from '../../../machines/fields/fields.ts'
import { filesIn, type KeptFile } from '../../../machines/fields/kept.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Query } from '../performer.ts'
import { unseenAt } from './unseen.ts'

type Values = Record<string, unknown>

/** What is said of a file that is not there for the record. */
export const noFile = 'validation:noFile'

const wrongIn = (held: readonly [name: string, ids: string[]][]): FieldError[] =>
  held.flatMap(([name, ids]) => (ids.length > 0 ? [unseenAt(name, noFile, ids)] : []))

/** Another record was saved with a file in the meantime. */
export class NoFile extends Error {
  readonly fields: FieldError[]
  constructor(held: readonly [name: string, ids: string[]][]) {
    super('A file is not there for the record')
    this.fields = wrongIn(held)
  }
}

/** The fields of an area whose values are files. */
export const fileFields = ({ fields }: Area): string[] =>
  Object.keys(fields).filter((name) => typeOf(fields[name]!.type).takes)

const heldIn = (area: Area, values: Values): [name: string, files: KeptFile[]][] =>
  fileFields(area).flatMap((name) => (name in values ? [[name, filesIn(values[name])]] : []))

/** Those that a record may be saved with: its own, and those that who saves it has brought for a record of the area. */
const free = `
  confirmed_at is not null and dropped_at is null and area = $1
  and (case_id = $2::uuid or case_id is null and uploaded_by = $3::uuid)`

/** Values with their files as these were announced, or which fields name one that is not there for them. */
export const withFiles = async (
  query: Query,
  by: Actor,
  area: Area,
  id: string | null,
  values: Values,
): Promise<{ values: Values; wrong: FieldError[] }> => {
  const held = heldIn(area, values).filter(([, files]) => files.length > 0)
  if (held.length === 0) return { values, wrong: [] }
  const ids = held.flatMap(([, files]) => files.map((file) => file.id))
  const rows = await query<KeptFile & { field: string }>(
    `select id, name, type, size, field from files where id = any($4::uuid[]) and ${free}`,
    [area.id, id, by.userId, ids],
  )
  const known = new Map(rows.map(({ field, ...file }) => [`${field} ${file.id}`, file]))
  const found = held.map(([name, files]) => {
    const ownOf = (file: KeptFile) => known.get(`${name} ${file.id.toLowerCase()}`)
    const missing = files.filter((file) => !ownOf(file)).map((file) => file.id)
    return { name, files: files.map(ownOf).filter((file) => file !== undefined), missing }
  })
  return {
    values: {
      ...values,
      ...Object.fromEntries(
        found.map(({ name, files }) => [name, Array.isArray(values[name]) ? files : (files[0] ?? null)]),
      ),
    },
    wrong: wrongIn(found.map(({ name, missing }) => [name, missing])),
  }
}

/**
 * Gives a record that was just written the files of the values that it was written with, and lets go of those that it held there
 * before, all by the transaction that has written it.
 * @throws NoFile
 */
export const settleFiles = async (
  query: Query,
  area: Area,
  { by, at }: { by: Actor; at: string },
  { id, kept_for }: { id: string; kept_for: string[] },
  values: Values,
): Promise<void> => {
  const held = heldIn(area, values)
  if (held.length === 0) return
  const ids = held.flatMap(([, files]) => files.map((file) => file.id))
  await query(
    `update files set dropped_at = $1 where area = $2 and case_id = $3 and field = any($4) and id <> all($5::uuid[]) and dropped_at is null`,
    [at, area.id, id, held.map(([name]) => name), ids],
  )
  const taken = `
    update files set case_id = $2, parties = $5 where id = any($4::uuid[]) and case_id is null and ${free}`
  await query(taken, [area.id, id, by.userId, ids, kept_for])
  const own = 'select id from files where id = any($1::uuid[]) and case_id = $2 and dropped_at is null'
  const owned = new Set((await query<{ id: string }>(own, [ids, id])).map((row) => row.id))
  const lost = held.map(([name, files]): [string, string[]] => [
    name,
    files.map((file) => file.id).filter((file) => !owned.has(file)),
  ])
  if (lost.some(([, files]) => files.length > 0)) throw new NoFile(lost)
}
