import { randomUUID } from 'node:crypto'
import type { Reason } from '../../../machines/kernel/types.ts'
import type { Host } from '../context.ts'
import { HttpError, notFound } from '../http/httpError.ts'
import { type Linked, stands } from './links.ts'
import { moveAsHost } from './moveAsHost.ts'

/** How often it is judged anew because the case has moved meanwhile. */
const mostAttempts = 3

/** Moves a case as who has followed a link to it, as long as the link stands. @throws HttpError NOT_FOUND, UNAVAILABLE */
export const moveByLink = async (
  host: Host,
  linked: Pick<Linked, 'place' | 'id' | 'inquiry' | 'askedAt'>,
  type: string,
  payload: object,
): Promise<'taken' | { refused: Reason[] }> => {
  for (let attempts = 0; attempts < mostAttempts; attempts++) {
    const outcome = await moveAsHost(
      host,
      linked.place,
      linked.id,
      { type, payload, key: `link ${randomUUID()}`, stillIf: (record) => stands(linked, record) },
      linked.inquiry.of,
    )
    if (outcome === 'missing') throw notFound()
    if (outcome !== 'overtaken') return outcome
  }
  throw new HttpError('UNAVAILABLE', 'unavailable')
}
