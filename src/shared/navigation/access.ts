import { grants, isRoot, type Permission } from '../../../machines/kernel/grants.ts'
import { listsOf } from '../area/lists.ts'
import { mayEnter } from '../area/parents.ts'
import type { Outline } from '../area/outline.ts'
import { isSwitchedOn } from '../area/switched.ts'
import { splitLocale } from '../locales.ts'
import { isOfRecord } from '../area/pages.ts'
import { areaPageAt, ownPageAt, restBehind } from './pages.ts'
import { hasProduct, type Person } from './person.ts'

export type Access = 'granted' | 'forbidden' | 'unknown'

/** Whether a person may open a path of the session, with or without a locale; whole segments are compared. */
export const accessTo = (path: string, areas: readonly Outline[], person: Person): Access => {
  const page = pageAt(path)
  const own = ownPageAt(page)
  if (own) return 'permission' in own && !grants(person.permissions, own.permission!) ? 'forbidden' : 'granted'
  const area = areaAt(page, areas)
  const needed = area && neededFor(restBehind(area.route, page)!, area)
  if (!needed) return 'unknown'
  if (!isSwitchedOn(area, person.portal)) return 'forbidden'
  if (needed === 'nothing') return 'granted'
  const holdsAll =
    mayEnter(area, person.permissions) && needed.every((permission) => grants(person.permissions, permission))
  return isIncluded(area, person) && holdsAll ? 'granted' : 'forbidden'
}

/** Whether it is in the page's own place that somebody is told to have no access to it. */
export const isRefusedInPlace = (path: string, areas: readonly Outline[]): boolean =>
  areaAt(pageAt(path), areas)?.refusedInPlace === true

const pageAt = (path: string): string => splitLocale(path).path.replace(/\/$/, '')

/** Pages of an area may lie below those of another, as a child's do below its parent's. */
const areaAt = (page: string, areas: readonly Outline[]): Outline | undefined =>
  areas
    .flatMap(listsOf)
    .filter(({ route }) => restBehind(route, page) !== undefined)
    .toSorted((one, other) => other.route.length - one.route.length)[0]

/** The permissions for the page of an area at the rest of its path, all of them; undefined when there is no such page. */
const neededFor = (rest: string, area: Outline): readonly Permission[] | 'nothing' | undefined => {
  if (area.of && rest !== '') return undefined
  const own = areaPageAt(area, rest)
  if (own?.public) return 'nothing'
  if (own) return isOfRecord(own) ? [area.permissions.detail, own.permission] : [own.permission]
  const usual = permissionFor(rest, area)
  return usual === undefined ? undefined : [usual]
}

const permissionFor = (rest: string, { permissions, madeApart }: Outline): Permission | undefined => {
  const [first, second, ...more] = rest.split('/').filter(Boolean)
  if (more.length > 0) return undefined
  if (!first) return permissions.list
  if (!second && first === 'create') return madeApart ? undefined : (permissions.create ?? permissions.begin)
  if (!second) return permissions.detail
  return second === 'edit' ? (permissions.edit ?? permissions.correct) : undefined
}

/** Pages of a product are for organisations that have it. */
const isIncluded = ({ menu, products = productsOf(menu) }: Outline, person: Person): boolean =>
  products.length === 0 || isRoot(person.permissions) || products.some((one) => hasProduct(person, one))

const productsOf = (menu: Outline['menu']): string[] =>
  menu.flatMap((place) => ('product' in place ? [place.product] : []))
