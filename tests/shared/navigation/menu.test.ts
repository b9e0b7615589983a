import { describe, expect, it } from 'vitest'
import { areas } from '../../../src/areas/registry.ts'
import { categories } from '../../../src/server/demo/categories.ts'
import { listsOf } from '../../../src/shared/area/lists.ts'
import { locales } from '../../../src/shared/locales.ts'
import { landingPage, menuOf, type MenuGroup } from '../../../src/shared/navigation/menu.ts'
import { menuPages } from '../../../src/shared/navigation/pages.ts'
import { byCategory, gadget, internalSidebar, sidebar } from '../../../src/shared/sidebar.ts'
import { area, everyLine, lists, pagesShown, person, root, ungroupedSlugs } from './support.ts'

/** The menu as it is read: a group with its entries, or a group that is one. */
const read = (menu: readonly MenuGroup[]) =>
  menu.map(({ id, name, entries }) =>
    [name ?? id, ...(entries.length > 0 ? [entries.map((entry) => entry.id).join(' ')] : [])].join(': '),
  )

const menuFor = (who: Parameters<typeof person>[0]) => read(menuOf(everyLine, person(who)))

describe('the sidebar of a normal organisation', () => {
  it('C009 C010 C011 C012 C014 has every group and child in the order of the catalogue', () =>
    expect(menuFor({ products: ['gadget', 'micro-health'], commission: true })).toEqual([
      'dashboard: policyList claimList',
      'Gadget: policyList claimList gadgetList',
      'Micro-health: policyList claimList',
      'lifeInsurance: creditLife quoteList spkReport cancelRequestPolicyList cancelledPolicyList',
      'partnership: policyList claimList invoiceList itemList claimDisbursement claimPool quoteList',
      'personalLines: quoteList endorsementList renewalList',
      'commercialLines: quoteList',
      'agentClaimList',
      'quotationManagement: quoteList orderList',
      'financeOperation: paymentToInsurerRequest paymentToInsurerTransaction commissionRequest additionalFeeRequest invoiceList commissionFromInsuranceTransaction',
      'appMalaysia: policyList paymentManagement',
      'commissionSummary',
      'marketingTools: contactList blastList reporting',
      'customerManagement: customerList customerEmail',
      'appManagement',
      'insuranceManagement: insuranceCategoryList insurerList',
      'partnerManagement',
      'agentManagement',
      'brokerManagement',
      'bankManagement',
      'organisationManagement',
      'accessManagement: userList roleList privilegeList levelList sectionList',
      'internalTools: adhocRequestForm claimFormBuilder ruleEngine workflowEngine formManagement axaPostquoteForm',
      'hierarchyManagement: levelList sectionList',
      'employeeBenefit: participantList endorsementList planList policyList',
    ]))

  it('has entries that are not specified last in their group, in that of each portal alone', () => {
    const workshops = area('/workshop', { group: 'partnership', entry: 'workshopList' })
    const insurers = area('/insurer', { group: 'insuranceManagement', entry: 'insurerAudit' })
    const menuWith = (portal: 'internal' | 'external') =>
      read(menuOf([workshops, ...everyLine, insurers], person({ portal })))
    expect(menuWith('external')).toContain(
      'partnership: policyList claimList invoiceList itemList claimDisbursement claimPool quoteList workshopList',
    )
    expect(menuWith('external')).toContain('insuranceManagement: insuranceCategoryList insurerList insurerAudit')
    expect(menuWith('internal')).toContain(
      'insuranceManagement: insurerList productCategoryList productList insurerAudit',
    )
  })

  it('has no page that is not declared', () => {
    expect(pagesShown()).toEqual(
      [...areas.flatMap(listsOf), ...menuPages].flatMap(({ route, menu }) => menu.map(() => route)).toSorted(),
    )
  })

  it('C011 leads to one page from two places', () => {
    const menu = menuOf(everyLine, person({ permissions: lists('/hierarchy-management/level') }))
    const entries = [{ id: 'levelList', path: '/hierarchy-management/level' }]
    expect(menu.map((group) => [group.id, group.entries])).toEqual([
      ['accessManagement', entries],
      ['hierarchyManagement', entries],
    ])
  })

  it('B035 P09 hides entries without a permitted page, keeps permitted children, and hides empty groups', () =>
    expect(menuFor({ permissions: [...lists('/partnership/item', '/bank', '/commission'), '/broker.detail'] })).toEqual(
      ['partnership: itemList', 'bankManagement'],
    ))

  it('B163 P01 C047 compares permissions whole and without regard to case', () => {
    expect(menuFor({ permissions: ['/BANK.List'] })).toEqual(['bankManagement'])
    expect(menuFor({ permissions: ['/bank.list.all', '/bank'] })).toEqual([])
  })

  it('B032 is Dashboard, Life Insurance and Access Management before permissions are known', () => {
    const menu = read(menuOf(everyLine, null))
    expect(menu.map((group) => group.split(':')[0])).toEqual(['dashboard', 'lifeInsurance', 'accessManagement'])
    expect(menu[0]).toBe('dashboard: policyList claimList')
  })
})

