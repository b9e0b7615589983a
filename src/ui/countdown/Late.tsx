import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/format/date.ts'
import { IntentBadge } from '../IntentBadge.tsx'

/** That something should have been done by an instant, and the role to which it has gone up since. */
export const Late = ({ at, role }: { at: string; role?: string | null }) => {
  const { t, i18n } = useTranslation('ui')
  return (
    <IntentBadge intent="danger" title={formatInstant(at, i18n.language)}>
      {role ? t('countdown.goneUp', { role }) : t('countdown.late')}
    </IntentBadge>
  )
}

/** Whether a row whose lifecycle goes on after its time limit is late. */
export const isLate = (lifecycle: { late?: string | undefined }, at: unknown): at is string =>
  lifecycle.late !== undefined && typeof at === 'string' && Date.parse(at) <= Date.now()
