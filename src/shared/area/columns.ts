import { typeOf, type Field, type FieldKind } from '../../../machines/fields/fields.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import type { Tell, Told } from '../format/fieldText.ts'
import { currencyOf } from '../format/money.ts'
import { holderOf } from './holding.ts'
import { desksOf, hasStatus, ownerShown, standingFacts } from './names.ts'
import type { RowFacts } from './rowFacts.ts'
import type { Area } from './types.ts'

const statusIn = (area: Area) => (hasStatus(area) ? ['status'] : [])

/** Every column that a list can show to somebody of that kind of organisation: its name to the person first, which stays; the row's own facts beside the fields. */
export const allColumns = (area: Area, kind: string): string[] => [
  area.title,
  ...statusIn(area),
  ...standingFacts(area),
  ...area.list.columns.filter((name) => name !== area.title && name !== 'status'),
  ...ownerShown(area, kind),
  'created_at',
  'updated_at',
]

/** Those shown to somebody of that kind of organisation before they choose; what the rows are ordered by is among the first, in view however narrow the list is. */
export const defaultColumns = (area: Area, kind: string): string[] => {
  const ordered = area.list.order.replace(/^-/, '')
  const first = [area.title, ...statusIn(area), ...standingFacts(area), ...ownerShown(area, kind)]
  const [title = '', beside = '', ...others] = new Set([...first, ...area.list.shown])
  return [...new Set([title, beside, ordered, ...others])]
}

/** A choice kept earlier, without columns that there are no more; anything else is the default. */
export const chosenColumns = (area: Area, kind: string, kept: unknown): string[] => {
  if (!Array.isArray(kept)) return defaultColumns(area, kind)
  const known = allColumns(area, kind)
  const chosen = kept.filter((name): name is string => known.includes(name as string) && name !== area.title)
  return [area.title, ...chosen]
}

const isOwn = (area: Area, name: string) =>
  !(name in area.fields) || (name === 'status' && area.lifecycle !== undefined)

/** i18n key of a column's header: the field's label, or the list's word for what every row has. */
export const headerKey = (area: Area, name: string): string =>
  isOwn(area, name) ? `list:columns.${name}` : `${area.name}:fields.${name}`

/** Of texts, which are of any length; what else there is, is as wide as it needs. */
const most: { [K in FieldKind]?: 'short' | 'long' } = {
  text: 'short',
  longText: 'long',
  wording: 'long',
  url: 'short',
  option: 'long',
  options: 'short',
  reference: 'short',
  references: 'short',
}

/** What a column is headed with. */
export const headerOf = (t: Tell, area: Area, name: string): string =>
  area.headings?.[name]?.label ?? t(headerKey(area, name))

export interface ColumnShape {
  field: Field
  isNumeric: boolean
  /** A longer text is cut. */
  most: 'short' | 'long' | undefined
  /** The rows can be ordered by it. */
  isSorted: boolean
}

/** Of what every row has beside its fields, what is no instant. */
const ownShape: Record<string, Field> = {
  owner: { type: 'text', max: 120 },
  holder: { type: 'text', max: 120 },
  currency: { type: 'currency' },
}

const ownShapeOf = (area: Area, name: string): Field =>
  name === 'desk' ? { type: 'option', options: desksOf(area) } : (ownShape[name] ?? { type: 'instant' })

export const shapeOf = (area: Area, name: string): ColumnShape => {
  const field = area.fields[name] ?? ownShapeOf(area, name)
  return {
    field,
    isNumeric: typeOf(field.type).shape === 'number',
    most: name === area.title || name === 'status' ? 'long' : most[field.type],
    isSorted: area.list.sorts.includes(name),
  }
}

/** What the list tells of a row in its column of that name; what passes by itself, as it is at an instant. */
export const cellOf = (area: Area, name: string, at = '') => {
  const { field } = shapeOf(area, name)
  const heading = area.headings?.[name]
  if (heading) {
    const { read, option, currency } = heading
    return (row: Readonly<Record<string, unknown>>): Told => ({
      field,
      name,
      namespace: area.name,
      value: read(row[name]),
      place: 'list',
      option,
      ...(currency && { currency }),
    })
  }
  return (row: RowFacts & Readonly<Record<string, unknown>>): Told => ({
    field,
    name,
    namespace: area.name,
    value: name === 'holder' ? holderOf(row, at) : row[name],
    place: 'list',
    currency: currencyOf(row),
    titles: row.titles,
  })
}

/** How a row stands that is a case's, in the column of that. */
export const standingIn =
  ({ lifecycle }: Area, name: string) =>
  ({ status = '' }: Pick<RowFacts, 'status'>) =>
    name === 'status' ? lifecycle?.statuses[status] : undefined

/** Of columns of these names, and of what the rows are ordered by. */
export const withOrder = (names: readonly string[], sort: string): string[] => [
  ...new Set([...names, sort.replace(/^-/, '')]),
]

/** Whether rows of a list can be chosen, to do something to several at once. */
export const isChoosable = ({ lifecycle, actions }: Area, permissions: readonly string[]): boolean =>
  lifecycle !== undefined ||
  Object.values(actions ?? {}).some(({ on, permission }) => on === 'rows' && grants(permissions, permission))

/** What a card shows of a row: who it is about, which one it is, how it stands, the facts that are declared and what it is ordered by. */
export const cardOf = (area: Area, sort: string) => {
  const name = area.subtitle ?? area.title
  const status = area.lifecycle ? ['status'] : []
  const shown = withOrder(
    [area.title, ...status, ...standingFacts(area), ...(area.mobile?.facts ?? area.list.shown.slice(0, 4))],
    sort,
  )
  const isHead = (one: string) => one === area.title || one === 'status'
  const others = shown.filter((one) => one !== name)
  return { name, head: others.filter(isHead), facts: others.filter((one) => !isHead(one)) }
}