describe('the product categories', () => {
  const permissions = lists('/gadget/policy', '/gadget/claim', '/gadget/list', '/micro-health/claim', '/travel/policy')

  it("B033 have one group each, with the lists that are permitted, under the category's name", () => {
    const menu = menuOf(everyLine, person({ permissions, products: ['micro-health', 'gadget'] }))
    expect(menu.map(({ name, path, entries }) => ({ name, path, entries }))).toEqual([
      { name: 'Micro-health', path: null, entries: [{ id: 'claimList', path: '/micro-health/claim' }] },
      {
        name: 'Gadget',
        path: null,
        entries: [
          { id: 'policyList', path: '/gadget/policy' },
          { id: 'claimList', path: '/gadget/claim' },
          { id: 'gadgetList', path: '/gadget/list' },
        ],
      },
    ])
  })

  it('B033 C003 are one line whether the organisation calls it gadget or smartphone', () =>
    expect(menuFor({ permissions, products: ['Smartphone'] })).toEqual(['Smartphone: policyList claimList gadgetList']))

  it('P08 are those of the organisation alone, also for a super admin', () => {
    expect(menuFor({ permissions, products: [] })).toEqual([])
    expect(menuFor({ products: ['gadget'] }).filter((group) => /Micro|Gadget/.test(group))).toHaveLength(1)
  })

  it.each(ungroupedSlugs)('B034 %s has no group, even for a super admin', (slug) =>
    expect(menuFor({ products: [slug] })).toEqual(menuFor({ products: [] })),
  )

  it('B036 P10 Employee Benefit has its group only for a super admin', () => {
    const products = ['employee-benefit']
    const group = 'Employee-benefit: policyList claimList'
    const allowed = lists('/employee-benefit/policy', '/employee-benefit/claim')
    expect(menuFor({ permissions: allowed, products })).toEqual([])
    expect(menuFor({ permissions: root, products })).toContain(group)
  })
})

describe('the group Employee Benefit', () => {
  it.each([
    ['participant', 'participantList'],
    ['endorsement', 'endorsementList'],
    ['plan', 'planList'],
    ['policies', 'policyList'],
  ])('B037 P11 shows %s by its permission', (segment, entry) =>
    expect(menuFor({ permissions: lists(`/employee-benefit/${segment}`) })).toEqual([`employeeBenefit: ${entry}`]),
  )

  it('B037 P11 shows all four to a super admin of an organisation without the category', () =>
    expect(menuFor({ products: [] })).toContain('employeeBenefit: participantList endorsementList planList policyList'))
})

