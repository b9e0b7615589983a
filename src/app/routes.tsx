import i18next from 'i18next'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { areas } from '../areas/registry.ts'
import { withWords } from '../data/language.ts'
import type { Area } from '../shared/area/types.ts'
import { preloadable, type Load } from '../ui/preloadable.ts'
import { notify } from '../ui/snackbar/snackbar.ts'
import { Entrance } from './Entrance.tsx'
import { loadFrame, Shell } from './shell/Shell.tsx'

/** A page whose code and words are fetched when the route is first taken. */
const page = <P extends object>(path: string, load: Load<P>, props: P, words: string[] = []): RouteObject => {
  const { Component, load: loadWhole } = preloadable<P>(withWords(load, words))
  return { path, element: <Component {...props} />, handle: { load: loadWhole } }
}

type AreaPage = Load<{ area: Area }>

const list: AreaPage = () => import('../pages/ListPage.tsx')
const record: AreaPage = () => import('../pages/RecordPage.tsx')
const caseFile: AreaPage = () => import('../pages/CasePage.tsx')
const form: AreaPage = () => import('../pages/FormPage.tsx')

const areaRoutes = (area: Area): RouteObject[] => {
  const { route, lifecycle, permissions } = area
  const words = ['fields', area.name, ...(lifecycle ? [lifecycle.id] : [])]
  const of = (path: string, load: AreaPage, ownWords: string) =>
    page(route + path, load, { area }, [...words, ownWords])
  return [
    of('', list, 'list'),
    lifecycle ? of('/:id', caseFile, 'case') : of('/:id', record, 'record'),
    ...(permissions.create ? [of('/create', form, 'form')] : []),
    ...(permissions.edit ? [of('/:id/edit', form, 'form')] : []),
  ]
}

const signIn: Load<object> = () =>
  import('../views/signIn/SignInPage.tsx').catch((error: unknown) => {
    notify({ kind: 'error', text: i18next.t('session:reloadManually') })
    throw error
  })

const code: Load<object> = () => import('../views/account/CodePage.tsx')

const account = (path: string, load: Load<object>) => page(path, load, {}, ['account'])

export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Entrance preload={(path) => preload(path)} />,
    handle: { load: loadFrame },
    children: [page('', signIn, {})],
  },
  account('/forget-password', () => import('../views/account/ForgetPasswordPage.tsx')),
  account('/otp', code),
  account('/verify', code),
  account('/change-password', () => import('../views/account/ChangePasswordPage.tsx')),
  account('/finish', () => import('../views/account/FinishPage.tsx')),
  {
    element: <Shell preload={(path) => preload(path)} />,
    handle: { load: loadFrame },
    children: [
      ...areas.flatMap(areaRoutes),
      page('/dashboard', () => import('../views/dashboard/DashboardPage.tsx'), {}, ['dashboard']),
      page('/profile', () => import('../views/profile/ProfilePage.tsx'), {}, [
        'profile',
        'cropper',
        'fields',
        'form',
        'validation',
      ]),
      page('/inspector', () => import('../views/inspector/InspectorPage.tsx'), {}, ['inspector']),
      { path: '*', element: null },
    ],
  },
]

/** Fetches the page at a path, which may be before it is known whether it may be shown. Ends when it is there, or cannot be had. */
export const preload = async (path: string): Promise<void> => {
  const loads = matchRoutes(routes, path)?.flatMap(({ route }) => (route.handle ? [route.handle.load()] : []))
  await Promise.allSettled(loads ?? [])
}
