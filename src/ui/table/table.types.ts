import type { ReactNode, Ref } from 'react'

export interface Column<R> {
  id: string
  header: string
  numeric?: boolean
  /** A longer text is cut, and told in full to who points at it; absent: as wide as it needs. */
  most?: 'short' | 'long'
  /** Absent: the list offers no order by this column. */
  sort?: 'ascending' | 'descending' | 'none'
  cell(row: R): ReactNode
}

export interface DataTableProps<R extends { id: string }> {
  /** What the table is of; read out, not shown. */
  label: string
  /** The first one names the row, stays in view and links to it. */
  columns: readonly Column<R>[]
  /** null while the first rows are awaited. */
  rows: readonly R[] | null
  /** Stand-ins drawn while `rows` is null. */
  expected: number
  /** Rows that are there from the beginning are drawn all at once, since the reader is put among them. */
  whole?: boolean
  /** The rows shown are about to be replaced. */
  busy: boolean
  selected: ReadonlySet<string>
  selectLabel(row: R | null): string
  hrefOf(row: R): string
  /** The reader follows the link of a row. */
  onOpen(row: R): void
  /** They are about to. */
  onApproach(row: R): void
  onSort(column: string): void
  /** The reader is about to. */
  onApproachSort(column: string): void
  onScroll(top: number): void
  /** Rows as low as they are read. */
  compact?: boolean
  /** Of columns that are as wide as somebody wants them, in pixels. */
  widths?: Readonly<Record<string, number>>
  /** Names the edge by which a column is made wider. */
  widthLabel?(header: string): string
  /** Absent: columns are as wide as they need; null gives that back. */
  onResize?(column: string, width: number | null): void
  /** Absent: rows cannot be chosen. */
  onSelect?(rows: readonly R[], selected: boolean): void
  ref?: Ref<HTMLDivElement>
}
