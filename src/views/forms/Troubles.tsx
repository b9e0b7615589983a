import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { useErrorText } from '../../pages/errorText.ts'
import { reasonsText } from '../../pages/reasonText.ts'
import type { designMachine } from './design.machine.ts'
import { failureOfDesign, refusalOfDesign } from './design.view.ts'

/** Why a version did not take what it was told. */
export const Troubles = ({ actor }: { actor: ActorRefFrom<typeof designMachine> }) => {
  const { t } = useTranslation('formVersion')
  const errorText = useErrorText()
  const failure = useSelector(actor, failureOfDesign)
  const refusal = useSelector(actor, refusalOfDesign)
  return (
    <>
      {failure !== null && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{errorText(failure)}</MessageBarBody>
        </MessageBar>
      )}
      {refusal && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{reasonsText(t, refusal.reasons) || t('common:snackbar.unexpected')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => actor.send({ type: 'refusal.seen' })}>{t('design.seen')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </>
  )
}
