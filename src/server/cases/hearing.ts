import { check } from '../../shared/validation/fieldErrors.ts'
import type { Place } from './types.ts'

export interface Told {
  type: string
  [field: string]: unknown
}

/** What a sender other than a person tells a case, without what it does not take. @throws for what is not theirs to send, or has not its shape */
export const payloadOf = (
  { area, lifecycle }: Pick<Place, 'area' | 'lifecycle'>,
  sender: 'host' | 'outside',
  { type, ...payload }: Told,
): object => {
  const definition = lifecycle.events[type]
  if (definition?.from !== sender) throw new Error(`${type} is not the ${sender}’s to send to ${area.id}`)
  const checked = definition.schema ? check(definition.schema, payload) : ({ ok: true, value: {} } as const)
  if (!checked.ok) throw new Error(`${type} has not its shape: ${JSON.stringify(checked.fields)}`)
  return checked.value
}
