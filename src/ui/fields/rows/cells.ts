import type { FieldKind } from '../../../../machines/fields/fields.ts'

/** A cell of a grid: its row, and its column among the fields. */
export interface Place {
  row: number
  column: number
}

/** As `rates[2].rate`. */
export const pathOf = (group: string, row: number, own: string): string => `${group}[${row}].${own}`

/** Pixels that the values of a type need at least; of a number the fewest. */
const widths: Partial<Record<FieldKind, number>> = {
  text: 160,
  longText: 240,
  money: 144,
  date: 168,
  option: 160,
  country: 200,
  phone: 280,
}

export const widthOf = (type: FieldKind): number => widths[type] ?? 112

export const samePlace = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column

type Move = (at: Place, last: Place) => Place

const to =
  (part: (at: Place, last: Place) => Partial<Place>): Move =>
  (at, last) => ({ ...at, ...part(at, last) })

/** Rows that are gone over at once. */
const leap = 10

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: to(({ row }) => ({ row: row - 1 })),
  ArrowDown: to(({ row }) => ({ row: row + 1 })),
  ArrowLeft: to(({ column }) => ({ column: column - 1 })),
  ArrowRight: to(({ column }) => ({ column: column + 1 })),
  PageUp: to(({ row }) => ({ row: row - leap })),
  PageDown: to(({ row }) => ({ row: row + leap })),
  Home: to(() => ({ column: 0 })),
  End: to((_, { column }) => ({ column })),
  'Ctrl+Home': () => ({ row: 0, column: 0 }),
  'Ctrl+End': (_, last) => last,
}

/** Where a key leads from a cell, the last one being there; null where it leads nowhere. */
export const movedBy = (key: string, isFar: boolean, at: Place, last: Place): Place | null => {
  const move = moves[isFar ? `Ctrl+${key}` : key]
  return move ? within(move(at, last), last) : null
}

export const within = ({ row, column }: Place, last: Place): Place => ({
  row: Math.max(0, Math.min(row, last.row)),
  column: Math.max(0, Math.min(column, last.column)),
})

/** The cell that is read after or before another; null at the end. */
export const besideOf = ({ row, column }: Place, by: 1 | -1, last: Place): Place | null => {
  const columns = last.column + 1
  const at = row * columns + column + by
  if (at < 0 || at >= columns * (last.row + 1)) return null
  return { row: Math.floor(at / columns), column: at % columns }
}

/** Of places in the order of reading the first behind another, and from the end the first of all. */
export const nextOf = (places: readonly Place[], at: Place): Place | undefined =>
  places.find(({ row, column }) => row > at.row || (row === at.row && column > at.column)) ?? places[0]
