import { isId } from '../../../machines/fields/isId.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { Fields } from '../../../machines/fields/fields.ts'
import { longestTitle } from '../../shared/forms/composed.ts'
import { type Definition, limits } from '../../shared/forms/definition.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { callerOf, type Host } from '../context.ts'
import { withReferred } from '../records/references.ts'
import { answerAt, type Spot, spotsIn } from '../answeredAt.ts'
import { wrong } from './wrong.ts'

const idIn = (answer: unknown): string | null => {
  const { id } = Object(answer) as { id?: unknown }
  return typeof id === 'string' && isId(id) ? id.toLowerCase() : null
}

/** One, or those of a list. */
const idsAt = (spot: Spot): string[] => [answerAt(spot)].flat().flatMap((one) => idIn(one) ?? [])

/** Answers with the records that were looked up called as who sends them is told, whatever was said of them, and which places name one that they do not see. */
export const withLookedUp = async (
  host: Host,
  by: Actor,
  definition: Definition,
  sent: unknown,
): Promise<{ answers: unknown; wrong: FieldError[] }> => {
  const answers = structuredClone(sent)
  const spots = spotsIn(definition, answers, ({ type, readOnly }) => type === 'lookup' && readOnly !== true).filter(
    (spot) => idsAt(spot).length > 0,
  )
  if (spots.length === 0) return { answers, wrong: [] }
  const fields: Fields = Object.fromEntries(
    spots.flatMap(({ path, field }) =>
      field.type === 'lookup' && host.areas.some(({ id }) => id === field.area)
        ? [[path, { type: 'references', area: field.area, max: limits.records }]]
        : [],
    ),
  )
  const row: Record<string, unknown> = Object.fromEntries(spots.map((spot) => [spot.path, idsAt(spot)]))
  const [told] = await withReferred(host, callerOf(by), { fields }, [row])
  const titles = (told!['titles'] ?? {}) as Record<string, string>
  const missing: FieldError[] = []
  for (const spot of spots) {
    if (idsAt(spot).some((id) => titles[id] === undefined)) missing.push(wrong(spot.path, 'noRecord'))
    const called = (answer: unknown): unknown => {
      const id = idIn(answer)
      return id === null ? answer : { id, title: (titles[id] ?? id).slice(0, longestTitle) }
    }
    const answer = answerAt(spot)
    spot.holder[spot.field.name] = Array.isArray(answer) ? answer.map(called) : called(answer)
  }
  return { answers, wrong: missing }
}
