/** Pixels of a row, a column, the head and the names of the permissions. */
export const sizes = { row: 48, column: 116, head: 84, names: 300 }

/** Of the rows and of the columns, from which to before which. */
export interface Window {
  top: number
  bottom: number
  from: number
  to: number
}

export interface Place {
  row: number
  column: number
}

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollLeft' | 'clientHeight' | 'clientWidth'>

/** Drawn beyond what is in view, so that a step of the wheel finds them there. */
const beyond = { rows: 6, columns: 2 }

/** What has to be drawn; the same object as before while that is the same. */
export const windowOf = (of: Scrolled, counts: { rows: number; columns: number }, before: Window): Window => {
  const top = Math.max(0, Math.floor(of.scrollTop / sizes.row) - beyond.rows)
  const bottom = Math.min(counts.rows, Math.ceil((of.scrollTop + of.clientHeight) / sizes.row) + beyond.rows)
  const from = Math.max(0, Math.floor(of.scrollLeft / sizes.column) - beyond.columns)
  const to = Math.min(counts.columns, Math.ceil((of.scrollLeft + of.clientWidth) / sizes.column) + beyond.columns)
  const isSame = top === before.top && bottom === before.bottom && from === before.from && to === before.to
  return isSame ? before : { top, bottom, from, to }
}

const nearest = (now: number, start: number, end: number, room: number): number =>
  start < now ? start : end > now + room ? end - room : now

/** Brings a cell out from under the heads. */
export const scrollInto = (of: Scrolled, { row, column }: Place): void => {
  of.scrollTop = nearest(of.scrollTop, row * sizes.row, (row + 1) * sizes.row, of.clientHeight - sizes.head)
  const names = Math.min(sizes.names, of.clientWidth / 2)
  of.scrollLeft = nearest(of.scrollLeft, column * sizes.column, (column + 1) * sizes.column, of.clientWidth - names)
}
