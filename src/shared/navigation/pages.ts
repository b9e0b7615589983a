import { rootPermission } from '../../../machines/kernel/grants.ts'
import { splitLocale } from '../locales.ts'
import { parentPlace } from '../area/parents.ts'
import type { Entry, AreaPage } from '../area/pages.ts'
import type { Outline } from '../area/outline.ts'
import type { Place } from '../sidebar.ts'

/** A page that no area declares. */
type OwnPage = (Entry | { signedIn: true }) & {
  path: string
  /** Where it stands in the menu. */
  menu?: Place
}

export const ownPages = {
  signIn: { path: '/', public: true },
  forgetPassword: { path: '/forget-password', public: true },
  otp: { path: '/otp', public: true },
  verify: { path: '/verify', public: true },
  changePassword: { path: '/change-password', public: true },
  finish: { path: '/finish', public: true },
  document: { path: '/document/:seal', public: true },
  answer: { path: '/answer', public: true },
  quoteForm: { path: '/quote-form', public: true },
  pay: { path: '/pay', public: true },
  profile: { path: '/profile', signedIn: true },
  exports: { path: '/exports', signedIn: true },
  imports: { path: '/imports', signedIn: true },
  import: { path: '/imports/:id', signedIn: true },
  dashboard: { path: '/dashboard', signedIn: true },
  inbox: { path: '/inbox', signedIn: true },
  handbook: { path: '/handbook', signedIn: true },
  inspector: { path: '/inspector', permission: 'workflow.inspect' },
  workflows: {
    path: '/internal-tools/workflow-engine',
    permission: 'workflow_engine.list',
    menu: { group: 'internalTools', entry: 'workflowEngine' },
  },
  workflow: { path: '/internal-tools/workflow-engine/:id', permission: 'workflow_engine.detail' },
  seeAs: { path: '/see-as', permission: rootPermission },
} as const satisfies Record<string, OwnPage>

export type OwnPageName = keyof typeof ownPages

/** Those of them that stand in the menu, as the lists of areas do. */
export const menuPages = Object.values<OwnPage>(ownPages).flatMap(({ path, menu }) =>
  menu ? [{ route: path, menu: [menu] }] : [],
)

const segments = (path: string): string[] => path.split('/').filter(Boolean)

/** What of a page's path is behind an area's route, in which a child's has its parent; undefined when it is not below it. */
export const restBehind = (route: string, page: string): string | undefined => {
  if (!route.includes(parentPlace))
    return page === route || page.startsWith(`${route}/`) ? page.slice(route.length) : undefined
  const [wanted, given] = [segments(route), segments(page)]
  if (!fits(route, given.slice(0, wanted.length).join('/'))) return undefined
  return given
    .slice(wanted.length)
    .map((one) => `/${one}`)
    .join('')
}

const fits = (pattern: string, path: string): boolean => {
  const wanted = segments(pattern)
  const given = segments(path)
  return wanted.length === given.length && wanted.every((one, at) => one.startsWith(':') || one === given[at])
}

/** The page at a path, in which what is written out goes before what may be anything. */
export const pageAt = <P extends { path: string }>(pages: readonly P[], path: string): P | undefined => {
  const blanks = (page: P) => segments(page.path).filter((one) => one.startsWith(':')).length
  return pages.filter((page) => fits(page.path, path)).toSorted((one, other) => blanks(one) - blanks(other))[0]
}

export const ownPageAt = (path: string): OwnPage | undefined =>
  path.startsWith('/') ? pageAt(Object.values<OwnPage>(ownPages), path) : undefined

/** The area's own page at the rest of a path behind the area's route. */
export const areaPageAt = ({ pages = {} }: Outline, rest: string): AreaPage | undefined =>
  Object.values(pages).find(({ path }) => fits(path, rest))

/** Whether a page, with or without a locale, needs no session. */
export const isPublicPage = (path: string, areas: readonly Outline[]): boolean => {
  const page = splitLocale(path).path
  const area = areas.find(({ route }) => page.startsWith(`${route}/`))
  const found = ownPageAt(page) ?? (area && areaPageAt(area, page.slice(area.route.length)))
  return found !== undefined && 'public' in found
}
