import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartProps } from '../../pages/parts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { sessionsOf } from './openSessions.gateway.ts'
import { hindrance } from './openSessions.view.ts'
import { SessionList } from './SessionList.tsx'

/** Where an account's person is signed in, for who manages them; read anew when the account has changed. */
const DevicesTab = ({ record }: PartProps['tab']) => (
  <Devices key={String(record['revision'])} account={String(record['id'])} />
)

const Devices = ({ account }: { account: string }) => {
  const { t } = useTranslation(['userAccount', 'profile'])
  const [machine] = useState(() => sessionsOf(account))
  const actor = useActorRef(machine)
  const against = useSelector(actor, hindrance)
  const words = {
    title: t('devices.title'),
    endOthers: t('devices.endAll'),
    endOthersQuestion: t('devices.endAllQuestion'),
    othersEnded: t('devices.allEnded'),
  }
  return (
    <SessionList
      actor={actor}
      words={words}
      none={<EmptyState title={t('devices.none')} />}
      against={
        against === 'self' ? (
          <>
            {t('devices.against.self')} <TextLink to="/profile">{t('profile:title')}</TextLink>
          </>
        ) : (
          against && t('devices.against.person')
        )
      }
    />
  )
}

export default DevicesTab
