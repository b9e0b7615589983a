import { fromCallback, fromPromise } from 'xstate'
import type { CaseRecord, Known } from '../../../machines/kernel/types.ts'
import { call } from '../call.ts'
import { onLive } from '../live.ts'
import { caseMachine } from './case.machine.ts'
import type { Answer, CaseEvents, CaseInput, CaseState, Loaded, Row, Sent, TimelineEntry } from './case.types.ts'

const read = async ({ area, id }: CaseInput, signal: AbortSignal): Promise<CaseState> => {
  const [row, timeline] = await Promise.all([
    call<Row & { case: CaseRecord; others: Known[] }>(`${area.id}.detail`, { id }, { signal }),
    call<{ data: TimelineEntry[] }>(`${area.id}.timeline`, { id }, { signal }),
  ])
  const entries = timeline.data.toSorted((a, b) => a.revision - b.revision)
  return { row, record: row.case, others: row.others, loaded: row.case.revision, timeline: entries }
}

const load = fromPromise<Loaded, CaseInput>(async ({ input, signal }) => {
  const [lifecycle, state] = await Promise.all([input.area.lifecycle!.load(), read(input, signal)])
  return { lifecycle, state }
})

const refresh = fromPromise<CaseState, CaseInput>(({ input, signal }) => read(input, signal))

const send = fromPromise<Answer, Sent>(({ input: { area, id, draft, revision }, signal }) =>
  call<Answer>(
    `${area.id}.send`,
    { id, revision, key: draft.key, event: { ...draft.payload, type: draft.type } },
    { signal },
  ),
)

const watch = fromCallback<CaseEvents, CaseInput>(({ input: { area, id }, sendBack }) =>
  onLive(area.id, (event) => {
    if (event.type === 'resumed') sendBack({ type: 'case.changedElsewhere' })
    else if (event.id === id) sendBack({ type: 'case.heard', revision: event.revision })
  }),
)

/** The case machine, wired to the server. */
export const connectedCase = caseMachine.provide({ actors: { load, refresh, send, watch } })
