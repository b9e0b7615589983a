import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PeopleSwapRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../machines/session/session.types.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { session, useSession } from '../../data/session.ts'
import { formatTime } from '../../shared/format/date.ts'
import { useRemaining } from '../../ui/countdown/useRemaining.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { useActingEnd } from './useActingEnd.ts'
import { saidOnly } from '../../ui/saidOnly.ts'

const useStyles = makeStyles({
  left: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  said: saidOnly,
})

const Notice = ({ name, until }: NonNullable<User['actsFor']>) => {
  const { t, i18n } = useTranslation()
  const classes = useStyles()
  const { text: when } = useRemaining(until, i18n.language)
  const told = useActingEnd(until)
  return (
    <SessionNotice
      label={t('actsFor.label')}
      icon={PeopleSwapRegular}
      action={
        <Button onClick={() => session.send({ type: 'session.switched', to: { actFor: null } })}>
          {t('actsFor.end', { name })}
        </Button>
      }
    >
      {t('actsFor.text', { name })}{' '}
      <time className={classes.left} dateTime={until} title={formatTime(until)}>
        {t('actsFor.ends', { when })}
      </time>
      <span role="status" className={classes.said}>
        {told !== null && t('actsFor.left', { name, count: told })}
      </span>
    </SessionNotice>
  )
}

/** Says for whom the person acts and for how much longer, and leads back. */
export const ActsFor = () => {
  const actsFor = useSession(currentUser)?.actsFor
  return actsFor ? <Notice key={actsFor.until} {...actsFor} /> : null
}
