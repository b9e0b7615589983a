import { ownerFacts, ownerOf, rowFacts, snake } from '../../shared/area/names.ts'
import { typeOf, type FieldKind } from '../../../machines/fields/fields.ts'
import type { Area } from '../../shared/area/types.ts'

const ownTypes: Record<string, FieldKind> = {
  created_at: 'instant',
  updated_at: 'instant',
  currency: 'text',
  owner: 'text',
  status: 'option',
}

/** The type of a column that an area's list may name: a field, or one of the facts that every row has. */
export const kindOf = (area: Area, name: string): FieldKind | undefined => area.fields[name]?.type ?? ownTypes[name]

/** A column as lists are sorted by it: text in the order that people expect, on every engine; the indexes of these sorts say so too. */
export const inOrder = (column: string, kind: FieldKind): string =>
  typeOf(kind).sql === 'text' ? `${column} collate human` : column

/** The column that a list reads for a name of the declaration. */
export const columnFor = (area: Area, name: string): string => (name === 'owner' ? ownerOf(area)! : snake(name))

/** What the organisation is called whose a row is; row-level security tells it to who may see that organisation. */
const ownerName = (area: Area): string => `(select own.name from organisations own where own.id = ${ownerOf(area)})`

/** The columns under the names of the declaration, as a statement selects them. */
export const selected = (names: readonly string[]): string =>
  names.map((name) => (snake(name) === name ? name : `${snake(name)} as "${name}"`)).join(', ')

/** Everything that is told of a row, as a statement selects it. */
export const selectedOfRow = (area: Area): string =>
  [
    selected([...rowFacts(area), ...Object.keys(area.fields)]),
    ...ownerFacts(area).map((name) => `${ownerName(area)} as ${name}`),
  ].join(', ')

/** A row's columns as one JSON text, with the names of the declaration and instants as everywhere else. */
export const asJson = (area: Area, names: readonly string[]): string => {
  const value = (name: string) => {
    if (name === 'owner') return ownerName(area)
    return kindOf(area, name) === 'instant' ? `to_char(${snake(name)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : snake(name)
  }
  return `json_build_object(${names.map((name) => `'${name}', ${value(name)}`).join(', ')})::text`
}
