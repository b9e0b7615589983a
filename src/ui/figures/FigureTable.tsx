import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { TextLink } from '../TextLink.tsx'
import { type Figure, textOf } from './figure.ts'

const useStyles = makeStyles({
  root: { overflow: 'auto', maxHeight: '320px' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
  },
  head: {
    fontWeight: tokens.fontWeightSemibold,
    position: 'sticky',
    top: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

/** What a chart shows, to read; each number leads to the list of what it counts. */
export const FigureTable = ({
  label: named,
  figure: { of, series, points, told },
}: {
  label: string
  figure: Figure
}) => {
  const { root, table, cell, head, number } = useStyles()
  return (
    // What is larger than its room is scrolled by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={root} tabIndex={0} role="region" aria-label={named}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(cell, head)}>
              {of}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={mergeClasses(cell, head, number)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className={cell}>
                {label}
              </th>
              {values.map((one, index) => {
                const text = textOf(one, series[index]!.told ?? told)
                return (
                  <td key={series[index]!.id} className={mergeClasses(cell, number)}>
                    {one.to && one.value ? <TextLink to={one.to}>{text}</TextLink> : text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
