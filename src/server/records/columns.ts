import { ownerFacts, ownerOf, rowFacts, snake } from '../../shared/area/names.ts'
import { typeOf, type FieldKind } from '../../../machines/fields/fields.ts'
import type { FieldType } from '../../../machines/fields/type.ts'
import type { Columns } from '../../shared/area/operations.ts'
import type { Area } from '../../shared/area/types.ts'
import { instantText } from './sql.ts'

const ownTypes: Record<string, FieldKind> = {
  created_at: 'instant',
  updated_at: 'instant',
  currency: 'text',
  owner: 'text',
  status: 'option',
  desk: 'option',
  deadline_at: 'instant',
  holder: 'option',
  held_by: 'text',
  held_until: 'instant',
  desk_since: 'instant',
  outcome: 'option',
  outcome_at: 'instant',
  refused_by: 'text',
  refused_event: 'text',
  refused_at: 'instant',
  moved_by: 'text',
  moved_at: 'instant',
}

/** The type of a column that an area's list may name: a field, or one of the facts that every row has. */
export const kindOf = (area: Area, name: string): FieldKind | undefined => area.fields[name]?.type ?? ownTypes[name]

/** As a cursor has it. */
export const endOfTime = '2199-12-31 00:00:00+00'

/** What stands in an order for a column: what has no deadline comes after all that have one. */
export const valueInOrder = (column: string): string =>
  column === 'deadline_at' ? `coalesce(deadline_at, '${endOfTime}'::timestamptz)` : column

/** A column as lists are sorted by it: text in the order that people expect, on every engine; the indexes of these sorts say so too. */
export const inOrder = (column: string, kind: FieldKind): string =>
  typeOf(kind).sql === 'text' ? `${column} collate human` : valueInOrder(column)

/** The column that a list reads for a name of the declaration. */
export const columnFor = (area: Area, name: string): string => {
  if (name === 'holder') return 'held_for'
  return name === 'owner' ? ownerOf(area)! : snake(name)
}

/** What the organisation is called whose a row is, which may be one itself; row-level security tells it to who may see that organisation. */
const ownerName = (area: Area): string =>
  `(select own_name from (select id as own_id, name as own_name from organisations) own where own_id = ${ownerOf(area)})`

const holderName = `case when held_by is not null then (select known_person(held_by, held_for) ->> 'name') end`

/** Who has taken a row's case, as a statement tells it. */
export const holdingOfRow = `${holderName} as holder, held_by, held_until`

/** The columns under the names of the declaration, as a statement selects them. */
export const selected = (names: readonly string[]): string =>
  names.map((name) => (snake(name) === name ? name : `${snake(name)} as "${name}"`)).join(', ')

/** Everything that is told of a row, as a statement selects it. */
export const selectedOfRow = (area: Area): string =>
  [
    selected([...rowFacts(area), ...Object.keys(area.fields)]),
    ...ownerFacts(area).map((name) => `${ownerName(area)} as ${name}`),
    ...(area.lifecycle ? [holdingOfRow] : []),
  ].join(', ')

/** What is told of a value of which not every one can be told, as SQL; the others are null, like those that `isTold` says no to. */
const tellable: Partial<Record<FieldType['scalar'], (column: string) => string>> = {
  SafeInt: (column) =>
    `case when ${column} between -${Number.MAX_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER} then ${column} end`,
  Float: (column) => `case when ${column} between -1e300 and 1e300 then ${column} end`,
}

const valueIn = (area: Area, name: string): string => {
  if (name === 'owner') return ownerName(area)
  if (name === 'holder') return holderName
  const [column, kind] = [snake(name), kindOf(area, name)]
  if (kind === 'instant') return instantText(column)
  return (kind && tellable[typeOf(kind).scalar]?.(column)) ?? column
}

/** A row's columns as one JSON text, under the names by which they are told; instants as everywhere else. */
export const asJson = (area: Area, told: Columns): string => {
  const values = Object.entries(told).map(([as, name]) => `${valueIn(area, name)} as "${as}"`)
  // Called as no column is.
  return `(select row_to_json("told row")::text from (select ${values.join(', ')}) "told row")`
}

/** Columns under the declaration's own names. */
export const asNamed = (names: readonly string[]): Columns => Object.fromEntries(names.map((name) => [name, name]))

const isSum = ({ fields }: Area, name: string): boolean => fields[name]?.type === 'money'

/** What a search looks in: texts for a part of them, and money for just that sum. */
export const searchedTexts = (area: Area): string[] => area.list.search.filter((name) => !isSum(area, name))
export const searchedSums = (area: Area): string[] => area.list.search.filter((name) => isSum(area, name))
