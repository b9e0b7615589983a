import { isKept, type KeptFile } from '../../machines/fields/kept.ts'
import type { Definition } from '../shared/forms/definition.ts'
import { filesTaken } from '../shared/forms/input.ts'
import { answerAt, type Spot, spotsIn } from './answeredAt.ts'

/** The field of a submission that keeps them. */
export const keptIn = ({ field }: Spot) => (field.personal ? ('personalFiles' as const) : ('files' as const))

export const heldAt = (spot: Spot): KeptFile[] => {
  const value = answerAt(spot)
  return Array.isArray(value) ? value.filter(isKept) : []
}

export const fileSpots = (definition: Definition, answers: unknown): Spot[] =>
  spotsIn(definition, answers, (field) => filesTaken(field) !== null)

/** The files among answers, as a submission keeps them. */
export const filesOf = (definition: Definition, answers: unknown): Record<'files' | 'personalFiles', KeptFile[]> => {
  const all = { files: [] as KeptFile[], personalFiles: [] as KeptFile[] }
  for (const spot of fileSpots(definition, answers)) all[keptIn(spot)].push(...heldAt(spot))
  return all
}
