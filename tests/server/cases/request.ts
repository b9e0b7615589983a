import { form as triedForm, samples } from '../../../machines/request/request.trial.ts'
import { form } from '../../machines/request/situations.ts'
import { input } from '../../machines/request/decisions.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

let count = 0

/** Of the broker, of the types and for the sections that the letters and the trial name. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const own = { organisation_id: broker }
  for (const one of [form, triedForm]) await addNeeded(host.store, 'designed_forms', one, own)
  for (const { type, section } of [input, ...samples] as { type: string; section: string }[]) {
    await addNeeded(host.store, 'role_sections', section)
    await addNeeded(host.store, 'request_types', type, { ...own, section, form })
  }
  const { requestNumber } = record.snapshot.context as { requestNumber: string }
  const context = { parties: { broker }, requestNumber: `${requestNumber}-${++count}` }
  return insertRow(host, 'adhoc_request', by, withContext(record, context), own)
}
