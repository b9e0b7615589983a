import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { openSessionsMachine } from './openSessions.machine.ts'
import type { Ended, SessionWords } from './openSessions.types.ts'
import { isEnding, shownSessions } from './openSessions.view.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDeviceText } from './useDeviceText.ts'

interface EndQuestionProps {
  actor: ActorRefFrom<typeof openSessionsMachine>
  chosen: Ended
  words: SessionWords
}

/** Asks before a session ends, since whoever works there is signed out at once. */
export const EndQuestion = ({ actor, chosen, words }: EndQuestionProps) => {
  const { t } = useTranslation('profile')
  const deviceText = useDeviceText()
  const ending = useSelector(actor, isEnding)
  const sessions = useSelector(actor, shownSessions) ?? []
  const one = chosen === 'others' ? null : sessions.find(({ id }) => id === chosen.id)
  const device = deviceText(one?.device ?? null)
  return (
    <ConfirmDialog
      title={one ? t('sessions.endTitle') : words.endOthers}
      question={one ? t('sessions.endQuestion', { device }) : words.endOthersQuestion}
      confirmLabel={one ? t('sessions.end') : words.endOthers}
      intent="danger"
      busy={ending}
      onConfirm={() => actor.send({ type: 'end.confirmed' })}
      onCancel={() => actor.send({ type: 'end.declined' })}
    />
  )
}
