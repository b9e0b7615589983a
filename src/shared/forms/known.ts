import type { Answers, Definition, FormField } from './definition.ts'
import { isAnswered, readAnswer } from './schema.ts'
import { placesOf } from './walk.ts'

const isTold = (field: FormField): boolean =>
  field.type === 'hidden' || ('readOnly' in field && field.readOnly !== undefined)

const knownIn = (definition: Definition, known: Answers): FormField[] =>
  placesOf(definition).flatMap(({ field, group }) => (group === null && field.name in known ? field : []))

/** Of what is known of a record, what a form has a place for that nobody is asked in: it tells whoever has its link no more. */
export const toldBy = (definition: Definition, known: Answers): Answers =>
  Object.fromEntries(
    knownIn(definition, known).flatMap((field) => (isTold(field) ? [[field.name, known[field.name]]] : [])),
  )

/** What is known, where a form asks for it: whoever fills it in need not type it again, and may say otherwise. */
export const begunWith = (definition: Definition, known: Answers, today: string): Answers =>
  Object.fromEntries(
    knownIn(definition, known).flatMap((field) => {
      if (isTold(field) || !isAnswered(field)) return []
      const { value, wrong } = readAnswer(field, known[field.name], field.name, { today, fits: () => false })
      return wrong || value === undefined ? [] : [[field.name, value]]
    }),
  )
