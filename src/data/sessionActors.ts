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
import { ApiError, request } from './request.ts'
import { acceptRenewed, isRenewedElsewhere, storedRefresh, storeSession, type Granted } from './sessionStore.ts'

export const authenticate = fromPromise<SignInAnswer, Credentials | ChosenOrganisation>(async ({ input, signal }) => {
  const captcha = 'password' in input ? await takeCaptcha() : undefined
  const answer = await request<Granted | OrganisationOffer>(
    sessionEndpoint('auth.create'),
    { ...input },
    { captcha, signal },
  )
  if ('ticket' in answer) return answer
  if (!signal.aborted) storeSession(answer)
  return { user: answer.user }
})

export const renew = fromPromise<User, User | null>(({ input, signal }) =>
  oneTabAtATime(async () => {
    const refresh = storedRefresh()
    if (!refresh) throw new ApiError(401, 'INVALID_REFRESH', '')
    if (input && isRenewedElsewhere(refresh)) {
      acceptRenewed(refresh)
      return input
    }
    const granted = await request<Granted>(sessionEndpoint('auth.refresh'), { refresh })
    if (!signal.aborted) storeSession(granted)
    return granted.user
  }),
)

const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session', work) : work()

export const watch = fromCallback<SessionEvent>(({ sendBack }) => {
  const stops = [
    watchActivity((at) => sendBack({ type: 'activity.seen', at })),
    onPersistedElsewhere(() => {
      if (!storedRefresh()) sendBack({ type: 'session.endedElsewhere' })
    }),
  ]
  return () => stops.forEach((stop) => stop())
})
