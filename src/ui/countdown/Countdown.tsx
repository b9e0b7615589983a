import { Badge, Tooltip } from '@fluentui/react-components'
import { ClockRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/format/date.ts'
import { nextTick, remaining, type Urgency } from './remaining.ts'

const colours: Record<Urgency, 'informative' | 'warning' | 'danger' | 'subtle'> = {
  calm: 'informative',
  soon: 'warning',
  pressing: 'danger',
  over: 'subtle',
}

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
  const instant = Date.parse(at)
  const { value, unit, urgency } = remaining(instant, useNow(instant))
  const when = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'always' }).format(value, unit)
  return (
    <Tooltip content={formatInstant(at, i18n.language)} relationship="description">
      <Badge appearance="tint" color={colours[urgency]} size="large" icon={<ClockRegular />} tabIndex={0}>
        <time dateTime={at}>{t(urgency === 'over' ? 'countdown.expired' : 'countdown.expires', { when })}</time>
      </Badge>
    </Tooltip>
  )
}
