import { describe, expect, it } from 'vitest'
import { eachOf, grants } from '../../../machines/kernel/grants.ts'
import { outlines } from '../../../src/areas/outlines.ts'
import { areas } from '../../../src/areas/registry.ts'
import { listsOf } from '../../../src/shared/area/lists.ts'
import type { Area } from '../../../src/shared/area/types.ts'
import { mayEnter } from '../../../src/shared/area/parents.ts'
import { areaEndpoints } from '../../../src/shared/endpoints/areas.ts'
import { accessTo } from '../../../src/shared/navigation/access.ts'
import { menuOf } from '../../../src/shared/navigation/menu.ts'
import { isPublicPage } from '../../../src/shared/navigation/pages.ts'
import { pageKindOf } from '../../../src/shared/navigation/pageKind.ts'
import { area as areaAt, everyLine, lists, pagesShown, person, productsOf, root } from './support.ts'

const access = (path: string, permissions: readonly string[], who: Parameters<typeof person>[0] = {}) =>
  accessTo(path, everyLine, person({ ...who, permissions }))

describe('accessTo', () => {
  const everything = ['list', 'detail', 'create', 'edit'].map((page) => `/bank.${page}`)

  it.each([
    ['/bank', '/bank.list'],
    ['/bank/17', '/bank.detail'],
    ['/bank/create', '/bank.create'],
    ['/bank/17/edit', '/bank.edit'],
    ['/partnership/policy/17', '/partnership/policy.detail'],
    ['/partnership/claim/17', '/partnership/claim.detail'],
    ['/partnership/invoice/17', '/partnership/invoice.detail'],
    ['/partnership/quote/create', '/partnership/quote.create'],
    ['/partnership/quote/17/edit', '/partnership/quote.edit'],
    ['/inspector', 'workflow.inspect'],
  ])('B030 P12 P13 %s needs %s and nothing else', (path, permission) => {
    expect(access(path, [permission.toUpperCase()])).toBe('granted')
    const others = [...everything, 'workflow.inspect', ...lists('/partnership/policy')]
    expect(
      access(
        path,
        others.filter((other) => other !== permission),
      ),
    ).toBe('forbidden')
  })

  it('B027 compares whole segments, with or without a locale, and with one id at most', () => {
    const partner = ['/partner.list', '/partner.detail']
    expect(access('/partner', partner)).toBe('granted')
    expect(access('/partner/', partner)).toBe('granted')
    expect(access('/id/partner/123', partner)).toBe('granted')
    expect(access('/vi/partner', partner)).toBe('granted')
    expect(access('/partnership/item', partner)).toBe('forbidden')
    expect(access('/partners', partner)).toBe('unknown')
    expect(access('/partner/123/456', partner)).toBe('unknown')
  })

  it('knows no page on which a test case of a form is made: it is kept where the form is filled in', () => {
    const at = (path: string) => accessTo(`/internal-tools/form-management/${path}`, outlines, person({}))
    expect(at('17/test')).toBe('granted')
    expect(at('17/test/create')).toBe('unknown')
    expect(at('create')).toBe('granted')
  })

  it('opens a child area within its parent, to who may open both', () => {
    const [bank, broker] = ['bank', 'broker'].map((name) => areas.find(({ id }) => id === name)!)
    const parent = { area: bank!, field: 'bank' }
    const child = { ...broker!, route: '/bank/:parent/broker', menu: [], pages: undefined, parent } as Area
    const may = (path: string, ...permissions: string[]) => accessTo(path, [bank!, child], person({ permissions }))
    const both = ['bank.detail', 'broker.list', 'broker.detail', 'broker.create', 'broker.edit']
    for (const [rest, needed] of [
      ['', 'broker.list'],
      ['/create', 'broker.create'],
      ['/18', 'broker.detail'],
      ['/18/edit', 'broker.edit'],
    ] as const) {
      const path = `/id/bank/17/broker${rest}`
      expect([path, may(path, 'bank.detail', needed)]).toEqual([path, 'granted'])
      expect([path, may(path, needed)]).toEqual([path, 'forbidden'])
      expect([path, may(path, ...both.filter((one) => one !== needed))]).toEqual([path, 'forbidden'])
    }
    expect([may('/bank/17/broker/18/more', ...both), may('/bank/17/other', ...both)]).toEqual(['unknown', 'unknown'])
    expect(may('/bank/17', ...both)).toBe('granted')
  })

  it.each(['/profile', '/dashboard', '/id/dashboard'])('lets every signed-in person see %s', (path) =>
    expect(access(path, [])).toBe('granted'),
  )

  it.each(['/banksmore', '/bank/17/delete', '/bank/17/edit/more', '/nothing', '/profile/17', ''])(
    'does not know %s',
    (path) => expect(access(path, root)).toBe('unknown'),
  )

  it('B164 P13 lets pages of a product be seen by organisations that have it, and by super admins', () => {
    const permissions = ['/gadget/policy.list', '/gadget/policy.detail']
    for (const path of ['/gadget/policy', '/gadget/policy/17']) {
      expect(access(path, permissions, { products: ['gadget'] })).toBe('granted')
      expect(access(path, permissions, { products: ['smartphone'] })).toBe('granted')
      expect(access(path, permissions, { products: ['travel'] })).toBe('forbidden')
      expect(access(path, root)).toBe('granted')
    }
    expect(access('/travel/policy', lists('/travel/policy'), { products: ['travel'] })).toBe('granted')
  })

  it('shuts commission pages as long as commissions are off, and no others', () => {
    const permissions = ['/commission.list', '/commission.detail', ...lists('/finance-operation/commission-request')]
    for (const path of ['/commission', '/commission/17', '/id/commission']) {
      expect(access(path, permissions, { commission: false })).toBe('forbidden')
      expect(access(path, permissions, { commission: true })).toBe('granted')
    }
    expect(access('/finance-operation/commission-request', permissions)).toBe('granted')
  })
})

