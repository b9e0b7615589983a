import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { formTest } from '../../areas/forms/formTest.ts'
import { newKey } from '../../data/key.ts'
import type { actingMachine } from '../../pages/actions/acting.machine.ts'
import type { Draft } from '../../pages/actions/acting.types.ts'
import { chosenAction, draftOf, failureOf, isAsked, isBusy, toldOf } from '../../pages/actions/acting.view.ts'
import { useErrorText } from '../../pages/errorText.ts'
import { FieldInput } from '../../pages/fields/FieldInput.tsx'
import { within } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { respond } from '../../ui/snackbar/respond.ts'
import { keepingIn } from './keeping.gateway.ts'

type KeepingAction = 'keep' | 'rename' | 'expect' | 'drop'

/** What is done with what is kept in an area; each that is done is told. */
export const useKeeping = (area: Area, onDone?: () => void) => {
  const { t } = useTranslation(area.name)
  const [machine] = useState(() => keepingIn(area))
  const actor = useActorRef(machine)
  const tell = useEffectEvent((action: string) => {
    respond({ ok: true, message: t(`done.${action}`) })
    onDone?.()
  })
  useEffect(() => {
    const subscription = actor.on('done', ({ action }) => tell(action))
    return () => subscription.unsubscribe()
  }, [actor])
  const choose = useCallback(
    (action: KeepingAction, on: Draft['on'], input: Record<string, unknown>) =>
      actor.send({ type: 'action.chosen', action, isDirect: false, draft: { input, on, key: newKey() } }),
    [actor],
  )
  return { actor, choose }
}

export const useKeepingTests = (form: string, onDone?: () => void) => useKeeping(within(formTest, form), onDone)

interface KeepingProps {
  area: Area
  actor: ActorRefFrom<typeof actingMachine>
}

/** Asks for the name of what is kept, or whether what was chosen shall be done with it. */
export const KeepingDialog = ({ area, actor }: KeepingProps) => {
  const action = useSelector(actor, chosenAction)
  return useSelector(actor, isAsked) && <Asked key={action} area={area} actor={actor} />
}

const Asked = ({ area, actor }: KeepingProps) => {
  const { t } = useTranslation([area.name, 'validation'])
  const errorText = useErrorText()
  const action = useSelector(actor, chosenAction) as KeepingAction
  const { input, on } = useSelector(actor, draftOf)
  const failure = useSelector(actor, failureOf)
  const told = useSelector(actor, toldOf)
  const [name, setName] = useState((input['name'] as string | undefined) ?? '')
  const [isTried, setTried] = useState(false)
  const isNamed = action === 'keep' || action === 'rename'
  const labelOf = (path: string) => t(`${area.name}:fields.${path}`)
  const label = labelOf('name')
  const wrong = (): string | undefined => {
    if (isNamed && isTried && !name.trim()) return t('validation:required', { field: label })
    if (failure !== null) return errorText(failure)
    if (told?.__typename === 'Stale') return t('stale')
    if (told?.__typename !== 'Invalid') return undefined
    return told.fields.map(({ path, key, values }) => t(key, { ...values, field: labelOf(path) })).join(' ')
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
      title={t(`ask.${action}`)}
      {...(!isNamed && { question: t(`questions.${action}`, { name }) })}
      confirmLabel={t(`ask.${action}`)}
      intent={action === 'drop' ? 'danger' : 'primary'}
      busy={useSelector(actor, isBusy)}
      onConfirm={submit}
      onCancel={() => actor.send({ type: 'action.abandoned' })}
    >
      {isNamed ? (
        <FieldInput
          field={area.fields['name']!}
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
