import type { Granted } from '../shared/endpoints/answers/sessions.ts'
import { sessionEndpoint } from '../shared/endpoints/session.ts'
import { recall, remember } from './persisted.ts'
import { ApiError } from './apiError.ts'
import { request } from './request.ts'
import { storedRefresh } from './sessionStore.ts'

/** Tabs share the tokens, so that they change them one after the other. */
export const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session', work) : work()

/**
 * Trades the stored refresh token for new ones. A refresh token works once: a page may be left while it is traded, and the
 * next page must not use it again, but wait for the cookies that come with the answer.
 * @param idle seconds since the person was seen: the server ends a session of which nobody is seen
 */
export const refreshTokens = async (idle: number): Promise<Granted> => {
  const refresh = await settledRefresh()
  if (!refresh) throw new ApiError(401, 'INVALID_REFRESH', '')
  remember(mark, { ending: endingOf(refresh), until: Date.now() + patience })
  try {
    return await request(sessionEndpoint('auth.refresh'), { refresh, idle }, { keepalive: true })
  } finally {
    remember(mark, null)
  }
}

/** Where a trade is kept that has begun and not ended. */
const mark = 'renewing'

interface Trade {
  /** Of the refresh token that is traded: enough to know it by. */
  ending: string
  /** Epoch milliseconds */
  until: number
}

const endingOf = (refresh: string | null) => refresh?.slice(-8)

/** How long the answer to a page that was left may still come. */
const patience = 3_000

const settledRefresh = async (): Promise<string | null> => {
  const trade = recall(mark) as Trade | null
  const isOpen = () => endingOf(storedRefresh()) === trade?.ending && Date.now() < Number(trade?.until)
  while (isOpen()) await new Promise((resolve) => setTimeout(resolve, 50))
  return storedRefresh()
}
