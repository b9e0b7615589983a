import { claimTypes } from '../kit/claimTypes.ts'
import { lines } from '../kit/lines.ts'
import { day } from '../kit/payload.ts'

/** What is asked of who brings a claim, by the names of the area's fields. */
export const asks = {
  agent: {
    type: 'reference',
    area: 'agent',
    facts: { partner: { type: 'reference', area: 'partner', required: true } },
    required: true,
  },
  insurer: { type: 'reference', area: 'insurer', required: true },
  policyNumber: { type: 'text', max: 40, required: true },
  productCategory: { type: 'option', options: lines, required: true },
  claimType: { type: 'option', options: claimTypes },
  customer_name: { type: 'text', max: 120, rule: 'name', required: true },
  phone: { type: 'phone', required: true },
  email: { type: 'text', max: 254, rule: 'email' },
  incidentDate: day,
  description: { type: 'longText', max: 1000, required: true },
  currency: { type: 'currency', required: true },
  claimedAmount: { type: 'money', positive: true, required: true },
} as const
