import { form } from './shape.ts'
import { isRecord, type Reader, type Shape } from './reader.ts'

export interface Offered {
  /** Names of members that are not there yet. */
  members: string[]
  values: unknown[]
}

const shapeOf = (reader: Reader | undefined, value: unknown): Shape => reader?.shape?.(value) ?? {}

/** Names of fields and groups, wherever they stand. */
const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isRecord(value)) return []
  const { kind, name, items, pages } = value
  const own = (kind === 'field' || kind === 'group') && typeof name === 'string' ? [name] : []
  return [...own, ...namesIn(items), ...namesIn(pages)]
}

/** What may stand in a place of a definition that is being written, by the same schema that reads it. */
export const offeredAt = (definition: unknown, path: readonly (string | number)[]): Offered => {
  let [reader, value]: [Reader | undefined, unknown] = [form, definition]
  for (const step of path) {
    const { members = {}, items } = shapeOf(reader, value)
    reader = typeof step === 'number' ? items : Object.hasOwn(members, step) ? members[step] : undefined
    value = Object(value)[step]
  }
  const { members = {}, values = [], names } = shapeOf(reader, value)
  return {
    members: Object.keys(members).filter((name) => !Object.hasOwn(Object(value), name)),
    values: names ? namesIn(definition) : [...values],
  }
}
