import { vi } from 'vitest'
import { waitFor } from 'xstate'

/** Opens the product anew in this browser, as a reload does: modules start over, cookies and store stay. */
export const visit = async (path: string) => {
  vi.resetModules()
  const viewport = resizable()
  history.replaceState(null, '', path)
  const { session, renewToken, onSignedOut } = await import('../../../src/data/session.ts')
  const { ask, answeredAhead, askAhead, call } = await import('../../../src/data/call.ts')
  const { ApiError } = await import('../../../src/data/apiError.ts')
  session.start()
  const settled = () => waitFor(session, (snapshot) => snapshot.hasTag('settled'))
  return { session, settled, viewport, renewToken, onSignedOut, ask, answeredAhead, askAhead, call, ApiError }
}

/** The window: 1440 px wide until the test resizes it, and not magnified unless the test says so. */
const resizable = () => {
  let width = 1440
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(media)?.[1] ?? 0),
    addEventListener() {},
    removeEventListener() {},
  }))
  const resize = (inner: number, outer = inner) => {
    width = inner
    vi.stubGlobal('outerWidth', outer)
    dispatchEvent(new Event('resize'))
  }
  vi.stubGlobal('outerWidth', width)
  return { resize }
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
  sessionStorage.clear()
}
