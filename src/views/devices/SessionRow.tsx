import { Button } from '@fluentui/react-components'
import { DesktopRegular, PhoneRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { OpenSession } from '../../shared/endpoints/answers/sessions.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { RowFacts, TitledRow } from '../../ui/TitledRow.tsx'
import { useDeviceText } from './useDeviceText.ts'

const isHandheld = (agent: string | null) => /Mobi|Android|iPhone|iPad/.test(agent ?? '')

interface SessionRowProps {
  session: OpenSession
  /** Id of what says why it may not be ended. */
  why?: string
  onEnd(): void
}

export const SessionRow = ({ session, why, onEnd }: SessionRowProps) => {
  const { t, i18n } = useTranslation('profile')
  const device = useDeviceText()(session.device)
  const Icon = isHandheld(session.device) ? PhoneRegular : DesktopRegular
  const at = (instant: string) => formatInstant(instant, i18n.language)
  return (
    <TitledRow
      icon={<Icon aria-hidden />}
      name={device}
      standing={session.current && <IntentBadge intent="success">{t('sessions.current')}</IntentBadge>}
      actions={
        !session.current && (
          <Button
            aria-label={t('sessions.endOf', { device })}
            disabledFocusable={why !== undefined}
            aria-describedby={why}
            onClick={onEnd}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    >
      <RowFacts>
        <span>{session.organisation}</span>
        {session.address && <span>{session.address}</span>}
        {session.method && <span>{t(`sessions.by.${session.method}`)}</span>}
        <span>{t('sessions.since', { at: at(session.createdAt) })}</span>
        <span>{t('sessions.lastUsed', { at: at(session.lastUsedAt) })}</span>
      </RowFacts>
    </TitledRow>
  )
}
