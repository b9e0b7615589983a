import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Fields, typeOf } from '../../../machines/fields/fields.ts'
import { same } from '../../../machines/fields/same.ts'
import { rowSchema } from '../../../machines/fields/schema.ts'
import type { Stamp } from '../../../machines/kernel/types.ts'
import { newKey } from '../../data/key.ts'
import { reasonsAgainst } from '../../shared/area/actions.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Stale } from '../../shared/endpoints/answers/records.ts'
import { currencyOf, saidOf } from '../../shared/format/money.ts'
import { sentences } from '../../shared/format/sentences.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useErrorText } from '../errorText.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { keptReferred } from '../fields/referred.ts'
import { keepUnsent } from '../../data/unsent.ts'
import { keptHere } from '../form/kept.ts'
import { subjectText } from '../subject.ts'
import { Restored } from '../form/Restored.tsx'
import { judged, useTyped } from '../form/useTyped.ts'
import type { StoredRecord } from '../form/form.types.ts'
import { Conflict } from '../history/Conflict.tsx'
import { changeOf } from '../history/history.ts'
import { Foreseen } from '../form/foresight.tsx'
import { reasonText } from '../reasonText.ts'
import { chosenAction, draftOf, failureOf, isBusy, toldOf } from './acting.view.ts'
import { asIn } from './asIn.ts'
import type { ActingRef } from './useActing.ts'

const useStyles = makeStyles({ body: { display: 'grid', gap: tokens.spacingVerticalM } })

interface ActionDialogProps {
  area: Area
  actor: ActingRef
  /** Of whom it is asked, as it is now; null where the action is on no record. */
  record: StoredRecord | null
  stamp: Stamp
}

const overOf = ({ record, revision }: Stale, fields: Fields) => ({
  on: { id: record.id, revision },
  values: asIn(record, fields),
})

/** Asks what an action needs, and says why it is not done. */
const ActionDialog = ({ area, actor, record, stamp }: ActionDialogProps) => {
  const { t, i18n } = useTranslation([area.name, 'record', 'validation', 'case', 'common', 'fields'])
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

  const { input: sent, on } = useSelector(actor, draftOf)
  /** The record that is typed over: as it was when the action was chosen, later as a refusal has told. */
  const [over, setOver] = useState(told?.__typename === 'Stale' ? overOf(told, fields) : { on, values: sent })
  /** What is asked for and is a field of the record has the same words. */
  const wordsFor = (field: string) => (Object.hasOwn(area.fields, field) ? `${area.name}:` : `${words}.`)
  const labelOf = (field: string) => t(`${wordsFor(field)}fields.${field}`)

  const place = `${area.id} ${record?.id ?? ''} ${name}`
  const form = useTyped<Record<string, unknown>>({
    initial: Object.fromEntries(
      Object.entries(fields).map(([field, { type }]) => [field, sent[field] ?? typeOf(type).empty]),
    ),
    kept: keptHere(place, fields),
    judge: (values) => judged(check(rowSchema(fields), values, { referred: keptReferred() }), values),
    refused: told?.__typename === 'Invalid' ? { values: sent, wrong: told.fields } : undefined,
    onSubmit: (input) =>
      actor.send({
        type: 'action.submitted',
        draft: { input, on: over.on, key: newKey() },
      }),
  })
  /** What the person has not typed is what somebody else has saved. */
  const typeOver = useEffectEvent((theirs: Stale) => {
    const next = overOf(theirs, fields)
    const untyped = Object.entries(next.values).filter(([field]) => same(form.values[field], over.values[field]))
    form.settle({ ...form.values, ...Object.fromEntries(untyped) }, next.values)
    setOver(next)
  })
  useEffect(() => {
    const overtaken = actor.on('overtaken', ({ answer }) => typeOver(answer))
    const done = actor.on('done', () => keepUnsent(place, null))
    return () => {
      overtaken.unsubscribe()
      done.unsubscribe()
    }
  }, [actor, place])
  const errorOf = (path: string, label: string) => {
    const error = form.wrongOf(path)
    return error && t(error.key, { field: label, ...saidOf(error.values) })
  }
  const reasons = told && 'reasons' in told ? told.reasons : against
  const isValid = told?.__typename === 'Verdict' && told.valid
  const said = [
    ...(isValid ? [t(`${words}.success`)] : reasons.map((reason) => reasonText(t, reason))),
    ...(failure === null ? [] : [errorText(failure)]),
  ]
  const stale = told?.__typename === 'Stale' ? told : null
  const past = stale && {
    t,
    locale: i18n.language,
    area,
    history: stale.since,
    currency: currencyOf(stale.record),
  }
  return (
    <ConfirmDialog
      title={t(`${words}.label`)}
      subject={record ? subjectText(t, i18n.language, area, record) : undefined}
      question={asked && t(`${words}.question`, { title })}
      confirmLabel={against.length > 0 ? undefined : t(`${words}.label`)}
      intent={intent === 'danger' ? 'danger' : 'primary'}
      cancelLabel={reads && t('common:close')}
      busy={busy}
      onConfirm={form.submit}
      onCancel={() => actor.send({ type: 'action.abandoned' })}
    >
      <div className={classes.body}>
        {form.isRestored && !past && (
          <Restored text={t('case:restored.text')} label={t('case:restored.discard')} onDiscard={form.discard} />
        )}
        {past && (
          <Conflict
            intent="warning"
            title={t('record:action.stale', { title })}
            changes={past.history.map((entry) => changeOf(past, entry))}
            text={t('record:action.again')}
          />
        )}
        {said.length > 0 && (
          <MessageBar intent={isValid ? 'success' : 'error'} layout="multiline">
            <MessageBarBody role="status">{sentences(said)}</MessageBarBody>
          </MessageBar>
        )}
        {record && !reads && !area.lifecycle && <Foreseen area={area} record={record} values={form.values} />}
        {Object.entries(fields).map(([field, declared]) => (
          <FieldInput
            key={field}
            field={declared}
            name={field}
            label={labelOf(field)}
            hint={i18n.exists(`${words}.hints.${field}`) ? t(`${words}.hints.${field}`) : undefined}
            value={form.values[field]}
            error={errorOf(field, labelOf(field))}
            currency={record ? currencyOf(record) : undefined}
            disabled={busy}
            onChange={(value) => {
              form.change({ [field]: value })
              actor.send({ type: 'input.typed' })
            }}
            optionLabel={(option) => t(`${wordsFor(field)}options.${field}.${option}`)}
            inner={{
              rowLabel: () => t(`${wordsFor(field)}rows.${field}`),
              labelOf: (own) => t(`${wordsFor(field)}groups.${field}.${own}`),
              optionLabel: (own, option) => t(`${wordsFor(field)}options.${field}.${own}.${option}`),
              errorOf,
              leave: form.leave,
            }}
            onBlur={() => form.leave(field)}
          />
        ))}
      </div>
    </ConfirmDialog>
  )
}

export default ActionDialog
