import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { TabCount } from '../../shared/endpoints/answers/records.ts'
import type { CardContext, CardEvent, Move } from './card.types.ts'

export const cardMachine = setup({
  types: { context: {} as CardContext, events: {} as CardEvent, tags: {} as 'busy' | 'settled' | 'failed' },
  actors: {
    loadCounts: fromPromise<TabCount[]>(unprovided),
  },
  actions: {
    showCounts: assign((_, { counts }: { counts: TabCount[] }) => ({ counts, failure: null })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    noteMove: assign(({ context }, { move }: { move: Move | null }) => ({ newest: move ?? context.newest })),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
  },
  guards: { isStale: ({ context }) => context.isStale },
  delays: {
    /** Changes come in bursts: one question answers for all of a burst. */
    burst: 500,
  },
}).createMachine({
  id: 'dashboardCard',
  description: 'How many records of one area there are by status, kept as it is now',
  context: { counts: [], newest: null, failure: null, isStale: false },
  initial: 'loading',
  on: { 'rows.changed': { actions: { type: 'noteMove', params: ({ event }) => event } } },
  states: {
    loading: {
      description: 'Nothing is known yet',
      tags: 'busy',
      entry: 'markFresh',
      on: { 'rows.changed': { actions: [{ type: 'noteMove', params: ({ event }) => event }, 'markStale'] } },
      invoke: {
        src: 'loadCounts',
        onDone: {
          target: 'settling',
          actions: { type: 'showCounts', params: ({ event }) => ({ counts: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    settling: {
      description: 'What was heard while the answer was under way decides',
      always: [{ guard: 'isStale', target: 'gathering' }, { target: 'shown' }],
    },
    shown: {
      description: 'The counts are there',
      tags: 'settled',
      on: { 'rows.changed': { target: 'gathering', actions: { type: 'noteMove', params: ({ event }) => event } } },
    },
    gathering: {
      description: 'Something changed; what else of the burst there is may still come',
      after: { burst: 'renewing' },
    },
    renewing: {
      description: 'The counts are asked for anew behind those that are shown',
      entry: 'markFresh',
      on: { 'rows.changed': { actions: [{ type: 'noteMove', params: ({ event }) => event }, 'markStale'] } },
      invoke: {
        src: 'loadCounts',
        onDone: {
          target: 'settling',
          actions: { type: 'showCounts', params: ({ event }) => ({ counts: event.output }) },
        },
        onError: 'settling',
      },
    },
    failed: {
      description: 'There are no counts to show',
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'rows.changed': { target: 'loading', actions: { type: 'noteMove', params: ({ event }) => event } },
      },
    },
  },
})
