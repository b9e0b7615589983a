import { mergeClasses } from '@fluentui/react-components'
import { useDeferredValue, useMemo, type CSSProperties } from 'react'
import { Bone } from '../Bone.tsx'
import { useApproach } from '../useApproach.ts'
import { widthProperty } from './ColumnEdge.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { MarkCell } from './MarkCell.tsx'
import { isFarOrder } from './order.ts'
import { TableRow } from './TableRow.tsx'
import { useTableStyles } from './table.styles.ts'
import type { DataTableProps } from './table.types.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useRowLinks } from './useRowLinks.ts'

/** As many rows as a usual screen shows. Those below the first ones are drawn once these are there. */
const inSight = 20

const noWidths: Readonly<Record<string, number>> = {}

/** A table whose head and first column stay in view; on a narrow screen each row is a card. Roles are written out, since cards undo the table display. */
export const DataTable = <R extends { id: string }>(props: DataTableProps<R>) => {
  const {
    label,
    columns,
    rows,
    expected,
    whole = false,
    busy,
    selected,
    selectLabel,
    onOpen,
    onApproach,
    onSort,
    onApproachSort,
    onScroll,
    onSelect,
    compact = false,
    widths = noWidths,
    widthLabel,
    onResize,
    ref,
  } = props
  const classes = useTableStyles()
  const isMarked = onSelect !== undefined
  const sized = Object.keys(widths).join()
  const sizes = useMemo(
    () =>
      columns.map(({ id }) =>
        sized.split(',').includes(id) ? ({ '--width': `var(${widthProperty(id)})` } as CSSProperties) : undefined,
      ),
    [columns, sized],
  )
  const cells = useMemo(
    () =>
      columns.map(({ numeric, most, sort }, index) =>
        mergeClasses(
          classes.cell,
          numeric && classes.end,
          most && classes[most],
          sizes[index] && classes.sized,
          isFarOrder(sort, index) && classes.ordering,
          index === 0 && classes.first,
          index === 0 && isMarked && classes.afterMark,
        ),
      ),
    [columns, classes, isMarked, sizes],
  )
  const follow = useRowLinks(onOpen)
  const approach = useApproach(onApproach)
  const approachSort = useApproach(onApproachSort)
  const chosen = rows?.filter((row) => selected.has(row.id)).length ?? 0
  const keys = useRowKeys(rows)
  const isWhole = useDeferredValue(rows !== null, whole)
  const drawn = isWhole ? rows : rows?.slice(0, inSight)
  return (
    <div
      ref={ref}
      role="region"
      aria-label={label}
      aria-busy={busy || rows === null}
      className={classes.scroller}
      onScroll={(event) => onScroll(event.currentTarget.scrollTop)}
    >
      <table
        role="table"
        aria-label={label}
        className={mergeClasses(classes.table, compact && classes.compact, busy && classes.waiting)}
        style={Object.fromEntries(Object.entries(widths).map(([id, width]) => [widthProperty(id), `${width}px`]))}
      >
        <thead role="rowgroup" className={classes.head}>
          <tr role="row">
            {onSelect && (
              <MarkCell
                classes={classes}
                header
                label={selectLabel(null)}
                checked={rows !== null && rows.length > 0 && chosen === rows.length}
                mixed={chosen > 0 && chosen < (rows?.length ?? 0)}
                disabled={!rows?.length}
                onChange={(checked) => rows && onSelect(rows, checked)}
              />
            )}
            {columns.map((column, index) => (
              <HeaderCell
                key={column.id}
                column={column}
                index={index}
                afterMark={isMarked}
                onSort={onSort}
                approach={approachSort}
                sized={sizes[index]}
                edge={
                  onResize &&
                  widthLabel && {
                    label: widthLabel(column.header),
                    width: widths[column.id],
                    onResize,
                  }
                }
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={classes.body}>
          {!drawn
            ? Array.from({ length: Math.min(expected, inSight) }, (_, index) => (
                <tr key={index} role="row" className={classes.row}>
                  {onSelect && (
                    <td role="cell" className={mergeClasses(classes.cell, classes.mark)}>
                      <Bone />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td key={column.id} role="cell" className={classes.cell}>
                      <Bone />
                    </td>
                  ))}
                </tr>
              ))
            : drawn.map((row) => (
                <TableRow
                  key={keys.get(row.id)}
                  row={row}
                  chosen={selected.has(row.id)}
                  look={{ ...props, classes, cells, sizes, follow, approach }}
                />
              ))}
        </tbody>
      </table>
    </div>
  )
}
