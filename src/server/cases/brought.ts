import type { PayloadFields } from '../../../machines/fields/fields.ts'
import type { Referred } from '../../shared/area/schema.ts'
import type { Checked } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
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
  const { unseen, referred } = await referredBy(host, caller, { fields }, filed.value, (text, values) =>
    host.store.run(caller, text, values),
  )
  return unseen.length > 0 ? { ok: false, fields: unseen } : { ...filed, referred }
}
