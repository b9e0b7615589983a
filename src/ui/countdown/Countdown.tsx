import { Tooltip, makeStyles, tokens } from '@fluentui/react-components'
import { ClockRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Intent } from '../../../machines/fields/intent.ts'
import { IntentBadge } from '../IntentBadge.tsx'
import { formatInstant } from '../../shared/format/date.ts'
import { nextTick, remaining, type Urgency } from './remaining.ts'

const intentOf: Readonly<Record<Urgency, Intent>> = {
  calm: 'informative',
  soon: 'warning',
  pressing: 'danger',
  over: 'subtle',
}

const useStyles = makeStyles({ icon: { verticalAlign: '-2px', marginRight: tokens.spacingHorizontalXS } })

const useNow = (at: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), nextTick(at, now))
    return () => clearTimeout(timer)
  }, [at, now])
  return now
}

/** How long until a deadline (an ISO instant), with the exact instant in the reader's zone as tooltip. */
export const Countdown = ({ at }: { at: string }) => {
  const { t, i18n } = useTranslation('ui')
  const classes = useStyles()
  const instant = Date.parse(at)
  const { value, unit, urgency } = remaining(instant, useNow(instant))
  const when = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'always' }).format(value, unit)
  return (
    <Tooltip content={formatInstant(at, i18n.language)} relationship="description">
      <IntentBadge intent={intentOf[urgency]} tabIndex={0}>
        <ClockRegular aria-hidden className={classes.icon} />
        <time dateTime={at}>{t(urgency === 'over' ? 'countdown.expired' : 'countdown.expires', { when })}</time>
      </IntentBadge>
    </Tooltip>
  )
}
