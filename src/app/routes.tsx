import i18next from 'i18next'
import { createElement, lazy, type ComponentProps, type ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { waitFor } from 'xstate'
import { currentUser, isSignedIn, isSignedOut, isStarting } from '../../machines/session/session.view.ts'
import { declarationOf, outlines } from '../areas/outlines.ts'
import { beginList, rowsOf, type Begun } from '../data/beginning.ts'
import { withWords } from '../data/language.ts'
import { loadLifecycle } from '../data/lifecycle.ts'
import { session } from '../data/session.ts'
import { isMobile } from '../data/viewport.ts'
import type ListPage from '../pages/ListPage.tsx'
import { listsOf, recordsOf } from '../shared/area/lists.ts'
import { childrenOf } from '../shared/area/parents.ts'
import { areaFor } from '../shared/area/sight.ts'
import { sharedWords } from '../shared/locales.ts'
import type { Outline } from '../shared/area/outline.ts'
import type { Area } from '../shared/area/types.ts'
import { isPublicPage, ownPages, type OwnPageName } from '../shared/navigation/pages.ts'
import { Foresights } from '../pages/form/foresight.tsx'
import type { RecordParts } from '../pages/parts.ts'
import { preloadable, type Load } from '../ui/preloadable.ts'
import { notify } from '../ui/snackbar/snackbar.ts'
import { parts } from '../views/parts.ts'
import { Entrance } from './Entrance.tsx'
import { loadFrame, Shell } from './shell/Shell.tsx'
import type { Preload } from './usePreloaded.ts'

/** A page whose code and words are fetched when the route is first taken. */
const page = <P extends object>(path: string, load: Load<P>, props: P, words: string[] = []): RouteObject => {
  const { Component, load: loadWhole } = preloadable<P>(withWords(load, words))
  return { path, element: <Component {...props} />, handle: { load: loadWhole } }
}

const list: Load<ComponentProps<typeof ListPage>> = () =>
  isMobile() ? import('../pages/MobileListPage.tsx') : import('../pages/ListPage.tsx')
const rows = () => import('../pages/list/list.gateway.ts')
const record = () => import('../pages/RecordPage.tsx')
const caseFile = () => import('../pages/CasePage.tsx')
const form = () => import('../pages/FormPage.tsx')
const beginning = () => import('../pages/BeginPage.tsx')
const correction = () => import('../pages/CorrectPage.tsx')
const inParent = () => import('../pages/ChildPage.tsx')
const framed = () => import('../pages/OwnPage.tsx')

const wordsOf = ({ name, lifecycle, parent }: Outline) => [
  sharedWords,
  name,
  ...(lifecycle ? [lifecycle.id] : []),
  ...(parent ? [parent.area.name] : []),
]

/** A page of an area, or of one of its lists, with the declaration that is fetched beside it. */
const withDeclaration =
  <P extends { area: Area }>(area: Outline, load: Load<P>): Load<Omit<P, 'area'>> =>
  async () => {
    const [{ default: Page }, whole] = await Promise.all([load(), declarationOf(recordsOf(area))])
    const one = listsOf(whole).find(({ id }) => id === area.id)!
    return { default: (props) => createElement(Page, { ...props, area: one } as P) }
  }

/** A page of an area, of a child within its parent. */
const ofArea = <P extends { area: Area }>(
  path: string,
  area: Outline,
  load: Load<P>,
  props: Omit<P, 'area'>,
  words: string[],
): RouteObject => {
  if (!area.parent) return page(path, withDeclaration(area, load), props, words)
  const { Component, load: loadPage } = preloadable(load)
  const both = () => Promise.all([inParent(), loadPage()]).then(([module]) => module)
  return page(path, withDeclaration(area, both), { ...props, Page: Component as ComponentType<{ area: Area }> }, [
    ...words,
    'record',
  ])
}

/** Parts of an area's own, by their names, and a page that comes with them. */
const withParts = <P extends object, M>(loads: Record<string, Load<P>> | undefined, pageOf: () => Promise<M>) => {
  const made = Object.entries(loads ?? {}).map(([name, load]) => [name, preloadable(load)] as const)
  const components = Object.fromEntries(made.map(([name, { Component }]) => [name, Component]))
  const load = () => Promise.all([pageOf(), ...made.map(([, one]) => one.load())]).then(([module]) => module)
  return { components, load }
}

const toolWords = ['validation', 'fields']

/** Asks for the rows of a list before its page is drawn. */
const askRows = async (area: Outline, begun: Begun): Promise<void> => {
  const user = currentUser(session.getSnapshot())!
  const told = rowsOf(begun, user)
  const [{ askPageAhead }, whole] = await Promise.all([rows(), declarationOf(recordsOf(area))])
  const one = listsOf(whole).find(({ id }) => id === area.id)!
  askPageAhead(areaFor(one, user.permissions), new URLSearchParams(location.search), told)
}

/** The lists of an area; its own cells come with the page, its tools when they are opened. */
const listRoutes = (area: Outline): RouteObject[] => {
  const { components: cells, load } = withParts(parts[area.id]?.cells, list)
  const tools = Object.fromEntries(
    Object.entries(parts[area.id]?.tools ?? {}).map(([name, tool]) => [name, lazy(withWords(tool, toolWords))]),
  )
  return listsOf(area).map((one) => {
    const route = ofArea(one.route, one, load, { cells, tools }, [...wordsOf(area), 'list'])
    const ask = (begun: Begun) => askRows(one, begun)
    return one.parent ? route : { ...route, handle: { ...route.handle, skeleton: 'list', ask } }
  })
}

/** A page of cases, once the lifecycle is there too that its records need; without that the page says what is wrong. */
const withLifecycle =
  <M,>(area: Outline, load: () => Promise<M>) =>
  async (): Promise<M> => {
    const lifecycle = declarationOf(area).then((whole) => loadLifecycle(whole.lifecycle!))
    const [module] = await Promise.all([load(), lifecycle.catch(() => undefined)])
    return module
  }

/** The page of a record; its own tabs come with it. */
const recordRoute = (area: Outline): RouteObject => {
  const pageOf: Load<{ area: Area; parts: RecordParts }> = area.lifecycle ? withLifecycle(area, caseFile) : record
  const { components, load } = withParts(parts[area.id]?.tabs, pageOf)
  const words = [
    'record',
    'files',
    ...(area.lifecycle ? ['case', 'comments', 'validation'] : []),
    ...childrenOf(area, outlines).map(({ name }) => name),
  ]
  return ofArea(`${area.route}/:id`, area, load, { parts: components }, [...wordsOf(area), ...words])
}

const areaRoutes = (area: Outline): RouteObject[] => {
  const { route, permissions } = area
  const words = [...wordsOf(area), 'form', 'record']
  return [
    ...listRoutes(area),
    recordRoute(area),
    ...(permissions.begin ? [ofArea(`${route}/create`, area, beginning, {}, [...words, 'case'])] : []),
    ...(permissions.correct ? [ofArea(`${route}/:id/edit`, area, correction, {}, [...words, 'case'])] : []),
    ...(permissions.create ? [ofArea(`${route}/create`, area, form, {}, words)] : []),
    ...(permissions.edit ? [ofArea(`${route}/:id/edit`, area, form, {}, words)] : []),
  ]
}

/** The pages of the areas' own, those for everybody or the others. */
const partRoutes = (isPublic: boolean): RouteObject[] =>
  outlines.flatMap((area) =>
    Object.entries(area.pages ?? {})
      .filter(([, declared]) => Boolean(declared.public) === isPublic)
      .map(([name, { path }]) => {
        const load = parts[area.id]!.pages![name]!
        if (isPublic) return page(area.route + path, withDeclaration(area, load), {}, [sharedWords, area.name])
        const part = preloadable(load)
        const both = () => Promise.all([framed(), part.load()]).then(([module]) => module)
        return ofArea(area.route + path, area, both, { name, Part: part.Component }, [
          ...wordsOf(area),
          'record',
          'form',
        ])
      }),
  )

const signIn: Load<object> = () =>
  import('../views/signIn/SignInPage.tsx').catch((error: unknown) => {
    notify({ kind: 'error', text: i18next.t('session:reloadManually') })
    throw error
  })

const code: Load<object> = () => import('../views/account/CodePage.tsx')

/** What all areas' cases are called, and how they stand. */
const caseWords = outlines.flatMap(({ name, lifecycle }) => (lifecycle ? [name, lifecycle.id] : []))

/** What is shown at the pages that no area declares, and in which words beside the shell's. */
const views: Record<OwnPageName, [load: Load<object>, words: string[]]> = {
  signIn: [signIn, []],
  forgetPassword: [() => import('../views/account/ForgetPasswordPage.tsx'), ['credentials']],
  otp: [code, ['credentials']],
  verify: [code, ['credentials']],
  changePassword: [() => import('../views/account/ChangePasswordPage.tsx'), ['credentials']],
  finish: [() => import('../views/account/FinishPage.tsx'), ['credentials']],
  document: [() => import('../views/document/DocumentPage.tsx'), ['documents']],
  answer: [() => import('../views/answer/AnswerPage.tsx'), ['answer', 'credentials', 'files', 'validation']],
  quoteForm: [
    () => import('../views/quoteForm/QuoteFormPage.tsx'),
    ['quote', 'fill', 'form', 'files', 'validation', 'fields'],
  ],
  pay: [() => import('../views/pay/PayPage.tsx'), ['pay', 'credentials']],
  profile: [() => import('../views/profile/ProfilePage.tsx'), ['profile', 'fields', 'form', 'validation']],
  exports: [() => import('../views/exports/ExportsPage.tsx'), ['exports']],
  imports: [() => import('../views/imports/ImportsPage.tsx'), ['imports']],
  import: [() => import('../views/imports/ImportPage.tsx'), ['imports']],
  inbox: [() => import('../views/inbox/InboxPage.tsx'), ['inbox', ...caseWords]],
  dashboard: [() => import('../views/dashboard/DashboardPage.tsx'), ['dashboard']],
  handbook: [() => import('../views/handbook/HandbookPage.tsx'), ['handbook', 'purposes', sharedWords, ...caseWords]],
  inspector: [() => import('../views/inspector/InspectorPage.tsx'), ['inspector']],
  workflows: [() => import('../views/workflows/WorkflowsPage.tsx'), ['workflows', ...caseWords]],
  workflow: [() => import('../views/workflows/WorkflowPage.tsx'), ['workflows', ...caseWords]],
  seeAs: [() => import('../views/seeAs/SeeAsPage.tsx'), ['seeAs', 'list', 'validation']],
}

const ownPage = (name: OwnPageName): RouteObject => page(ownPages[name].path, views[name][0], {}, views[name][1])

const ownRoutes = (isPublic: boolean): RouteObject[] =>
  (Object.keys(ownPages) as OwnPageName[])
    .filter((name) => name !== 'signIn' && 'public' in ownPages[name] === isPublic)
    .map(ownPage)

const preloading: Preload = Object.assign((path: string) => preload(path), {
  isThere: (path: string) => there.has(path),
})

const foresights = Object.fromEntries(
  Object.entries(parts).flatMap(([id, { foresight }]) => (foresight ? [[id, lazy(foresight.change)]] : [])),
)

export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Entrance preload={preloading} />,
    handle: { load: loadFrame },
    children: [ownPage('signIn')],
  },
  ...ownRoutes(true),
  ...partRoutes(true),
  {
    element: (
      <Foresights value={foresights}>
        <Shell preload={preloading} />
      </Foresights>
    ),
    handle: { load: loadFrame },
    children: [
      ...outlines.flatMap(areaRoutes),
      ...partRoutes(false),
      ...ownRoutes(false),
      { path: '*', element: null },
    ],
  },
]

