import { isAdmin, isPartner } from './roles.ts'

export type MobileFilter = 'dateRange' | 'partners' | 'policyType' | 'insurances'

/** By what a person narrows the mobile lists. */
export const mobileFilters = (role: string): MobileFilter[] => {
  if (isPartner(role)) return ['dateRange', 'policyType']
  return ['dateRange', 'partners', 'policyType', ...(isAdmin(role) ? (['insurances'] as const) : [])]
}
