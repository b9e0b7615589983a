import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { OwnSession } from '../../shared/endpoints/answers/sessions.ts'
import type { Ended, OwnSessionsContext, OwnSessionsEvent, OwnSessionsNotice } from './ownSessions.types.ts'

export const ownSessionsMachine = setup({
  types: {
    context: {} as OwnSessionsContext,
    events: {} as OwnSessionsEvent,
    emitted: {} as OwnSessionsNotice,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<OwnSession[]>(unprovided),
    end: fromPromise<void, Ended>(unprovided),
  },
  actions: {
    keepSessions: assign((_, { sessions }: { sessions: OwnSession[] }) => ({ sessions })),
    keepChosen: assign((_, { sessions }: { sessions: Ended }) => ({ chosen: sessions })),
    dropChosen: assign({ chosen: null }),
    tellEnded: emit(({ context }) => ({ type: 'ended', sessions: context.chosen! }) as const),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'ownSessions',
  description: "A person's own sign-ins, of which they may end any but the one they look from",
  context: { sessions: null, chosen: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The sessions are read; those read before stay in view',
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: {
          target: 'listed',
          actions: { type: 'keepSessions', params: ({ event }) => ({ sessions: event.output }) },
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
      description: 'The person sees where they are signed in',
      tags: 'settled',
      on: { 'end.chosen': { target: 'asked', actions: { type: 'keepChosen', params: ({ event }) => event } } },
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
