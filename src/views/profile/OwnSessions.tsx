import { useActorRef } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ownSessions } from '../devices/openSessions.gateway.ts'
import { SessionList } from '../devices/SessionList.tsx'

/** Where the person is signed in. */
export const OwnSessions = () => {
  const { t } = useTranslation('profile')
  const words = {
    title: t('sessions.title'),
    endOthers: t('sessions.endOthers'),
    endOthersQuestion: t('sessions.endOthersQuestion'),
    othersEnded: t('sessions.othersEnded'),
  }
  return <SessionList actor={useActorRef(ownSessions)} words={words} />
}
