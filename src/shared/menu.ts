import { grants } from '../../machines/kernel/grants.ts'
import type { Area } from './area/types.ts'

/** Labels are keys of `common:sidebar`. A group with a path is itself the entry and has no others. */
export interface MenuGroup {
  label: string
  path: string | null
  entries: { label: string; path: string }[]
}

/** Pages that need no session. */
export const publicPages: readonly string[] = [
  '/',
  '/otp',
  '/forget-password',
  '/verify',
  '/change-password',
  '/finish',
]

/** Pages of a signed-in person that no area declares. */
const ownPages: readonly { path: string; permission?: string }[] = [
  { path: '/profile' },
  { path: '/inspector', permission: 'workflow.inspect' },
]

const mainDashboard = 'dashboard'

/** The groups with a permitted page, in their order, each with its permitted pages. */
export const menuOf = (areas: readonly Area[], permissions: readonly string[]): MenuGroup[] => {
  const groups = new Map<string, MenuGroup>()
  const permitted = areas.filter((area) => grants(permissions, area.permissions.list))
  for (const { menu, route } of permitted.toSorted((one, other) => one.menu.order - other.menu.order)) {
    const group = groups.get(menu.group) ?? { label: menu.group, path: null, entries: [] }
    if (menu.entry) group.entries.push({ label: menu.entry, path: route })
    else group.path = route
    groups.set(menu.group, group)
  }
  return [...groups.values()]
}

/** The first page of the main dashboard, else of the menu; null when the person may see none. */
export const landingPage = (menu: readonly MenuGroup[]): string | null => {
  const first = menu.find((group) => group.label === mainDashboard) ?? menu[0]
  return first ? (first.path ?? first.entries[0]!.path) : null
}

/** Whether a person with these permissions may open a path of the session; compares whole segments. */
export const accessTo = (
  path: string,
  areas: readonly Area[],
  permissions: readonly string[],
): 'granted' | 'forbidden' | 'unknown' => {
  const own = ownPages.find((page) => page.path === path)
  const needed = own ? (own.permission ?? null) : permissionOf(path, areas)
  if (needed === undefined) return 'unknown'
  return needed === null || grants(permissions, needed) ? 'granted' : 'forbidden'
}

/** The permission of the area's page at the path; undefined when there is no such page. */
const permissionOf = (path: string, areas: readonly Area[]): string | undefined => {
  const area = areas.find(({ route }) => path === route || path.startsWith(`${route}/`))
  if (!area) return undefined
  const [first, second, ...more] = path.slice(area.route.length).split('/').filter(Boolean)
  if (more.length > 0) return undefined
  if (!first) return area.permissions.list
  if (!second) return first === 'create' ? area.permissions.create : area.permissions.detail
  return second === 'edit' ? area.permissions.edit : undefined
}
