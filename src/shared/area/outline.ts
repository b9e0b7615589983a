import type { FurtherList, MobileList } from './listTypes.ts'
import type { Area, AreaLifecycle } from './types.ts'

/** What is known of an area without its declaration: where it stands, who may open it, and what its cases are called. */
export interface Outline extends Pick<
  Area,
  'id' | 'name' | 'route' | 'menu' | 'products' | 'refusedInPlace' | 'permissions' | 'pages' | 'listName' | 'within'
> {
  mobile?: Pick<MobileList, 'standsFor'>
  lists?: readonly Pick<FurtherList, 'id' | 'name' | 'route' | 'menu' | 'permission'>[]
  lifecycle?: Pick<AreaLifecycle, 'id' | 'statuses' | 'from'>
  parent?: { area: Pick<Outline, 'id' | 'name' | 'permissions'> }
  of?: Outline
}

export const outlineOf = ({
  id,
  name,
  route,
  menu,
  products,
  refusedInPlace,
  permissions,
  pages,
  lists,
  lifecycle,
  parent,
  mobile,
}: Area): Outline => ({
  id,
  name,
  route,
  menu,
  products,
  refusedInPlace,
  permissions,
  pages,
  mobile: mobile && { standsFor: mobile.standsFor },
  lists: lists?.map((list) => ({
    id: list.id,
    name: list.name,
    route: list.route,
    menu: list.menu,
    permission: list.permission,
  })),
  lifecycle: lifecycle && { id: lifecycle.id, statuses: lifecycle.statuses, from: lifecycle.from },
  parent: parent && { area: { id: parent.area.id, name: parent.area.name, permissions: parent.area.permissions } },
})
