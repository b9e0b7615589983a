import type { SessionInput } from '../../machines/session/session.types.ts'
import { outlines } from '../areas/outlines.ts'
import { splitLocale } from '../shared/locales.ts'
import { isPublicPage } from '../shared/navigation/pages.ts'
import { recall } from './persisted.ts'
import { portal } from './portal.ts'
import { isVersionChanged } from './portalVersion.ts'
import { storedRefresh, storedToken } from './sessionStore.ts'

/** What decides how the session begins: the address, and what this browser has stored. */
export const arrival = (): SessionInput => {
  return {
    refreshStored: storedRefresh() !== null,
    tokenStored: storedToken() !== null,
    lastRefresh: recall('lastRefresh') as number | null,
    now: Date.now(),
    publicPage: isPublicPage(location.pathname, outlines),
    backFromProvider: isBackFromProvider(),
    versionChanged: isVersionChanged(),
    internalPortal: portal.kind === 'internal',
  }
}

/** The address without what was meant for the arrival alone: the locale, and the mark of the provider. */
export const settledAddress = (): string => {
  const search = isBackFromProvider() ? '' : location.search
  return pathHere() + search + location.hash
}

const pathHere = () => splitLocale(location.pathname).path

/** The provider's way back ends at `/?sso`. */
const isBackFromProvider = () => pathHere() === '/' && new URLSearchParams(location.search).has('sso')
