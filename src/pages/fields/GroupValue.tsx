import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { lineValues } from './lineValues.tsx'
import { shownBy } from './shownBy.tsx'
import type { Shown } from './shown.ts'

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: {
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXS} 0`,
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'normal',
    },
  },
})

const CellValue = shownBy(lineValues)

/** The rows under each other, each field in a column. */
export const GroupValue = ({ field, value, ...told }: Shown<'group'>) => {
  const { t } = useTranslation(told.namespace)
  const classes = useStyles()
  const columns = Object.entries(field.fields)
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {t(`${told.namespace}:groups.${told.name}.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(value as Record<string, unknown>[]).map((row, index) => (
            <tr key={index}>
              {columns.map(([name, own]) => (
                <td key={name}>
                  <CellValue {...told} name={`${told.name}.${name}`} field={own} value={row[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
