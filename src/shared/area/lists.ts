import { perObject } from '../../../machines/kernel/perObject.ts'
import type { FurtherList, Where } from './listTypes.ts'
import type { Outline } from './outline.ts'
import type { Area } from './types.ts'

type Further = NonNullable<Outline['lists']>[number] & Pick<FurtherList, 'operations'>

const listed = (area: Outline, { name, permission, operations, recalled, ...own }: Further) => {
  const { detail, upload } = area.permissions
  return {
    ...area,
    ...own,
    operations,
    recalled,
    listName: name,
    of: area,
    permissions: { list: permission, detail, upload },
  }
}

const allLists = perObject((area: Outline): readonly Outline[] => [
  area,
  ...(area.lists ?? []).map((one) => listed(area, one)),
])

/** An area's lists, its own first. */
export const listsOf = <A extends Outline>(area: A): readonly A[] => allLists(area) as readonly A[]

/** The list of some areas that has an id; undefined where none has. */
export const listCalled = <A extends Outline>(areas: readonly A[], id: string | undefined): A | undefined => {
  if (id === undefined) return undefined
  for (const area of areas) {
    const found = listsOf(area).find((one) => one.id === id)
    if (found) return found
  }
  return undefined
}

/** The area whose records a list shows. */
export const recordsOf = <A extends Outline>(area: A): A => (area.of as A | undefined) ?? area

/** What a list is divided into, by the name of the tab: the statuses of its cases, where they may have several. */
export const tabsOf = ({ list, lifecycle, where }: Area): Record<string, Where> => {
  const wanted = where?.status
  const all = Object.keys(lifecycle?.statuses ?? {})
  const statuses = Array.isArray(wanted) ? wanted : wanted === undefined ? all : []
  return list.tabs ?? Object.fromEntries(statuses.map((status) => [status, { status }]))
}

/** What a list has as long as no tab of it is chosen, where that is not all. */
export const outsideBin = ({ flag }: NonNullable<Area['bin']>): Where => ({ [flag]: false })

/** Tabs that cases have beside those: what waits for the person, what they have taken, what they have begun, and what expires soon. */
export const standingTabs = ['waiting', 'mine', 'askedByMe', 'expiring'] as const

export const isStanding = (tab: string | null | undefined): boolean =>
  (standingTabs as readonly (string | null | undefined)[]).includes(tab)

const standingOf = ({ lifecycle, where }: Area): readonly string[] =>
  lifecycle && !where
    ? standingTabs.filter((tab) => (tab === 'askedByMe' ? lifecycle.asked : tab === 'expiring' || !lifecycle.deskless))
    : []

/** The names of a list's tabs. */
export const tabNames = (area: Area): string[] => [...standingOf(area), ...Object.keys(tabsOf(area))]

/** The tab beneath which a tab stands together with others, or which stands there itself; null where it stands alone. */
export const groupOf = ({ list: { groups = {} } }: Area, tab: string | null): string | null =>
  tab === null ? null : (Object.keys(groups).find((group) => group === tab || groups[group]!.includes(tab)) ?? null)

/** The names of the tabs that stand beneath one, as far as the list has them. */
export const tabsIn = (area: Area, group: string): string[] =>
  tabNames(area).filter((tab) => tab !== group && groupOf(area, tab) === group)

/** The names of those that stand beneath none. */
export const outerTabs = (area: Area): string[] =>
  tabNames(area).filter((tab) => [null, tab].includes(groupOf(area, tab)))

/** The order of a list that nobody has ordered: where it is about deadlines, the soonest first. */
export const orderIn = (area: Area, tab: string | null | undefined): string =>
  isStanding(tab) ? 'deadline_at' : area.list.order

/** The key of a tab's label. */
export const tabKey = ({ name, list, lifecycle }: Area, id: string): string =>
  isStanding(id) ? `list:standing.${id}` : list.tabs ? `${name}:tabs.${id}` : lifecycle!.statuses[id]!.label

export const listName = (area: Area): string => area.listName ?? area.name

/** The key of a list's title. */
export const titleOf = (area: Area): string =>
  area.listName === undefined ? `${area.name}:title` : `${area.name}:lists.${area.listName}`
