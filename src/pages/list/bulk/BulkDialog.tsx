import { ProgressBar, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../shared/area/types.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { nameIn } from '../../holding/colleagues.ts'
import { emptyOf } from '../../../../machines/fields/fields.ts'
import { FieldInput } from '../../fields/FieldInput.tsx'
import { grace } from './bulk.machine.ts'
import type { BulkEvent, BulkStage } from './bulk.types.ts'
import { BulkFile } from './BulkFile.tsx'
import { Concerned } from './Concerned.tsx'

const useStyles = makeStyles({
  concerns: { margin: `0 0 ${tokens.spacingVerticalS}` },
  fields: { display: 'grid', gap: tokens.spacingVerticalM },
})

interface BulkDialogProps {
  stage: Extract<BulkStage, { kind: 'asking' | 'waiting' | 'sending' }>
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
  if (stage.kind === 'waiting')
    return (
      <ConfirmDialog
        title={label}
        confirmLabel={t('list:bulk.now')}
        cancelLabel={t('list:bulk.undo')}
        onConfirm={() => send({ type: 'sending.hurried' })}
        onCancel={() => send({ type: 'sending.undone' })}
      >
        <p role="status">{t('list:bulk.waiting', { count: stage.count, seconds: grace / 1000 })}</p>
        <ProgressBar aria-label={label} />
      </ConfirmDialog>
    )
  const confirm = () => {
    setTried(true)
    send({ type: 'action.confirmed' })
  }
  return (
    <ConfirmDialog
      title={label}
      question={action.meta.confirm && t(action.meta.confirm, { count, title: action.allowed[0]?.title })}
      confirmLabel={t('list:bulk.action', { action: label, allowed: count })}
      intent={action.meta.intent === 'danger' ? 'danger' : 'primary'}
      onConfirm={confirm}
      onCancel={() => send({ type: 'action.abandoned' })}
    >
      <p className={classes.concerns}>
        {t('list:bulk.concerns', { count })} {total > count && t('list:bulk.spared', { count: total - count })}
      </p>
      <Concerned area={area} rows={action.allowed} label={t('list:bulk.concerns', { count })} />
      <div className={classes.fields}>
        {Object.entries(action.fields).map(([name, field]) => {
          const asked = t(action.people ? 'list:holding.to' : `${action.words}.${name}`)
          const input = {
            name,
            label: asked,
            error: tried && stage.missing.includes(name) ? t('validation:required', { field: asked }) : undefined,
            onChange: (value: unknown) => send({ type: 'field.filled', name, value }),
          }
          return field.type === 'file' ? (
            <BulkFile key={name} {...input} required={field.required} />
          ) : (
            <FieldInput
              key={name}
              {...input}
              field={field}
              optionLabel={action.people && nameIn(action.people)}
              value={stage.values[name] ?? emptyOf(field)}
            />
          )
        })}
      </div>
    </ConfirmDialog>
  )
}
