import { isRoot } from '../../../machines/kernel/grants.ts'
import { arranged, type Order } from './order.ts'
import { listsOf } from '../area/lists.ts'
import type { Outline } from '../area/outline.ts'
import { accessTo } from './access.ts'
import { menuPages } from './pages.ts'
import { lineOf, type Person } from './person.ts'
import {
  byCategory,
  defaultGroups,
  employeeBenefitCategory,
  gadget,
  internalSidebar,
  isSpecified,
  mainDashboards,
  sidebar,
  ungrouped,
  type Place,
} from '../sidebar.ts'

/** Labels are `common:sidebar.<id>`, but a product category has its own name. */
export interface MenuGroup {
  id: string
  name: string | null
  /** A group with a path is itself the entry and has no others. */
  path: string | null
  entries: readonly { id: string; path: string }[]
  isMainDashboard: boolean
}

interface Group {
  id: string
  name: string | null
  entries: readonly string[]
}

/** The groups with a permitted page, in their order, each with its permitted pages; before the person is known, the default. */
export const menuOf = (areas: readonly Outline[], person: Person | null, order: Order | null = null): MenuGroup[] => {
  const isOffered = ({ route }: Pick<Outline, 'route'>) => !person || accessTo(route, areas, person) === 'granted'
  const offered: Pick<Outline, 'route' | 'menu'>[] = [...areas.flatMap(listsOf), ...menuPages].filter(isOffered)
  const pathOf = (group: string, entry?: string) =>
    offered.find(({ menu }) => menu.some((place) => groupOf(place) === group && place.entry === entry))?.route ?? null
  const main = person?.portal.kind === 'internal' ? mainDashboards.internal : mainDashboards.others
  return arranged(outlineFor(areas, person), order, (entry) => entry)
    .map(({ id, name, entries }) => ({
      id,
      name,
      path: pathOf(id),
      entries: entries.flatMap((entry) => {
        const path = pathOf(id, entry)
        return path ? [{ id: entry, path }] : []
      }),
      isMainDashboard: id === main,
    }))
    .filter(({ path, entries }) => path || entries.length > 0)
}

/** The first page of the main dashboard, else of the menu; null when the person may see none. */
export const landingPage = (menu: readonly MenuGroup[]): string | null => {
  const first = menu.find((group) => group.isMainDashboard) ?? menu[0]
  return first ? (first.path ?? first.entries[0]!.path) : null
}

const groupOf = (place: Place): string => ('product' in place ? categoryId(place.product) : place.group)

/** The group of a product category. */
export const categoryId = (slug: string): string => `${byCategory.id}.${lineOf(slug)}`

const beyondSpecified = (areas: readonly Outline[], id: string): string[] =>
  areas
    .flatMap(listsOf)
    .flatMap(({ menu }) =>
      menu.flatMap((place) =>
        groupOf(place) === id && place.entry && !('product' in place) && !isSpecified(id, place.entry)
          ? [place.entry]
          : [],
      ),
    )

const outlineFor = (areas: readonly Outline[], person: Person | null): Group[] => {
  const groups = person?.portal.kind === 'internal' ? internalSidebar : sidebar
  const shown = person ? groups : groups.filter(({ id }) => defaultGroups.includes(id))
  return shown.flatMap((group) =>
    group === byCategory
      ? categoriesOf(person)
      : [{ ...group, name: null, entries: [...group.entries, ...beyondSpecified(areas, group.id)] }],
  )
}

const categoriesOf = (person: Person | null): Group[] =>
  (person?.organization.productCategories ?? [])
    .filter(({ slug }) => isGrouped(lineOf(slug), person!))
    .map(({ slug, name }) => ({
      id: categoryId(slug),
      name,
      entries: lineOf(slug) === gadget.line ? gadget.entries : byCategory.entries,
    }))

const isGrouped = (line: string, { permissions }: Person): boolean =>
  !ungrouped.includes(line) && (line !== employeeBenefitCategory || isRoot(permissions))
