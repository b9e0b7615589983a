import { splitLocale } from '../locales.ts'

export type PageKind =
  | 'policyList'
  | 'policyDetail'
  | 'claimList'
  | 'claimDetail'
  | 'invoiceDetail'
  | 'commissionList'
  | 'commissionDetail'
  | 'payoutHistory'
  | 'quotationCreate'
  | 'quotationEdit'

const kinds: readonly [segment: string, list: PageKind | null, detail: PageKind | null][] = [
  ['policy', 'policyList', 'policyDetail'],
  ['claim', 'claimList', 'claimDetail'],
  ['invoice', null, 'invoiceDetail'],
  ['commission', 'commissionList', 'commissionDetail'],
  ['payout-history', 'payoutHistory', null],
]

/** The whole segments of a path, without its locale. */
export const segmentsOf = (path: string): string[] => splitLocale(path).path.split('/').filter(Boolean)

/** What a page is, told from its path alone. */
export const pageKindOf = (path: string): PageKind | null => {
  const segments = segmentsOf(path)
  if (segments[0] === 'partnership' && segments.includes('create')) return 'quotationCreate'
  if (segments[0] === 'partnership' && segments.includes('edit')) return 'quotationEdit'
  const last = segments.at(-1)
  const own = kinds.find(([segment]) => segment === last)
  if (own) return own[1]
  return last === 'create' ? null : (kinds.find(([segment]) => segment === segments.at(-2))?.[2] ?? null)
}
