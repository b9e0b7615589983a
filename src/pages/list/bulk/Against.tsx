import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../shared/area/types.ts'
import { reasonsText } from '../../reasonText.ts'
import type { BulkAction } from './judge.ts'

const useStyles = makeStyles({ summary: { cursor: 'pointer' }, list: { margin: 0, overflowWrap: 'anywhere' } })

/** How many rows do not allow an action, and why; opened, which these are, each with its own figures. */
export const Against = ({
  area,
  against: { reasons, rows },
}: {
  area: Area
  against: BulkAction['against'][number]
}) => {
  const { t } = useTranslation(['list', ...(area.lifecycle ? [area.lifecycle.id] : [area.name])])
  const classes = useStyles()
  return (
    <details>
      <summary className={classes.summary}>
        {t('list:bulk.against', {
          count: rows.length,
          reason: reasonsText(t, reasons, rows.length === 1),
        })}
      </summary>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>
            {row.title}: {reasonsText(t, row.reasons)}
          </li>
        ))}
      </ul>
    </details>
  )
}
