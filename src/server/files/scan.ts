import type { FastifyRequest } from 'fastify'
import type { Host } from '../context.ts'
import { badInput, HttpError } from '../http/httpError.ts'
import { audit } from '../sessions/audit.ts'
import type { Session } from '../sessions/types.ts'
import { findVirus } from './clamd.ts'
import type { Bytes } from './fileStore.ts'

/**
 * Has somebody's content looked through, where there is a scanner; null: who has no account.
 * @throws HttpError BAD_INPUT for infected content, which leaves a line in the security log; UNAVAILABLE while the scanner is away
 */
export const scan = async (
  host: Host,
  request: FastifyRequest,
  session: Session | null,
  content: Bytes,
): Promise<void> => {
  const { clamd } = host.config
  if (!clamd) return
  const found = await findVirus(clamd, content).catch((cause: unknown) => {
    throw new HttpError('UNAVAILABLE', 'file.held', { cause })
  })
  if (found === null) return
  const who = session && { userId: session.user.id, organisationId: session.caller.organisation }
  await audit(host, request, { event: 'upload', result: 'refused', reason: `infected: ${found}`, ...who })
  throw badInput('file.infected')
}
