import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { areas } from '../areas/registry.ts'
import type { Area } from '../shared/area/types.ts'
import { Entrance } from './Entrance.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { loadWords } from '../data/language.ts'
import { NotFound } from './NotFound.tsx'
import { Shell } from './shell/Shell.tsx'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

const wordsOf = (area: Area) => ['validation', area.name, ...(area.lifecycle ? [area.lifecycle.id] : [])]

const areaPage = (area: Area, path: string, load: Load<{ area: Area }>): RouteObject => ({
  path,
  handle: { area },
  lazy: async () => {
    const [{ default: Page }] = await Promise.all([load(), loadWords(wordsOf(area))])
    return { Component: () => <Page area={area} /> }
  },
})

const form: Load<{ area: Area }> = () => import('../pages/FormPage.tsx')

const areaRoutes = (area: Area): RouteObject[] => [
  areaPage(area, area.route, () => import('../pages/ListPage.tsx')),
  areaPage(
    area,
    `${area.route}/:id`,
    area.lifecycle ? () => import('../pages/CasePage.tsx') : () => import('../pages/RecordPage.tsx'),
  ),
  ...(area.permissions.create ? [areaPage(area, `${area.route}/create`, form)] : []),
  ...(area.permissions.edit ? [areaPage(area, `${area.route}/:id/edit`, form)] : []),
]

const view = (path: string, load: Load<object>, words: string[] = []): RouteObject => ({
  path,
  lazy: async () => {
    const [{ default: Component }] = await Promise.all([load(), loadWords(words)])
    return { Component }
  },
})

/** Begins to load the page at the current address. */
export const createRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: ErrorPage,
      HydrateFallback: ShellSkeleton,
      children: [
        { path: '/', Component: Entrance, children: [view('', () => import('../views/signIn/SignInPage.tsx'))] },
        {
          Component: Shell,
          children: [
            {
              ErrorBoundary: ErrorPage,
              children: [
                ...areas.flatMap(areaRoutes),
                view('/profile', () => import('../views/profile/ProfilePage.tsx')),
                { path: '*', Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ])
