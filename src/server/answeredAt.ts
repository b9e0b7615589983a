import type { Definition, FormField } from '../shared/forms/definition.ts'
import { placesOf } from '../shared/forms/walk.ts'

export type Values = Record<string, unknown>

/** Where answers to a field stand, and what holds them. */
export interface Spot {
  path: string
  field: FormField
  holder: Values
}

const isHolder = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every place in answers, whatever these are, at which one of some fields is answered. */
export const spotsIn = (definition: Definition, answers: unknown, isOne: (field: FormField) => boolean): Spot[] =>
  placesOf(definition).flatMap(({ field, group }): Spot[] => {
    if (!isOne(field) || !isHolder(answers)) return []
    if (!group) return [{ path: field.name, field, holder: answers }]
    const rows: unknown = Object.hasOwn(answers, group.name) ? answers[group.name] : []
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) =>
      isHolder(row) ? [{ path: `${group.name}[${index}].${field.name}`, field, holder: row }] : [],
    )
  })

export const answerAt = ({ holder, field: { name } }: Spot): unknown =>
  Object.hasOwn(holder, name) ? holder[name] : undefined
