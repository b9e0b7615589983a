import type { ProductCategory } from '../../../machines/session/session.types.ts'
import type { Outline } from '../area/outline.ts'
import { accessTo } from '../navigation/access.ts'
import { lineOf, type Person } from '../navigation/person.ts'
import { isMobilePage } from './page.ts'

export type ProductPage = 'policy' | 'claim'

export interface Product {
  category: ProductCategory
  path: string
}

/** The products of the organisation that have such a page, which the person may open and which is for the mobile layout. */
export const productsWith = (page: ProductPage, areas: readonly Outline[], person: Person): Product[] =>
  person.organization.productCategories
    .map((category) => ({ category, path: `/${lineOf(category.slug)}/${page}` }))
    .filter(({ path }) => isMobilePage(path) && accessTo(path, areas, person) === 'granted')
