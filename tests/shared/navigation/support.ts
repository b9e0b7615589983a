import { areas } from '../../../src/areas/registry.ts'
import type { Area, PlainArea } from '../../../src/shared/area/types.ts'
import { menuOf } from '../../../src/shared/navigation/menu.ts'
import type { Person } from '../../../src/shared/navigation/person.ts'
import type { Place } from '../../../src/shared/sidebar.ts'
import { plainPortal, type PortalKind } from '../../../src/shared/portal.ts'

const pattern = areas.find(({ lifecycle, lists }) => !lifecycle && !lists) as PlainArea

/** An area that is not built yet, at a route and in its places; its permissions are named after the route. */
export const area = (route: string, ...menu: Place[]): Area => ({
  ...pattern,
  id: route,
  route,
  menu,
  permissions: {
    list: `${route}.list`,
    detail: `${route}.detail`,
    create: `${route}.create`,
    edit: `${route}.edit`,
  },
})

interface Who {
  permissions?: readonly string[]
  /** Slugs of the organisation's product categories. */
  products?: readonly string[]
  portal?: PortalKind
  commission?: boolean
}

const named = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1)

export const person = ({
  permissions = root,
  products = [],
  portal = 'external',
  commission = false,
}: Who): Person => ({
  permissions,
  role: 'admin',
  organization: {
    industry: null,
    productCategories: products.map((slug) => ({ id: slug, code: slug, name: named(slug), slug })),
  },
  portal: { ...plainPortal, kind: portal, commission },
})

/** Slugs of the product categories under which areas stand in the menu. */
export const productsOf = (of: readonly Area[]): string[] =>
  of.flatMap(({ menu }) => menu.flatMap((place) => ('product' in place ? [place.product] : [])))

export const root = ['SuperAdmin.root'] as const

