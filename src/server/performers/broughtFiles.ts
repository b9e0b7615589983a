import { filesIn } from '../../../machines/fields/kept.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { filesOf, fileSpots, heldAt, keptIn } from '../answeredFiles.ts'
import type { Query } from '../performer.ts'
import { withFiles } from '../records/files.ts'
import { wrong } from './wrong.ts'

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
