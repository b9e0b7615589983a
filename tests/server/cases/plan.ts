import { randomUUID } from 'node:crypto'
import { partner as tried, samples } from '../../../machines/plan/plan.trial.ts'
import { other, partner, terms } from '../../machines/plan/terms.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

const [sample] = samples
const categories = [sample!['category'], terms['category']] as string[]
const insurers = [sample!['insurer'], terms['insurer']] as string[]

/** Of the broker, with what it refers to, and who moves it as its submitter where the record says so. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const [industry] = [randomUUID()]
  await addNeeded(host.store, 'risk_industries', industry)
  for (const id of categories) await addNeeded(host.store, 'insurance_categories', id, { industry })
  for (const id of insurers) await addNeeded(host.store, 'insurers', id, { organisation_id: broker })
  for (const id of [tried, partner, other]) await addNeeded(host.store, 'partners', id, { organisation_id: broker })
  const own = withContext(record, { parties: { broker }, code: randomUUID() })
  return insertRow(host, 'insurer_product', by, own, { organisation_id: broker })
}