interface Handle {
  load(): Promise<unknown>
  /** Asks for what the page will show, unless it was told that on its way. */
  ask?(begun: Begun): Promise<unknown>
}

const handlesAt = (path: string): Handle[] =>
  matchRoutes(routes, path)?.flatMap(({ route }) => (route.handle ? [route.handle as Handle] : [])) ?? []

const there = new Set<string>()

/** Fetches the page at a path, which may be before it is known whether it may be shown. Ends when it is there, or cannot be had. */
const preload = async (path: string): Promise<void> => {
  await Promise.allSettled(handlesAt(path).map(({ load }) => load()))
  there.add(path)
}

/** Fetches the page that the address asks for, and what it will show as soon as it is known who is there. */
export const openFirst = async (path: string): Promise<void> => {
  const isOpen = !isSignedOut(session.getSnapshot()) || isPublicPage(path, outlines)
  const fetched = preload(isOpen ? path : ownPages.signIn.path)
  const asks = handlesAt(path).flatMap(({ ask }) => ask ?? [])
  const begun: Begun = asks.length > 0 ? beginList() : Promise.resolve(null)
  const snapshot = await waitFor(session, (one) => !isStarting(one))
  if (!isSignedIn(snapshot)) return
  await fetched
  await Promise.allSettled(asks.map((ask) => ask(begun)))
}
