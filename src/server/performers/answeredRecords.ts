import { isId } from '../../../machines/fields/isId.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { Fields } from '../../../machines/fields/fields.ts'
import { longestTitle } from '../../shared/forms/composed.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { callerOf, type Host } from '../context.ts'
import { withReferred } from '../records/references.ts'
import { answerAt, type Spot, spotsIn } from '../answeredAt.ts'
import { wrong } from './wrong.ts'

const idAt = (spot: Spot): string | null => {
  const { id } = Object(answerAt(spot)) as { id?: unknown }
  return typeof id === 'string' && isId(id) ? id.toLowerCase() : null
}

/** Answers with the records that were looked up called as who sends them is told, whatever was said of them, and which places name one that they do not see. */
export const withLookedUp = async (
  host: Host,
  by: Actor,
  definition: Definition,
  sent: unknown,
): Promise<{ answers: unknown; wrong: FieldError[] }> => {
  const answers = structuredClone(sent)
  const spots = spotsIn(definition, answers, ({ type, readOnly }) => type === 'lookup' && readOnly !== true).filter(
    (spot) => idAt(spot) !== null,
  )
  if (spots.length === 0) return { answers, wrong: [] }
  const fields: Fields = Object.fromEntries(
    spots.flatMap(({ path, field }) =>
      field.type === 'lookup' && host.areas.some(({ id }) => id === field.area)
        ? [[path, { type: 'reference', area: field.area }]]
        : [],
    ),
  )
  const row: Record<string, unknown> = Object.fromEntries(spots.map((spot) => [spot.path, idAt(spot)]))
  const [told] = await withReferred(host, callerOf(by), { fields }, [row])
  const titles = (told!['titles'] ?? {}) as Record<string, string>
  const missing: FieldError[] = []
  for (const spot of spots) {
    const id = idAt(spot)!
    const title = titles[id]
    if (title === undefined) missing.push(wrong(spot.path, 'noRecord'))
    spot.holder[spot.field.name] = { id, title: (title ?? id).slice(0, longestTitle) }
  }
  return { answers, wrong: missing }
}
