import { describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { isClosed } from '../../src/shared/area/switched.ts'
import { barOf } from '../../src/shared/mobile/bar.ts'
import { isMobilePage } from '../../src/shared/mobile/page.ts'
import { accessTo } from '../../src/shared/navigation/access.ts'
import { menuOf } from '../../src/shared/navigation/menu.ts'
import type { Person } from '../../src/shared/navigation/person.ts'
import { plainPortal } from '../../src/shared/portal.ts'

const pages = ['/commission', '/commission/17', '/id/commission', '/payout-history', '/vi/payout-history']

const who = (commission: boolean, permissions: readonly string[], role = 'partner'): Person => ({
  permissions,
  role,
  organization: { industry: null, productCategories: [] },
  portal: { ...plainPortal, commission },
})
const payee = ['mobile.commission.view', 'commission.list', 'commission.detail']

describe.each([true, false])('C006 where commission is on: %s', (on) => {
  it.each([
    ['a payee', payee],
    ['the root', ['superadmin.root']],
  ])('B075 P07 %s finds its pages as open as that', (_, permissions) => {
    const found = pages.map((path) => accessTo(path, areas, who(on, permissions)))
    expect(found).toEqual(pages.map(() => (on ? 'granted' : 'forbidden')))
    const groups = menuOf(areas, who(on, permissions)).map(({ id }) => id)
    expect(groups.includes('commissionSummary')).toBe(on)
  })

  it('B076 P06 the bar of the phone has it for partners alone who may see it', () => {
    const has = (person: Person) => barOf(areas, person).some(({ id }) => id === 'commission')
    expect(has(who(on, payee))).toBe(on)
    expect(has(who(on, payee, 'brokerManager'))).toBe(false)
    expect(has(who(on, payee.slice(1)))).toBe(false)
    expect(has(who(on, payee.slice(0, 1)))).toBe(false)
    expect(pages.every((path) => isMobilePage(path, areas))).toBe(true)
  })

  it('what is asked of whoever looks at it is granted to nobody else', () => {
    const closed = ['commission.pay', 'commission.list', 'Commission.Detail', ['commission.list', 'commission.detail']]
    for (const needed of closed) expect(isClosed(areas, { commission: on }, needed)).toBe(!on)
    expect(isClosed(areas, { commission: on }, ['commission.list', 'financeAccounting.list'])).toBe(false)
    expect(isClosed(areas, { commission: on }, 'financeAccounting.list')).toBe(false)
  })
})
