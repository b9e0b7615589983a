import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../../machines/session/credentials.ts'
import { isSigningIn } from '../../../machines/session/session.view.ts'
import { portal } from '../../data/portal.ts'
import { session, useSession } from '../../data/session.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CaptchaNote } from './CaptchaNote.tsx'
import { Heading } from './Heading.tsx'
import { ProviderButton } from './ProviderButton.tsx'

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalL },
  submit: { marginTop: tokens.spacingVerticalS },
})

export const SignInForm = () => {
  const { t } = useTranslation('session')
  const classes = useStyles()
  const busy = useSession(isSigningIn)
  const [typed, setTyped] = useState({ email: '', password: '' })
  const problems = problemsOf(typed)
  const said = (field: keyof typeof typed) => problems[field] && t(`signIn.${problems[field]}`)
  const { form, onSubmit, message } = useForm({ email: said('email'), password: said('password') }, () => {
    if (!busy) session.send({ type: 'credentials.submitted', credentials: { ...typed, email: typed.email.trim() } })
  })

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
      <Heading title={t('signIn.welcome')} intro={t('signIn.intro')} />
      <Field label={t('signIn.email')} validationMessage={message('email')}>
        <Input
          name="email"
          type="email"
          size="large"
          autoComplete="username"
          autoFocus
          value={typed.email}
          onChange={(_, { value }) => setTyped({ ...typed, email: value })}
        />
      </Field>
      <Field label={t('signIn.password')} validationMessage={message('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={typed.password}
          onChange={(_, { value }) => setTyped({ ...typed, password: value })}
        />
      </Field>
      <CaptchaNote />
      <Button className={classes.submit} type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        {t(busy ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
      {portal.sso && <ProviderButton />}
      <div className={classes.links}>
        <TextLink to="/forget-password">{t('signIn.forgot')}</TextLink>
        <TextLink to="/forget-password?purpose=activation">{t('signIn.activate')}</TextLink>
      </div>
    </form>
  )
}
