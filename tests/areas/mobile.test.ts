import { describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { outlines } from '../../src/areas/outlines.ts'
import { categories } from '../../src/server/demo/categories.ts'
import { barOf } from '../../src/shared/mobile/bar.ts'
import { isMobilePage } from '../../src/shared/mobile/page.ts'
import { accessTo } from '../../src/shared/navigation/access.ts'
import { lineOf, type Person } from '../../src/shared/navigation/person.ts'
import { plainPortal } from '../../src/shared/portal.ts'

const slugs = Object.values(categories)

const partner: Person = {
  permissions: ['superadmin.root', 'common.product.policy.list', 'common.product.claim.list'],
  role: 'partner',
  organization: {
    industry: null,
    productCategories: slugs.map((slug) => ({ id: slug, code: slug, name: slug, slug })),
  },
  portal: plainPortal,
}

describe.each(areas.map((area) => [area.id, area] as const))('%s in the mobile layout', (_, area) => {
  const { route, mobile, permissions } = area

  it('B072 B073 has its list, its records and the correction of these there if it declares so, and no other page', () => {
    const isListed = mobile !== undefined
    expect(isMobilePage(route, outlines)).toBe(isListed)
    expect(isMobilePage(`${route}/17`, outlines)).toBe(isListed)
    expect(isMobilePage(`${route}/17/edit`, outlines)).toBe(isListed && permissions.correct !== undefined)
    expect(isMobilePage(`${route}/17/other`, outlines)).toBe(false)
  })

  it('stands for a page of a product that there is, with two to four facts that its list has', () => {
    if (!mobile) return
    if (mobile.standsFor) expect(slugs.map(lineOf)).toContain(lineOf(mobile.standsFor.product))
    expect(area.list.columns).toEqual(expect.arrayContaining([...mobile.facts]))
    expect(mobile.facts).not.toContain(area.title)
    expect(mobile.facts).not.toContain(area.subtitle)
    expect(mobile.facts.length).toBeGreaterThanOrEqual(2)
    expect(mobile.facts.length).toBeLessThanOrEqual(4)
  })
})

it('B013 no entry of the bottom bar leads to a page that is refused there', () => {
  const paths = barOf(outlines, partner).flatMap((entry) =>
    'path' in entry ? [entry.path] : entry.products.map(({ path }) => path),
  )
  expect(paths).toContain('/credit-life')
  expect(
    paths.filter((path) => !isMobilePage(path, outlines) || accessTo(path, outlines, partner) !== 'granted'),
  ).toEqual([])
})
