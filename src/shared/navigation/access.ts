import { grants, isRoot, type Permission } from '../../../machines/kernel/grants.ts'
import type { Area } from '../area/types.ts'
import { splitLocale } from '../locales.ts'
import { pageKindOf, type PageKind } from './pageKind.ts'
import { ownPages } from './pages.ts'
import { hasProduct, type Person } from './person.ts'

export type Access = 'granted' | 'forbidden' | 'unknown'

const commissionKinds: readonly (PageKind | null)[] = ['commissionList', 'commissionDetail', 'payoutHistory']

/** Whether a person may open a path of the session, with or without a locale; whole segments are compared. */
export const accessTo = (path: string, areas: readonly Area[], person: Person): Access => {
  const page = splitLocale(path).path.replace(/\/$/, '')
  const own = ownPages.find((one) => one.path === page)
  if (own) return !own.permission || grants(person.permissions, own.permission) ? 'granted' : 'forbidden'
  const area = areas.find(({ route }) => page === route || page.startsWith(`${route}/`))
  const needed = area && permissionFor(page.slice(area.route.length), area)
  if (!needed) return 'unknown'
  return isOpen(page, person) && isIncluded(area, person) && grants(person.permissions, needed)
    ? 'granted'
    : 'forbidden'
}

/** The permission for the page of an area at the rest of its path; undefined when there is no such page. */
const permissionFor = (rest: string, { permissions }: Area): Permission | undefined => {
  const [first, second, ...more] = rest.split('/').filter(Boolean)
  if (more.length > 0) return undefined
  if (!first) return permissions.list
  if (!second) return first === 'create' ? permissions.create : permissions.detail
  return second === 'edit' ? permissions.edit : undefined
}

const isOpen = (page: string, { portal }: Person): boolean =>
  portal.commission || !commissionKinds.includes(pageKindOf(page))

/** Pages of a product are for organisations that have it. */
const isIncluded = ({ menu }: Area, person: Person): boolean => {
  const products = menu.flatMap((place) => ('product' in place ? [place.product] : []))
  return products.length === 0 || isRoot(person.permissions) || products.some((one) => hasProduct(person, one))
}
