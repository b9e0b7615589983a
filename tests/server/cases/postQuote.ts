import { samples } from '../../../machines/postQuote/postQuote.trial.ts'
import { system } from '../../../src/server/store/store.ts'
import { submissionNumber } from '../../../src/server/submissionFacts.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

const { insurer, form } = samples[0] as Record<string, string>

/** Of the broker, with the insurer and the form that it refers to. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const own = { organisation_id: broker }
  await addNeeded(host.store, 'insurers', insurer!, own)
  await addNeeded(host.store, 'designed_forms', form!, { ...own, live: '1' })
  const told = { parties: { broker }, insurer: insurer!, form: form! }
  const id = await insertRow(host, 'postquote', by, withContext(record, told))
  const given = 'insert into post_quote_answers (post_quote, number, organisation_id) values ($1, $2, $3)'
  for (const number of [1, 2, 3])
    await host.store.run(system, given, [id, submissionNumber('POST-QUOTE', number), broker])
  return id
}
