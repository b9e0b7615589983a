import { filesIn, isKept, type KeptFile } from '../../../machines/fields/kept.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { filesTaken } from '../../shared/forms/input.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Query } from '../performer.ts'
import { withFiles } from '../records/files.ts'
import { answerAt, type Spot, spotsIn } from './answeredAt.ts'
import { wrong } from './wrong.ts'

const keptIn = ({ field }: Spot) => (field.personal ? ('personalFiles' as const) : ('files' as const))

const heldAt = (spot: Spot): KeptFile[] => {
  const value = answerAt(spot)
  return Array.isArray(value) ? value.filter(isKept) : []
}

const fileSpots = (definition: Definition, answers: unknown): Spot[] =>
  spotsIn(definition, answers, (field) => filesTaken(field) !== null)

/** The files among answers, as a submission keeps them. */
export const filesOf = (definition: Definition, answers: unknown): Record<'files' | 'personalFiles', KeptFile[]> => {
  const all = { files: [] as KeptFile[], personalFiles: [] as KeptFile[] }
  for (const spot of fileSpots(definition, answers)) all[keptIn(spot)].push(...heldAt(spot))
  return all
}

/** Answers with their files as these were brought by who sends them, whatever was said of them, and which places name one that was not. */
export const withBrought = async (
  query: Query,
  by: Actor,
  area: Area,
  definition: Definition,
  sent: unknown,
): Promise<{ answers: unknown; wrong: FieldError[] }> => {
  const answers = structuredClone(sent)
  const spots = fileSpots(definition, answers).filter((spot) => heldAt(spot).length > 0)
  if (spots.length === 0) return { answers, wrong: [] }
  const { values } = await withFiles(query, by, area, null, filesOf(definition, answers))
  const known = new Map(
    ['files', 'personalFiles'].flatMap((field) =>
      filesIn(values[field]).map((file) => [`${field} ${file.id}`, file] as const),
    ),
  )
  const missing: FieldError[] = []
  for (const spot of spots) {
    const found = heldAt(spot).map(({ id }) => known.get(`${keptIn(spot)} ${id.toLowerCase()}`))
    if (found.includes(undefined)) missing.push(wrong(spot.path, 'noFile'))
    spot.holder[spot.field.name] = found.filter((file) => file !== undefined)
  }
  return { answers, wrong: missing }
}
