import { fromPromise } from 'xstate'
import { ask } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row, SaveAnswer } from '../../shared/endpoints/answers/records.ts'
import { keepReferred } from '../fields/referred.ts'
import { rememberSaved } from '../record/known.ts'
import { formMachine } from './form.machine.ts'
import type { Save } from './form.types.ts'

const load = async (area: Area, id: string, signal: AbortSignal): Promise<Row> => {
  const record = await ask(area, 'detail', { id }, { signal })
  keepReferred(record)
  return record
}

const save = async (area: Area, { record, values }: Save): Promise<SaveAnswer> => {
  const answer = await (record
    ? ask(area, 'edit', { id: record.id, revision: record.revision, input: values })
    : ask(area, 'create', { input: values }))
  if (answer.__typename === 'Stale') keepReferred(answer.record)
  if (answer.__typename === 'Saved') {
    const { id, entry } = answer
    const saved = answer.record!
    keepReferred({ titles: { [id]: String(saved[area.title]) }, referred: { [id]: saved } })
    rememberSaved({ area, id }, saved, entry)
  }
  return answer
}

/** The form machine of an area's plain records, wired to the server. */
export const connectedForm = (area: Area) =>
  formMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => load(area, input, signal)),
      save: fromPromise(({ input }) => save(area, input)),
    },
  })
