import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import i18next from 'i18next'
import { useState } from 'react'
import { isInstant } from '../../../machines/fields/day.ts'
import type { CaseRecord } from '../../../machines/kernel/types.ts'
import type { Partaker } from '../../../machines/kit/partakers.ts'
import type { CaseDocument } from '../../data/case/documents.ts'
import type { AskedStep } from '../../shared/endpoints/answers/workflowTravel.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { textOf } from '../../ui/fields/input.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import type { CasePart } from '../case/part.ts'
import { PayloadInput } from '../case/PayloadInput.tsx'
import { useEventForm } from '../case/useEventForm.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { useTravelWords } from './useTravelWords.ts'

const useStyles = makeStyles({
  body: { display: 'grid', gap: tokens.spacingVerticalM, paddingBlockEnd: tokens.spacingVerticalS },
})

interface StepDialogProps extends CasePart {
  step: AskedStep
  /** The record that the step finds, and since when it is so. */
  record: CaseRecord
  since: string
  partakers: readonly Partaker[]
  documents: readonly CaseDocument[]
  onSet(step: AskedStep): void
  onCancel(): void
}

/** Asks for a step of a branch: who would send the event when, and what it would bring. */
export const StepDialog = ({
  step,
  record,
  since,
  partakers,
  documents,
  onSet,
  onCancel,
  ...part
}: StepDialogProps) => {
  const { t, said, lifecycle, locale, eventText, partakerText } = useTravelWords(part)
  const classes = useStyles()
  const type = step.type ?? ''
  const { schema = null, transient = [] } = lifecycle.events[type] ?? {}
  const [by, setBy] = useState(step.by)
  const [at, setAt] = useState<unknown>(step.at)
  const [verified, setVerified] = useState(step.verified ?? true)
  const [isTried, setTried] = useState(false)
  const isRight = typeof at === 'string' && isInstant(at) && Date.parse(at) >= Date.parse(since)
  const actor = (partakers.find(({ id }) => id === by) ?? partakers[0]!).actor
  const form = useEventForm(part, {
    type,
    payload: step.payload ?? {},
    record,
    stamp: { by: actor, at: isRight ? at : since },
    schema: schema && schema.omit(transient as never[]),
    onSubmit: (payload) =>
      isRight &&
      onSet({
        by,
        at: new Date(at).toISOString(),
        ...(step.type !== undefined && { type, payload }),
        ...(transient.length > 0 && { verified }),
      }),
  })
  const fields = form.fields.filter(({ name }) => !transient.includes(name))
  const labelOf = (name: string) => {
    const key = `${lifecycle.id}:payload.${type}.${name}`
    return i18next.exists(key) ? said(key) : name
  }
  const filed = (name: string, nameIn: string) => (
    <LabelledSelect
      key={name}
      label={labelOf(name)}
      value={textOf(form.values[name])}
      options={[
        { value: '', label: t('step.noFile') },
        ...documents.map((one) => ({ value: one.fileId, label: one.name })),
      ]}
      onChange={(id) =>
        form.change({ [name]: id || null, [nameIn]: documents.find(({ fileId }) => fileId === id)?.name ?? null })
      }
    />
  )
  return (
    <ConfirmDialog
      title={step.type === undefined ? t('step.wait') : eventText(type)}
      confirmLabel={t('step.set')}
      onConfirm={(element) => {
        setTried(true)
        form.submit(element)
      }}
      onCancel={onCancel}
    >
      <div className={classes.body}>
        {step.type !== undefined && (
          <LabelledSelect
            label={t('step.by')}
            value={by}
            options={partakers.map((one) => ({ value: one.id, label: partakerText(one.id, one.actor) }))}
            onChange={setBy}
          />
        )}
        <FieldInput
          field={{ type: 'instant', required: true }}
          name="at"
          label={t('step.at')}
          value={at}
          error={isTried && !isRight ? t('step.notBefore', { at: formatInstant(since, locale) }) : undefined}
          onChange={setAt}
        />
        {fields.map((asked) =>
          asked.field.type === 'file' ? (
            filed(asked.name, asked.field.nameIn)
          ) : i18next.exists(`${lifecycle.id}:payload.${type}.${asked.name}`) ? (
            <PayloadInput key={asked.name} {...part} type={type} asked={asked} form={form} disabled={false} />
          ) : (
            <FieldInput
              key={asked.name}
              field={asked.field}
              name={asked.name}
              label={asked.name}
              value={form.values[asked.name]}
              error={form.errorOf(asked.name)}
              onChange={(value) => form.change({ [asked.name]: value })}
              onBlur={() => form.leave(asked.name)}
            />
          ),
        )}
        {transient.length > 0 && (
          <Checkbox
            label={t('step.verified')}
            checked={verified}
            onChange={(_, { checked }) => setVerified(checked === true)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
