import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Job, JobsContext, JobsEvent, JobsNotice, Seen } from './jobs.types.ts'

const looked = { type: 'keepLook', params: ({ event }: { event: { look?: object } }) => event } as const

/** Follows work of the server that is under way, by a machine of its own name. */
export const jobsMachine = (id: string, isUnderWay: (job: Job) => boolean) =>
  setup({
    types: {
      input: {} as { look: object },
      context: {} as JobsContext,
      events: {} as JobsEvent,
      emitted: {} as JobsNotice,
      tags: {} as 'busy' | 'settled' | 'failed',
    },
    actors: {
      load: fromPromise<Seen, object>(unprovided),
      carryOut: fromPromise<void, object>(unprovided),
    },
    actions: {
      keepSeen: assign((_, { seen }: { seen: Seen }) => ({ seen })),
      keepLook: assign(({ context }, { look = context.look }: { look?: object }) => ({ look })),
      keepOrder: assign((_, { order }: { order: object }) => ({ order })),
      dropOrder: assign({ order: null }),
      tellOrdered: emit(({ context }) => ({ type: 'ordered', order: context.order! }) as const),
      tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
      tellEnded: enqueueActions(({ context, enqueue }, { seen }: { seen: Seen }) => {
        const watched = (context.seen?.jobs ?? []).filter(isUnderWay).map((one) => one.id)
        for (const one of seen.jobs)
          if (watched.includes(one.id) && !isUnderWay(one)) enqueue.emit({ type: 'ended', one })
      }),
    },
    guards: {
      isOtherLook: ({ event }) => event.type === 'list.wanted' && event.look !== undefined,
      hasWorking: ({ context }) => context.seen?.jobs.some(isUnderWay) ?? false,
    },
    delays: {
      glance: 1_500,
      /** When the server could not be asked. */
      longer: 10_000,
    },
  }).createMachine({
    id,
    description: 'Work of the server, followed from page to page as long as something is under way',
    context: ({ input: { look } }) => ({ seen: null, look, order: null }),
    initial: 'reading',
    on: { 'order.given': { target: '.ordering', actions: { type: 'keepOrder', params: ({ event }) => event } } },
    states: {
      reading: {
        description: 'How it stands is read; what was read before stays in view',
        tags: 'busy',
        on: { 'list.wanted': { guard: 'isOtherLook', target: 'reading', reenter: true, actions: looked } },
        invoke: {
          src: 'load',
          input: ({ context }) => context.look,
          onDone: {
            target: 'read',
            actions: [
              { type: 'tellEnded', params: ({ event }) => ({ seen: event.output }) },
              { type: 'keepSeen', params: ({ event }) => ({ seen: event.output }) },
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
        on: { 'list.wanted': { guard: 'isOtherLook', target: 'reading', actions: looked } },
      },
      shown: {
        description: 'None is under way',
        tags: 'settled',
        on: { 'list.wanted': { target: 'reading', actions: looked } },
      },
      unread: {
        description: 'It is not known how they stand',
        tags: 'failed',
        after: { longer: 'reading' },
        on: { 'list.wanted': { target: 'reading', actions: looked } },
      },
      ordering: {
        description: 'The server is told to begin one, to go on with it or to end it',
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
