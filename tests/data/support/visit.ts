import { vi } from 'vitest'
import { waitFor } from 'xstate'

/** Opens the product anew in this browser, as a reload does: modules start over, cookies and store stay. */
export const visit = async (path: string) => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', matchMedia)
  history.replaceState(null, '', path)
  const { session, renewToken, onSignedOut } = await import('../../../src/data/session.ts')
  const { call, ApiError } = await import('../../../src/data/call.ts')
  session.start()
  const settled = () => waitFor(session, (snapshot) => snapshot.hasTag('settled'))
  return { session, settled, renewToken, onSignedOut, call, ApiError }
}

/** A window that is never resized, unless a test says so. */
const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })

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
