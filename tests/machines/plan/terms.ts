import type { Json } from '../../../machines/kernel/types.ts'

export const partner = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0041'
export const other = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0042'

export const band = (ageFrom: number, ageTo: number, termFrom: number, termTo: number, rate: number) => ({
  ageFrom,
  ageTo,
  termFrom,
  termTo,
  rate,
})

/** A plan of which all is known that a submission needs. */
export const terms: Record<string, Json> = {
  code: 'TERM-LIFE-1',
  name: 'Term life',
  category: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0043',
  insurer: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0044',
  planCode: 'TL-BASIC',
  planName: 'Basic',
  description: 'For the term of a loan',
  validity: '2026-01-01/2030-12-31',
  currency: 'IDR',
  sumInsuredMin: 1_000_000_000,
  sumInsuredMax: 50_000_000_000,
  benefits: [{ code: 'DEATH', name: 'Death of any cause', limit: 50_000_000_000 }],
  rates: [band(18, 40, 1, 60, 2.5), band(41, 60, 1, 60, 4)],
}

/** Another of which the same is known, each otherwise. */
export const otherTerms: Record<string, Json> = {
  code: 'TERM-LIFE-2',
  name: 'Term life plus',
  category: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0045',
  insurer: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0046',
  planCode: 'TL-PLUS',
  planName: 'Plus',
  description: 'For two',
  validity: '2026-02-01/2031-12-31',
  currency: 'MYR',
  sumInsuredMin: 1,
  sumInsuredMax: 2,
  benefits: [{ code: 'ILLNESS', name: 'Illness', limit: 1 }],
  rates: [band(18, 60, 1, 60, 3)],
}

export const names = Object.keys(terms)
