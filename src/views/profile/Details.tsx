import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { connectedProfile } from './profile.gateway.ts'
import { isUnread, storedProfile } from './profile.view.ts'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageStyles } from '../../pages/page.styles.ts'
import { Panel } from '../../ui/Panel.tsx'
import { DetailsForm } from './DetailsForm.tsx'

const rows = ['fullName', 'email', 'phone', 'locale', 'timeZone']

export const Details = () => {
  const { t } = useTranslation(['profile', 'common'])
  const page = usePageStyles()
  const actor = useActorRef(connectedProfile)
  const profile = useSelector(actor, storedProfile)
  const unread = useSelector(actor, isUnread)
  return (
    <Panel title={t('details.title')}>
      {unread ? (
        <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
      ) : profile ? (
        <DetailsForm actor={actor} profile={profile} />
      ) : (
        <div className={page.fields} aria-busy="true">
          {rows.map((row) => (
            <Bone key={row} />
          ))}
        </div>
      )}
    </Panel>
  )
}
