import { Tooltip, makeStyles, tokens } from '@fluentui/react-components'
import { ClockRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { IntentBadge } from '../IntentBadge.tsx'
import { formatInstant } from '../../shared/format/date.ts'
import { useRemaining } from './useRemaining.ts'

const useStyles = makeStyles({ icon: { verticalAlign: '-2px', marginRight: tokens.spacingHorizontalXS } })

/** How long until a deadline (an ISO instant), with the exact instant in the reader's zone as tooltip. */
export const Countdown = ({ at }: { at: string }) => {
  const { t, i18n } = useTranslation('ui')
  const classes = useStyles()
  const { text: when, urgency, intent } = useRemaining(at, i18n.language)
  return (
    <Tooltip content={formatInstant(at, i18n.language)} relationship="description">
      <IntentBadge intent={intent} tabIndex={0}>
        <ClockRegular aria-hidden className={classes.icon} />
        <time dateTime={at}>{t(urgency === 'over' ? 'countdown.expired' : 'countdown.expires', { when })}</time>
      </IntentBadge>
    </Tooltip>
  )
}
