import { grants } from '../../../machines/kernel/grants.ts'
import type { Outline } from '../area/outline.ts'
import { splitLocale } from '../locales.ts'
import { accessTo } from '../navigation/access.ts'
import { restBehind } from '../navigation/pages.ts'
import { pageKindOf } from '../navigation/pageKind.ts'
import { lineOf, type Person } from '../navigation/person.ts'
import { type Product, type ProductPage, productsWith } from './products.ts'
import { isAdmin, isPartner } from './roles.ts'

export type BarEntryId = 'dashboard' | 'policyList' | 'claimList' | 'commission' | 'profile'

/** An entry leads to a path, or to the products to choose from. */
export type BarEntry = { id: BarEntryId } & ({ path: string } | { products: Product[] })

export const homePath = '/dashboard'

/** The entries of the bottom bar that the person may see, in their order. */
export const barOf = (areas: readonly Outline[], person: Person): BarEntry[] => [
  { id: 'dashboard', path: homePath },
  ...(maySeePolicies(person) ? [throughProducts('policy', areas, person)] : []),
  ...(maySeeClaims(person) ? [throughProducts('claim', areas, person)] : []),
  ...(maySeeCommission(areas, person) ? [{ id: 'commission' as const, path: commissionPath }] : []),
  { id: 'profile', path: '/profile' },
]

const throughProducts = (page: ProductPage, areas: readonly Outline[], person: Person): BarEntry => {
  const id = `${page}List` as const
  const products = productsWith(page, areas, person)
  return products.length === 1 ? { id, path: products[0]!.path } : { id, products }
}

/** The first list that can be opened, for who chose one that cannot. */
export const openList = (entries: readonly BarEntry[]): BarEntry | undefined =>
  entries.find((entry) => entry.id.endsWith('List') && ('path' in entry || entry.products.length > 0))

/** `product.{name}.<page>.list` for each product category; a name has no dashes. */
const ofProducts = (page: ProductPage, { organization }: Person): string[] =>
  organization.productCategories.map(({ slug }) => `product.${lineOf(slug).replaceAll('-', '')}.${page}.list`)

const anyPolicies = ['common.product.policy.list', 'common.policy.partnership.list', 'gadget.policy.partnership.list']
const anyClaims = ['common.product.claim.list']
const viewingCommission = 'mobile.commission.view'

/** What the entries of the bar ask for beside the permissions of a product category. */
export const barEntries: Readonly<Partial<Record<BarEntryId, readonly string[]>>> = {
  policyList: anyPolicies,
  claimList: anyClaims,
  commission: [viewingCommission],
}

const maySeePolicies = (person: Person): boolean =>
  grants(person.permissions, [...anyPolicies, ...ofProducts('policy', person)])

const maySeeClaims = (person: Person): boolean =>
  !isAdmin(person.role) && grants(person.permissions, [...anyClaims, ...ofProducts('claim', person)])

const commissionPath = '/commission'

/** Where commissions are switched off, their pages are closed to everybody. */
const maySeeCommission = (areas: readonly Outline[], person: Person): boolean =>
  isPartner(person.role) &&
  grants(person.permissions, viewingCommission) &&
  accessTo(commissionPath, areas, person) === 'granted'

const entries: Partial<Record<NonNullable<ReturnType<typeof pageKindOf>>, BarEntryId>> = {
  policyList: 'policyList',
  policyDetail: 'policyList',
  claimList: 'claimList',
  claimDetail: 'claimList',
  commissionList: 'commission',
  commissionDetail: 'commission',
  payoutHistory: 'commission',
}

/** The entry that stands for the page at a path. */
export const entryAt = (path: string, areas: readonly Outline[]): BarEntryId | null => {
  if (path === homePath) return 'dashboard'
  if (path === '/profile') return 'profile'
  const kind = pageKindOf(path)
  const declared = areas.find(
    ({ mobile, route }) => mobile && restBehind(route, splitLocale(path).path) !== undefined,
  )?.mobile
  return (kind && entries[kind]) ?? (declared?.standsFor ? `${declared.standsFor.page}List` : null)
}
