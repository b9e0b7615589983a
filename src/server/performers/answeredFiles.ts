import { filesIn, isKept, type KeptFile } from '../../../machines/fields/kept.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { filesTaken } from '../../shared/forms/input.ts'
import { placesOf } from '../../shared/forms/walk.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Query } from '../performer.ts'
import { withFiles } from '../records/files.ts'
import { wrong } from './wrong.ts'

type Values = Record<string, unknown>

/** Where answers hold files: in which of a submission's fields they are kept, and what holds them. */
interface Spot {
  path: string
  field: 'files' | 'personalFiles'
  name: string
  holder: Values
}

const isHolder = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const spotsIn = (definition: Definition, answers: unknown): Spot[] =>
  placesOf(definition).flatMap(({ field: asked, group }) => {
    const { name, personal } = asked
    if (!filesTaken(asked) || !isHolder(answers)) return []
    const field = personal ? ('personalFiles' as const) : ('files' as const)
    if (!group) return [{ path: name, field, name, holder: answers }]
    const rows: unknown = Object.hasOwn(answers, group.name) ? answers[group.name] : []
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) =>
      isHolder(row) ? [{ path: `${group.name}[${index}].${name}`, field, name, holder: row }] : [],
    )
  })

const heldAt = ({ holder, name }: Spot): KeptFile[] => {
  const value = Object.hasOwn(holder, name) ? holder[name] : undefined
  return Array.isArray(value) ? value.filter(isKept) : []
}

/** The files among answers, as a submission keeps them. */
export const filesOf = (definition: Definition, answers: unknown): Record<Spot['field'], KeptFile[]> => {
  const all = { files: [] as KeptFile[], personalFiles: [] as KeptFile[] }
  for (const spot of spotsIn(definition, answers)) all[spot.field].push(...heldAt(spot))
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
  const spots = spotsIn(definition, answers).filter((spot) => heldAt(spot).length > 0)
  if (spots.length === 0) return { answers, wrong: [] }
  const { values } = await withFiles(query, by, area, null, filesOf(definition, answers))
  const known = new Map(
    ['files', 'personalFiles'].flatMap((field) =>
      filesIn(values[field]).map((file) => [`${field} ${file.id}`, file] as const),
    ),
  )
  const missing: FieldError[] = []
  for (const spot of spots) {
    const found = heldAt(spot).map(({ id }) => known.get(`${spot.field} ${id.toLowerCase()}`))
    if (found.includes(undefined)) missing.push(wrong(spot.path, 'noFile'))
    spot.holder[spot.name] = found.filter((file) => file !== undefined)
  }
  return { answers, wrong: missing }
}
