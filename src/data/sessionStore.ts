import type { Organisation, User } from '../../machines/session/session.types.ts'
import type { Granted } from '../shared/endpoints/answers/sessions.ts'
import { sessionEndpoint } from '../shared/endpoints/session.ts'
import { deleteCookie, readCookie, writeCookie } from './cookies.ts'
import { forgetOpened } from './opened.ts'
import { recallOrganisation, remember, rememberOrganisation } from './persisted.ts'
import { request } from './request.ts'
import { forgetUnsent } from './unsent.ts'

/** The refresh token this tab stored or found last; another in the cookie means that another tab has renewed. */
let known: string | null = null

/** Keeps what a successful sign-in or refresh brings, 7 days. */
export const storeSession = ({ user, token, refresh }: Granted): void => {
  known = refresh
  writeCookie('access', token)
  writeCookie('refresh', refresh)
  storeUser(user)
  rememberOrganisation(user.organization)
}

export const storeUser = ({ fullName, email, profileImage, role, organizations, actsFor }: User): void =>
  writeCookie('user', JSON.stringify({ fullName, email, profileImage, role, organizations, actsFor: actsFor?.id }))

/** Whether the session that is stored now is not this user's for this organisation, and for whom they act: another tab has begun another one. */
export const isReplaced = ({ email, organization, actsFor }: User): boolean => {
  const user = JSON.parse(readCookie('user') ?? 'null') as { email: string; actsFor?: string } | null
  return (
    (user !== null && (user.email !== email || user.actsFor !== actsFor?.id)) ||
    (storedOrganisation()?.id ?? organization.id) !== organization.id
  )
}

export const forgetSession = (): void => {
  known = null
  for (const name of ['access', 'refresh', 'user']) deleteCookie(name)
  remember('lastRefresh', null)
  forgetOpened()
  forgetUnsent()
}

/** Tells the server, without waiting for it, that the stored session is over. */
export const endOnServer = (): void => {
  const token = storedToken()
  if (token) request(sessionEndpoint('auth.delete'), { token }, { token, keepalive: true }).catch(() => {})
}

export const storedToken = (): string | null => readCookie('access')

export const storedRefresh = (): string | null => readCookie('refresh')

export const isRenewedElsewhere = (refresh: string): boolean => known !== null && known !== refresh

export const acceptRenewed = (refresh: string): void => {
  known = refresh
}

/** The organisation last signed in to, whose colours are shown before the server has answered. */
export const storedOrganisation = (): Organisation | null => recallOrganisation() as Organisation | null
