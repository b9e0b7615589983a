import { mergeClasses } from '@fluentui/react-components'
import { memo, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { MarkCell } from './MarkCell.tsx'
import { isFarOrder } from './order.ts'
import { useTableStyles } from './table.styles.ts'
import type { DataTableProps } from './table.types.ts'

interface TableRowProps<R extends { id: string }> {
  row: R
  chosen: boolean
  table: Pick<DataTableProps<R>, 'columns' | 'hrefOf' | 'onOpen' | 'onSelect' | 'selectLabel'>
}

const Row = <R extends { id: string }>({
  row,
  chosen,
  table: { columns, hrefOf, onOpen, onSelect, selectLabel },
}: TableRowProps<R>) => {
  const classes = useTableStyles()
  const follow = (event: MouseEvent<HTMLTableRowElement>) => {
    const { ctrlKey, metaKey, shiftKey, target, currentTarget } = event
    if ((target as Element).closest('a, button, label') || getSelection()?.toString()) return
    const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
    currentTarget.querySelector('[data-row]')?.dispatchEvent(click)
  }
  return (
    <tr role="row" className={mergeClasses(classes.row, classes.openable, chosen && classes.chosen)} onClick={follow}>
      {onSelect && (
        <MarkCell label={selectLabel(row)} checked={chosen} onChange={(checked) => onSelect([row], checked)} />
      )}
      {columns.map(({ id, header, numeric, most, sort, cell }, index) => (
        <td
          key={id}
          role={index === 0 ? 'rowheader' : 'cell'}
          data-label={header}
          className={mergeClasses(
            classes.cell,
            numeric && classes.end,
            most && classes[most],
            isFarOrder(sort, index) && classes.ordering,
            index === 0 && classes.first,
            index === 0 && onSelect && classes.afterMark,
          )}
        >
          {index === 0 ? (
            <Link to={hrefOf(row)} className={classes.link} data-row={row.id} onClick={() => onOpen(row)}>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Drawn again when its row, its mark or the columns change, not when another row does. */
export const TableRow = memo(
  Row,
  (before, after) =>
    before.row === after.row &&
    before.chosen === after.chosen &&
    before.table.columns === after.table.columns &&
    before.table.onOpen === after.table.onOpen,
) as typeof Row
