import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Place } from '../navigation/sidebar.ts'
import type { ListOperation, Operations } from './operations.ts'
import type { Area, ListView } from './types.ts'

type Value = string | number

/** Fields, or the status, each by the value that a row has there, or by several of which it has one. */
export type Where<F extends string = string> = Partial<
  Record<F | 'status', Value | boolean | null | readonly [Value, ...Value[]]>
>

/** A further list of an area's records: those that fulfil a condition. What is done with one record is done through its area. */
export interface FurtherList<F extends string = string> {
  /** Namespace of its endpoints. */
  id: string
  /** Singular, names its GraphQL types; its title is `lists.<name>` of the area's words. */
  name: string
  route: string
  menu: readonly Place[]
  permission: Permission
  where: Where<F>
  list: ListView<F>
  operations?: Pick<Operations, ListOperation>
}

/** What an area has as one of its lists. */
export interface Listed {
  /** The area whose records are listed, where that is another. */
  of?: Area
  listName?: string
  where?: Where
}

const known = new WeakMap<Area, readonly Area[]>()

const listed = (area: Area, { name, permission, operations, ...own }: FurtherList): Area => {
  const { detail, upload } = area.permissions
  return { ...area, ...own, operations, listName: name, of: area, permissions: { list: permission, detail, upload } }
}

/** An area's lists, its own first. */
export const listsOf = (area: Area): readonly Area[] => {
  const lists = known.get(area) ?? [area, ...(area.lists ?? []).map((one) => listed(area, one))]
  known.set(area, lists)
  return lists
}

/** The area whose records a list shows. */
export const recordsOf = (area: Area): Area => area.of ?? area

/** What a list is divided into, by the name of the tab. */
export const tabsOf = ({ list, lifecycle }: Area): Record<string, Where> =>
  list.tabs ?? Object.fromEntries(Object.keys(lifecycle?.statuses ?? {}).map((status) => [status, { status }]))

export const listName = (area: Area): string => area.listName ?? area.name

/** The key of a list's title. */
export const titleOf = (area: Area): string =>
  area.listName === undefined ? `${area.name}:title` : `${area.name}:lists.${area.listName}`
