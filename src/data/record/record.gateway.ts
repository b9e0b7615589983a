import { fromPromise } from 'xstate'
import type { SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import type { SaveAnswer } from '../../shared/endpoints/answers/records.ts'
import { isAskedAhead, keepAhead, takeAhead } from '../ahead.ts'
import { ask } from '../call.ts'
import { loadLifecycle } from '../lifecycle.ts'
import { keyOf, watching } from '../live.ts'
import { knownNow, rememberKnown } from './known.ts'
import { caseOf, plainOf } from './record.context.ts'
import { recordMachine } from './record.machine.ts'
import type { Known, RecordEvents, RecordInput, Sent } from './record.types.ts'

const readHistory = async ({ area, id }: RecordInput, signal: AbortSignal, below?: number) => {
  const after = below === undefined ? null : String(below)
  const { data, meta } = await ask(area, 'history', { id, after, total: false }, { signal })
  return { history: data, hasMore: meta.next !== null }
}

const read = async ({ area, id }: RecordInput, signal?: AbortSignal): Promise<Known> => {
  const [lifecycle, opened] = await Promise.all([
    area.lifecycle && loadLifecycle(area.lifecycle),
    ask(area, 'open', { id }, { signal }),
  ])
  return lifecycle ? caseOf(lifecycle, opened.record!, opened.timeline!) : plainOf(opened)
}

/** Reads a record that is likely to be opened next, unless it is known or on its way. */
export const readAhead = (of: RecordInput): void => {
  const key = keyOf(of)
  if (!isAskedAhead(key) && !knownNow(of)) keepAhead(key, read(of), (known) => rememberKnown(of, known))
}

const load = fromPromise<Known, RecordInput>(({ input, signal }) => takeAhead(keyOf(input), () => read(input, signal)))

const loadEarlier = fromPromise<Pick<Known, 'history' | 'hasMore'>, RecordInput & { below: number }>(
  ({ input, signal }) => readHistory(input, signal, input.below),
)

const remove = fromPromise<SaveAnswer, RecordInput & { revision: number }>(({ input: { area, id, revision } }) =>
  ask(area, 'delete', { id, revision }),
)

const send = fromPromise<SendAnswer, Sent>(({ input: { area, id, draft, revision }, signal }) =>
  ask(area, 'send', { id, revision, key: draft.key, event: { ...draft.payload, type: draft.type } }, { signal }),
)

const watch = watching<RecordInput, RecordEvents>(({ area, id }, event) => {
  if (event.type === 'resumed') return { type: 'record.changedElsewhere' }
  if (event.id !== id) return null
  if (event.type === 'saved' && event.issued) return { type: 'document.issued', file: event.issued }
  // Beside its moves, as when somebody takes it.
  if (event.type === 'saved' && area.lifecycle) return { type: 'record.changedElsewhere' }
  return { type: 'record.heard', revision: event.revision }
})

/** The record machine, wired to the server and to what others do. */
export const connectedRecord = recordMachine.provide({ actors: { load, loadEarlier, remove, send, watch } })
