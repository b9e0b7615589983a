import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { KeptContext, KeptEvent, KeptInput } from './kept.types.ts'

const heard = { type: 'noteHeard', params: ({ event }: { event: { heard?: unknown } }) => event } as const

export const keptMachine = setup({
  types: {
    input: {} as KeptInput,
    context: {} as KeptContext,
    events: {} as KeptEvent,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<unknown, object>(unprovided),
  },
  actions: {
    showSeen: assign((_, { seen }: { seen: unknown }) => ({ seen, failure: null })),
    keepLook: assign((_, { look }: { look: object }) => ({ look })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    noteHeard: assign(({ context }, { heard: news = context.heard }: { heard?: unknown }) => ({ heard: news })),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
  },
  guards: { isStale: ({ context }) => context.isStale },
  delays: {
    /** Changes come in bursts: one question answers for all of a burst. */
    burst: ({ context }) => context.burst,
  },
}).createMachine({
  id: 'kept',
  description: 'What the server says of something, kept as it is now',
  context: ({ input: { look, burst = 500 } }) => ({
    seen: null,
    look,
    burst,
    heard: null,
    failure: null,
    isStale: false,
  }),
  initial: 'loading',
  on: {
    changed: { actions: heard },
    'look.chosen': { target: '.loading', actions: { type: 'keepLook', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description: 'What is asked for is not known yet',
      tags: 'busy',
      entry: 'markFresh',
      on: { changed: { actions: [heard, 'markStale'] } },
      invoke: {
        src: 'load',
        input: ({ context }) => context.look,
        onDone: { target: 'settling', actions: { type: 'showSeen', params: ({ event }) => ({ seen: event.output }) } },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    settling: {
      description: 'What was heard while the answer was under way decides',
      always: [{ guard: 'isStale', target: 'gathering' }, { target: 'shown' }],
    },
    shown: {
      description: 'The answer is there',
      tags: 'settled',
      on: { changed: { target: 'gathering', actions: heard } },
    },
    gathering: {
      description: 'Something changed; what else of the burst there is may still come',
      after: { burst: 'renewing' },
    },
    renewing: {
      description: 'It is asked for anew behind what is shown',
      entry: 'markFresh',
      on: { changed: { actions: [heard, 'markStale'] } },
      invoke: {
        src: 'load',
        input: ({ context }) => context.look,
        onDone: { target: 'settling', actions: { type: 'showSeen', params: ({ event }) => ({ seen: event.output }) } },
        onError: 'settling',
      },
    },
    failed: {
      description: 'There is nothing to show of it',
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        changed: { target: 'loading', actions: heard },
      },
    },
  },
})
