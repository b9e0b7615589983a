import type { Group } from '../fields/group.ts'

const age = { type: 'integer', min: 0, max: 120, required: true } as const
/** In months. */
const term = { type: 'integer', min: 1, max: 480, required: true } as const

/** What a plan pays for, each up to a limit. */
export const benefits = {
  type: 'group',
  fields: {
    code: { type: 'text', max: 20, rule: 'code', required: true },
    name: { type: 'text', max: 120, required: true },
    limit: { type: 'money', positive: true },
  },
  max: 50,
  sheet: true,
} as const satisfies Group

/** The premium per mille of the sum insured, by the age at entry and the term, both ends meant too. */
export const rates = {
  type: 'group',
  fields: {
    ageFrom: age,
    ageTo: age,
    termFrom: term,
    termTo: term,
    rate: { type: 'decimal', min: 0, max: 1000, required: true },
  },
  max: 500,
  sheet: true,
} as const satisfies Group

/** What is typed of an insurer's plan, by the names of the area's fields; a draft may lack what a submission may not. */
export const asks = {
  code: { type: 'text', max: 40, rule: 'code', unique: true, required: true },
  name: { type: 'text', max: 120, required: true },
  category: { type: 'reference', area: 'insurance_category', required: true },
  insurer: { type: 'reference', area: 'insurer', required: true, within: { categories: 'category' } },
  planCode: { type: 'text', max: 40, rule: 'code' },
  planName: { type: 'text', max: 120 },
  description: { type: 'longText', max: 1000 },
  validity: { type: 'period' },
  currency: { type: 'currency', required: true },
  sumInsuredMin: { type: 'money', positive: true },
  sumInsuredMax: { type: 'money', positive: true },
  benefits,
  rates,
} as const
