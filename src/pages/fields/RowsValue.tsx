import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  /** As many rows as are seen at once, the heads in view above them. */
  long: {
    maxHeight: '60vh',
    overflowY: 'auto',
    '@media print': { maxHeight: 'none' },
    '& th': { position: 'sticky', top: 0, backgroundColor: tokens.colorNeutralBackground1 },
  },
  table: {
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXS} 0`,
      verticalAlign: 'top',
      overflowWrap: 'normal',
    },
  },
  text: { textAlign: 'start' },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})

/** Rows that are shown without scrolling within them. */
const most = 12

interface Column {
  name: string
  label: string
  isNumber: boolean
}

interface RowsValueProps {
  label: string
  columns: readonly Column[]
  /** Of each row what is in its columns. */
  rows: readonly (readonly ReactNode[])[]
}

/** Rows under each other, each of what they hold in a column. */
export const RowsValue = ({ label, columns, rows }: RowsValueProps) => {
  const classes = useStyles()
  const aligned = ({ isNumber }: Column) => (isNumber ? classes.number : classes.text)
  const long = rows.length > most && {
    className: mergeClasses(classes.scroll, classes.long),
    tabIndex: 0,
    role: 'group',
    'aria-label': label,
  }
  return (
    <div className={classes.scroll} {...long}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={aligned(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column, place) => (
                <td key={column.name} className={aligned(column)}>
                  {row[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
