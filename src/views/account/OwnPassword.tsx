import { Button, Field } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { changeFailure, isChanged, isChanging } from './passwordChange.view.ts'
import type { User } from '../../../machines/session/session.types.ts'
import { passwordChange } from './passwordChange.gateway.ts'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Heading } from '../signIn/Heading.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { emptyPassword, problemsOf } from './newPassword.ts'
import { useFailureText } from './useFailureText.ts'
import { useFormStyles } from './form.styles.ts'

/** The new password of somebody who is signed in and knows the present one. */
export const OwnPassword = ({ user }: { user: User }) => {
  const { t } = useTranslation('credentials')
  const classes = useFormStyles()
  const change = useActorRef(passwordChange)
  const busy = useSelector(change, isChanging)
  const changed = useSelector(change, isChanged)
  const refused = useSelector(change, changeFailure)
  const [current, setCurrent] = useState('')
  const [typed, setTyped] = useState(emptyPassword)
  const failure = useFailureText(refused)
  const ofCurrent = refused?.code === 'WRONG_PASSWORD'
  const { password, confirmation } = problemsOf(typed)
  const problems = {
    current: current ? undefined : t('password.currentRequired'),
    password: password && t(`password.${password}`),
    confirmation: confirmation && t(confirmation === 'mismatch' ? 'password.ownMismatch' : `password.${confirmation}`),
  }
  const { form, onSubmit, message } = useForm(problems, () => {
    if (!busy) change.send({ type: 'password.submitted', current, password: typed.password })
  })
  if (changed) return <Navigate to="/finish" replace />
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
      <Heading title={t('password.title')} intro={t('password.ownIntro')} />
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Field label={t('password.current')} validationMessage={message('current') ?? (ofCurrent ? failure : undefined)}>
        <PasswordInput
          name="current"
          autoComplete="current-password"
          autoFocus
          value={current}
          onChange={(_, { value }) => setCurrent(value)}
        />
      </Field>
      <NewPasswordFields typed={typed} onType={setTyped} message={message} failure={ofCurrent ? undefined : failure} />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        {t(busy ? 'password.saving' : 'password.save')}
      </Button>
      <TextLink to="/profile">{t('backToProfile')}</TextLink>
    </form>
  )
}
