import { randomUUID } from 'node:crypto'
import { samples } from '../../../machines/partnerPlan/partnerPlan.trial.ts'
import { configuration } from '../../../machines/partnerPlan/partnerPlan.configuration.ts'
import { otherTerms, terms } from '../../machines/partnerPlan/terms.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

/** Of the broker, with what it refers to, each of which goes with the others. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const industry = randomUUID()
  const own = { organisation_id: broker }
  await addNeeded(host.store, 'risk_industries', industry)
  for (const { partner, category, insurer, plan } of [samples[0], terms, otherTerms] as Record<string, string>[]) {
    const asked = { configuration: JSON.stringify(configuration) }
    await addNeeded(host.store, 'insurance_categories', category!, { industry, ...asked })
    await addNeeded(host.store, 'partners', partner!, { ...own, product_categories: `{${category}}` })
    await addNeeded(host.store, 'insurers', insurer!, { ...own, categories: `{${category}}` })
    const sold = { category: category!, insurer: insurer!, partners: `{${partner}}`, status: 'PUBLISHED' }
    await addNeeded(host.store, 'insurer_products', plan!, { ...own, ...sold })
  }
  const { code } = record.snapshot.context as unknown as { code: string }
  const named = withContext(record, { parties: { broker }, code: `${code}-${randomUUID().slice(0, 8)}` })
  return insertRow(host, 'partner_product', by, named, own)
}
