import type { Json } from '../../../machines/kernel/types.ts'

/** A product with all that it may be configured by. */
export const terms: Record<string, Json> = {
  partner: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0041',
  category: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0042',
  insurer: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0043',
  plan: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0044',
  code: 'PARTNER-LIFE-1',
  name: 'Life of a partner',
  commission: 10,
  currency: 'IDR',
  waitingDays: 30,
  minimumAge: 18,
  maximumAge: 60,
  excess: 5_000_000,
  payWithCash: true,
  payWithLink: false,
  withBuyBackProgram: true,
}

/** Another, each otherwise. */
export const otherTerms: Record<string, Json> = {
  partner: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0051',
  category: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0052',
  insurer: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0053',
  plan: 'c5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0054',
  code: 'PARTNER-LIFE-2',
  name: 'Life of another',
  commission: 20,
  currency: 'MYR',
  waitingDays: 31,
  minimumAge: 19,
  maximumAge: 61,
  excess: 1,
  payWithCash: false,
  payWithLink: true,
  withBuyBackProgram: false,
}

export const names = Object.keys(terms)
