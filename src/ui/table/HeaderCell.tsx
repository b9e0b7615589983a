import { mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowSortRegular, ArrowUpRegular } from '@fluentui/react-icons'
import type { CSSProperties } from 'react'
import type { useApproach } from '../useApproach.ts'
import { ColumnEdge, type ColumnEdgeProps } from './ColumnEdge.tsx'
import { isFarOrder } from './order.ts'
import { useTableStyles } from './table.styles.ts'
import type { Column } from './table.types.ts'

interface HeaderCellProps {
  column: Pick<Column<never>, 'id' | 'header' | 'numeric' | 'sort'>
  index: number
  afterMark: boolean
  onSort(column: string): void
  approach: ReturnType<typeof useApproach<string>>
  sized: CSSProperties | undefined
  /** Absent: its width is as it is. */
  edge?: Omit<ColumnEdgeProps, 'column'>
}

const marks = { ascending: ArrowUpRegular, descending: ArrowDownRegular, none: ArrowSortRegular }

export const HeaderCell = ({
  column: { id, header, numeric, sort },
  index,
  afterMark,
  onSort,
  approach,
  sized,
  edge,
}: HeaderCellProps) => {
  const classes = useTableStyles()
  const Mark = sort && marks[sort]
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort}
      aria-label={edge && header}
      style={sized}
      className={mergeClasses(
        classes.header,
        sized && classes.sized,
        numeric && classes.end,
        isFarOrder(sort, index) && mergeClasses(classes.ordering, classes.orderingHeader),
        index === 0 && classes.first,
        index === 0 && classes.corner,
        index === 0 && afterMark && classes.afterMark,
      )}
    >
      {Mark ? (
        <button type="button" className={classes.sort} onClick={() => onSort(id)} {...approach(id)}>
          {header}
          <Mark aria-hidden className={sort === 'none' ? classes.unsorted : undefined} />
        </button>
      ) : (
        header
      )}
      {edge && <ColumnEdge column={id} {...edge} />}
    </th>
  )
}
