import { lines } from '../kit/lines.ts'

/** What is known of a quotation of which an insurer asks more, by the names of the area's fields; the form asks the same when the insurer cannot. */
export const asks = {
  quotesCode: { type: 'text', max: 40, required: true },
  insurer: { type: 'reference', area: 'insurer', required: true },
  form: { type: 'reference', area: 'form_management', required: true },
  productCategory: { type: 'option', options: lines, required: true },
  customer_name: { type: 'text', max: 120, rule: 'name', required: true },
  currency: { type: 'currency', required: true },
  premium: { type: 'money', positive: true, required: true },
} as const
