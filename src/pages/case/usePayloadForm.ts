import { useSelector } from '@xstate/react'
import { useFormik } from 'formik'
import { useState } from 'react'
import { draftOf, othersOf, recordOf, refusalOf } from '../../data/case/case.view.ts'
import type { Payload } from '../../data/case/case.types.ts'
import { reasonsByField } from '../../data/case/judgement.ts'
import { payloadFields, type Asked } from '../../data/case/payload.ts'
import { useStamp } from '../../data/case/useCase.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

export interface PayloadForm {
  fields: Asked[]
  values: Payload
  /** In the reader's language, of fields that were left or submitted. */
  errorOf(name: string): string | undefined
  /** Why the case would not take a value of a field, in the reader's language; null when it would. */
  refusalOf(name: string, value: unknown): string | null
  change(values: Payload): void
  leave(name: string): void
  submit(): void
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const withoutEmpty = (values: Payload): Payload =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))

/** What is typed for the begun action, judged by the event's schema and by the lifecycle's own rules. */
export const usePayloadForm = (part: CasePart): PayloadForm => {
  const { actor } = part
  const { t, lifecycle, reasonText } = useWords(part)
  const { type, payload } = useSelector(actor, draftOf)!
  const record = useSelector(actor, recordOf)
  const others = useSelector(actor, othersOf)
  const refusal = useSelector(actor, refusalOf)
  const stamp = useStamp(actor)
  const [sent, setSent] = useState<Payload | null>(null)
  const schema = lifecycle.events[type]?.schema ?? null

  const read = (values: Payload) => (schema ? check(schema, withoutEmpty(values)) : ({ ok: true, value: {} } as const))

  const problems = (values: Payload): Record<string, string> => {
    const checked = read(values)
    const reasons = Object.entries(reasonsByField(lifecycle, record, stamp, type, values, others)).filter(
      ([name]) => !isEmpty(values[name]),
    )
    const shape = checked.ok ? [] : checked.fields
    const fields = payloadFields(lifecycle, type, values)
    return Object.fromEntries([
      ...reasons.map(([name, reason]) => [name, reasonText(reason)]),
      ...shape.map(({ path, key, values: params }) => {
        const label = t(`${lifecycle.id}:payload.${type}.${path}`)
        const isFile = fields.some(({ name, field }) => name === path && field.type === 'file')
        return [path, t(isFile ? 'validation:uploadRequired' : key, { ...params, field: label, label })]
      }),
    ])
  }

  const formik = useFormik<Payload>({
    initialValues: payload,
    validate: problems,
    onSubmit: (values) => {
      const checked = read(values)
      if (!checked.ok) return
      setSent(values)
      actor.send({ type: 'action.submitted', payload: { ...checked.value } })
    },
  })

  const answered = (name: string) => {
    const error = formik.values === sent ? refusal?.fields.find(({ path }) => path === name) : undefined
    return error && t(error.key, { ...error.values, field: t(`${lifecycle.id}:payload.${type}.${name}`) })
  }

  return {
    fields: payloadFields(lifecycle, type, formik.values),
    values: formik.values,
    errorOf: (name) =>
      (formik.touched[name] || formik.submitCount > 0 ? formik.errors[name] : undefined) ?? answered(name),
    refusalOf: (name, value) => {
      const reason = reasonsByField(lifecycle, record, stamp, type, { ...formik.values, [name]: value }, others)[name]
      return reason ? reasonText(reason) : null
    },
    change: (values) => void formik.setValues((before) => ({ ...before, ...values })),
    leave: (name) => void formik.setFieldTouched(name),
    submit: () => void formik.submitForm(),
  }
}
