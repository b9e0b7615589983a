import { configure, render } from '@testing-library/react'
import { vi } from 'vitest'
import { mobileMedia } from '../../../src/shared/mobile/width.ts'
import { forgetBrowser } from '../../data/support/visit.ts'
import { granted, ok, onTheWire, type Answer, type Sent } from '../../data/support/wire.ts'
import type { User } from '../../../machines/session/session.types.ts'
import { user } from '../../machines/session/support.ts'

// Each visit fetches and evaluates all of Fluent.
vi.setConfig({ testTimeout: 90_000 })
configure({ asyncUtilTimeout: 30_000 })

export type Variables = Record<string, unknown>

/** Answers by endpoint name, or by method and path; what is not answered is refused. */
export type Endpoints = Record<string, (variables: Variables) => unknown>

export interface Opened {
  /** Calls of named endpoints, and by method and path of others, in their order. */
  calls: { name: string; variables: Variables }[]
  called(name: string): Variables[]
  /** Tells the browser what somebody else does. */
  tell(type: 'moved' | 'saved' | 'commented', data: Variables): void
}

/** A refusal as the server words it. */
export class Refusal {
  readonly code: string
  readonly message: string
  constructor(code: string, message = code) {
    this.code = code
    this.message = message
  }
}

const visits: { stop(): unknown }[] = []

/** Ends the sessions of a test: one that went on would end another's, since all visits share the page's cookies. */
export const endVisits = (): void => visits.splice(0).forEach((session) => session.stop())

/** What every test of a page needs of the browser. */
export const prepareBrowser = (): void => {
  forgetBrowser()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollTo = () => {}
}

/** The same of a phone's. */
export const preparePhone = (): void => {
  prepareBrowser()
  vi.stubGlobal('outerWidth', 390)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === mobileMedia,
    addEventListener() {},
    removeEventListener() {},
  }))
}

/** Opens the product at a path as somebody with these permissions, with the server that the test plays. */
export const open = async (
  path: string,
  permissions: string[],
  endpoints: Endpoints,
  who: Partial<User> = {},
): Promise<Opened> => {
  vi.resetModules()
  history.replaceState(null, '', path)
  document.cookie = 'refresh=refresh-0; Path=/'
  const calls: Opened['calls'] = []
  let live: ReadableStreamDefaultController<Uint8Array> | null = null
  const graphql = async ({ body }: Sent): Promise<Answer> => {
    const { query, variables } = body as { query: string; variables: Variables }
    calls.push({ name: query, variables })
    const result = query in endpoints ? await endpoints[query]!(variables) : new Refusal('INTERNAL')
    if (!(result instanceof Refusal)) return ok({ result })
    return {
      status: 200,
      body: { data: null, errors: [{ message: result.message, extensions: { code: result.code } }] },
    }
  }
  onTheWire((sent) => {
    if (sent.url === '/v2/sessions/refresh') return ok(granted({ ...user, permissions, ...who }, 1))
    if (sent.url.startsWith('/api/live'))
      return new Response(new ReadableStream({ start: (controller) => void (live = controller) }))
    const asked = `${sent.method} ${sent.method === 'DELETE' ? sent.url.replace(/\?.*/, '') : sent.url}`
    // Where a test plays no drafts there are none, and none is kept.
    if (sent.url === '/api/overview/bell' && !('POST /api/overview/bell' in endpoints))
      return ok({ items: [], lookedAt: null })
    if (sent.url.startsWith('/api/drafts/') && !(asked in endpoints))
      return sent.method === 'GET' ? ok(null) : { status: 503, body: { code: 'UNAVAILABLE', message: '' } }
    if (sent.url !== '/api/graphql') calls.push({ name: asked, variables: sent.body ?? {} })
    const rest = endpoints[asked]?.(sent.body ?? {})
    if (rest instanceof Refusal) return { status: 500, body: { code: rest.code, message: rest.message } }
    if (rest !== undefined) return ok(rest)
    if (sent.url === '/api/graphql') return graphql(sent)
    if (sent.url === '/v2/profile' && sent.method === 'GET') return ok({ ...user, ...who })
    if (sent.url.startsWith('/api/comments?')) return ok({ comments: [], hasMore: false })
    // Of what the test does not play there is nothing.
    return sent.method === 'GET' ? ok([]) : new Response(null, { status: 204 })
  })
  const { startLanguage } = await import('../../../src/data/language.ts')
  const { session } = await import('../../../src/data/session.ts')
  const { App } = await import('../../../src/app/App.tsx')
  visits.push(session.start())
  await startLanguage(null)
  render(<App />)
  return {
    calls,
    called: (name) => calls.filter((call) => call.name === name).map(({ variables }) => variables),
    tell: (type, data) => live!.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)),
  }
}
