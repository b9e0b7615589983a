import { configuration } from './partnerPlan.configuration.ts'

const listedBy = { field: 'category', fact: 'configuration' } as const
const age = { type: 'integer', min: 0, max: 120, listedBy } as const

/** What is typed of a partner's product, by the names of the area's fields: a plan of an insurer that the partner is associated with, as the partner sells it. */
export const asks = {
  partner: {
    type: 'reference',
    area: 'partner',
    required: true,
    facts: { productCategories: { type: 'references', area: 'insurance_category', max: 50 } },
  },
  category: {
    type: 'reference',
    area: 'insurance_category',
    required: true,
    among: { field: 'partner', fact: 'productCategories' },
    facts: {
      code: { type: 'text', max: 20 },
      slug: { type: 'text', max: 60 },
      configuration: { type: 'options', options: configuration },
    },
  },
  insurer: { type: 'reference', area: 'insurer', required: true, within: { categories: 'category' } },
  plan: {
    type: 'reference',
    area: 'insurer_product',
    required: true,
    filter: { status: ['PUBLISHED', 'ACTIVE'] },
    within: { category: 'category', insurer: 'insurer', partners: 'partner' },
  },
  code: { type: 'text', max: 40, rule: 'code', unique: true, required: true },
  name: { type: 'text', max: 120, required: true },
  commission: { type: 'rate', required: true },
  currency: { type: 'currency', required: true },
  waitingDays: { type: 'integer', min: 0, max: 365, listedBy },
  minimumAge: age,
  maximumAge: age,
  excess: { type: 'money', listedBy },
  payWithCash: { type: 'flag', words: true, initial: true, listedBy },
  payWithLink: { type: 'flag', words: true, initial: true, listedBy },
  withBuyBackProgram: { type: 'flag', words: true, initial: false, listedBy },
} as const
