import { assign, emit, fromCallback, fromPromise, setup, type EventObject } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Comment, CommentAnswers } from '../../shared/endpoints/answers/comments.ts'
import type { About, CommentsContext, CommentsEvent, CommentsNotice, Order } from './comments.types.ts'

type Page = CommentAnswers['comments.list']

/** The newest page in the place of what it covers; what is older stays in view. */
const renewed = (known: readonly Comment[] | null, { comments, hasMore }: Page) => {
  const last = comments.at(-1)
  const older =
    hasMore && last ? (known ?? []).filter(({ at, id }) => at < last.at || (at === last.at && id < last.id)) : []
  return [...comments, ...older]
}

export const commentsMachine = setup({
  types: {
    context: {} as CommentsContext,
    input: {} as About,
    events: {} as CommentsEvent,
    emitted: {} as CommentsNotice,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<Page, About & { before: Comment | null }>(unprovided),
    carryOut: fromPromise<void, { about: About; order: Order }>(unprovided),
    /** Sends that something was said. */
    watch: fromCallback<EventObject, About>(unprovided),
  },
  actions: {
    keepNewest: assign(({ context }, { page }: { page: Page }) => {
      const comments = renewed(context.comments, page)
      return { comments, hasMore: comments.length > page.comments.length ? context.hasMore : page.hasMore }
    }),
    keepEarlier: assign(({ context }, { page }: { page: Page }) => ({
      comments: [...context.comments!, ...page.comments],
      hasMore: page.hasMore,
    })),
    keepOrder: assign((_, { order }: { order: Order }) => ({ order })),
    dropOrder: assign({ order: null }),
    tellDone: emit(({ context }) => ({ type: 'done', order: context.order! }) as const),
    tellFailure: emit(
      ({ context }, { error }: { error: unknown }) => ({ type: 'failed', order: context.order!, error }) as const,
    ),
  },
}).createMachine({
  id: 'comments',
  description: 'What people say about a case, apart from what happens to it',
  context: ({ input }) => ({ about: input, comments: null, hasMore: false, order: null }),
  invoke: { src: 'watch', input: ({ context }) => context.about },
  initial: 'reading',
  states: {
    reading: {
      description: 'The newest are read; those read before stay in view',
      tags: 'busy',
      on: { 'comments.changed': { target: 'reading', reenter: true } },
      invoke: {
        src: 'load',
        input: ({ context }) => ({ ...context.about, before: null }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepNewest', params: ({ event }) => ({ page: event.output }) },
        },
        onError: 'unread',
      },
    },
    unread: {
      description: 'It is not known what has been said',
      tags: 'failed',
      on: { 'load.retried': 'reading', 'comments.changed': 'reading' },
    },
    shown: {
      description: 'They may be read and answered',
      tags: 'settled',
      on: {
        'comments.changed': 'reading',
        'more.wanted': 'readingEarlier',
        'order.given': {
          target: 'ordering',
          actions: { type: 'keepOrder', params: ({ event: { order } }) => ({ order }) },
        },
      },
    },
    readingEarlier: {
      description: 'The page before is read',
      tags: 'busy',
      on: { 'comments.changed': 'reading' },
      invoke: {
        src: 'load',
        input: ({ context }) => ({ ...context.about, before: context.comments!.at(-1)! }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepEarlier', params: ({ event }) => ({ page: event.output }) },
        },
        onError: 'shown',
      },
    },
    ordering: {
      description: 'One is added, edited or deleted',
      tags: 'busy',
      invoke: {
        src: 'carryOut',
        input: ({ context: { about, order } }) => ({ about, order: order! }),
        onDone: { target: 'reading', actions: ['tellDone', 'dropOrder'] },
        onError: {
          target: 'shown',
          actions: [{ type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }, 'dropOrder'],
        },
      },
    },
  },
})
