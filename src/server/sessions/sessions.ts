import type { FastifyRequest } from 'fastify'
import type { Host } from '../context.ts'
import { Failure } from '../failure.ts'
import { HttpError, unauthenticated } from '../http/httpError.ts'
import { refuseActing } from './acting.ts'
import { noteActing } from './actingNoted.ts'
import { admitKey } from './keys/admit.ts'
import { refuseKeys } from './keys/shut.ts'
import { bearsKey } from './keys/token.ts'
import { endOverdue, standing } from './rows.ts'
import type { Caller } from '../store/store.ts'
import { type Tokens, tokensOf } from './tokens.ts'
import type { Session } from './types.ts'
import { presumed, type Verified, verifiedSessions } from './verified.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether nothing comes of a call but its answer; without it GET does, and no other. */
    reads?: boolean
    /** Whether more than a reading is done there for another too: without it nobody who acts does. */
    acting?: true
  }
}

type WithHeaders = Pick<FastifyRequest, 'headers'>
type Called = WithHeaders & Pick<FastifyRequest, 'method' | 'routeOptions' | 'ip'>

const isReading = ({ method, routeOptions }: Called): boolean =>
  routeOptions.config.reads ?? ['GET', 'HEAD'].includes(method)

export interface Sessions {
  tokens: Tokens
  /**
   * Whose call this is, by a session's access token or by an API key. @throws Failure UNAUTHENTICATED, QUS-AUTH-008 when a newer access token is needed, FORBIDDEN where more than a
   * reading is asked for by who sees the product as somebody else, or by who acts for them at a door that is shut to that
   */
  authenticate(request: Called): Promise<Session>
  /** The same as it was last: what it asks first is refused when it is not so any more. Null: it must be read. @throws Failure UNAUTHENTICATED */
  presume(request: WithHeaders): Session | null
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

export const refuseChange = () => new HttpError('FORBIDDEN', 'seenAs', { refusal: { reason: 'seenAs' } })

export const openSessions = async (host: Host): Promise<Sessions> => {
  const { store, clock, secret } = host
  const tokens = tokensOf(secret)
  const verified = verifiedSessions(store)
  const callers = new WeakMap<WithHeaders, Session>()
  const hearers = new Set<(id: string) => void>()
  const forgetEnded = (id: string) => {
    verified.forget(id)
    for (const hear of hearers) hear(id)
  }
  const unlisten = await store.listen(channel, forgetEnded)

  /** The session that a request names, and the hash of its token. @throws HttpError UNAUTHENTICATED */
  const named = ({ headers }: WithHeaders): [id: string, accessHash: string] => {
    const token = /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '')?.[1]
    const id = token && tokens.read('access', token)
    if (!id) throw unauthenticated()
    return [id, tokens.hash(token)]
  }
  const isPresent = (found: Verified, accessHash: string): boolean => {
    const now = clock().getTime()
    return found.accessHash === accessHash && found.accessExpiresAt > now && found.expiresAt > now
  }

  const keep = (request: WithHeaders, session: Session): void => {
    callers.set(request, session)
    if (session.acting) noteActing(request, session.acting)
  }

  return {
    tokens,
    authenticate: async (request) => {
      refuseKeys(request)
      if (bearsKey(request)) {
        const session = await admitKey(host, tokens, request)
        callers.set(request, session)
        return session
      }
      const [id, accessHash] = named(request)
      const found = await verified.find(id, accessHash)
      if (!found) throw unauthenticated()
      if (found.expiresAt <= clock().getTime()) {
        await endOverdue(store, clock())
        forgetEnded(found.session.id)
        throw unauthenticated()
      }
      // A token that a refresh has replaced is out of date like one whose time is over: both need the newer one.
      if (!isPresent(found, accessHash)) throw new Failure('QUS-AUTH-008', 'jwt expired')
      keep(request, found.session)
      if (found.session.readsAlone && !isReading(request)) throw refuseChange()
      if (found.session.acting && !isReading(request) && !request.routeOptions.config.acting) throw refuseActing()
      return found.session
    },
    presume: (request) => {
      if (bearsKey(request)) return null
      const [id, accessHash] = named(request)
      const found = verified.recall(id, accessHash)
      if (!found || !isPresent(found, accessHash)) return null
      keep(request, found.session)
      return presumed(found)
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
