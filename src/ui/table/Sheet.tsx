import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', minWidth: '640px' },
  cell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: tokens.fontWeightRegular,
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  foot: { borderBottomStyle: 'none', borderTop: `2px solid ${tokens.colorNeutralStroke1}` },
})

interface SheetProps {
  label: string
  /** The last of them, so many, are figures. */
  heads: readonly string[]
  figures: number
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  foot?: readonly ReactNode[]
}

/** A page of a book: what stands there, and what it comes to. */
export const Sheet = ({ label, heads, figures, rows, foot }: SheetProps) => {
  const classes = useStyles()
  const styled = (index: number, ...more: string[]) =>
    mergeClasses(classes.cell, index >= heads.length - figures && classes.figure, ...more)
  return (
    // What is larger than its room is scrolled by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={styled(index, classes.strong)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td key={heads[index]} className={styled(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {foot.map((cell, index) => (
                <td key={heads[index]} className={styled(index, classes.strong, classes.foot)}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
