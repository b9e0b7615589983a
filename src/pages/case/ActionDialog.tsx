import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { hindrances } from '../../../machines/kernel/explain.ts'
import {
  draftOf,
  isConflicted,
  isInterrupted,
  isSending,
  othersOf,
  recordOf,
  refusalOf,
  rowOf,
} from '../../data/record/record.view.ts'
import { useStamp } from '../../data/case/useStamp.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { CasePart } from './part.ts'
import { fieldOf, subjectText } from '../subject.ts'
import { Foreseen } from '../form/foresight.tsx'
import { Restored } from '../form/Restored.tsx'
import { useStanding } from '../holding/useStanding.ts'
import { Conflict } from '../history/Conflict.tsx'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'
import { PayloadInput } from './PayloadInput.tsx'
import { Reasons } from './Reasons.tsx'
import { reasonsIn } from '../reasonText.ts'
import { useNews } from './useNews.ts'
import { usePayloadForm } from './usePayloadForm.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  body: { display: 'grid', gap: tokens.spacingVerticalM, paddingBlockEnd: tokens.spacingVerticalS },
})

const none = {}

/** Asks what an action needs: its question, its payload, and what to do when somebody else was faster. */
export const ActionDialog = (part: CasePart) => {
  const { area, actor } = part
  const { t, locale, lifecycle } = useWords(part)
  const classes = useStyles()
  const { type, meta } = useSelector(actor, draftOf)!
  const record = useSelector(actor, recordOf)
  const row = useSelector(actor, rowOf)
  const others = useSelector(actor, othersOf)
  const refusal = useSelector(actor, refusalOf)
  const sending = useSelector(actor, isSending)
  const conflicted = useSelector(actor, isConflicted)
  const interrupted = useSelector(actor, isInterrupted)
  const stamp = useStamp(actor)
  const news = useNews(part)
  const form = usePayloadForm(part)
  const { holder, isMine, until } = useStanding(actor)

  const against = conflicted ? hindrances(lifecycle, record, { ...stamp, type }, others) : []
  const action = t(meta.label)
  const confirmLabel = () => {
    if (against.length > 0) return undefined
    if (conflicted) return t('conflict.goOn', { action })
    if (interrupted) return t('interrupted.retry', { action })
    return meta.confirm ? t('yes', { action }) : action
  }
  return (
    <ConfirmDialog
      title={action}
      subject={subjectText(t, locale, area, row)}
      question={meta.confirm && against.length === 0 ? t(meta.confirm) : undefined}
      confirmLabel={confirmLabel()}
      cancelLabel={conflicted ? t('conflict.discard') : meta.confirm ? t('no') : undefined}
      intent={meta.intent === 'danger' ? 'danger' : 'primary'}
      busy={sending}
      onConfirm={form.submit}
      onCancel={() => {
        if (conflicted) form.discard()
        actor.send({ type: 'action.abandoned' })
      }}
    >
      <div className={classes.body}>
        {conflicted && (
          <Conflict
            intent={against.length > 0 ? 'error' : 'warning'}
            title={t('conflict.title')}
            changes={news}
            text={t(against.length > 0 ? 'conflict.impossible' : 'conflict.possible')}
          >
            {against.length > 0 && <Reasons {...part} reasons={against} />}
          </Conflict>
        )}
        {holder !== null && !isMine && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('holding.besides', { holder, at: formatInstant(until, locale) })}</MessageBarBody>
          </MessageBar>
        )}
        {form.isRestored && !conflicted && (
          <Restored text={t('restored.text')} label={t('restored.discard')} onDiscard={form.discard} />
        )}
        {interrupted && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('interrupted.text')}</MessageBarBody>
          </MessageBar>
        )}
        {refusal && !conflicted && refusal.reasons.length > 0 && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <Reasons {...part} reasons={reasonsIn(refusal)} />
            </MessageBarBody>
          </MessageBar>
        )}
        <Foreseen area={area} record={row} values={none} />
        {meta.about && (
          <FieldList
            items={[
              {
                id: meta.about,
                label: t(`${area.name}:fields.${meta.about}`),
                isWide: true,
                value: <FieldValue {...fieldOf(area, row, meta.about)} />,
              },
            ]}
          />
        )}
        {form.fields.map((asked) => (
          <PayloadInput key={asked.name} {...part} type={type} asked={asked} form={form} disabled={sending} />
        ))}
      </div>
    </ConfirmDialog>
  )
}
