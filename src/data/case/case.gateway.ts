import { fromPromise } from 'xstate'
import type { SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import { ask } from '../call.ts'
import { watching } from '../live.ts'
import { caseMachine } from './case.machine.ts'
import type { CaseEvents, CaseInput, CaseState, Loaded, Sent } from './case.types.ts'

const read = async ({ area, id }: CaseInput, signal: AbortSignal): Promise<CaseState> => {
  const [row, timeline] = await Promise.all([
    ask(area, 'detail', { id }, { signal }),
    ask(area, 'timeline', { id }, { signal }),
  ])
  const entries = timeline.data.toSorted((a, b) => a.revision - b.revision)
  return { row, record: row.case!, others: row.others!, loaded: row.revision, timeline: entries }
}

const load = fromPromise<Loaded, CaseInput>(async ({ input, signal }) => {
  const [lifecycle, state] = await Promise.all([input.area.lifecycle!.load(), read(input, signal)])
  return { lifecycle, state }
})

const refresh = fromPromise<CaseState, CaseInput>(({ input, signal }) => read(input, signal))

const send = fromPromise<SendAnswer, Sent>(({ input: { area, id, draft, revision }, signal }) =>
  ask(area, 'send', { id, revision, key: draft.key, event: { ...draft.payload, type: draft.type } }, { signal }),
)

const watch = watching<CaseInput, CaseEvents>(({ id }, event) => {
  if (event.type === 'resumed') return { type: 'case.changedElsewhere' }
  return event.id === id ? { type: 'case.heard', revision: event.revision } : null
})

/** The case machine, wired to the server. */
export const connectedCase = caseMachine.provide({ actors: { load, refresh, send, watch } })
