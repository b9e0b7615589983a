import { assign, emit, fromPromise, setup } from 'xstate'
import type { SaveAnswer } from '../../shared/endpoints/answers/records.ts'
import type { StoredRecord } from '../form/form.types.ts'

interface RecordContext {
  id: string
  record: StoredRecord | null
  /** The newest revision heard of. */
  heard: number
  failure: unknown
}

type RecordEvents =
  | { type: 'load.retried' }
  | { type: 'record.savedElsewhere'; revision: number }
  | { type: 'change.wanted' }
  | { type: 'deletion.chosen' }
  | { type: 'deletion.abandoned' }
  | { type: 'deletion.confirmed' }

/** What the page tells the person once. */
export type RecordNotice = { type: 'deleted' } | { type: 'overtaken' } | { type: 'failed'; error: unknown }

const unprovided = (): never => {
  throw new Error('The page provides this actor')
}

export const recordMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as RecordContext,
    events: {} as RecordEvents,
    emitted: {} as RecordNotice,
    tags: {} as 'busy' | 'asked' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<StoredRecord, string>(unprovided),
    remove: fromPromise<SaveAnswer, StoredRecord>(unprovided),
  },
  actions: {
    keepRecord: assign((_, { record }: { record: StoredRecord }) => ({ record, failure: null })),
    keepHeard: assign(({ context }, { revision }: { revision: number }) => ({
      heard: Math.max(context.heard, revision),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    tellDeleted: emit({ type: 'deleted' }),
    tellOvertaken: emit({ type: 'overtaken' }),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
  guards: {
    isDeleted: (_, { answer }: { answer: SaveAnswer }) => answer.__typename === 'Saved',
  },
}).createMachine({
  id: 'record',
  description: 'One record as a person reads it, who may also delete it.',
  context: ({ input }) => ({ ...input, record: null, heard: 0, failure: null }),
  initial: 'loading',
  on: { 'record.savedElsewhere': { actions: { type: 'keepHeard', params: ({ event }) => event } } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: { target: 'shown', actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) } },
        onError: { target: 'unloaded', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unloaded: { description: 'There is nothing to read.', tags: 'failed', on: { 'load.retried': 'loading' } },
    shown: { tags: 'settled', on: { 'change.wanted': 'loading', 'deletion.chosen': 'asking' } },
    asking: {
      description: 'The person is asked whether the record shall be deleted.',
      tags: 'asked',
      on: { 'deletion.abandoned': 'shown', 'deletion.confirmed': 'deleting' },
    },
    deleting: {
      tags: ['asked', 'busy'],
      invoke: {
        src: 'remove',
        input: ({ context }) => context.record!,
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => ({ answer: event.output }) },
            target: 'deleted',
            actions: 'tellDeleted',
          },
          { target: 'loading', actions: 'tellOvertaken' },
        ],
        onError: { target: 'shown', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
    },
    deleted: { type: 'final' },
  },
})
