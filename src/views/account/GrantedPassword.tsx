import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isActivation, isLapsed, isSettingPassword, recoveryFailure } from '../../data/recovery/recovery.view.ts'
import { recovery, useRecovery } from '../../data/recovery/recovery.gateway.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Heading } from '../signIn/Heading.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { emptyPassword, problemsOf } from './newPassword.ts'
import { useFailureText } from './useFailureText.ts'
import { useFormStyles } from './form.styles.ts'

/** The new password of somebody whose code was right. */
export const GrantedPassword = () => {
  const { t } = useTranslation('credentials')
  const classes = useFormStyles()
  const [typed, setTyped] = useState(emptyPassword)
  const activation = useRecovery(isActivation)
  const busy = useRecovery(isSettingPassword)
  const lapsed = useRecovery(isLapsed)
  const failure = useFailureText(useRecovery(recoveryFailure))
  const { password, confirmation } = problemsOf(typed)
  const problems = {
    password: password && t(`password.${password}`),
    confirmation: confirmation && t(`password.${confirmation}`),
  }
  const { form, onSubmit, message } = useForm(problems, () => {
    if (!busy) recovery.send({ type: 'password.submitted', password: typed.password })
  })
  const again = activation ? '/forget-password?purpose=activation' : '/forget-password'
  if (lapsed)
    return (
      <div className={classes.form}>
        <Heading title={t('lapsed.title')} intro={t('lapsed.text')} focused />
        <TextLink to={again}>{t('lapsed.again')}</TextLink>
      </div>
    )
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
      <Heading title={t('password.title')} intro={t('password.intro')} />
      <NewPasswordFields typed={typed} onType={setTyped} message={message} failure={failure} autoFocus />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        {t(busy ? 'password.saving' : 'password.save')}
      </Button>
      <TextLink to="/">{t('backToSignIn')}</TextLink>
    </form>
  )
}
