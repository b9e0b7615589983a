import { snake } from '../../shared/area/names.ts'
import { typeOf, type FieldKind } from '../../../machines/fields/fields.ts'
import type { Area } from '../../shared/area/types.ts'

const ownTypes: Record<string, FieldKind> = {
  created_at: 'instant',
  updated_at: 'instant',
  currency: 'text',
  status: 'option',
}

/** The type of a column that an area's list may name: a field, or one of the facts that every row has. */
export const kindOf = (area: Area, name: string): FieldKind | undefined => area.fields[name]?.type ?? ownTypes[name]

/** A column as lists are sorted by it: text in the order that people expect, on every engine; the indexes of these sorts say so too. */
export const inOrder = (column: string, kind: FieldKind): string =>
  typeOf(kind).sql === 'text' ? `${column} collate human` : column

/** The columns under the names of the declaration, as a statement selects them. */
export const selected = (names: readonly string[]): string =>
  names.map((name) => (snake(name) === name ? name : `${snake(name)} as "${name}"`)).join(', ')

/** A row's columns as one JSON text, with the names of the declaration and instants as everywhere else. */
export const asJson = (area: Area, names: readonly string[]): string => {
  const value = (name: string) =>
    kindOf(area, name) === 'instant' ? `to_char(${snake(name)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : snake(name)
  return `json_build_object(${names.map((name) => `'${name}', ${value(name)}`).join(', ')})::text`
}
