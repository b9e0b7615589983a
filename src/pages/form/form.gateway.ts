import { fromPromise } from 'xstate'
import { ask } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row, SaveAnswer, Saved } from '../../shared/endpoints/answers/records.ts'
import { keepReferred } from '../fields/referred.ts'
import { formMachine } from './form.machine.ts'
import type { Save } from './form.types.ts'

type OnSaved = (saved: Saved) => void

const load = async (area: Area, id: string, signal: AbortSignal): Promise<Row> => {
  const record = await ask(area, 'detail', { id }, { signal })
  keepReferred(record)
  return record
}

const save = async (area: Area, { record, values }: Save, onSaved: OnSaved): Promise<SaveAnswer> => {
  const answer = await (record
    ? ask(area, 'edit', { id: record.id, revision: record.revision, input: values })
    : ask(area, 'create', { input: values }))
  if (answer.__typename === 'Saved') onSaved(answer)
  if (answer.__typename === 'Stale') keepReferred(answer.record)
  return answer
}

/** The form machine, wired to the records of an area. */
export const connectedForm = (area: Area, onSaved: OnSaved) =>
  formMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => load(area, input, signal)),
      save: fromPromise(({ input }) => save(area, input, onSaved)),
    },
  })
