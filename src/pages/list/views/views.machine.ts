import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../../machines/kernel/unprovided.ts'
import type { KeptView, SavedView } from '../../../shared/endpoints/answers/views.ts'
import type { Order, Question, ViewsContext, ViewsEvent, ViewsNotice } from './views.types.ts'

export const viewsMachine = setup({
  types: {
    context: {} as ViewsContext,
    events: {} as ViewsEvent,
    emitted: {} as ViewsNotice,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<SavedView[]>(unprovided),
    carryOut: fromPromise<KeptView | null, Order>(unprovided),
  },
  actions: {
    keepViews: assign((_, { views }: { views: SavedView[] }) => ({ views })),
    keepQuestion: assign((_, { question }: { question: Question }) => ({ question, failure: null })),
    dropQuestion: assign({ question: null, failure: null }),
    keepOrder: assign((_, { order }: { order: Order }) => ({ order, failure: null })),
    dropOrder: assign({ order: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    tellDone: emit(
      ({ context }, { kept }: { kept: KeptView | null }) => ({ type: 'done', order: context.order!, kept }) as const,
    ),
    tellFailure: emit(
      ({ context }, { error }: { error: unknown }) => ({ type: 'failed', order: context.order!, error }) as const,
    ),
  },
  guards: { isAsked: ({ context }) => context.question !== null },
}).createMachine({
  id: 'views',
  description: 'The saved views of a person and their organisation, of all lists, and what the person does about them',
  context: { views: null, question: null, order: null, failure: null },
  initial: 'reading',
  on: {
    'question.begun': { actions: { type: 'keepQuestion', params: ({ event }) => event } },
    'question.abandoned': { actions: 'dropQuestion' },
    'order.given': { target: '.ordering', actions: { type: 'keepOrder', params: ({ event }) => event } },
  },
  states: {
    reading: {
      description: 'They are read; those read before stay',
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: { target: 'shown', actions: { type: 'keepViews', params: ({ event }) => ({ views: event.output }) } },
        onError: 'unread',
      },
    },
    shown: { description: 'They are as they were read', tags: 'settled', on: { 'views.wanted': 'reading' } },
    unread: { description: 'It is not known how they are now', tags: 'failed', on: { 'views.wanted': 'reading' } },
    ordering: {
      description: 'One is saved, marked or deleted',
      tags: 'busy',
      on: { 'order.given': {}, 'question.begun': {}, 'question.abandoned': {} },
      invoke: {
        src: 'carryOut',
        input: ({ context }) => context.order!,
        onDone: {
          target: 'reading',
          actions: [{ type: 'tellDone', params: ({ event }) => ({ kept: event.output }) }, 'dropOrder', 'dropQuestion'],
        },
        onError: [
          {
            guard: 'isAsked',
            target: 'reading',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'dropOrder'],
          },
          {
            target: 'reading',
            actions: [{ type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }, 'dropOrder'],
          },
        ],
      },
    },
  },
})
