import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addressAsked,
  isActivation,
  isCodeSpent,
  isVerifyingCode,
  recoveryFailure,
} from '../../data/recovery/recovery.view.ts'
import { recovery, useRecovery } from '../../data/recovery/recovery.gateway.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Heading } from '../signIn/Heading.tsx'
import { ResendButton } from './ResendButton.tsx'
import { useFailureText } from './useFailureText.ts'
import { useFormStyles } from './form.styles.ts'

const digits = 6

const useStyles = makeStyles({
  code: {
    '& input': {
      width: '100%',
      fontFamily: tokens.fontFamilyMonospace,
      fontSize: tokens.fontSizeHero700,
      letterSpacing: '0.4em',
      textAlign: 'center',
      textIndent: '0.4em',
    },
    minHeight: '56px',
  },
})

export const CodeForm = () => {
  const { t } = useTranslation('credentials')
  const classes = { ...useFormStyles(), ...useStyles() }
  const email = useRecovery(addressAsked)
  const activation = useRecovery(isActivation)
  const busy = useRecovery(isVerifyingCode)
  const spent = useRecovery(isCodeSpent)
  const failure = useFailureText(useRecovery(recoveryFailure))
  const [code, setCode] = useState('')
  const wrong = code.length === digits ? undefined : t('code.incomplete', { digits })
  const { form, onSubmit, message } = useForm({ code: wrong }, () => {
    if (!busy) recovery.send({ type: 'code.submitted', code })
  })
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
      <Heading title={t('code.title')} intro={t('code.intro', { email, digits })} />
      <Field label={t('code.label')} validationMessage={spent ? t('code.spent') : (message('code') ?? failure)}>
        <Input
          className={classes.code}
          name="code"
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          disabled={spent}
          value={code}
          onChange={(_, { value }) => setCode(value.replace(/\D/g, '').slice(0, digits))}
        />
      </Field>
      {!spent && (
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {t(busy ? 'code.verifying' : 'code.verify')}
        </Button>
      )}
      <ResendButton prominent={spent} />
      <div className={classes.links}>
        <TextLink to={activation ? '/forget-password?purpose=activation' : '/forget-password'}>
          {t('code.otherAddress')}
        </TextLink>
        <TextLink to="/">{t('backToSignIn')}</TextLink>
      </div>
    </form>
  )
}
