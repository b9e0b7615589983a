import { fromCallback, fromPromise } from 'xstate'
import type {
  ChosenOrganisation,
  Credentials,
  OrganisationOffer,
  SessionEvent,
  SignInAnswer,
  User,
} from '../../machines/session/session.types.ts'
import { sessionEndpoint } from '../shared/endpoints/session.ts'
import { watchActivity } from './activity.ts'
import { takeCaptcha } from './captcha.ts'
import { onPersistedElsewhere } from './persisted.ts'
import { oneTabAtATime, refreshTokens } from './renewal.ts'
import { ApiError, request } from './request.ts'
import {
  acceptRenewed,
  endOnServer,
  forgetSession,
  isRenewedElsewhere,
  storedRefresh,
  storeSession,
  type Granted,
} from './sessionStore.ts'

export const authenticate = fromPromise<SignInAnswer, Credentials | ChosenOrganisation>(async ({ input, signal }) => {
  const captcha = 'password' in input ? await takeCaptcha() : undefined
  return oneTabAtATime(async () => {
    const answer = await request<Granted | OrganisationOffer>(
      sessionEndpoint('auth.create'),
      { ...input },
      { captcha, signal },
    )
    if ('ticket' in answer) return answer
    storeSession(answer)
    return { user: answer.user }
  })
})

export const renew = fromPromise<User, User | null>(({ input, signal }) =>
  oneTabAtATime(async () => {
    const refresh = storedRefresh()
    if (input && refresh && isRenewedElsewhere(refresh)) {
      acceptRenewed(refresh)
      return input
    }
    const granted = await refreshTokens()
    storeSession(granted)
    if (signal.aborted) {
      endOnServer()
      forgetSession()
      throw new ApiError(401, 'INVALID_REFRESH', '')
    }
    return granted.user
  }),
)

export const watch = fromCallback<SessionEvent>(({ sendBack }) => {
  const stops = [
    watchActivity((at) => sendBack({ type: 'activity.seen', at })),
    onPersistedElsewhere(() => {
      if (!storedRefresh()) sendBack({ type: 'session.endedElsewhere' })
    }),
  ]
  return () => stops.forEach((stop) => stop())
})
