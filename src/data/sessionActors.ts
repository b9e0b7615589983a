import { fromCallback, fromPromise } from 'xstate'
import type {
  SessionEvent,
  SessionSwitch,
  SignInAnswer,
  SignInAttempt,
  User,
} from '../../machines/session/session.types.ts'
import type { Granted } from '../shared/endpoints/answers/sessions.ts'
import { sessionEndpoint } from '../shared/endpoints/session.ts'
import { secondsIdle, watchActivity } from './activity.ts'
import { begin } from './beginning.ts'
import { takeCaptcha } from './captcha.ts'
import { isLeavingPage } from './leaving.ts'
import { onPersistedElsewhere } from './persisted.ts'
import { oneTabAtATime, refreshTokens } from './renewal.ts'
import { ApiError } from './apiError.ts'
import { request } from './request.ts'
import {
  acceptRenewed,
  endOnServer,
  forgetSession,
  isRenewedElsewhere,
  isReplaced,
  storedRefresh,
  storedToken,
  storeSession,
} from './sessionStore.ts'
import { watchViewport } from './viewport.ts'

/** Asked as soon as this is loaded. */
const begun = begin()

export const recognise = fromPromise<User | null>(async () => {
  const user = (await begun)?.user
  return user && !isReplaced(user) ? user : null
})

export const authenticate = fromPromise<SignInAnswer, SignInAttempt>(async ({ input, signal }) => {
  const captcha = 'password' in input ? await takeCaptcha() : undefined
  const endpoint = sessionEndpoint('provider' in input ? 'auth.createSSO' : 'auth.create')
  const body = 'provider' in input ? {} : { ...input }
  return oneTabAtATime(async () => {
    const answer = await request(endpoint, body, {
      captcha,
      signal,
    })
    if (!('token' in answer)) return answer
    storeSession(answer)
    return { user: answer.user }
  })
})

export const switchSession = fromPromise<void, SessionSwitch>(({ input, signal }) =>
  oneTabAtATime(async () => {
    const call = { token: storedToken() }
    const granted =
      'organization' in input
        ? request(sessionEndpoint('auth.switch'), { ...input }, call)
        : 'actFor' in input
          ? input.actFor
            ? request(sessionEndpoint('auth.actFor'), { ...input.actFor }, call)
            : request(sessionEndpoint('auth.actForEnd'), {}, call)
          : input.as
            ? request(sessionEndpoint('auth.seeAs'), { ...input.as }, call)
            : request(sessionEndpoint('auth.seeAsEnd'), {}, call)
    keep(await granted, signal)
  }),
)

export const renew = fromPromise<User, User | null>(({ input, signal }) =>
  oneTabAtATime(async () => {
    const refresh = storedRefresh()
    if (input && refresh && isRenewedElsewhere(refresh)) {
      acceptRenewed(refresh)
      return input
    }
    // Opening the page is a sign of life.
    const granted = await refreshTokens(input ? secondsIdle() : 0)
    keep(granted, signal)
    return granted.user
  }),
)

/** Stores what was granted; to who has signed out meanwhile it is of no use, and ended at once. */
const keep = (granted: Granted, signal: AbortSignal) => {
  storeSession(granted)
  if (!signal.aborted || isLeavingPage()) return
  endOnServer()
  forgetSession()
  throw new ApiError(401, 'INVALID_REFRESH', '')
}

export const watch = fromCallback<SessionEvent, User | null>(({ input: user, sendBack }) => {
  const stops = [
    watchActivity((at) => sendBack({ type: 'activity.seen', at })),
    onPersistedElsewhere(() => {
      if (!storedRefresh()) sendBack({ type: 'session.endedElsewhere' })
      else if (user && isReplaced(user)) sendBack({ type: 'session.replacedElsewhere' })
    }),
  ]
  return () => stops.forEach((stop) => stop())
})

export const viewport = fromCallback<SessionEvent>(({ sendBack }) =>
  watchViewport(() => sendBack({ type: 'viewport.crossed' })),
)
