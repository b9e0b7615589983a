import { randomUUID } from 'node:crypto'
import { partner as tried, samples } from '../../../machines/plan/plan.trial.ts'
import { other, otherTerms, partner, terms } from '../../machines/plan/terms.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

const [sample] = samples
const known = [sample!, terms, otherTerms] as Record<'category' | 'insurer', string>[]

/** Of the broker, with what it refers to, and who moves it as its submitter where the record says so. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const [industry] = [randomUUID()]
  await addNeeded(host.store, 'risk_industries', industry)
  for (const { category, insurer } of known) {
    await addNeeded(host.store, 'insurance_categories', category, { industry })
    await addNeeded(host.store, 'insurers', insurer, { organisation_id: broker, categories: `{${category}}` })
  }
  for (const id of [tried, partner, other]) await addNeeded(host.store, 'partners', id, { organisation_id: broker })
  const own = withContext(record, { parties: { broker }, code: randomUUID() })
  return insertRow(host, 'insurer_product', by, own, { organisation_id: broker })
}
