import type { ClaimContext } from '../../../machines/claim/claim.context.ts'
import { samples } from '../../../machines/claim/claim.trial.ts'
import { otherAgent, otherInsurer } from '../../machines/claim/letters.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

const { agent, partner, insurer } = samples[0] as Record<string, string>

let count = 0

/** Of the broker, with what it refers to, by an agent of a partner of theirs, with a number of its own. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const own = { organisation_id: broker }
  for (const id of [insurer!, otherInsurer]) await addNeeded(host.store, 'insurers', id, own)
  await addNeeded(host.store, 'partners', partner!, { ...own, agent: 'true' })
  for (const id of [agent!, otherAgent]) await addNeeded(host.store, 'agents', id, { ...own, partner: partner! })
  const { form } = record.snapshot.context as unknown as ClaimContext
  if (form) {
    await addNeeded(host.store, 'designed_forms', form.form, own)
    await addNeeded(host.store, 'form_definitions', form.definition, own)
    const { form: of, definition } = form
    await addNeeded(host.store, 'form_versions', form.version, { ...own, form: of, definition })
  }
  const claimNumber = `CLM-TEST-${++count}`
  return insertRow(host, 'agent_claim', by, withContext(record, { parties: { broker }, claimNumber }))
}
