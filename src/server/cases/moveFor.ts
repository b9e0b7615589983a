import type { FastifyRequest } from 'fastify'
import { permissionsFor } from '../../../machines/kernel/guards.ts'
import type { SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import type { Host } from '../context.ts'
import { noteRefusal } from '../http/refusals.ts'
import type { Session } from '../sessions/types.ts'
import { move, type MoveRequest } from './move.ts'
import { refusedAccess } from './refusedAccess.ts'

/** Moves a case for who is signed in, by whichever call: what they were refused, and what they have used, is noted. @throws as `move` */
export const moveFor = async (
  host: Host,
  session: Session,
  request: FastifyRequest,
  asked: MoveRequest,
): Promise<SendAnswer> => {
  const answer = await move(host, asked, session.actor)
  for (const refusal of refusedAccess(host, asked, answer)) noteRefusal(request, refusal)
  if (answer.__typename === 'Moved')
    host.uses.note(session, permissionsFor(host.lifecycles.get(asked.area)!, answer.entry.type))
  return answer
}
