import { describe, expect, it } from 'vitest'
import { cancellation } from '../../src/areas/lines/cancellation.ts'
import { listsOf, tabsOf } from '../../src/shared/area/lists.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import { accessTo, isRefusedInPlace } from '../../src/shared/navigation/access.ts'
import { menuOf } from '../../src/shared/navigation/menu.ts'
import { gone, manyListed, whole } from '../support/lists.ts'
import { person, root } from './navigation/support.ts'

const areas = [manyListed]

const accessOf = (permission: string) => (path: string) => accessTo(path, areas, person({ permissions: [permission] }))

describe('a further list of an area', () => {
  it('is a page of its own, for who has one of its permissions, with no pages below it', () => {
    const access = accessOf('gone.look')
    expect([access('/gone-credit-life'), access('/credit-life')]).toEqual(['granted', 'forbidden'])
    expect(access('/gone-credit-life/1')).toBe('unknown')
    expect(accessOf('product.creditLife.quotation.list')('/gone-credit-life')).toBe('forbidden')
  })

  it('of one status alone is not divided by status', () => {
    const [, cancelled] = listsOf(cancellation)
    expect([cancelled!.where, tabsOf(cancelled!)]).toEqual([{ status: 'APPROVED' }, {}])
  })

  it('stands in the menu at its own place', () => {
    const entries = menuOf(areas, person({ permissions: ['gone.list'] })).flatMap((group) => group.entries)
    expect(entries).toEqual([{ id: 'cancelledPolicyList', path: '/gone-credit-life' }])
  })

  it('is for organisations of its product category, wherever it stands in the menu: B164', () => {
    const access = (products: string[], permissions: readonly string[] = ['gone.list']) =>
      accessTo('/gone-credit-life', [{ ...manyListed, products: ['credit-life'] }], person({ permissions, products }))
    expect([access(['credit-life']), access(['travel']), access(['travel'], root)]).toEqual([
      'granted',
      'forbidden',
      'granted',
    ])
  })

  it('is refused in its own place where its area says so: B155 P23', () => {
    const told = (path: string) => isRefusedInPlace(path, [{ ...manyListed, refusedInPlace: true }])
    expect([told('/id/gone-credit-life/'), told('/credit-life/1'), told('/credit')]).toEqual([true, true, false])
    expect(isRefusedInPlace('/credit-life', areas)).toBe(false)
  })

  it('has the endpoints of a list, under its own permission', () => {
    const own = catalogue(areas).filter(({ area }) => area === gone.id)
    expect(own.map(({ name, permission }) => [name, permission])).toEqual(
      ['list', 'counts', 'views', 'summary', 'statuses', 'totals', 'export'].map((name) => [
        `gone_credit_life.${name}`,
        ['gone.list', 'gone.look'],
      ]),
    )
  })

  it('shows the records of its area, which is the first of its lists', () => {
    expect([whole, gone.of]).toEqual([manyListed, manyListed])
  })
})
