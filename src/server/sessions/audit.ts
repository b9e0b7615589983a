import type { FastifyRequest } from 'fastify'
import type { securityEvents, securityResults } from '../../shared/securityEvents.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { system } from '../store/store.ts'
import { actedFor } from './actingNoted.ts'
import { keyUsedBy } from './keys/used.ts'

export interface SecurityEvent {
  event: (typeof securityEvents)[number]
  result: (typeof securityResults)[number]
  /** Why it was refused; told to the log, not to the caller. */
  reason?: string
  userId?: string
  organisationId?: string
  /** What else is to be known. */
  detail?: Record<string, string>
}

/** By which key, or for whom it was done. */
const besides = (request: FastifyRequest): Record<string, string> => {
  const key = keyUsedBy(request)
  const other = actedFor(request)
  return {
    ...(key && { key: key.id, keyName: key.name }),
    ...(other && { actsFor: other.id, actsForName: other.name }),
  }
}

/** A line of the security log. */
export const logSecurity = (
  request: FastifyRequest,
  { event, result, reason, userId, organisationId, detail }: SecurityEvent,
  level: 'info' | 'warn' = 'info',
): void =>
  request.log[level](
    { event, result, reason, userId, organisationId, address: request.ip, detail: { ...besides(request), ...detail } },
    'security',
  )

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

/** What is kept of an event, for `auditing`. */
export const auditEntry = ({ clock }: Pick<Host, 'clock'>, request: FastifyRequest, what: SecurityEvent): string =>
  JSON.stringify({
    at: clock(),
    event: what.event,
    result: what.result,
    user_id: what.userId,
    organisation_id: what.organisationId,
    address: request.ip,
    request_id: request.id,
    detail: { reason: what.reason, ...besides(request), ...what.detail },
  })

const columns = 'at, event, result, user_id, organisation_id, address, request_id, detail'

/** Keeps an entry, a parameter, with the statement that it tells of: where `given` has a row. */
export const auditing = (entry: string, given = 'select'): string =>
  `insert into audit (${columns}) select ${columns} from jsonb_populate_record(null::audit, ${entry}::jsonb) where exists (${given})`

/** Keeps who did what, from where and with which result: a row, and a line of the log. */
export const audit = async (host: Host, request: FastifyRequest, what: SecurityEvent): Promise<void> => {
  logSecurity(request, what)
  await host.store.run(system, auditing('$1'), [auditEntry(host, request, what)])
}
