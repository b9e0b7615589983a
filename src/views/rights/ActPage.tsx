import { Button, makeStyles, MessageBar, MessageBarBody, Spinner, tokens } from '@fluentui/react-components'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../data/call.ts'
import { session } from '../../data/session.ts'
import type { PartProps } from '../../pages/parts.ts'
import { ReasonField, useReason } from '../../pages/form/ReasonField.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useKept } from '../../data/kept/useKept.ts'

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
  } = useKept((look: { account: string }, signal) => call('rights.mayActFor', look, { signal }), { account })
  const reason = useReason()
  if (failed) return <ErrorState title={t('act.failed')} onRetry={retry} />
  if (!other) return <Spinner label={t('act.looking')} />
  const { name, against } = other

  const begin = (event: FormEvent) => {
    event.preventDefault()
    reason.withReason((said) => session.send({ type: 'session.switched', to: { actFor: { account, reason: said } } }))
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
          <ReasonField reason={reason} label={t('act.reason')} hint={t('act.reasonHint', { name })} />
          <Button type="submit" appearance="primary" className={classes.begin}>
            {t('act.begin', { name })}
          </Button>
        </form>
      )}
    </Panel>
  )
}

export default ActPage
