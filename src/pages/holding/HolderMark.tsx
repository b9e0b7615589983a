import { makeStyles, tokens } from '@fluentui/react-components'
import { PersonRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { RecordRef } from '../../data/record/useRecord.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { useStanding } from './useStanding.ts'

const useStyles = makeStyles({
  root: { color: tokens.colorNeutralForeground2 },
  icon: { verticalAlign: '-2px', marginRight: tokens.spacingHorizontalXS },
})

/** Who has taken the case, and until when. */
export const HolderMark = ({ actor }: { actor: RecordRef }) => {
  const { t, i18n } = useTranslation('case')
  const classes = useStyles()
  const { holder, isMine, until } = useStanding(actor)
  if (holder === null) return null
  return (
    <span className={classes.root}>
      <PersonRegular aria-hidden className={classes.icon} />
      {isMine ? t('holding.mine') : t('holding.by', { holder })}{' '}
      <time dateTime={until}>{t('holding.until', { at: formatInstant(until, i18n.language) })}</time>
    </span>
  )
}
