import { ProgressBar, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../shared/area/types.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FieldInput } from '../../fields/FieldInput.tsx'
import type { BulkEvent, BulkStage } from './bulk.types.ts'

/** How many of the rows are told by their titles. */
const named = 10

const useStyles = makeStyles({ concerns: { margin: `0 0 ${tokens.spacingVerticalM}`, overflowWrap: 'anywhere' } })

interface BulkDialogProps {
  stage: Extract<BulkStage, { kind: 'asking' | 'sending' }>
  area: Area
  total: number
  send(event: BulkEvent): void
}

/** The question before something is done to several rows, which they are, and how far it has come. */
export const BulkDialog = ({ stage, area, total, send }: BulkDialogProps) => {
  const { t } = useTranslation(['list', area.name, 'validation', ...(area.lifecycle ? [area.lifecycle.id] : [])])
  const classes = useStyles()
  const [tried, setTried] = useState(false)
  const { action } = stage
  const label = t(action.meta.label)
  const count = action.allowed.length
  if (stage.kind === 'sending')
    return (
      <ConfirmDialog
        title={label}
        cancelLabel={t(stage.stopping ? 'list:bulk.stopping' : 'list:bulk.stop')}
        onCancel={() => send({ type: 'sending.stopped' })}
      >
        <p role="status">{t('list:bulk.sending', { action: label, done: stage.done, total: count })}</p>
        <ProgressBar value={stage.done} max={count} aria-label={label} />
      </ConfirmDialog>
    )
  const confirm = () => {
    setTried(true)
    send({ type: 'action.confirmed' })
  }
  const titles = action.allowed.slice(0, named).map(({ title }) => title)
  const note = t(`${action.words}.${action.note?.field}`)
  return (
    <ConfirmDialog
      title={label}
      question={action.meta.confirm && t(action.meta.confirm, { count, title: titles[0] })}
      confirmLabel={t('list:bulk.action', { action: label, allowed: count })}
      intent={action.meta.intent === 'danger' ? 'danger' : 'primary'}
      onConfirm={confirm}
      onCancel={() => send({ type: 'action.abandoned' })}
    >
      <p className={classes.concerns}>
        {t('list:bulk.concerns', { count })} {total > count && t('list:bulk.spared', { count: total - count })}
      </p>
      <p className={classes.concerns}>
        {titles.join(', ')} {count > named && t('list:bulk.more', { count: count - named })}
      </p>
      {action.note && (
        <FieldInput
          field={{ type: 'longText', max: 1000, required: action.note.required }}
          name={action.note.field}
          label={note}
          value={stage.note}
          error={tried && stage.noteMissing ? t('validation:required', { field: note }) : undefined}
          onChange={(typed) => send({ type: 'note.typed', note: String(typed) })}
        />
      )}
    </ConfirmDialog>
  )
}
