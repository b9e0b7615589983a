import { fromPromise } from 'xstate'
import type { SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import type { SaveAnswer } from '../../shared/endpoints/answers/records.ts'
import { isMissing } from '../apiError.ts'
import { ask } from '../call.ts'
import { loadLifecycle } from '../lifecycle.ts'
import { watching } from '../live.ts'
import { caseOf } from './record.context.ts'
import { recordMachine } from './record.machine.ts'
import type { Known, RecordEvents, RecordInput, Sent } from './record.types.ts'

const readHistory = async ({ area, id }: RecordInput, signal: AbortSignal, below?: number) => {
  const after = below === undefined ? null : String(below)
  const { data, meta } = await ask(area, 'history', { id, after, total: false }, { signal })
  return { history: data, hasMore: meta.next !== null }
}

const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}

const readPlain = async (input: RecordInput, signal: AbortSignal): Promise<Known> => {
  const [row, past] = await Promise.all([
    ask(input.area, 'detail', { id: input.id }, { signal }).catch(unlessMissing),
    readHistory(input, signal),
  ])
  return { row, ...past, standing: null }
}

const readCase = async ({ area, id }: RecordInput, signal: AbortSignal): Promise<Known> => {
  const [lifecycle, detail, timeline] = await Promise.all([
    loadLifecycle(area.lifecycle!),
    ask(area, 'detail', { id }, { signal }),
    ask(area, 'timeline', { id }, { signal }),
  ])
  return caseOf(lifecycle, detail, timeline)
}

const load = fromPromise<Known, RecordInput>(({ input, signal }) =>
  input.area.lifecycle ? readCase(input, signal) : readPlain(input, signal),
)

const loadEarlier = fromPromise<Pick<Known, 'history' | 'hasMore'>, RecordInput & { below: number }>(
  ({ input, signal }) => readHistory(input, signal, input.below),
)

const remove = fromPromise<SaveAnswer, RecordInput & { revision: number }>(({ input: { area, id, revision } }) =>
  ask(area, 'delete', { id, revision }),
)

const send = fromPromise<SendAnswer, Sent>(({ input: { area, id, draft, revision }, signal }) =>
  ask(area, 'send', { id, revision, key: draft.key, event: { ...draft.payload, type: draft.type } }, { signal }),
)

const watch = watching<RecordInput, RecordEvents>(({ id }, event) => {
  if (event.type === 'resumed') return { type: 'record.changedElsewhere' }
  if (event.id !== id) return null
  if (event.type === 'saved' && event.issued) return { type: 'document.issued', file: event.issued }
  return { type: 'record.heard', revision: event.revision }
})

/** The record machine, wired to the server and to what others do. */
export const connectedRecord = recordMachine.provide({ actors: { load, loadEarlier, remove, send, watch } })
