import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DesktopRegular, PhoneRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { OpenSession } from '../../shared/endpoints/answers/sessions.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { useDeviceText } from './useDeviceText.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  icon: { flexShrink: 0, fontSize: '24px', color: tokens.colorNeutralForeground3 },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})

const isHandheld = (agent: string | null) => /Mobi|Android|iPhone|iPad/.test(agent ?? '')

interface SessionRowProps {
  session: OpenSession
  /** Id of what says why it may not be ended. */
  why?: string
  onEnd(): void
}

export const SessionRow = ({ session, why, onEnd }: SessionRowProps) => {
  const { t, i18n } = useTranslation('profile')
  const classes = useStyles()
  const device = useDeviceText()(session.device)
  const Icon = isHandheld(session.device) ? PhoneRegular : DesktopRegular
  const at = (instant: string) => formatInstant(instant, i18n.language)
  return (
    <li className={classes.root}>
      <Icon className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <span className={classes.name}>
          {device}
          {session.current && <IntentBadge intent="success">{t('sessions.current')}</IntentBadge>}
        </span>
        <span className={classes.facts}>
          <span>{session.organisation}</span>
          {session.address && <span>{session.address}</span>}
          {session.method && <span>{t(`sessions.by.${session.method}`)}</span>}
          <span>{t('sessions.since', { at: at(session.createdAt) })}</span>
          <span>{t('sessions.lastUsed', { at: at(session.lastUsedAt) })}</span>
        </span>
      </div>
      {!session.current && (
        <Button
          aria-label={t('sessions.endOf', { device })}
          disabledFocusable={why !== undefined}
          aria-describedby={why}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
