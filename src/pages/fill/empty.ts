import { emptyOf } from '../../../machines/fields/fields.ts'
import type { Answers, Definition, FormField, FormGroup } from '../../shared/forms/definition.ts'
import { inputOf } from '../../shared/forms/input.ts'
import { groupsOf, placesOf } from '../../shared/forms/walk.ts'

/** What the input of a field holds that nobody has filled in. */
const emptyAnswer = (field: FormField): unknown => {
  const input = inputOf(field)
  if (input) return emptyOf(input)
  return field.type === 'emails' ? [] : null
}

export const emptyRow = ({ items }: FormGroup): Record<string, unknown> =>
  Object.fromEntries(items.map((field) => [field.name, emptyAnswer(field)]))

/** What the inputs of a form hold that nobody has filled in. */
export const emptyAnswers = (definition: Definition): Answers =>
  Object.fromEntries([
    ...placesOf(definition).flatMap(({ field, group }) => (group ? [] : [[field.name, emptyAnswer(field)] as const])),
    ...groupsOf(definition).map(({ group }) => [group.name, Array.from({ length: group.min }, () => emptyRow(group))]),
  ])
