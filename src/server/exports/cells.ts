import { currencyCodes, defaultCurrency, unitOf } from '../../../machines/fields/currencies.ts'
import { cellOf, headerOf, shapeOf, standingIn } from '../../shared/area/columns.ts'
import { isHeaded } from '../../shared/area/headed.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { fieldText, type Tell, type Told } from '../../shared/format/fieldText.ts'
import type { Spread } from '../../shared/format/spread.ts'
import { zonedInstant } from '../../shared/format/zones.ts'

/** How numbers are written where whole numbers, decimals, percentages and amounts of a currency are told apart. */
export type NumberKind = 'integer' | 'decimal' | 'rate' | `money ${string}`

/** What a file has of a value; null: there is none. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number; as: NumberKind }
  | { kind: 'day'; day: string }
  /** With how far its zone is from Greenwich. */
  | { kind: 'instant'; at: string }
  | null

export interface Column {
  name: string
  header: string
  /** Characters that are in sight. */
  width: number
  isNumeric: boolean
  cell(row: Row): Cell
}

export interface Reader {
  /** When they look at it. */
  at: string
  t: Tell
  locale: string
  zone: string
}

const amount = (minor: number, currency = defaultCurrency): Cell => ({
  kind: 'number',
  value: minor / unitOf(currency),
  as: `money ${currencyCodes.includes(currency) ? currency : 'other'}`,
})

const numbers: Partial<Record<string, NumberKind>> = { integer: 'integer', decimal: 'decimal', rate: 'rate' }

/** A value that is told whole; one that is masked is a text, whatever its field is. */
const valued = ({ field, value, currency }: Told, zone: string): Cell | undefined => {
  const as = numbers[field.type]
  if (typeof value === 'number')
    return field.type === 'money' ? amount(value, currency) : as && { kind: 'number', value, as }
  if (typeof value !== 'string') return undefined
  if (field.type === 'date') return { kind: 'day', day: value }
  if (field.type === 'period') return { kind: 'text', text: value }
  return field.type === 'instant' ? { kind: 'instant', at: zonedInstant(value, zone) } : undefined
}

const worded = (t: Tell, locale: string, timeZone: string, told: Told): Cell => {
  const text = fieldText(t, locale, { ...told, timeZone })
  return text === null ? null : { kind: 'text', text }
}

const columnOf = (area: Area, { at, t, locale, zone }: Reader, name: string): Column => {
  const [toldOf, standing] = [cellOf(area, name, at), standingIn(area, name)]
  const { most, isNumeric } = shapeOf(area, name)
  // Of an area's own amounts a column of its own says it.
  const currency = area.headings?.[name]?.currency
  return {
    name,
    header: currency ? `${headerOf(t, area, name)} (${currency})` : headerOf(t, area, name),
    width: most === 'long' ? 30 : isNumeric || most ? 20 : 16,
    isNumeric,
    cell: (row) => {
      const status = standing(row)
      if (status) return { kind: 'text', text: t(status.label) }
      const told = toldOf(row)
      return valued(told, zone) ?? worded(t, locale, zone, told)
    },
  }
}

/** The columns of what is spread. */
export const spreadColumns = (spread: readonly Spread[], { t, locale, zone }: Reader): Column[] =>
  spread.map(({ header, isNumeric, told }, index) => ({
    name: `spread.${index}`,
    header,
    width: 20,
    isNumeric,
    cell: (row) => valued(told(row), zone) ?? worded(t, locale, zone, told(row)),
  }))

/** The columns of a file: those that are asked for, and the currency of their amounts. */
export const columnsOf = (area: Area, reader: Reader, names: readonly string[]): Column[] => {
  const hasAmounts = names.some((name) => area.fields[name]?.type === 'money' && !area.headings?.[name])
  const all = new Set([...names, ...(hasAmounts ? ['currency'] : [])])
  return [...all].filter((name) => isHeaded(area, name)).map((name) => columnOf(area, reader, name))
}