describe("an area's own page", () => {
  const partner = {
    ...areaAt('/partner'),
    pages: {
      products: { path: '/:id/products', permission: 'partner.products' },
      summary: { path: '/summary', permission: 'partner.summary' },
      form: { path: '/form/:number', public: true },
    },
  } as const satisfies Area
  const opened = (path: string, ...permissions: string[]) => accessTo(path, [partner], person({ permissions }))

  it('of a record is for who may read the record and holds its permission', () => {
    expect(opened('/id/partner/17/products', 'partner.products', '/partner.detail')).toBe('granted')
    expect(opened('/partner/17/products', '/partner.detail', '/partner.edit')).toBe('forbidden')
    expect(opened('/partner/17/products', 'partner.products')).toBe('forbidden')
    expect(opened('/partner/17/products/more', ...root)).toBe('unknown')
  })

  it('beside the list asks for its own permission, not for that of a record', () => {
    expect(opened('/partner/summary', 'partner.summary')).toBe('granted')
    expect(opened('/partner/summary', '/partner.detail')).toBe('forbidden')
  })

  it('for everybody needs nothing, and no session; no other does without', () => {
    expect(opened('/partner/form/Q-1')).toBe('granted')
    const paths = ['/partner/form/Q-1', '/vi/partner/form/Q-1', '/partner/form', '/partner/summary', '/partner']
    expect(paths.map((path) => isPublicPage(path, [partner]))).toEqual([true, true, false, false, false])
  })
})

describe('a page that no area declares', () => {
  it.each(['/', '/otp', '/forget-password', '/verify', '/change-password', '/finish', '/id/otp'])(
    'needs no session at %s',
    (path) => expect(isPublicPage(path, areas)).toBe(true),
  )

  it.each(['/profile', '/dashboard', '/inspector', '/nothing', '/bank', '/otp/1'])('needs one at %s', (path) =>
    expect(isPublicPage(path, areas)).toBe(false),
  )
})

describe('a path', () => {
  it.each([
    ['/gadget/policy', 'policyList'],
    ['/gadget/policy/17', 'policyDetail'],
    ['/id/micro-health/claim', 'claimList'],
    ['/gadget/claim/17', 'claimDetail'],
    ['/finance-operation/invoice/17', 'invoiceDetail'],
    ['/finance-operation/invoice', null],
    ['/commission', 'commissionList'],
    ['/commission/17', 'commissionDetail'],
    ['/payout-history', 'payoutHistory'],
    ['/gadget/policy/create', null],
    ['/finance-operation/commission-request', null],
    ['/policyholder', null],
    ['/profile', null],
    ['/', null],
  ])('B028 %s is a page of the kind %s', (path, kind) => expect(pageKindOf(path)).toBe(kind))

  it.each([
    ['/partnership/quote/create', 'quotationCreate'],
    ['/partnership/create', 'quotationCreate'],
    ['/vi/partnership/quote/17/edit', 'quotationEdit'],
    ['/personal-lines/quote/create', null],
    ['/partnership/created', null],
  ])('B029 %s is a page of the kind %s', (path, kind) => expect(pageKindOf(path)).toBe(kind))
})

describe.each([
  ['of the product', areas],
  ['of lines to come', everyLine],
] as const)('the areas %s', (_, all) => {
  const offered = (area: Area, operation: string, permissions: readonly string[]) => {
    // A correction is one of the events that are sent.
    const permission =
      operation === 'correct'
        ? area.permissions.correct
        : areaEndpoints(area).find((endpoint) => endpoint.operation === operation)?.permission
    return permission !== undefined && mayEnter(area, permissions) && grants(permissions, permission!)
  }
  const products = productsOf(all)
  const every = [...new Set(all.flatMap(({ permissions }) => Object.values(permissions).flatMap(eachOf)))]
  const sets = [[], root, every, ...every.map((one) => [one])]
  /** What is done on a page; a case is begun where a plain record is made, and corrected where one is edited. */
  const pages = { '': ['list'], '/17': ['detail'], '/create': ['create', 'begin'], '/17/edit': ['edit', 'correct'] }

  it('are shown, opened and answered to the same people', () => {
    const apart = sets.flatMap((permissions) => {
      const who = person({ permissions, products, commission: true })
      const shown = menuOf(all, who).flatMap((group) => [group.path, ...group.entries.map(({ path }) => path)])
      return all.flatMap((area) => {
        const opened = Object.entries(pages).flatMap(([rest, operations]) =>
          (accessTo(area.route + rest, all, who) === 'granted') ===
          operations.some((operation) => offered(area, operation, permissions))
            ? []
            : [`${area.route}${rest} for ${permissions.join()}`],
        )
        const isShown = shown.includes(area.route)
        const mayBeShown = offered(area, 'list', permissions)
        return isShown && !mayBeShown ? [...opened, `${area.route} in the menu of ${permissions.join()}`] : opened
      })
    })
    expect(apart).toEqual([])
  })
})

it('the menu of the product shows exactly the lists that the server answers', () => {
  for (const area of areas) {
    for (const list of eachOf(area.permissions.list)) {
      const seen = areas.flatMap(listsOf).filter(({ permissions }) => eachOf(permissions.list).includes(list))
      expect(pagesShown([list])).toEqual(seen.flatMap(({ route, menu }) => menu.map(() => route)).toSorted())
    }
    expect(pagesShown(eachOf(area.permissions.detail))).toEqual([])
  }
})
