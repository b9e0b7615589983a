import type { PayloadFields } from '../../../machines/fields/fields.ts'
import type { Checked } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { referredBy } from '../records/references.ts'
import type { Caller } from '../store/store.ts'
import { withFiles } from './files.ts'

type Payload = Record<string, unknown>

/** A payload as its sender may bring it: with files of this very case, and with references to records that they see. */
export const brought = async (
  host: Host,
  caller: Caller,
  of: { area: string; id: string },
  fields: PayloadFields,
  payload: Payload,
): Promise<Checked<Payload>> => {
  const filed = await withFiles(host, caller, of, fields, payload)
  if (!filed.ok) return filed
  const { unseen } = await referredBy(host, caller, { fields }, filed.value, (text, values) =>
    host.store.run(caller, text, values),
  )
  return unseen.length > 0 ? { ok: false, fields: unseen } : filed
}
