import type { ProductCategory } from '../../../machines/session/session.types.ts'
import type { MobileList } from '../area/listTypes.ts'
import { listsOf } from '../area/lists.ts'
import type { Outline } from '../area/outline.ts'
import { accessTo } from '../navigation/access.ts'
import { lineOf, type Person } from '../navigation/person.ts'
import { isMobilePage } from './page.ts'

export type ProductPage = NonNullable<MobileList['standsFor']>['page']

export interface Product {
  category: ProductCategory
  path: string
}

/** The products of the organisation that have such a page, or a list that stands for it, which the person may open and which is for the mobile layout. */
export const productsWith = (page: ProductPage, areas: readonly Outline[], person: Person): Product[] =>
  person.organization.productCategories.flatMap((category) => {
    const path = pathsOf(lineOf(category.slug), page, areas).find(
      (one) => isMobilePage(one, areas) && accessTo(one, areas, person) === 'granted',
    )
    return path === undefined ? [] : [{ category, path }]
  })

/** The product's own list before those that stand for it. */
const pathsOf = (line: string, page: ProductPage, areas: readonly Outline[]): string[] => {
  const own = areas.flatMap(listsOf).filter(({ route }) => route === `/${line}/${page}`)
  const standing = areas.filter(
    ({ mobile }) => mobile?.standsFor?.page === page && lineOf(mobile.standsFor.product) === line,
  )
  return [...own, ...standing].map(({ route }) => route)
}
