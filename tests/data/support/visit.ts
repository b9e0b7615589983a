import { vi } from 'vitest'
import { waitFor } from 'xstate'

/** Opens the product anew in this browser, as a reload does: modules start over, cookies and store stay. */
export const visit = async (path: string) => {
  vi.resetModules()
  const viewport = resizable()
  history.replaceState(null, '', path)
  const { session, renewToken, onSignedOut } = await import('../../../src/data/session.ts')
  const { call, ApiError } = await import('../../../src/data/call.ts')
  session.start()
  const settled = () => waitFor(session, (snapshot) => snapshot.hasTag('settled'))
  return { session, settled, viewport, renewToken, onSignedOut, call, ApiError }
}

/** The window as media queries see it: it changes when the test says so. */
const resizable = () => {
  const hearers = new Set<() => void>()
  const viewport = { media: '', cross: () => hearers.forEach((hear) => hear()) }
  vi.stubGlobal('matchMedia', (media: string) => {
    viewport.media = media
    return {
      matches: false,
      addEventListener: (_: 'change', hear: () => void) => hearers.add(hear),
      removeEventListener: (_: 'change', hear: () => void) => hearers.delete(hear),
    }
  })
  return viewport
}

export const cookies = (): Record<string, string> =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))]),
  )

export const forgetBrowser = () => {
  for (const name of Object.keys(cookies())) document.cookie = `${name}=; Path=/; Max-Age=0`
  localStorage.clear()
}
