import { useSelector } from '@xstate/react'
import { draftOf, recordOf, refusalOf } from '../../data/case/case.view.ts'
import type { Payload } from '../../data/case/case.types.ts'
import { reasonsByField } from '../../data/case/judgement.ts'
import { newKey } from '../../data/key.ts'
import { payloadFields, type Asked } from '../../data/case/payload.ts'
import { useStamp } from '../../data/case/useCase.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { isEmpty, useAskedForm, type AskedForm } from '../form/useAskedForm.ts'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

export interface PayloadForm extends AskedForm {
  fields: Asked[]
  /** Why the case would not take a value of a field, in the reader's language; null when it would. */
  refusalOf(name: string, value: unknown): string | null
}

const withoutEmpty = (values: Payload): Payload =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))

/** What is typed for the begun action, judged by the event's schema and by the lifecycle's own rules. */
export const usePayloadForm = (part: CasePart): PayloadForm => {
  const { actor } = part
  const { t, lifecycle, reasonText } = useWords(part)
  const { type, payload } = useSelector(actor, draftOf)!
  const record = useSelector(actor, recordOf)
  const refusal = useSelector(actor, refusalOf)
  const stamp = useStamp(actor)
  const schema = lifecycle.events[type]?.schema ?? null
  const reasons = (values: Payload) => reasonsByField(lifecycle, record, stamp, type, values)

  const form = useAskedForm({
    initial: payload,
    read: (values) => (schema ? check(schema, withoutEmpty(values)) : { ok: true, value: {} }),
    against: (values) =>
      Object.fromEntries(Object.entries(reasons(values)).map(([name, reason]) => [name, reasonText(reason)])),
    wordsOf: ({ path, key, values: params }, values) => {
      const label = t(`${lifecycle.id}:payload.${type}.${path}`)
      const isFile = payloadFields(lifecycle, type, values).some(
        ({ name, field }) => name === path && field.type === 'file',
      )
      return t(isFile && key === 'validation:required' ? 'validation:uploadRequired' : key, {
        ...params,
        field: label,
        label,
      })
    },
    answered: refusal?.fields ?? [],
    onSubmit: (value) => actor.send({ type: 'action.submitted', payload: value, key: newKey() }),
  })
  return {
    ...form,
    fields: payloadFields(lifecycle, type, form.values),
    refusalOf: (name, value) => {
      const reason = reasons({ ...form.values, [name]: value })[name]
      return reason ? reasonText(reason) : null
    },
  }
}
