import { mergeClasses } from '@fluentui/react-components'
import { memo, type CSSProperties, type MouseEvent } from 'react'
import type { useApproach } from '../useApproach.ts'
import { MarkCell } from './MarkCell.tsx'
import type { useTableStyles } from './table.styles.ts'
import type { DataTableProps } from './table.types.ts'

/** What all rows of a table have in common, reckoned once for all of them. */
export interface RowLook<R extends { id: string }> extends Pick<
  DataTableProps<R>,
  'columns' | 'hrefOf' | 'onSelect' | 'selectLabel'
> {
  classes: ReturnType<typeof useTableStyles>
  /** Of the cells, by their columns. */
  cells: readonly string[]
  /** The widths of those that somebody has made wider or narrower, by their columns. */
  sizes: readonly (CSSProperties | undefined)[]
  follow(event: MouseEvent, row: R): void
  approach: ReturnType<typeof useApproach<R>>
}

interface TableRowProps<R extends { id: string }> {
  row: R
  chosen: boolean
  look: RowLook<R>
}

const Row = <R extends { id: string }>({
  row,
  chosen,
  look: { columns, hrefOf, onSelect, selectLabel, classes, cells, sizes, follow, approach },
}: TableRowProps<R>) => (
  <tr
    role="row"
    className={mergeClasses(classes.row, classes.openable, chosen && classes.chosen)}
    onClick={(event) => follow(event, row)}
    {...approach(row)}
  >
    {onSelect && (
      <MarkCell
        classes={classes}
        label={selectLabel(row)}
        checked={chosen}
        onChange={(checked) => onSelect([row], checked)}
      />
    )}
    {columns.map(({ id, header, most, cell }, index) => {
      const content = cell(row)
      return (
        <td
          key={id}
          role={index === 0 ? 'rowheader' : 'cell'}
          data-label={header}
          className={cells[index]}
          style={sizes[index]}
          title={most && typeof content === 'string' ? content : undefined}
        >
          {index === 0 ? (
            <a href={hrefOf(row)} className={classes.link} data-row={row.id}>
              {content}
            </a>
          ) : (
            content
          )}
        </td>
      )
    })}
  </tr>
)

/** Drawn again when its row, its mark or the columns change, not when another row does. */
export const TableRow = memo(
  Row,
  (before, after) =>
    before.row === after.row &&
    before.chosen === after.chosen &&
    before.look.columns === after.look.columns &&
    before.look.cells === after.look.cells &&
    before.look.follow === after.look.follow &&
    before.look.approach === after.look.approach,
) as typeof Row
