import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { formTest } from '../../areas/forms/formTest.ts'
import { newKey } from '../../data/key.ts'
import type { actingMachine } from '../../pages/actions/acting.machine.ts'
import type { Draft } from '../../pages/actions/acting.types.ts'
import { chosenAction, draftOf, failureOf, isAsked, isBusy, toldOf } from '../../pages/actions/acting.view.ts'
import { useErrorText } from '../../pages/errorText.ts'
import { FieldInput } from '../../pages/fields/FieldInput.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { respond } from '../../ui/snackbar/respond.ts'
import { keepingTests } from './tests.gateway.ts'

export type TestAction = 'keep' | 'rename' | 'expect' | 'drop'

/** What is done with the tests of a form; each that is done is told. */
export const useKeepingTests = (form: string, onDone?: () => void) => {
  const { t } = useTranslation('formTest')
  const [machine] = useState(() => keepingTests(form))
  const actor = useActorRef(machine)
  const tell = useEffectEvent((action: string) => {
    respond({ ok: true, message: t(`done.${action}`) })
    onDone?.()
  })
  useEffect(() => {
    const subscription = actor.on('done', ({ action }) => tell(action))
    return () => subscription.unsubscribe()
  }, [actor])
  return {
    actor,
    choose: (action: TestAction, on: Draft['on'], input: Record<string, unknown>) =>
      actor.send({ type: 'action.chosen', action, isDirect: false, draft: { input, on, key: newKey() } }),
  }
}

/** Asks for the name of a test, or whether what was chosen shall be done with it. */
export const TestDialog = ({ actor }: { actor: ActorRefFrom<typeof actingMachine> }) => {
  const action = useSelector(actor, chosenAction)
  return useSelector(actor, isAsked) && <Asked key={action} actor={actor} />
}

const Asked = ({ actor }: { actor: ActorRefFrom<typeof actingMachine> }) => {
  const { t } = useTranslation(['formTest', 'validation', 'fields'])
  const errorText = useErrorText()
  const action = useSelector(actor, chosenAction) as TestAction
  const { input, on } = useSelector(actor, draftOf)
  const failure = useSelector(actor, failureOf)
  const told = useSelector(actor, toldOf)
  const [name, setName] = useState((input['name'] as string | undefined) ?? '')
  const [isTried, setTried] = useState(false)
  const isNamed = action === 'keep' || action === 'rename'
  const label = t('fields:fields.name')
  const wrong = (): string | undefined => {
    if (isNamed && isTried && !name.trim()) return t('validation:required', { field: label })
    if (failure !== null) return errorText(failure)
    if (told?.__typename === 'Stale') return t('formTest:stale')
    if (told?.__typename !== 'Invalid') return undefined
    return told.fields.map(({ key, values }) => t(key, { ...values, field: label })).join(' ')
  }
  const error = wrong()
  const submit = () => {
    setTried(true)
    if (isNamed && !name.trim()) return
    const draft = { input: { ...input, ...(isNamed && { name: name.trim() }) }, on, key: newKey() }
    actor.send({ type: 'action.submitted', draft })
  }
  return (
    <ConfirmDialog
      title={t(`formTest:ask.${action}`)}
      {...(!isNamed && { question: t(`formTest:questions.${action}`, { name }) })}
      confirmLabel={t(`formTest:ask.${action}`)}
      intent={action === 'drop' ? 'danger' : 'primary'}
      busy={useSelector(actor, isBusy)}
      onConfirm={submit}
      onCancel={() => actor.send({ type: 'action.abandoned' })}
    >
      {isNamed ? (
        <FieldInput
          field={formTest.fields.name}
          name="name"
          label={label}
          value={name}
          {...(error && { error })}
          onChange={(typed) => setName((typed as string | null) ?? '')}
        />
      ) : (
        error && <p role="alert">{error}</p>
      )}
    </ConfirmDialog>
  )
}
