import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { ownSessionsMachine } from './ownSessions.machine.ts'
import type { Ended } from './ownSessions.types.ts'
import { isEnding, shownSessions } from './ownSessions.view.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDeviceText } from './useDeviceText.ts'

/** Asks before a session ends, since whoever works there is signed out at once. */
export const EndQuestion = ({ actor, chosen }: { actor: ActorRefFrom<typeof ownSessionsMachine>; chosen: Ended }) => {
  const { t } = useTranslation('profile')
  const deviceText = useDeviceText()
  const ending = useSelector(actor, isEnding)
  const sessions = useSelector(actor, shownSessions) ?? []
  const one = chosen === 'others' ? null : sessions.find(({ id }) => id === chosen.id)
  const device = deviceText(one?.device ?? null)
  return (
    <ConfirmDialog
      title={t(one ? 'sessions.endTitle' : 'sessions.endOthers')}
      question={one ? t('sessions.endQuestion', { device }) : t('sessions.endOthersQuestion')}
      confirmLabel={t(one ? 'sessions.end' : 'sessions.endOthers')}
      intent="danger"
      busy={ending}
      onConfirm={() => actor.send({ type: 'end.confirmed' })}
      onCancel={() => actor.send({ type: 'end.declined' })}
    />
  )
}
