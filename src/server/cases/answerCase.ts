import type { Host } from '../context.ts'
import { payloadOf, type Told } from './hearing.ts'
import { moveAsHost, type Outcome } from './moveAsHost.ts'
import { placeOf } from './place.ts'

/** Sends a case what such a sender tells it, once a key. @throws as `payloadOf` */
export const sendAs = async (
  host: Host,
  sender: 'host' | 'outside',
  { area, id, key }: { area: string; id: string; key: string },
  told: Told,
): Promise<Outcome> => {
  const place = placeOf(host, area)
  return moveAsHost(host, place, id, { type: told.type, payload: payloadOf(place, sender, told), key })
}

/** How often an event is sent to a case that others move at the same time. */
const mostTries = 5

/** The same, tried again at once where the case was moved meanwhile. @throws when it was each time, and as `sendAs` */
export const sendSurely = async (...sending: Parameters<typeof sendAs>): Promise<Exclude<Outcome, 'overtaken'>> => {
  for (let tries = 0; tries < mostTries; tries++) {
    const outcome = await sendAs(...sending)
    if (outcome !== 'overtaken') return outcome
  }
  const [, , { area, id }] = sending
  throw new Error(`${area} ${id} was moved meanwhile`)
}

interface Asked {
  id: number
  area: string
  case_id: string
  call: string | null
}

/** A refusal that stands: asking again would change nothing. */
export class Final extends Error {}

/**
 * Sends a case what an effect has been answered, or what a party outside has called with, in the name of the system and once;
 * why the answer is refused, or null. A call that is refused may have come too early: until the case is over it is tried again.
 * @throws when it should be tried again, `Final` when it need not be, and for an event that is not theirs to send
 */
export const answerCase = async (
  host: Host,
  { id, area, case_id: caseId, call }: Asked,
  event: Told,
): Promise<string | null> => {
  const { type } = event
  const [sender, key] = call === null ? (['host', `effect ${id}`] as const) : (['outside', `call ${call}`] as const)
  const outcome = await sendAs(host, sender, { area, id: caseId, key }, event)
  if (outcome === 'missing') throw new Error(`There is no ${area} ${caseId}`)
  if (outcome === 'overtaken') throw new Error(`${area} ${caseId} was moved meanwhile`)
  if (outcome === 'taken') return null
  const refusal = `${type} is refused: ${outcome.refused.map(({ key: reason }) => reason).join(', ')}`
  if (call === null) return refusal
  const isOver = outcome.refused.some(({ guard }) => guard === 'isUnfinished')
  throw isOver ? new Final(refusal) : new Error(refusal)
}
