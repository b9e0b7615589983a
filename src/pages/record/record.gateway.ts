import { fromPromise } from 'xstate'
import { isMissing } from '../../data/apiError.ts'
import { ask } from '../../data/call.ts'
import { watching } from '../../data/live.ts'
import { recordMachine } from './record.machine.ts'
import type { SaveAnswer } from '../../shared/endpoints/answers/records.ts'
import type { Known, RecordEvents, RecordInput } from './record.types.ts'

const readHistory = async ({ area, id }: RecordInput, signal: AbortSignal, below?: number) => {
  const after = below === undefined ? null : String(below)
  const { data, meta } = await ask(area, 'history', { id, after, total: false }, { signal })
  return { history: data, hasMore: meta.next !== null }
}

const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}

const load = fromPromise<Known, RecordInput>(async ({ input, signal }) => {
  const { area, id } = input
  const [record, past] = await Promise.all([
    ask(area, 'detail', { id }, { signal }).catch(unlessMissing),
    readHistory(input, signal),
  ])
  return { record, ...past }
})

const loadEarlier = fromPromise<Omit<Known, 'record'>, RecordInput & { below: number }>(({ input, signal }) =>
  readHistory(input, signal, input.below),
)

const remove = fromPromise<SaveAnswer, RecordInput & { revision: number }>(({ input: { area, id, revision } }) =>
  ask(area, 'delete', { id, revision }),
)

const watch = watching<RecordInput, RecordEvents>(({ id }, event) => {
  if (event.type === 'resumed') return { type: 'record.changedElsewhere' }
  return event.id === id ? { type: 'record.heard', revision: event.revision } : null
})

/** The record machine, wired to the server and to what others do. */
export const connectedRecord = recordMachine.provide({ actors: { load, loadEarlier, remove, watch } })
