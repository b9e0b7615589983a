import type { Meta } from '../../shared/endpoints/answers/records.ts'
import { endOfList } from '../../shared/endpoints/paging.ts'

/** Where a page is asked for: behind one row, or before one. */
export interface Position {
  after?: string | null
  before?: string | null
}

export const isBackwards = ({ before }: Position): boolean => before !== null && before !== undefined

/** Of rows that were read one further than the page goes, and backwards before a row, those of the page and where it stands. */
export const paged = <R>(
  found: readonly R[],
  limit: number,
  position: Position,
  cursorAt: (row: R) => string,
): { rows: R[] } & Omit<Meta, 'total'> => {
  const backwards = isBackwards(position)
  const more = found.length > limit
  const rows = found.slice(0, limit)
  if (backwards) rows.reverse()
  const [first, last] = [rows[0], rows.at(-1)]
  const hasNext = backwards ? position.before !== endOfList : more
  const hasPrevious = backwards ? more : (position.after ?? null) !== null
  return {
    rows,
    limit,
    next: hasNext && last ? cursorAt(last) : null,
    previous: hasPrevious ? (first ? cursorAt(first) : endOfList) : null,
  }
}
