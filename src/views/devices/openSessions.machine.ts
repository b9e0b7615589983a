import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Devices } from '../../shared/endpoints/answers/rights.ts'
import type { Ended, OpenSessionsContext, OpenSessionsEvent, OpenSessionsNotice } from './openSessions.types.ts'

export const openSessionsMachine = setup({
  types: {
    context: {} as OpenSessionsContext,
    events: {} as OpenSessionsEvent,
    emitted: {} as OpenSessionsNotice,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<Devices>(unprovided),
    end: fromPromise<void, Ended>(unprovided),
  },
  guards: { isEndable: ({ context }) => context.against === null },
  actions: {
    keepSessions: assign((_, { sessions, against }: Devices) => ({ sessions, against })),
    keepChosen: assign((_, { sessions }: { sessions: Ended }) => ({ chosen: sessions })),
    dropChosen: assign({ chosen: null }),
    tellEnded: emit(({ context }) => ({ type: 'ended', sessions: context.chosen! }) as const),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'openSessions',
  description: 'Where a person is signed in: they themselves, and who manages them, end any but the one they look from',
  context: { sessions: null, against: null, chosen: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The sessions are read; those read before stay in view',
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: {
          target: 'listed',
          actions: { type: 'keepSessions', params: ({ event }) => event.output },
        },
        onError: 'unread',
      },
    },
    unread: {
      description: 'It is not known which sessions there are',
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    listed: {
      description: 'It is seen where the person is signed in',
      tags: 'settled',
      on: {
        'end.chosen': {
          guard: 'isEndable',
          target: 'asked',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
      },
    },
    asked: {
      description: 'The question is open: yes ends what was chosen',
      tags: 'settled',
      on: { 'end.declined': { target: 'listed', actions: 'dropChosen' }, 'end.confirmed': 'ending' },
    },
    ending: {
      description: 'The server ends what was chosen',
      tags: 'busy',
      invoke: {
        src: 'end',
        input: ({ context }) => context.chosen!,
        onDone: { target: 'loading', actions: ['tellEnded', 'dropChosen'] },
        onError: {
          target: 'listed',
          actions: ['dropChosen', { type: 'tellFailure', params: ({ event }) => event }],
        },
      },
    },
  },
})
