import type { FastifyRequest } from 'fastify'
import type { Host } from '../context.ts'
import { Failure } from '../failure.ts'
import { unauthenticated } from '../http/httpError.ts'
import { endOverdue, standing } from './rows.ts'
import type { Caller } from '../store/store.ts'
import { type Tokens, tokensOf } from './tokens.ts'
import type { Session } from './types.ts'
import { verifiedSessions } from './verified.ts'

type WithHeaders = Pick<FastifyRequest, 'headers'>

export interface Sessions {
  tokens: Tokens
  /** Whose call this is. @throws Failure UNAUTHENTICATED, or QUS-AUTH-008 when a newer access token is needed */
  authenticate(request: WithHeaders): Promise<Session>
  /** Whose call this was found to be. */
  knownBy(request: WithHeaders): Session | undefined
  /** Forgets what is known of a session, here at once. */
  forget(id: string): void
  /** Makes the end of a session known to every process. */
  ended(id: string): Promise<void>
  onEnded(hear: (id: string) => void): void
  /** Of these sessions those that still stand, with what their people may do and see now. */
  standing(ids: readonly string[]): Promise<Map<string, Caller>>
  close(): Promise<void>
}

const channel = 'sessions'

export const openSessions = async ({ store, clock, secret }: Host): Promise<Sessions> => {
  const tokens = tokensOf(secret)
  const verified = verifiedSessions(store)
  const callers = new WeakMap<WithHeaders, Session>()
  const hearers = new Set<(id: string) => void>()
  const forgetEnded = (id: string) => {
    verified.forget(id)
    for (const hear of hearers) hear(id)
  }
  const unlisten = await store.listen(channel, forgetEnded)

  return {
    tokens,
    authenticate: async (request) => {
      const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
      const id = token && tokens.read('access', token)
      const accessHash = id ? tokens.hash(token) : ''
      const found = id ? await verified.find(id, accessHash) : null
      if (!found) throw unauthenticated()
      if (found.expiresAt <= clock().getTime()) {
        await endOverdue(store, clock())
        forgetEnded(found.session.id)
        throw unauthenticated()
      }
      // A token that a refresh has replaced is out of date like one whose time is over: both need the newer one.
      const isPresent = found.accessHash === accessHash && found.accessExpiresAt > clock().getTime()
      if (!isPresent) throw new Failure('QUS-AUTH-008', 'jwt expired')
      callers.set(request, found.session)
      return found.session
    },
    knownBy: (request) => callers.get(request),
    forget: verified.forget,
    ended: async (id) => {
      forgetEnded(id)
      await store.notify(channel, id)
    },
    onEnded: (hear) => void hearers.add(hear),
    standing: async (ids) => new Map((await standing(store, ids, clock())).map(({ id, ...caller }) => [id, caller])),
    close: unlisten,
  }
}
