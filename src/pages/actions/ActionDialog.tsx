import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { rowSchema } from '../../../machines/fields/schema.ts'
import type { Reason, Stamp } from '../../../machines/kernel/types.ts'
import { newKey } from '../../data/key.ts'
import { reasonsAgainst } from '../../shared/area/actions.ts'
import type { Area } from '../../shared/area/types.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useErrorText } from '../errorText.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { judged, useTyped } from '../form/useTyped.ts'
import type { StoredRecord } from '../form/form.types.ts'
import { chosenAction, failureOf, isBusy, toldOf, typed } from './acting.view.ts'
import type { ActingRef } from './useActing.ts'

const useStyles = makeStyles({ body: { display: 'grid', gap: tokens.spacingVerticalM } })

interface ActionDialogProps {
  area: Area
  actor: ActingRef
  /** Of whom it is asked, as it is now; null where the action is on no record. */
  record: StoredRecord | null
  stamp: Stamp
}

/** Asks what an action needs, and says why it is not done. */
const ActionDialog = ({ area, actor, record, stamp }: ActionDialogProps) => {
  const { t } = useTranslation([area.name, 'record', 'validation', 'case', 'common'])
  const classes = useStyles()
  const errorText = useErrorText()
  const name = useSelector(actor, chosenAction)!
  const told = useSelector(actor, toldOf)
  const failure = useSelector(actor, failureOf)
  const busy = useSelector(actor, isBusy)
  const { input: fields = {}, asked, intent, reads } = area.actions![name]!
  const words = `${area.name}:actions.${name}`
  const title = record ? String(record[area.title]) : ''
  const against = record ? reasonsAgainst(area, name, record, stamp) : []
  const reasonText = ({ key, values }: Reason) => t(key, values)

  const sent = useSelector(actor, typed)
  const form = useTyped<Record<string, unknown>>({
    initial: sent,
    judge: (values) => judged(check(rowSchema(fields), values), values),
    refused: told?.__typename === 'Invalid' ? { values: sent, wrong: told.fields } : undefined,
    onSubmit: (input) =>
      actor.send({
        type: 'action.submitted',
        draft: { input, on: record && { id: record.id, revision: record.revision }, key: newKey() },
      }),
  })
  const errorOf = (path: string, label: string) => {
    const error = form.wrongOf(path)
    return error && t(error.key, { field: label, ...error.values })
  }
  const reasons = told && 'reasons' in told ? told.reasons : against
  const isValid = told?.__typename === 'Verdict' && told.valid
  const said = [
    ...(told?.__typename === 'Stale' ? [t('record:action.stale', { title })] : []),
    ...(isValid ? [t(`${words}.success`)] : reasons.map(reasonText)),
    ...(failure === null ? [] : [errorText(failure)]),
  ]
  const tone = told?.__typename === 'Stale' ? 'warning' : isValid ? 'success' : 'error'
  return (
    <ConfirmDialog
      title={t(`${words}.label`)}
      question={asked && t(`${words}.question`, { title })}
      confirmLabel={against.length > 0 ? undefined : t(`${words}.label`)}
      intent={intent === 'danger' ? 'danger' : 'primary'}
      cancelLabel={reads && t('common:close')}
      busy={busy}
      onConfirm={form.submit}
      onCancel={() => actor.send({ type: 'action.abandoned' })}
    >
      <div className={classes.body}>
        {said.length > 0 && (
          <MessageBar intent={tone} layout="multiline">
            <MessageBarBody role="status">{said.join(' ')}</MessageBarBody>
          </MessageBar>
        )}
        {Object.entries(fields).map(([field, declared]) => (
          <FieldInput
            key={field}
            field={declared}
            name={field}
            label={t(`${words}.fields.${field}`)}
            value={form.values[field] ?? ''}
            error={errorOf(field, t(`${words}.fields.${field}`))}
            currency={record ? currencyOf(record) : undefined}
            optionLabel={(option) => t(`${area.name}:options.${field}.${option}`)}
            inner={{
              labelOf: (own) => t(`${area.name}:groups.${field}.${own}`),
              optionLabel: (own, option) => t(`${area.name}:options.${field}.${own}.${option}`),
              errorOf,
            }}
            disabled={busy}
            onChange={(value) => {
              form.change({ [field]: value })
              actor.send({ type: 'input.typed' })
            }}
            onBlur={() => form.leave(field)}
          />
        ))}
      </div>
    </ConfirmDialog>
  )
}

export default ActionDialog
