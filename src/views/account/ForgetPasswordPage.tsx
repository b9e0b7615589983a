import { Button, Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { addressAsked, isRequestingCode, placeOf, recoveryFailure } from '../../data/recovery/recovery.view.ts'
import { emailProblem } from '../../../machines/session/credentials.ts'
import { recovery, useRecovery } from '../../data/recovery/recovery.gateway.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { CleanLayout } from '../signIn/CleanLayout.tsx'
import { Heading } from '../signIn/Heading.tsx'
import { useFailureText } from './useFailureText.ts'
import { useFormStyles } from './form.styles.ts'

/** Where a person says which account is meant, for a forgotten password or, with `?purpose=activation`, for the first one. */
const ForgetPasswordPage = () => {
  const { t } = useTranslation(['credentials', 'session'])
  const classes = useFormStyles()
  const purpose = useSearchParams()[0].get('purpose') === 'activation' ? 'activation' : 'forgotPassword'
  const asked = useRecovery(addressAsked)
  const [email, setEmail] = useState(asked)
  const [sent, setSent] = useState(false)
  const busy = useRecovery(isRequestingCode)
  const failure = useFailureText(useRecovery(recoveryFailure))
  const place = useRecovery(placeOf)
  const wrong = emailProblem(email)
  const { form, onSubmit, message } = useForm({ email: wrong && t(`session:signIn.${wrong}`) }, () => {
    setSent(true)
    if (!busy) recovery.send({ type: 'address.submitted', purpose, email: email.trim() })
  })
  usePageTitle(t(`${purpose}.title`))
  if (sent && place) return <Navigate to={place} />
  return (
    <CleanLayout>
      <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
        <Heading title={t(`${purpose}.title`)} intro={t(`${purpose}.intro`)} />
        <Field
          label={t('email')}
          validationMessage={message('email') ?? (asked === email.trim() ? failure : undefined)}
        >
          <Input
            name="email"
            type="email"
            size="large"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={(_, { value }) => setEmail(value)}
          />
        </Field>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {t(busy ? 'sendingCode' : 'sendCode')}
        </Button>
        <TextLink to="/">{t('backToSignIn')}</TextLink>
      </form>
    </CleanLayout>
  )
}

export default ForgetPasswordPage
