import type { Rate } from './plan.rates.ts'

/** What of what is typed the rules read, as far as the product asks for it; a form is judged while its rows are still empty. */
export type Terms = {
  planCode?: string | null
  planName?: string | null
  validity?: string | null
  currency: string
  sumInsuredMin?: number | null
  sumInsuredMax?: number | null
  benefits?: { code: string | null; name: string; limit?: number | null }[]
  rates?: Rate[]
}
