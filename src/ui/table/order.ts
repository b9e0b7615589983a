import type { Column } from './table.types.ts'

/** A column that the rows are ordered by, and that may lie outside of the view. */
export const isFarOrder = (sort: Column<never>['sort'], index: number): boolean =>
  index > 2 && sort !== undefined && sort !== 'none'
