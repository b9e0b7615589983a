import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Outline } from '../../shared/area/outline.ts'

const useStyles = makeStyles({
  root: {
    margin: `${tokens.spacingVerticalM} 0 0`,
    paddingTop: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
})

/** What somebody did a moment ago. */
export interface Move {
  name: string
  status: string
}

/** What happened while the reader looks. */
export const NewestMove = ({ area, move: { name, status } }: { area: Outline; move: Move }) => {
  const { t } = useTranslation(['dashboard', ...(area.lifecycle ? [area.lifecycle.id] : [])])
  const known = area.lifecycle?.statuses[status]
  return (
    <p className={useStyles().root} role="status">
      {t('newest', { name, status: known ? t(known.label) : status })}
    </p>
  )
}
