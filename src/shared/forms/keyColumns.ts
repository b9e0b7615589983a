import type { Definition, FormField } from './definition.ts'
import { keyNames } from './keeping.ts'
import { placesOf } from './walk.ts'

/** What stands in columns of the list of submissions, in its order: never what tells of a person. */
const keysOf = (definition: Definition): FormField[] =>
  placesOf(definition)
    .filter(({ field, group }) => field.key && !group && !field.personal && field.type !== 'explanation')
    .map(({ field }) => field)
    .slice(0, keyNames.length)

/** By columns, which field of a version stands there. */
export type KeyColumns = readonly (FormField | undefined)[]

const namesIn = (kept: string | null): string[] => kept?.split(', ') ?? []

/**
 * Where the answers of a version stand. The form keeps the names of the fields in its columns, so that all its versions have a field in the
 * same one: what is new takes a column that is nobody's yet, or else one whose field the version does not list by.
 */
export const columnsOf = (definition: Definition, kept: string | null): KeyColumns => {
  const names = namesIn(kept)
  const keys = keysOf(definition)
  const columns = keyNames.map((_, index) => keys.find(({ name }) => name === names[index]))
  const free = [...columns.keys()]
    .filter((index) => !columns[index])
    .toSorted((one, two) => Number(one in names) - Number(two in names))
  for (const field of keys) if (!columns.includes(field)) columns[free.shift()!] = field
  return columns
}

/** The names that the form keeps after that: of its live version, those of its fields before all others. */
export const keptWith = (columns: KeyColumns, kept: string | null, isLive: boolean): string | null => {
  const names = namesIn(kept)
  const those = columns.map((field, index) => (isLive ? (field?.name ?? names[index]) : (names[index] ?? field?.name)))
  return those.filter((name) => name !== undefined).join(', ') || null
}