describe('the portals', () => {
  it('B038 B026 the internal one has a menu of its own', () =>
    expect(menuFor({ portal: 'internal', products: ['gadget'] })).toEqual([
      'partnerManagement',
      'insuranceManagement: insurerList productCategoryList productList',
      'accessManagement: userList roleList privilegeList',
    ]))

  it.each(['external', 'insurer', 'partner', 'employee-benefit'] as const)(
    'B026 the %s one has the sidebar',
    (portal) =>
      expect(menuFor({ portal, permissions: lists('/bank', '/partner') })).toEqual([
        'partnerManagement',
        'bankManagement',
      ]),
  )
})

describe('landingPage', () => {
  const landing = (who: Parameters<typeof person>[0]) => landingPage(menuOf(everyLine, person(who)))

  it('B031 C013 is the first child of the main dashboard, wherever it stands', () => {
    expect(landing({})).toBe('/policy')
    expect(landing({ permissions: lists('/claim', '/bank') })).toBe('/claim')
    expect(landing({ portal: 'internal' })).toBe('/insurance/insurer')
    expect(landing({ portal: 'internal', permissions: lists('/partner', '/insurance/product') })).toBe(
      '/insurance/product',
    )
    const order = [{ id: 'bankManagement', entries: [] }]
    expect(landingPage(menuOf(everyLine, person({ permissions: lists('/claim', '/bank') }), order))).toBe('/claim')
  })

  it('B031 is the first entry of the menu where there is no main dashboard', () => {
    expect(landing({ permissions: lists('/bank', '/partnership/item') })).toBe('/partnership/item')
    expect(landing({ permissions: lists('/bank', '/broker') })).toBe('/broker')
    expect(landing({ portal: 'internal', permissions: lists('/partner', '/bank') })).toBe('/partner')
  })

  it('is none for who may see nothing', () => expect(landing({ permissions: [] })).toBeNull())
})

describe('an order of their own', () => {
  const three = [
    area('/credit-life', { group: 'lifeInsurance', entry: 'creditLife' }),
    area('/spk-report', { group: 'lifeInsurance', entry: 'spkReport' }),
    area('/bank', { group: 'bankManagement' }),
    area('/broker', { group: 'brokerManagement' }),
  ]
  const order = [
    { id: 'bankManagement', entries: [] },
    { id: 'goneManagement', entries: ['goneList'] },
    { id: 'lifeInsurance', entries: ['goneList', 'spkReport', 'creditLife'] },
  ]

  it('B042 is the order of groups and of children', () =>
    expect(read(menuOf(three.slice(0, 3), person({}), order))).toEqual([
      'bankManagement',
      'lifeInsurance: spkReport creditLife',
      'internalTools: workflowEngine',
    ]))

  it('B042 drops what is no longer known, appends what is new, and filters last', () => {
    expect(read(menuOf(three, person({}), order))).toEqual([
      'bankManagement',
      'lifeInsurance: spkReport creditLife',
      'brokerManagement',
      'internalTools: workflowEngine',
    ])
    const permissions = lists('/credit-life', '/broker')
    expect(read(menuOf(three, person({ permissions }), order))).toEqual([
      'lifeInsurance: creditLife',
      'brokerManagement',
    ])
  })
})

it.each(locales)('every group and entry has a label in %s, and there is none beside', async (locale) => {
  const { default: common } = (await import(`../../../locales/${locale}/common.json`)) as {
    default: { sidebar: Record<string, unknown> & { product: Record<string, string> } }
  }
  const static_ = [...sidebar.filter((group) => group !== byCategory), ...internalSidebar]
  const declared = areas.flatMap(listsOf).flatMap(({ menu }) => menu.flatMap(({ entry }) => entry ?? []))
  const ids = [...static_.flatMap(({ id, entries }) => [id, ...entries]), ...gadget.entries, ...declared]
  const { product, ...own } = common.sidebar
  expect(Object.keys(own).toSorted()).toEqual([...new Set<string>(ids)].toSorted())
  expect(Object.keys(product).toSorted()).toEqual(Object.values(categories).toSorted())
})
