import { check } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { moveAsHost } from './moveAsHost.ts'
import { placeOf } from './place.ts'

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
  { type, ...payload }: { type: string; [field: string]: unknown },
): Promise<string | null> => {
  const place = placeOf(host, area)
  const { lifecycle } = place
  const definition = lifecycle.events[type]
  const [sender, key] = call === null ? ['host', `effect ${id}`] : ['outside', `call ${call}`]
  if (definition?.from !== sender) throw new Error(`${type} is not the ${sender}’s to send to ${area}`)
  const checked = definition.schema ? check(definition.schema, payload) : ({ ok: true, value: {} } as const)
  if (!checked.ok) throw new Error(`${type} has not its shape: ${JSON.stringify(checked.fields)}`)

  const outcome = await moveAsHost(host, place, caseId, { type, payload: checked.value, key })
  if (outcome === 'missing') throw new Error(`There is no ${area} ${caseId}`)
  if (outcome === 'overtaken') throw new Error(`${area} ${caseId} was moved meanwhile`)
  if (outcome === 'taken') return null
  const refusal = `${type} is refused: ${outcome.refused.map(({ key: reason }) => reason).join(', ')}`
  if (call === null) return refusal
  const isOver = outcome.refused.some(({ guard }) => guard === 'isUnfinished')
  throw isOver ? new Final(refusal) : new Error(refusal)
}
