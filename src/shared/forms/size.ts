import { compositionOf } from './composed.ts'
import type { Definition, FormField } from './definition.ts'
import { filesTaken } from './input.ts'
import { isAnswered } from './schema.ts'
import { groupsOf, placesOf } from './walk.ts'

const valuesOf = (field: FormField): number => {
  if (!isAnswered(field)) return 1
  const composition = compositionOf(field)
  // What holds the parts of an answer, and what in it holds others, is counted too.
  if (composition) {
    const values = 2 * Object.keys(composition.parts).length + composition.fixed.length + 1
    return field.type === 'lookup' && field.many ? 1 + field.many * values : values
  }
  const files = filesTaken(field)
  if (files) return 1 + 6 * files.max
  if (field.type === 'options') return 1 + Math.min(field.max ?? Infinity, field.options.length)
  return field.type === 'emails' ? 1 + field.max : 1
}

/** How many values, as JSON, answers have that are as large as they may be. */
export const mostValues = (definition: Definition): number => {
  const fields = placesOf(definition).map(({ field, group }) => (group ? group.max : 1) * valuesOf(field))
  const rows = groupsOf(definition).map(({ group }) => 1 + group.max)
  return [...fields, ...rows].reduce((sum, values) => sum + values, 1)
}
