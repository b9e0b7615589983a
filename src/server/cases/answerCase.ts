import { check } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import { moveAsHost } from './moveAsHost.ts'
import { placeOf } from './place.ts'

interface Asked {
  id: number
  area: string
  case_id: string
}

/**
 * Sends a case what an effect has been answered, in the name of the system and once an effect; why it is refused, or null.
 * @throws when it should be tried again, and for an event that is not the host's to send
 */
export const answerCase = async (
  host: Host,
  { id, area, case_id: caseId }: Asked,
  { type, ...payload }: { type: string; [field: string]: unknown },
): Promise<string | null> => {
  const place = placeOf(host, area)
  const { lifecycle } = place
  const definition = lifecycle.events[type]
  if (definition?.from !== 'host') throw new Error(`${type} is not the host’s to send to ${area}`)
  const checked = definition.schema ? check(definition.schema, payload) : ({ ok: true, value: {} } as const)
  if (!checked.ok) throw new Error(`${type} has not its shape: ${JSON.stringify(checked.fields)}`)

  const sent = { type, payload: checked.value, key: `effect ${id}`, hash: null }
  const outcome = await moveAsHost(host, place, caseId, sent)
  if (outcome === 'missing') throw new Error(`There is no ${area} ${caseId}`)
  if (outcome === 'overtaken') throw new Error(`${area} ${caseId} was moved meanwhile`)
  if (typeof outcome === 'string' || 'repeated' in outcome) return null
  return `${type} is refused: ${outcome.refused.map(({ key }) => key).join(', ')}`
}
