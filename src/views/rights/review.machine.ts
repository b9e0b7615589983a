import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Review } from '../../shared/endpoints/answers/rights.ts'
import type { ReviewContext, ReviewEvent, ReviewNotice } from './review.types.ts'

export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as ReviewNotice,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<Review, { after: string | null }>(unprovided),
    keep: fromPromise<{ until: string }, { account: string; reason: string }>(unprovided),
  },
  actions: {
    keepFirst: assign((_, { accounts, next }: Review) => ({ accounts, next })),
    keepMore: assign(({ context }, { accounts, next }: Review) => ({
      accounts: [...context.accounts!, ...accounts],
      next,
    })),
    choose: assign((_, { account }: { account: ReviewContext['chosen'] }) => ({ chosen: account, failure: null })),
    noteReason: assign((_, { reason }: { reason: string }) => ({ reason, failure: null })),
    forget: assign({ chosen: null, reason: '', failure: null }),
    takeOut: assign(({ context: { accounts, chosen } }) => ({
      accounts: accounts!.filter(({ id }) => id !== chosen!.id),
      chosen: null,
      reason: '',
    })),
    tellKept: emit(({ context }, { until }: { until: string }) => ({
      type: 'kept' as const,
      name: context.chosen!.name,
      until,
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
    isLastShown: ({ context }) => context.next !== null && context.accounts!.length === 1,
  },
}).createMachine({
  id: 'review',
  description:
    'Who has roles that go unused is looked through, the longest unused first, and kept with a reason or not',
  context: { accounts: null, next: null, chosen: null, reason: '', failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The first ones are asked for',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: { after: null },
        onDone: { target: 'listed', actions: { type: 'keepFirst', params: ({ event }) => event.output } },
        onError: 'unread',
      },
    },
    unread: {
      description: 'It is not known whose roles go unused',
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    listed: {
      description: 'The person looks through them',
      tags: 'settled',
      on: {
        'more.asked': { guard: 'hasMore', target: 'loadingMore', actions: 'forgetFailure' },
        'keep.chosen': { target: 'asked', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    loadingMore: {
      description: 'The next ones are asked for; those before stay in view',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ after: context.next }),
        onDone: { target: 'listed', actions: { type: 'keepMore', params: ({ event }) => event.output } },
        onError: { target: 'listed', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    asked: {
      description: 'The question is open: why what goes unused stays right',
      tags: 'settled',
      on: {
        'keep.declined': { target: 'listed', actions: 'forget' },
        'keep.confirmed': { target: 'keeping', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    keeping: {
      description: 'The server keeps it; a refusal leaves the question open, with what was typed',
      tags: 'busy',
      invoke: {
        src: 'keep',
        input: ({ context: { chosen, reason } }) => ({ account: chosen!.id, reason }),
        onDone: [
          {
            guard: 'isLastShown',
            target: 'loading',
            actions: [{ type: 'tellKept', params: ({ event }) => event.output }, 'takeOut'],
          },
          { target: 'listed', actions: [{ type: 'tellKept', params: ({ event }) => event.output }, 'takeOut'] },
        ],
        onError: { target: 'asked', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
  },
})
