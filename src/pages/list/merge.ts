import type { Row } from '../../shared/endpoints/answers/records.ts'
import type { Change, Page } from './list.types.ts'

/** A page whose rows are those of the page before where they are told as they were, or that page: it need not be drawn again. */
export const keeping = (before: Page | null, now: Page): Page => {
  const known = new Map(before?.rows.map((row) => [row.id, row]))
  const kept = (row: Row): Row => {
    const was = known.get(row.id)
    return was && JSON.stringify(was) === JSON.stringify(row) ? was : row
  }
  const rows = now.rows.map(kept)
  const isSame =
    before?.next === now.next &&
    before.previous === now.previous &&
    before.rows.length === rows.length &&
    rows.every((row, index) => row === before.rows[index])
  return isSame ? before : { ...now, rows }
}

/**
 * The rows in the places where the reader sees them, each as it is now. A row that has left the page stays, with the status
 * that was heard of, until the reader turns to another page.
 */
export const merge = (seen: Page, now: Page, changes: readonly Change[]): { page: Page; arrived: number } => {
  const fresh = new Map(now.rows.map((row) => [row.id, row]))
  const statuses = new Map(changes.map(({ id, status }) => [id, status]))
  const asItIs = (row: Row): Row => {
    const status = statuses.get(row.id)
    return fresh.get(row.id) ?? (status ? { ...row, status } : row)
  }
  const shown = new Set(seen.rows.map((row) => row.id))
  const above = now.rows.findLastIndex(({ id }) => shown.has(id)) + 1
  const below = now.rows.length - above
  const left = seen.rows.filter(({ id }) => !fresh.has(id)).length
  /** From the next page, to the places of those that have left. */
  const movedUp = seen.next === null ? 0 : Math.min(below, left)
  return {
    page: { ...seen, rows: seen.rows.map(asItIs) },
    arrived: now.rows.filter((row) => !shown.has(row.id)).length - movedUp,
  }
}
