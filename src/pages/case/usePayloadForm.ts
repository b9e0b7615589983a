import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { draftOf, recordOf, refusalOf } from '../../data/record/record.view.ts'
import { keepUnsent } from '../../data/unsent.ts'
import { newKey } from '../../data/key.ts'
import { useStamp } from '../../data/case/useStamp.ts'
import { keptHere } from '../form/kept.ts'
import type { CasePart } from './part.ts'
import { type PayloadForm, useEventForm } from './useEventForm.ts'
import { useWords } from './useWords.ts'

/** What is typed for the begun action. */
export const usePayloadForm = (part: CasePart): PayloadForm => {
  const { actor } = part
  const { lifecycle } = useWords(part)
  const { type, payload } = useSelector(actor, draftOf)!
  const refusal = useSelector(actor, refusalOf)
  const id = useSelector(actor, (snapshot) => snapshot.context.id)
  const place = `${part.area.id} ${id} ${type}`
  const { schema, fields } = lifecycle.events[type]!
  const form = useEventForm(part, {
    type,
    payload,
    record: useSelector(actor, recordOf),
    stamp: useStamp(actor),
    schema,
    kept: keptHere(place, fields),
    ...(refusal && { refused: { values: payload, wrong: refusal.fields } }),
    onSubmit: (value) => actor.send({ type: 'action.submitted', payload: value, key: newKey() }),
  })
  useEffect(() => {
    const subscription = actor.on('decided', () => keepUnsent(place, null))
    return () => subscription.unsubscribe()
  }, [actor, place])
  return form
}
