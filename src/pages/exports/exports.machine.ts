import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Export } from '../../shared/endpoints/answers/exports.ts'
import type { ExportsContext, ExportsEvent, ExportsNotice, Order } from './exports.types.ts'

interface Read {
  exports: Export[]
}

const isWorking = ({ state }: Export) => state === 'working'

export const exportsMachine = setup({
  types: {
    context: {} as ExportsContext,
    events: {} as ExportsEvent,
    emitted: {} as ExportsNotice,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<Export[]>(unprovided),
    carryOut: fromPromise<void, Order>(unprovided),
  },
  actions: {
    keepExports: assign((_, { exports }: Read) => ({ exports })),
    keepOrder: assign((_, { order }: { order: Order }) => ({ order })),
    dropOrder: assign({ order: null }),
    tellOrdered: emit(({ context }) => ({ type: 'ordered', order: context.order! }) as const),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    tellEnded: enqueueActions(({ context, enqueue }, { exports }: Read) => {
      const watched = (context.exports ?? []).filter(isWorking).map(({ id }) => id)
      for (const one of exports) if (watched.includes(one.id) && !isWorking(one)) enqueue.emit({ type: 'ended', one })
    }),
  },
  guards: { hasWorking: ({ context }) => context.exports?.some(isWorking) ?? false },
  delays: {
    glance: 1_500,
    /** When the server could not be asked. */
    longer: 10_000,
  },
}).createMachine({
  id: 'exports',
  description: "A person's exports, followed from page to page as long as one is under way",
  context: { exports: null, order: null },
  initial: 'reading',
  on: { 'order.given': { target: '.ordering', actions: { type: 'keepOrder', params: ({ event }) => event } } },
  states: {
    reading: {
      description: 'The exports are read; those read before stay in view',
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: {
          target: 'read',
          actions: [
            { type: 'tellEnded', params: ({ event }) => ({ exports: event.output }) },
            { type: 'keepExports', params: ({ event }) => ({ exports: event.output }) },
          ],
        },
        onError: 'unread',
      },
    },
    read: {
      description: 'Whether one is under way decides',
      always: [{ guard: 'hasWorking', target: 'following' }, { target: 'shown' }],
    },
    following: {
      description: 'One is under way: it is looked at again and again',
      tags: 'settled',
      after: { glance: 'reading' },
    },
    shown: {
      description: 'None is under way',
      tags: 'settled',
      on: { 'list.wanted': 'reading' },
    },
    unread: {
      description: 'It is not known how they stand',
      tags: 'failed',
      after: { longer: 'reading' },
      on: { 'list.wanted': 'reading' },
    },
    ordering: {
      description: 'The server is told to begin one, or to end it',
      tags: 'busy',
      on: { 'order.given': {} },
      invoke: {
        src: 'carryOut',
        input: ({ context }) => context.order!,
        onDone: { target: 'reading', actions: ['tellOrdered', 'dropOrder'] },
        onError: {
          target: 'reading',
          actions: ['dropOrder', { type: 'tellFailure', params: ({ event }) => event }],
        },
      },
    },
  },
})
