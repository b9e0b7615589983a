import { samples } from '../../../machines/postQuote/postQuote.trial.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

const { insurer, form } = samples[0] as Record<string, string>

/** Of the broker, with the insurer and the form that it refers to. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const own = { organisation_id: broker }
  await addNeeded(host.store, 'insurers', insurer!, own)
  await addNeeded(host.store, 'designed_forms', form!, { ...own, live: '1' })
  return insertRow(host, 'postquote', by, withContext(record, { parties: { broker }, insurer: insurer!, form: form! }))
}
