import type { CaseRecord } from '../../../machines/kernel/types.ts'

/** ISO code of the currency that a case's amounts are in, where its lifecycle keeps one. */
export const currencyOf = ({ snapshot: { context } }: CaseRecord): string | undefined =>
  typeof context['currency'] === 'string' ? context['currency'] : undefined
