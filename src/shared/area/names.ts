import type { Field, Fields } from '../../../machines/fields/fields.ts'
import { outcomes } from '../../../machines/kernel/types.ts'
import { isTakable } from './holding.ts'
import type { Area } from './types.ts'

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const hasAmounts = ({ fields }: Area): boolean => Object.values(fields).some(({ type }) => type === 'money')

/** What every row is told with beside its identity; where there are amounts, with the currency that they are in, if that is no field. */
export const rowFacts = (area: Area): string[] => [
  'created_at',
  'updated_at',
  ...(hasAmounts(area) && !area.fields['currency'] ? ['currency'] : []),
]

/** The column of the organisation whose an area's records are; null where a record is of several, or of its parent. One that is itself an organisation is whose other column says. */
export const ownerOf = ({ scope, parent }: Area): string | null => {
  const columns = new Set(Object.values(scope).map((party) => (typeof party === 'string' ? party : party.column)))
  columns.delete('id')
  return parent === undefined && columns.size === 1 ? [...columns][0]! : null
}

/** What every row is told to be beside those: whose it is, by the organisation's name. */
export const ownerFacts = (area: Area): string[] => (ownerOf(area) === null ? [] : ['owner'])

/** The same where it is shown: to who sees the records of more than one organisation. */
export const ownerShown = (area: Area, kind: string): string[] => (kind === 'platform' ? ownerFacts(area) : [])

/** What the list of a lifecycle's cases tells of where they lie: on whose desk, and until when. */
export const standingFacts = ({ lifecycle }: Area): string[] =>
  lifecycle
    ? [...(lifecycle.deskless ? [] : ['desk']), ...(isTakable({ lifecycle }) ? ['holder'] : []), 'deadline_at']
    : []

/** What is told of who has taken a case: their name, who that is and until when. */
export const holdingFacts = ({ lifecycle }: Area): string[] => (lifecycle ? ['holder', 'held_by', 'held_until'] : [])

/** What a row of a list is told with: its own facts, and what the list may show of it in the right currency. */
export const listedOf = (area: Area): string[] => [
  ...new Set([
    ...rowFacts(area),
    ...standingFacts(area),
    ...holdingFacts(area),
    ...ownerFacts(area),
    ...(hasAmounts(area) ? ['currency'] : []),
    ...area.list.columns,
  ]),
]

/** The same with what a row is known by. */
export const listColumns = (area: Area): string[] => [
  'id',
  'revision',
  ...(area.lifecycle ? ['status'] : []),
  ...listedOf(area),
]

/** What a record is called by where something is done to it. */
export const namingFields = (area: Area): string[] => [
  ...[area.title, area.subtitle, area.stake].flatMap((name) => (name && !area.fields[name]!.guarded ? name : [])),
  ...(area.stake && hasAmounts(area) ? ['currency'] : []),
]

export const formFields = (area: Area): string[] =>
  area.sections.flatMap((section) => section.fields).filter((name) => !area.fields[name]!.readOnly)

/** A field as it is typed: what would be made may be left out. */
export const typedField = (field: Field): Field =>
  'madeOf' in field && field.madeOf ? { ...field, required: false } : field

export const typedFields = ({ fields }: Pick<Area, 'fields'>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typedField(field)]))

/** The fields by which an area's records refer to others, each with the id of their area. */
export const referencesOf = ({ fields }: Pick<Area, 'fields'>): [name: string, area: string][] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'reference' || field.type === 'references' ? [[name, field.area]] : [],
  )

/** The ids that a row has where it refers to one record or to several. */
export const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '')

/** What any of these areas is told of the records of one that it refers to. */
export const factsOf = (areas: readonly Area[], { id }: Area): string[] => [
  ...new Set(
    areas.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) =>
        field.type === 'reference' && field.area === id ? Object.keys(field.facts ?? {}) : [],
      ),
    ),
  ),
]

/** Where there are such fields, every answer has the titles of what they refer to. */
export const toldFacts = (area: Area): string[] => (referencesOf(area).length > 0 ? ['titles'] : [])

/** On whose desk a case may lie: a party's, or the customer's. */
export const desksOf = ({ scope }: Pick<Area, 'scope'>): string[] => [...Object.keys(scope), 'customer']

/** Who may have taken a case, as a list is narrowed by it. */
export const holders = ['me', 'others', 'nobody'] as const

/** Whether its rows have a status: a lifecycle's, or a field of that name. */
export const hasStatus = ({ lifecycle, fields }: Area): boolean => lifecycle !== undefined || 'status' in fields

/** The values that a field of a list is chosen from. */
export const optionsOf = (area: Area, name: string): readonly string[] => {
  const heading = area.headings?.[name]
  if (heading) return heading.choices
  if (name === 'status' && area.lifecycle) return Object.keys(area.lifecycle.statuses)
  if (name === 'desk' && area.lifecycle) return desksOf(area)
  if (name === 'holder' && area.lifecycle) return holders
  if (name === 'outcome' && area.lifecycle) return outcomes
  const field = area.fields[name]
  return field && 'options' in field ? field.options : []
}

/** Beside those a record's own has what its area is told of others. */
export const toldOfRecord = (area: Area): string[] => [
  ...toldFacts(area),
  ...(Object.values(area.fields).some((field) => field.type === 'reference' && field.facts) ? ['referred'] : []),
  ...(area.watched ? ['against'] : []),
]
