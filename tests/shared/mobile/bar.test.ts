import { describe, expect, it } from 'vitest'
import { barOf, entryAt, openList } from '../../../src/shared/mobile/bar.ts'
import { isMobilePage } from '../../../src/shared/mobile/page.ts'
import type { Person } from '../../../src/shared/navigation/person.ts'
import { area, everyLine, lists } from '../navigation/support.ts'
import { somebody } from './support.ts'

const entries = (person: Person) => barOf(everyLine, person).map(({ id }) => id)

const always = ['dashboard', 'profile']

describe('the bottom bar', () => {
  it('B013 has Dashboard, Policy List, Claim List, Commission and Profile for a partner who may see all', () =>
    expect(
      entries(
        somebody('partner', {
          commission: true,
          permissions: [
            'common.product.policy.list',
            'common.product.claim.list',
            'mobile.commission.view',
            '/commission.list',
          ],
        }),
      ),
    ).toEqual(['dashboard', 'policyList', 'claimList', 'commission', 'profile']))

  it('has the home and the profile for who may see nothing else', () =>
    expect(barOf(everyLine, somebody('partner'))).toEqual([
      { id: 'dashboard', path: '/dashboard' },
      { id: 'profile', path: '/profile' },
    ]))

  it.each([
    'common.product.policy.list',
    'common.policy.partnership.list',
    'gadget.policy.partnership.list',
    'product.gadget.policy.list',
    'product.microhealth.policy.list',
    'Product.MicroHealth.Policy.List',
  ])('P03 C045 has policies by %s', (permission) => {
    const who = { permissions: [permission], products: ['smartphone', 'micro-health'] }
    expect(entries(somebody('partner', who))).toEqual(['dashboard', 'policyList', 'profile'])
  })

  it.each(['product.gadget.policy.list', 'product.micro-health.policy.list', 'product.gadget.policy.detail'])(
    'P03 has no policies by %s without that product',
    (permission) =>
      expect(entries(somebody('partner', { permissions: [permission], products: ['bus'] }))).toEqual(always),
  )

  it.each(['common.product.claim.list', 'product.gadget.claim.list'])('P04 has claims by %s', (permission) =>
    expect(entries(somebody('partner', { permissions: [permission], products: ['gadget'] }))).toEqual([
      'dashboard',
      'claimList',
      'profile',
    ]),
  )

  it('P04 has no claims by the permission for another product or for policies', () =>
    expect(
      entries(
        somebody('partner', {
          permissions: ['product.bus.claim.list', 'common.claim.partnership.list'],
          products: ['gadget'],
        }),
      ),
    ).toEqual(always))

  it.each(['admin', 'Admin', 'platform admin'])('B077 P05 has no claims for the role %s', (role) =>
    expect(
      entries(somebody(role, { permissions: ['common.product.policy.list', 'common.product.claim.list'] })),
    ).toEqual(['dashboard', 'policyList', 'profile']),
  )

  const commission = ['mobile.commission.view', '/commission.list']

  it.each([
    ['B075 C006 switched off', 'partner', commission, false, false],
    ['B076 C006 switched on', 'partner', commission, true, true],
    ['B076 P06 for another role', 'partner admin', commission, true, false],
    ['B076 P06 without the permission', 'partner', ['/commission.list'], true, false],
    ['without the permission for the page it leads to', 'partner', ['mobile.commission.view'], true, false],
  ])('%s: the commission entry', (_, role, permissions, on, shown) =>
    expect(entries(somebody(role, { permissions, commission: on }))).toEqual(
      shown ? ['dashboard', 'commission', 'profile'] : always,
    ),
  )
})

describe('policies and claims on the bottom bar', () => {
  const all = [
    'common.product.policy.list',
    'common.product.claim.list',
    ...lists('/gadget/policy', '/gadget/claim', '/bus/policy'),
  ]
  const leadsTo = (products: string[], permissions = all, areas = everyLine) =>
    Object.fromEntries(
      barOf(areas, somebody('partner', { permissions, products })).map(({ id, ...way }) => [
        id,
        'path' in way ? way.path : way.products.map(({ path }) => path),
      ]),
    )

  it('B015 with one product lead directly to its page', () =>
    expect(leadsTo(['gadget'])).toMatchObject({ policyList: '/gadget/policy', claimList: '/gadget/claim' }))

  it('B014 with several products open the picker', () =>
    expect(leadsTo(['gadget', 'smartphone'])).toMatchObject({ policyList: ['/gadget/policy', '/gadget/policy'] }))

  it('B014 offer only products whose page exists, may be opened and is for the mobile layout', () => {
    expect(leadsTo(['gadget', 'bus', 'micro-health'])).toMatchObject({ policyList: '/gadget/policy' })
    expect(leadsTo(['gadget'], all.slice(0, 2))).toMatchObject({ policyList: [], claimList: [] })
    expect(leadsTo(['gadget'], all, [])).toMatchObject({ policyList: [], claimList: [] })
  })
})

describe('a list that stands for a page that a product does not have yet', () => {
  const quotes = {
    ...area('/quotes', { group: 'lifeInsurance', entry: 'creditLife' }),
    mobile: { standsFor: { product: 'gadget', page: 'policy' }, facts: [] },
  } as const
  const who = somebody('partner', {
    permissions: ['common.product.policy.list', 'common.product.claim.list', ...lists('/quotes', '/gadget/policy')],
    products: ['gadget', 'bus'],
  })
  const own = area('/gadget/policy', { product: 'gadget', entry: 'policyList' })

  it('B015 is led to for it, and makes place for it', () => {
    expect(barOf([quotes], who)).toContainEqual({ id: 'policyList', path: '/quotes' })
    expect(barOf([quotes, own], who)).toContainEqual({ id: 'policyList', path: '/gadget/policy' })
  })

  it('B073 is a page of the mobile layout with its records, under the entry of that page', () => {
    expect(isMobilePage('/quotes', [quotes])).toBe(true)
    expect(isMobilePage('/id/quotes/17', [quotes])).toBe(true)
    expect(isMobilePage('/quotes/17/edit', [quotes])).toBe(false)
    expect(isMobilePage('/quotes', [own])).toBe(false)
    expect(['/quotes', '/vi/quotes/17'].map((path) => entryAt(path, [quotes]))).toEqual(['policyList', 'policyList'])
  })

  it('is offered instead of a list that nothing is to be opened of', () =>
    expect(openList(barOf([quotes], who))).toEqual({ id: 'policyList', path: '/quotes' }))
})

describe('the entry that stands for a page', () => {
  it.each([
    ['/dashboard', 'dashboard'],
    ['/gadget/policy', 'policyList'],
    ['/gadget/policy/17', 'policyList'],
    ['/gadget/claim/17', 'claimList'],
    ['/commission', 'commission'],
    ['/payout-history', 'commission'],
    ['/profile', 'profile'],
    ['/organisation', null],
  ])('at %s is %s', (path, entry) => expect(entryAt(path, everyLine)).toBe(entry))
})
