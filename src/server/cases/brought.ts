import { queryAs } from '../performer.ts'
import { firstBeside, narrowedBy, wrongBeside } from '../../../machines/fields/beside.ts'
import type { PayloadFields } from '../../../machines/fields/fields.ts'
import type { Reference } from '../../../machines/fields/reference.ts'
import type { Referred } from '../../shared/area/schema.ts'
import { type Checked, type FieldError, oneEach } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { isAmong } from '../records/lookup.ts'
import { referredBy } from '../records/references.ts'
import type { Caller } from '../store/store.ts'
import { withFiles } from './files.ts'

type Payload = Record<string, unknown>

/** A payload as its sender may bring it: with files of this very case, and with references to records that they see, of which it tells what is known. */
export const brought = async (
  host: Host,
  caller: Caller,
  of: { area: string; id: string },
  fields: PayloadFields,
  payload: Payload,
): Promise<
  (Extract<Checked<Payload>, { ok: true }> & { referred: Referred }) | Extract<Checked<Payload>, { ok: false }>
> => {
  const filed = await withFiles(host, caller, of, fields, payload)
  if (!filed.ok) return filed
  const { unseen, referred } = await referredBy(host, caller, { fields }, filed.value, queryAs(host.store, caller))
  if (unseen.length > 0) return { ok: false, fields: unseen }
  const apart = [...wrongBeside(fields, filed.value, referred), ...(await notWithin(host, caller, fields, filed.value))]
  return apart.length > 0 ? { ok: false, fields: oneEach(apart) } : { ...filed, referred }
}

/** The references to what does not go with what is chosen beside it. */
const notWithin = async (host: Host, caller: Caller, fields: PayloadFields, values: Payload): Promise<FieldError[]> => {
  const judged = Object.entries(fields).map(async ([path, field]) => {
    const id = values[path]
    if (field.type !== 'reference' || !field.within || !id) return []
    const { area, filter } = narrowedBy(field, values, {}) as Reference
    const other = host.areas.find((one) => one.id === area)!
    const isRight = !firstBeside(field, values) && (await isAmong(host, caller, other, id as string, filter!))
    return isRight ? [] : [{ path, key: 'validation:apart', values: {} }]
  })
  return (await Promise.all(judged)).flat()
}
