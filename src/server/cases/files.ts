import type { PayloadFields } from '../../../machines/fields/fields.ts'
import { isId } from '../../../machines/fields/reference.ts'
import type { Checked } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { unseenAt } from '../records/unseen.ts'
import type { Caller } from '../store/store.ts'

type Payload = Record<string, unknown>

/** What is said of a file that is none of the case's. */
const notOfCase = 'validation:fileOfCase'

/** By the fields of an event's payload that hold a file: the field beside each that holds its name. */
const fileFields = (fields: PayloadFields): [name: string, fileName: string][] =>
  Object.entries(fields).flatMap(([name, field]) => (field.type === 'file' ? [[name, field.nameIn]] : []))

const found = `
  select id, name from files where id = any($1::uuid[]) and area = $2 and case_id = $3 and confirmed_at is not null`

/**
 * A payload with its files as their rows have them: each is a confirmed file of this very case that the sender may see, and is
 * called what it was announced as. A confirmed file stays as it is, so what is found here still holds when the move is written.
 */
export const withFiles = async (
  { store }: Host,
  caller: Caller,
  of: { area: string; id: string },
  asked: PayloadFields,
  payload: Payload,
): Promise<Checked<Payload>> => {
  const fields = fileFields(asked).filter(([name]) => typeof payload[name] === 'string')
  if (fields.length === 0) return { ok: true, value: payload }
  const ids = fields.map(([name]) => payload[name] as string).filter(isId)
  const rows = await store.run<{ id: string; name: string }>(caller, found, [ids, of.area, of.id], 'case files')
  const given = fields.map(([field, fileName]) => {
    const file = rows.find((row) => row.id === String(payload[field]).toLowerCase())
    return { field, fileName, file }
  })
  const missing = given.filter(({ file }) => !file)
  if (missing.length > 0)
    return {
      ok: false,
      fields: missing.map(({ field }) => unseenAt(field, notOfCase, [payload[field] as string])),
    }
  const known = given.flatMap(({ field, fileName, file }) => [
    [field, file!.id],
    ...(fileName === undefined ? [] : [[fileName, file!.name]]),
  ])
  return { ok: true, value: { ...payload, ...(Object.fromEntries(known) as Payload) } }
}
