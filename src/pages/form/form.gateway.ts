import { fromPromise } from 'xstate'
import { ask } from '../../data/call.ts'
import { knownNow } from '../../data/record/known.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row, SaveAnswer, Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import { keepReferred } from '../fields/referred.ts'
import { formMachine } from './form.machine.ts'
import type { Save } from './form.types.ts'

type OnTold = (answer: Saved | Stale) => void

const load = async (area: Area, id: string, signal: AbortSignal): Promise<Row> => {
  const record = knownNow({ area, id })?.row ?? (await ask(area, 'detail', { id }, { signal }))
  keepReferred(record)
  return record
}

const save = async (area: Area, { record, values }: Save, onTold: OnTold): Promise<SaveAnswer> => {
  const answer = await (record
    ? ask(area, 'edit', { id: record.id, revision: record.revision, input: values })
    : ask(area, 'create', { input: values }))
  if (answer.__typename !== 'Invalid') onTold(answer)
  if (answer.__typename === 'Stale') keepReferred(answer.record)
  return answer
}

/** The form machine, wired to the records of an area. */
export const connectedForm = (area: Area, onTold: OnTold) =>
  formMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => load(area, input, signal)),
      save: fromPromise(({ input }) => save(area, input, onTold)),
    },
  })
