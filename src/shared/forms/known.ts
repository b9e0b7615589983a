import type { Answers, Definition, FormField, FormGroup } from './definition.ts'
import { readIn } from './graph.ts'
import { filesTaken } from './input.ts'
import { isAnswered, readAnswer } from './schema.ts'
import { groupsOf, placesOf } from './walk.ts'

const isTold = (field: FormField): boolean =>
  field.type === 'hidden' || ('readOnly' in field && field.readOnly !== undefined)

const knownIn = (definition: Definition, known: Answers): FormField[] =>
  placesOf(definition).flatMap(({ field, group }) => (group === null && field.name in known ? field : []))

/**
 * Of what is known of a record, what a form has a place for that nobody is asked in and that is shown or looked at: it tells whoever has
 * its link no more.
 */
export const toldBy = (definition: Definition, known: Answers): Answers => {
  const read = readIn(definition)
  const told = knownIn(definition, known).filter(
    (field) => isTold(field) && (field.type !== 'hidden' || read.has(field.name)),
  )
  return Object.fromEntries(told.map(({ name }) => [name, known[name]]))
}

/** What is known, where a form asks for it: whoever fills it in need not type it again, and may say otherwise. */
export const begunWith = (definition: Definition, known: Answers, today: string): Answers =>
  Object.fromEntries(
    knownIn(definition, known).flatMap((field) => {
      if (isTold(field) || !isAnswered(field)) return []
      const { value, wrong } = readAnswer(field, known[field.name], field.name, { today, fits: () => false })
      return wrong || value === undefined ? [] : [[field.name, value]]
    }),
  )

/** What was answered before, where a form still asks for it and takes it: who fills it in anew begins with that. Files stay with the answers that brought them. */
export const answeredBefore = (definition: Definition, answers: Answers, today: string): Answers => {
  const places = placesOf(definition).filter(({ field }) => isAnswered(field) && !isTold(field) && !filesTaken(field))
  const keptOf = (values: Answers, group: FormGroup | null): Answers =>
    Object.fromEntries(
      places.flatMap(({ field, group: within }) => {
        const { name } = field
        if (within !== group || !Object.hasOwn(values, name)) return []
        const { value, wrong } = readAnswer(field, values[name], name, { today, fits: () => true })
        return wrong || value === undefined ? [] : [[name, value]]
      }),
    )
  const rows = groupsOf(definition).flatMap(({ group }) => {
    const given = answers[group.name]
    return Array.isArray(given) ? [[group.name, given.map((row) => keptOf(row as Answers, group))]] : []
  })
  return { ...keptOf(answers, null), ...Object.fromEntries(rows) }
}
