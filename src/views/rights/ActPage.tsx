import {
  Button,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../data/call.ts'
import { session } from '../../data/session.ts'
import type { PartProps } from '../../pages/parts.ts'
import { seeingReason } from '../../shared/endpoints/answers/sessions.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useRights } from './useRights.ts'

const useStyles = makeStyles({
  panel: { maxWidth: '720px' },
  form: { display: 'grid', gap: tokens.spacingVerticalM, maxWidth: '560px' },
  text: { margin: 0 },
  begin: { justifySelf: 'start' },
})

/** Where somebody says why they act for a colleague, and begins; or is told why they may not. */
const ActPage = ({ record }: PartProps['page']) => {
  const { t } = useTranslation('userAccount')
  const classes = useStyles()
  const account = record!.id
  const {
    answer: other,
    failed,
    retry,
  } = useRights((look: { account: string }, signal) => call('rights.mayActFor', look, { signal }), { account })
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  if (failed) return <ErrorState title={t('act.failed')} onRetry={retry} />
  if (!other) return <Spinner label={t('act.looking')} />
  const { name, against } = other
  const isWanting = reason.trim().length < seeingReason.least

  const begin = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isWanting) field.current?.focus()
    else session.send({ type: 'session.switched', to: { actFor: { account, reason: reason.trim() } } })
  }

  return (
    <Panel title={t('act.of', { name })} className={classes.panel}>
      {against ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t(`act.against.${against}`)}</MessageBarBody>
        </MessageBar>
      ) : (
        <form className={classes.form} onSubmit={begin} noValidate>
          <p className={classes.text}>{t('act.note', { name })}</p>
          <p className={classes.text}>{t('act.not')}</p>
          <Field
            label={t('act.reason')}
            hint={t('act.reasonHint', { name })}
            required
            validationMessage={isAsked && isWanting ? t('act.reasonMissing', { least: seeingReason.least }) : undefined}
          >
            <Input
              ref={field}
              value={reason}
              maxLength={seeingReason.most}
              onChange={(_, { value }) => setReason(value)}
            />
          </Field>
          <Button type="submit" appearance="primary" className={classes.begin}>
            {t('act.begin', { name })}
          </Button>
        </form>
      )}
    </Panel>
  )
}

export default ActPage