/** The pages in the menus of the product, each as often as the portal shows it that shows it more often: some places are of one portal alone. */
export const pagesShown = (permissions?: readonly string[]): string[] => {
  const shownIn = (portal: PortalKind) =>
    menuOf(areas, person({ permissions, portal, products: productsOf(areas), commission: true })).flatMap(
      ({ path, entries }) => path ?? entries.map((entry) => entry.path),
    )
  const external = shownIn('external')
  const left = [...external]
  const further = shownIn('internal').filter((path) => {
    const at = left.indexOf(path)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [...external, ...further].toSorted()
}

const product = (slug: string): Area[] => [
  area(`/${slug}/policy`, { product: slug, entry: 'policyList' }),
  area(`/${slug}/claim`, { product: slug, entry: 'claimList' }),
]

export const ungroupedSlugs = ['travel', 'finance', 'hotel', 'logistic', 'vehicle', 'goods']

/** One area for each page of the sidebar that is to come. */
export const everyLine: readonly Area[] = [
  area('/policy', { group: 'dashboard', entry: 'policyList' }),
  area('/claim', { group: 'dashboard', entry: 'claimList' }),
  ...['gadget', 'micro-health', 'employee-benefit', ...ungroupedSlugs].flatMap(product),
  area('/gadget/list', { product: 'gadget', entry: 'gadgetList' }),
  area('/credit-life', { group: 'lifeInsurance', entry: 'creditLife' }),
  area('/quote-list', { group: 'lifeInsurance', entry: 'quoteList' }),
  area('/spk-report', { group: 'lifeInsurance', entry: 'spkReport' }),
  area('/cancel-request', { group: 'lifeInsurance', entry: 'cancelRequestPolicyList' }),
  area('/cancelled', { group: 'lifeInsurance', entry: 'cancelledPolicyList' }),
  area('/partnership/policy', { group: 'partnership', entry: 'policyList' }),
  area('/partnership/claim', { group: 'partnership', entry: 'claimList' }),
  area('/partnership/invoice', { group: 'partnership', entry: 'invoiceList' }),
  area('/partnership/item', { group: 'partnership', entry: 'itemList' }),
  area('/partnership/claim-disbursement', { group: 'partnership', entry: 'claimDisbursement' }),
  area('/partnership/claim-pool', { group: 'partnership', entry: 'claimPool' }),
  area('/partnership/quote', { group: 'partnership', entry: 'quoteList' }),
  area('/personal-lines/quote', { group: 'personalLines', entry: 'quoteList' }),
  area('/personal-lines/endorsement', { group: 'personalLines', entry: 'endorsementList' }),
  area('/personal-lines/renewal', { group: 'personalLines', entry: 'renewalList' }),
  area('/commercial-lines/quote', { group: 'commercialLines', entry: 'quoteList' }),
  area('/agent-claim', { group: 'agentClaimList' }),
  area('/quotation-management/quote', { group: 'quotationManagement', entry: 'quoteList' }),
  area('/quotation-management/orders', { group: 'quotationManagement', entry: 'orderList' }),
  area('/finance-operation/payment-to-insurer-request', {
    group: 'financeOperation',
    entry: 'paymentToInsurerRequest',
  }),
  area('/finance-operation/payment-to-insurer-transaction', {
    group: 'financeOperation',
    entry: 'paymentToInsurerTransaction',
  }),
  area('/finance-operation/commission-request', { group: 'financeOperation', entry: 'commissionRequest' }),
  area('/finance-operation/additional-fee-request', { group: 'financeOperation', entry: 'additionalFeeRequest' }),
  area('/finance-operation/invoice', { group: 'financeOperation', entry: 'invoiceList' }),
  area('/finance-operation/commission-from-insurance-transaction', {
    group: 'financeOperation',
    entry: 'commissionFromInsuranceTransaction',
  }),
  area('/app-malaysia/policy', { group: 'appMalaysia', entry: 'policyList' }),
  area('/app-malaysia/payment-management', { group: 'appMalaysia', entry: 'paymentManagement' }),
  { ...area('/commission', { group: 'commissionSummary' }), switchedBy: 'commission' },
  area('/marketing/contact', { group: 'marketingTools', entry: 'contactList' }),
  area('/marketing/blast', { group: 'marketingTools', entry: 'blastList' }),
  area('/marketing/reporting', { group: 'marketingTools', entry: 'reporting' }),
  area('/customer-management/customer', { group: 'customerManagement', entry: 'customerList' }),
  area('/customer-management/customer-email', { group: 'customerManagement', entry: 'customerEmail' }),
  area('/app-management', { group: 'appManagement' }),
  area('/insurance/insurance-categories', { group: 'insuranceManagement', entry: 'insuranceCategoryList' }),
  area('/insurance/insurer', { group: 'insuranceManagement', entry: 'insurerList' }),
  area('/insurance/product-category', { group: 'insuranceManagement', entry: 'productCategoryList' }),
  area('/insurance/product', { group: 'insuranceManagement', entry: 'productList' }),
  area('/partner', { group: 'partnerManagement' }),
  area('/agent', { group: 'agentManagement' }),
  area('/broker', { group: 'brokerManagement' }),
  area('/bank', { group: 'bankManagement' }),
  area('/organisation', { group: 'organisationManagement' }),
  area('/access-management/user', { group: 'accessManagement', entry: 'userList' }),
  area('/access-management/role', { group: 'accessManagement', entry: 'roleList' }),
  area('/access-management/privilege', { group: 'accessManagement', entry: 'privilegeList' }),
  area(
    '/hierarchy-management/level',
    { group: 'hierarchyManagement', entry: 'levelList' },
    { group: 'accessManagement', entry: 'levelList' },
  ),
  area(
    '/hierarchy-management/section',
    { group: 'hierarchyManagement', entry: 'sectionList' },
    { group: 'accessManagement', entry: 'sectionList' },
  ),
  area('/internal-tools/adhoc-request-form', { group: 'internalTools', entry: 'adhocRequestForm' }),
  area('/internal-tools/claim-form-builder', { group: 'internalTools', entry: 'claimFormBuilder' }),
  area('/internal-tools/rule-engine', { group: 'internalTools', entry: 'ruleEngine' }),
  area('/internal-tools/form-management', { group: 'internalTools', entry: 'formManagement' }),
  area('/internal-tools/axa-postquote-form', { group: 'internalTools', entry: 'axaPostquoteForm' }),
  area('/employee-benefit/participant', { group: 'employeeBenefit', entry: 'participantList' }),
  area('/employee-benefit/endorsement', { group: 'employeeBenefit', entry: 'endorsementList' }),
  area('/employee-benefit/plan', { group: 'employeeBenefit', entry: 'planList' }),
  area('/employee-benefit/policies', { group: 'employeeBenefit', entry: 'policyList' }),
]

/** Permissions for the lists of these routes, and nothing else. */
export const lists = (...routes: string[]): string[] => routes.map((route) => `${route}.list`)
