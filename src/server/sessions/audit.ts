import type { FastifyRequest } from 'fastify'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { system } from '../store/store.ts'

export interface SecurityEvent {
  event:
    | 'signIn'
    | 'providerSignIn'
    | 'identityLink'
    | 'organisationChoice'
    | 'organisationSwitch'
    | 'refresh'
    | 'signOut'
    | 'sessionEnd'
    | 'profileEdit'
    | 'pictureEdit'
    | 'activationCode'
    | 'forgotPasswordCode'
    | 'passwordSet'
    | 'passwordChange'
    | 'upload'
    | 'access'
    | 'accessBurst'
  result: 'accepted' | 'offered' | 'refused'
  /** Why it was refused; told to the log, not to the caller. */
  reason?: string
  userId?: string
  organisationId?: string
  /** What else is to be known. */
  detail?: Record<string, string>
}

/** A line of the security log. */
export const logSecurity = (
  request: FastifyRequest,
  { event, result, reason, userId, organisationId, detail }: SecurityEvent,
  level: 'info' | 'warn' = 'info',
): void =>
  request.log[level]({ event, result, reason, userId, organisationId, address: request.ip, detail }, 'security')

/** A try that is not even made leaves a line in the log but no row, so that a flood fills no table. */
export const logRefusal = <T>(
  request: FastifyRequest,
  event: SecurityEvent['event'],
  reason: string,
  work: Promise<T>,
): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof HttpError) logSecurity(request, { event, result: 'refused', reason })
    throw error
  })

/** Keeps who did what, from where and with which result: a row, and a line of the log. */
export const audit = async ({ store, clock }: Host, request: FastifyRequest, what: SecurityEvent): Promise<void> => {
  logSecurity(request, what)
  await store.run(
    system,
    `insert into audit (at, event, result, user_id, organisation_id, address, request_id, detail)
     values ($1, $2, $3, $4, $5, $6, $7, jsonb_strip_nulls(jsonb_build_object('reason', $8::text)) || $9::jsonb)`,
    [
      clock().toISOString(),
      what.event,
      what.result,
      what.userId,
      what.organisationId,
      request.ip,
      request.id,
      what.reason,
      JSON.stringify(what.detail ?? {}),
    ],
  )
}
