/** Entries are in their order. A group without any is itself the entry. Ids are keys of `common:sidebar`. */
interface SidebarGroup {
  readonly id: string
  readonly entries: readonly string[]
}

/** Where the groups of the organisation's product categories stand. */
export const byCategory = { id: 'product', entries: ['policyList', 'claimList'] } as const

/** The one category with a list more. */
export const gadget = { line: 'gadget', entries: [...byCategory.entries, 'gadgetList'] } as const

/** The sidebar of every portal but the internal one. */
export const sidebar = [
  { id: 'dashboard', entries: ['policyList', 'claimList'] },
  byCategory,
  {
    id: 'lifeInsurance',
    entries: ['creditLife', 'quoteList', 'spkReport', 'cancelRequestPolicyList', 'cancelledPolicyList'],
  },
  {
    id: 'partnership',
    entries: ['policyList', 'claimList', 'invoiceList', 'itemList', 'claimDisbursement', 'claimPool', 'quoteList'],
  },
  { id: 'personalLines', entries: ['quoteList', 'endorsementList', 'renewalList'] },
  { id: 'commercialLines', entries: ['quoteList'] },
  { id: 'agentClaimList', entries: [] },
  { id: 'quotationManagement', entries: ['quoteList', 'orderList'] },
  {
    id: 'financeOperation',
    entries: [
      'paymentToInsurerRequest',
      'paymentToInsurerTransaction',
      'commissionRequest',
      'additionalFeeRequest',
      'invoiceList',
      'commissionFromInsuranceTransaction',
    ],
  },
  { id: 'appMalaysia', entries: ['policyList', 'paymentManagement'] },
  { id: 'commissionSummary', entries: [] },
  { id: 'marketingTools', entries: ['contactList', 'blastList', 'reporting'] },
  { id: 'customerManagement', entries: ['customerList', 'customerEmail'] },
  { id: 'appManagement', entries: [] },
  { id: 'insuranceManagement', entries: ['insuranceCategoryList', 'insurerList'] },
  { id: 'partnerManagement', entries: [] },
  { id: 'agentManagement', entries: [] },
  { id: 'brokerManagement', entries: [] },
  { id: 'bankManagement', entries: [] },
  { id: 'organisationManagement', entries: [] },
  { id: 'accessManagement', entries: ['userList', 'roleList', 'privilegeList', 'levelList', 'sectionList'] },
  {
    id: 'internalTools',
    entries: [
      'adhocRequestForm',
      'claimFormBuilder',
      'ruleEngine',
      'workflowEngine',
      'formManagement',
      'axaPostquoteForm',
    ],
  },
  { id: 'hierarchyManagement', entries: ['levelList', 'sectionList'] },
  { id: 'employeeBenefit', entries: ['participantList', 'endorsementList', 'planList', 'policyList'] },
] as const satisfies readonly SidebarGroup[]

export const internalSidebar = [
  { id: 'partnerManagement', entries: [] },
  { id: 'insuranceManagement', entries: ['insurerList', 'productCategoryList', 'productList'] },
  { id: 'accessManagement', entries: ['userList', 'roleList', 'privilegeList'] },
] as const satisfies readonly SidebarGroup[]

/** Shown as long as it is not known what the person may see. */
export const defaultGroups: readonly string[] = ['dashboard', 'lifeInsurance', 'accessManagement']

/** Groups whose first page a person lands on. */
export const mainDashboards = { internal: 'insuranceManagement', others: 'dashboard' } as const

/** Product categories without a group of their own; their pages are reached through the dashboard. */
export const ungrouped: readonly string[] = ['travel', 'finance', 'hotel', 'logistic', 'vehicle', 'goods']

/** Its category's group is for super admins; not to be confused with the group `employeeBenefit`. */
export const employeeBenefitCategory = 'employee-benefit'

type Declarable = Exclude<(typeof sidebar)[number], typeof byCategory> | (typeof internalSidebar)[number]

/** A place among the groups, or in the group of the product category with this slug. An entry that is not above comes last. */
export type Place =
  | {
      [G in Declarable as G['id']]: { group: G['id']; entry?: G['entries'] extends readonly [] ? never : string }
    }[Declarable['id']]
  | { product: string; entry: (typeof gadget)['entries'][number] }

const specified: readonly SidebarGroup[] = [...sidebar, ...internalSidebar]

const places = new Set(specified.flatMap(({ id, entries }) => entries.map((entry) => `${id} ${entry}`)))

/** Whether an entry of a group has its place in one of the sidebars. */
export const isSpecified = (group: string, entry: string): boolean => places.has(`${group} ${entry}`)
