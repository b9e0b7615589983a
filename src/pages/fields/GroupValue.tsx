import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type Field, typeOf } from '../../../machines/fields/fields.ts'
import { lineValues } from './lineValues.tsx'
import { shownBy } from './shownBy.tsx'
import type { Shown } from './shown.ts'

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  /** As many rows as are seen at once, the heads in view above them. */
  long: {
    maxHeight: '60vh',
    overflowY: 'auto',
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

const CellValue = shownBy(lineValues)

/** The rows under each other, each field in a column. */
export const GroupValue = ({ field, value, ...told }: Shown<'group'>) => {
  const { t } = useTranslation(told.namespace)
  const classes = useStyles()
  const columns = Object.entries(field.fields)
  const aligned = (type: Field['type']) => (typeOf(type).shape === 'number' ? classes.number : classes.text)
  const rows = value as Record<string, unknown>[]
  const long = rows.length > most && {
    className: mergeClasses(classes.scroll, classes.long),
    tabIndex: 0,
    role: 'group',
    'aria-label': t(`${told.namespace}:fields.${told.name}`),
  }
  return (
    <div className={classes.scroll} {...long}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(([name, { type }]) => (
              <th key={name} scope="col" className={aligned(type)}>
                {t(`${told.namespace}:groups.${told.name}.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(([name, own]) => (
                <td key={name} className={aligned(own.type)}>
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
