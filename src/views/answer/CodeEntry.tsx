import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { OfferedAnswer } from '../../shared/endpoints/answers/inquiry.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { useFailureText } from '../account/useFailureText.ts'
import { useFormStyles } from '../account/form.styles.ts'
import type { answerMachine } from './answer.machine.ts'
import { failureNow, isBusy } from './answer.view.ts'

const digits = 6

const useStyles = makeStyles({
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase500,
    '& input': { letterSpacing: '0.3em' },
  },
  text: { margin: 0 },
})

interface CodeEntryProps {
  actor: ActorRefFrom<typeof answerMachine>
  answer: OfferedAnswer
}

/** Confirms the chosen answer with the code that was mailed for it. */
export const CodeEntry = ({ actor, answer }: CodeEntryProps) => {
  const { t } = useTranslation(['answer', 'credentials'])
  const classes = { ...useFormStyles(), ...useStyles() }
  const busy = useSelector(actor, isBusy)
  const failure = useFailureText(useSelector(actor, failureNow))
  const [code, setCode] = useState('')
  const wrong = code.length === digits ? undefined : t('credentials:code.incomplete', { digits })
  const { form, onSubmit, message } = useForm({ code: wrong }, () => actor.send({ type: 'code.submitted', code }))
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
      <p className={classes.text} role="status">
        {t('entry')}
      </p>
      <Field label={t('credentials:code.label')} validationMessage={message('code') ?? failure}>
        <Input
          className={classes.code}
          name="code"
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={(_, { value }) => setCode(value.replace(/\D/g, '').slice(0, digits))}
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        {busy ? t('confirming') : t('confirm', { answer: answer.label })}
      </Button>
      <div className={classes.links}>
        <Button appearance="subtle" disabledFocusable={busy} onClick={() => actor.send({ type: 'code.requested' })}>
          {t('credentials:code.resend')}
        </Button>
        <Button appearance="subtle" disabledFocusable={busy} onClick={() => actor.send({ type: 'choice.reopened' })}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
