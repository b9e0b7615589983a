import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { draftOf, recordOf, refusalOf } from '../../data/record/record.view.ts'
import type { Payload } from '../../data/record/record.types.ts'
import { reasonsByField } from '../../data/case/judgement.ts'
import { keepUnsent } from '../../data/unsent.ts'
import { newKey } from '../../data/key.ts'
import { payloadFields, type Asked } from '../../shared/area/payload.ts'
import { useStamp } from '../../data/case/useStamp.ts'
import { saidOf } from '../../shared/format/money.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { keptHere } from '../form/kept.ts'
import { judged, useTyped, type Typed } from '../form/useTyped.ts'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

export interface PayloadForm extends Typed<Payload> {
  fields: Asked[]
  /** In the reader's language, of fields that were left or submitted. */
  errorOf(name: string): string | undefined
  /** Why the case would not take a value of a field, in the reader's language; null when it would. */
  refusalOf(name: string, value: unknown): string | null
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
  const refusal = useSelector(actor, refusalOf)
  const stamp = useStamp(actor)
  const schema = lifecycle.events[type]?.schema ?? null
  const reasons = (values: Payload) => reasonsByField(lifecycle, record, stamp, type, values)

  const id = useSelector(actor, (snapshot) => snapshot.context.id)
  const place = `${part.area.id} ${id} ${type}`
  const form = useTyped<Payload>({
    initial: payload,
    kept: keptHere(place, lifecycle.events[type]!.fields),
    judge: (values) => {
      const read = schema ? judged(check(schema, withoutEmpty(values)), values) : { values: {}, wrong: [] }
      const refused = Object.entries(reasons(values)).filter(([name]) => !isEmpty(values[name]))
      return { ...read, wrong: [...read.wrong, ...refused.map(([path, reason]) => ({ ...reason, path }))] }
    },
    refused: refusal ? { values: payload, wrong: refusal.fields } : undefined,
    onSubmit: (value) => actor.send({ type: 'action.submitted', payload: value, key: newKey() }),
  })
  useEffect(() => {
    const subscription = actor.on('decided', () => keepUnsent(place, null))
    return () => subscription.unsubscribe()
  }, [actor, place])
  const errorOf = (name: string) => {
    const error = form.wrongOf(name)
    if (!error) return undefined
    const reason = reasons(form.values)[name]
    if (reason && reason.key === error.key) return reasonText(reason)
    const label = t(`${lifecycle.id}:payload.${type}.${name}`)
    return t(error.key, { ...saidOf(error.values), field: label })
  }
  const fields = payloadFields(lifecycle, type, form.values)
  return {
    ...form,
    fields,
    errorOf,
    refusalOf: (name, value) => {
      const reason = reasons({ ...form.values, [name]: value })[name]
      return reason ? t(reason.key, reason.values) : null
    },
  }
}
