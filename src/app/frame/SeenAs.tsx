import { Button } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { session, useSession } from '../../data/session.ts'
import { formatTime } from '../../shared/format/date.ts'
import { SessionNotice } from './SessionNotice.tsx'

/** Says as whom the product is seen, where that is somebody else, and leads back. */
export const SeenAs = () => {
  const { t } = useTranslation()
  const user = useSession(currentUser)
  if (!user?.seenBy) return null
  return (
    <SessionNotice
      label={t('seenAs.label')}
      icon={EyeRegular}
      action={
        <Button onClick={() => session.send({ type: 'session.switched', to: { as: null } })}>{t('seenAs.stop')}</Button>
      }
    >
      {t('seenAs.text', {
        name: user.fullName,
        organisation: user.organization.name,
        by: user.seenBy.name,
        until: formatTime(user.seenBy.until),
      })}
    </SessionNotice>
  )
}
