import { eachOf, grants } from '../../../machines/kernel/grants.ts'
import { listsOf } from './lists.ts'
import type { Outline } from './outline.ts'
import { naming } from './permissions.ts'

/** Where the parent's id stands in a child's route. */
export const parentPlace = ':parent'

/** A child area as it is within one record of its parent. */
export const within = <A extends Outline>(area: A, parent: string): A => ({
  ...area,
  route: area.route.replace(parentPlace, parent),
  within: parent,
})

/** Whether somebody with these permissions may look into an area at all: into a child's, who may open the parent's records. */
export const mayEnter = ({ parent }: Outline, permissions: readonly string[]): boolean =>
  !parent || grants(permissions, parent.area.permissions.detail)

/** Whether they are told what its records are called. */
export const mayName = (area: Outline, permissions: readonly string[]): boolean =>
  mayEnter(area, permissions) && grants(permissions, [...eachOf(naming(area)), ...eachOf(area.named ?? [])])

/** Whether they may open its records. */
export const mayOpen = (area: Outline, permissions: readonly string[]): boolean =>
  mayEnter(area, permissions) && grants(permissions, area.permissions.detail)

/** The areas whose records are within those of one. */
export const childrenOf = <A extends Outline>({ id }: Outline, areas: readonly A[]): A[] =>
  areas.filter(({ parent }) => parent?.area.id === id)

/** The list of that id, for who may look at it; null where they may not, or there is none. */
export const openList = <A extends Outline>(
  areas: readonly A[],
  id: string,
  permissions: readonly string[] = [],
): A | null => {
  const list = areas.flatMap(listsOf<A>).find((area) => area.id === id)
  return list && mayEnter(list, permissions) && grants(permissions, list.permissions.list) ? list : null
}
