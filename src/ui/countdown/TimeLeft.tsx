import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/format/date.ts'
import { IntentBadge } from '../IntentBadge.tsx'
import { useRemaining } from './useRemaining.ts'

/** How long until a deadline, in a cell that says what it is. */
export const TimeLeft = ({ at }: { at: string }) => {
  const { i18n } = useTranslation()
  const { text, intent } = useRemaining(at, i18n.language)
  return (
    <IntentBadge intent={intent} title={formatInstant(at, i18n.language)}>
      <time dateTime={at}>{text}</time>
    </IntentBadge>
  )
}
