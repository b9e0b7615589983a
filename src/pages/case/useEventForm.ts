import type { ObjectSchema } from 'yup'
import type { CaseRecord, Stamp } from '../../../machines/kernel/types.ts'
import { reasonsByField } from '../../data/case/judgement.ts'
import { payloadFields, type Asked } from '../../shared/area/payload.ts'
import type { Payload } from '../../data/record/record.types.ts'
import { saidOf } from '../../shared/format/money.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { judged, type Judged, type Keeper, useTyped, type Typed } from '../form/useTyped.ts'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

export interface PayloadForm extends Typed<Payload> {
  fields: Asked[]
  /** In the reader's language, of fields that were left or submitted. */
  errorOf(name: string): string | undefined
  /** Why the case would not take a value of a field, in the reader's language; null when it would. */
  refusalOf(name: string, value: unknown): string | null
}

interface Asking {
  type: string
  /** What its payload begins with. */
  payload: Payload
  /** The record that would take it, and who would send it when. */
  record: CaseRecord
  stamp: Stamp
  schema: ObjectSchema<object> | null
  kept?: Keeper<Payload>
  refused?: Judged<Partial<Payload>>
  onSubmit(payload: Payload): void
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const withoutEmpty = (values: Payload): Payload =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))

/** What is typed for an event, judged by its schema and by the lifecycle's own rules. */
export const useEventForm = (
  part: CasePart,
  { type, payload, record, stamp, schema, kept, refused, onSubmit }: Asking,
): PayloadForm => {
  const { t, lifecycle, reasonText } = useWords(part)
  const reasons = (values: Payload) => reasonsByField(lifecycle, record, stamp, type, values)
  const form = useTyped<Payload>({
    initial: payload,
    judge: (values) => {
      const read = schema ? judged(check(schema, withoutEmpty(values)), values) : { values: {}, wrong: [] }
      const against = Object.entries(reasons(values)).filter(([name]) => !isEmpty(values[name]))
      return { ...read, wrong: [...read.wrong, ...against.map(([path, reason]) => ({ ...reason, path }))] }
    },
    onSubmit,
    ...(kept && { kept }),
    ...(refused && { refused }),
  })
  return {
    ...form,
    fields: payloadFields(lifecycle, type, form.values),
    errorOf: (name) => {
      const error = form.wrongOf(name)
      if (!error) return undefined
      const reason = reasons(form.values)[name]
      if (reason && reason.key === error.key) return reasonText(reason)
      const label = t(`${lifecycle.id}:payload.${type}.${name}`)
      return t(error.key, { ...saidOf(error.values), field: label })
    },
    refusalOf: (name, value) => {
      const reason = reasons({ ...form.values, [name]: value })[name]
      return reason ? t(reason.key, reason.values) : null
    },
  }
}
