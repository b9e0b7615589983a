import type { ProductCategory, User } from '../../../machines/session/session.types.ts'
import type { Portal } from '../portal.ts'
import { gadget } from '../sidebar.ts'

/** Who opens pages, and where. */
export interface Person {
  permissions: readonly string[]
  role: string
  organization: { industry: string | null; productCategories: readonly ProductCategory[] }
  portal: Portal
}

export const personOf = ({ permissions, role, organization }: User, portal: Portal): Person => ({
  permissions,
  role,
  organization,
  portal,
})

/** One line has two names: its pages say gadget, its endpoints smartphone. */
export const lineOf = (slug: string): string => (slug.toLowerCase() === 'smartphone' ? gadget.line : slug.toLowerCase())

export const hasProduct = ({ organization }: Person, product: string): boolean =>
  organization.productCategories.some(({ slug }) => lineOf(slug) === lineOf(product))
