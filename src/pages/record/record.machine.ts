import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import { isMissing } from '../../data/apiError.ts'
import { after, revisionOf, withEarlier } from './record.context.ts'
import type { SaveAnswer } from '../../shared/endpoints/answers/records.ts'
import type { Known, RecordContext, RecordEvents, RecordInput, RecordNotice } from './record.types.ts'

const inputOf = ({ context: { area, id } }: { context: RecordContext }): RecordInput => ({ area, id })

export const recordMachine = setup({
  types: {
    input: {} as RecordInput & { known: Known | null },
    context: {} as RecordContext,
    events: {} as RecordEvents,
    emitted: {} as RecordNotice,
    tags: {} as 'busy' | 'asked' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<Known, RecordInput>(unprovided),
    loadEarlier: fromPromise<Omit<Known, 'record'>, RecordInput & { below: number }>(unprovided),
    remove: fromPromise<SaveAnswer, RecordInput & { revision: number }>(unprovided),
    /** Sends `record.heard` and `record.changedElsewhere`. */
    watch: fromCallback<RecordEvents, RecordInput>(unprovided),
  },
  actions: {
    keepLoaded: assign((_, known: Known) => ({ known, seen: revisionOf(known), heard: 0, failure: null })),
    keepFresh: assign((_, known: Known) => ({ known, heard: 0 })),
    keepEarlier: assign(({ context }, earlier: Omit<Known, 'record'>) => ({
      known: withEarlier(context.known!, earlier),
    })),
    keepTheirs: assign(({ context }, answer: SaveAnswer) => ({
      known: (answer.__typename === 'Stale' && after(context.known, answer.record, answer.since)) || context.known,
      heard: answer.__typename === 'Stale' ? answer.record.revision : context.heard,
    })),
    noteHeard: assign(({ context }, { revision }: { revision: number }) => ({
      heard: Math.max(context.heard, revision),
    })),
    readNews: assign(({ context }) => ({ seen: revisionOf(context.known!) })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    tellDeleted: emit({ type: 'deleted' }),
    tellOvertaken: emit({ type: 'overtaken' }),
    tellUnrecalled: emit((_, { error }: { error: unknown }) => ({ type: 'unrecalled', error }) as const),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
  guards: {
    isKnown: ({ context }) => context.known !== null,
    isMissing: (_, { error }: { error: unknown }) => isMissing(error),
    isBehind: ({ context }) => context.heard > revisionOf(context.known!),
    isDeleted: (_, answer: SaveAnswer) => answer.__typename === 'Saved',
  },
  delays: { retryInterval: 5_000 },
}).createMachine({
  id: 'record',
  description: 'One record as a person reads it, kept fresh, who may also delete it.',
  context: ({ input }) => ({
    ...input,
    seen: input.known ? revisionOf(input.known) : 0,
    heard: 0,
    failure: null,
  }),
  initial: 'opening',
  invoke: { src: 'watch', input: inputOf },
  on: { 'record.heard': { actions: { type: 'noteHeard', params: ({ event }) => event } } },
  states: {
    opening: {
      description: 'What is known already need not be read.',
      always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'The record and its history are on their way.',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: inputOf,
        onDone: { target: 'shown', actions: { type: 'keepLoaded', params: ({ event }) => event.output } },
        onError: { target: 'unloaded', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unloaded: { description: 'There is nothing to read.', tags: 'failed', on: { 'load.retried': 'loading' } },
    shown: {
      description: 'What is shown is what the server last told.',
      tags: 'settled',
      always: { guard: 'isBehind', target: 'refreshing' },
      on: {
        'record.changedElsewhere': 'refreshing',
        'news.read': { actions: 'readNews' },
        'earlier.wanted': 'recalling',
        'deletion.chosen': 'asking',
      },
    },
    refreshing: {
      description: 'The record has moved on and is read again.',
      tags: 'settled',
      on: {
        'record.heard': {
          target: 'refreshing',
          reenter: true,
          actions: { type: 'noteHeard', params: ({ event }) => event },
        },
        'record.changedElsewhere': { target: 'refreshing', reenter: true },
      },
      invoke: {
        src: 'load',
        input: inputOf,
        onDone: { target: 'shown', actions: { type: 'keepFresh', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'unloaded',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'missed' },
        ],
      },
    },
    missed: {
      description: 'The record could not be read again and will be tried in a moment.',
      tags: ['settled', 'failed'],
      on: {
        'record.heard': { target: 'refreshing', actions: { type: 'noteHeard', params: ({ event }) => event } },
        'record.changedElsewhere': 'refreshing',
      },
      after: { retryInterval: 'refreshing' },
    },
    recalling: {
      description: 'Earlier history is on its way.',
      tags: 'settled',
      invoke: {
        src: 'loadEarlier',
        input: ({ context }) => ({ ...inputOf({ context }), below: context.known!.history.at(-1)!.revision }),
        onDone: { target: 'shown', actions: { type: 'keepEarlier', params: ({ event }) => event.output } },
        onError: { target: 'shown', actions: { type: 'tellUnrecalled', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'The person is asked whether the record shall be deleted.',
      tags: 'asked',
      on: { 'deletion.abandoned': 'shown', 'deletion.confirmed': 'deleting' },
    },
    deleting: {
      description: 'The server is asked to delete the record as it was read.',
      tags: ['asked', 'busy'],
      invoke: {
        src: 'remove',
        input: ({ context }) => ({ ...inputOf({ context }), revision: revisionOf(context.known!) }),
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'deleted',
            actions: 'tellDeleted',
          },
          {
            target: 'shown',
            actions: [{ type: 'keepTheirs', params: ({ event }) => event.output }, 'tellOvertaken'],
          },
        ],
        onError: { target: 'shown', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
    },
    deleted: { description: 'There is no such record any more.', type: 'final' },
  },
})
