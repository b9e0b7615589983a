import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { ActionAnswer, Done } from '../../shared/endpoints/answers/actions.ts'
import type { Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import {
  isTold,
  type ActingContext,
  type ActingEvents,
  type ActingNotice,
  type Draft,
  type Send,
  type Told,
} from './acting.types.ts'

const said = ({ input, on }: Draft) => JSON.stringify([input, on])

export const actingMachine = setup({
  types: {
    context: {} as ActingContext,
    events: {} as ActingEvents,
    emitted: {} as ActingNotice,
    tags: {} as 'asked' | 'busy' | 'shown' | 'settled',
  },
  actors: { perform: fromPromise<ActionAnswer, Send>(unprovided) },
  actions: {
    begin: assign(
      (_, { action, isDirect, shows = false, draft }: Extract<ActingEvents, { type: 'action.chosen' }>) => ({
        action,
        isDirect,
        shows,
        draft,
        told: null,
        failure: null,
      }),
    ),
    keepDraft: assign(({ context }, { draft }: { draft: Draft }) => ({
      isDirect: false,
      draft: context.draft && said(context.draft) === said(draft) ? context.draft : draft,
      told: null,
      failure: null,
    })),
    keepTold: assign((_, { told }: { told: Told }) => ({ told })),
    forgetVerdict: assign(({ context: { told } }) => ({ told: told?.__typename === 'Verdict' ? null : told })),
    keepShown: assign((_, { answer }: { answer: Saved | Done }) => ({
      shown: { text: ('shown' in answer && answer.shown) || null },
    })),
    forgetShown: assign({ shown: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    tellDone: emit(({ context }, { answer }: { answer: Saved | Done }) => ({
      type: 'done' as const,
      action: context.action!,
      answer,
    })),
    tellOvertaken: emit((_, { answer }: { answer: Stale }) => ({ type: 'overtaken' as const, answer })),
  },
  guards: {
    isDirect: ({ event }) => event.type === 'action.chosen' && event.isDirect,
    shows: ({ context }) => context.shows,
    isStale: (_, { answer }: { answer: ActionAnswer }) => answer.__typename === 'Stale',
    isTold: (_, { answer }: { answer: ActionAnswer }) => isTold(answer),
  },
}).createMachine({
  id: 'acting',
  description: 'One of the actions of an area: chosen, asked about, and done once.',
  context: { action: null, isDirect: false, shows: false, draft: null, told: null, failure: null, shown: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being done.',
      tags: 'settled',
      on: {
        'action.chosen': [
          { guard: 'isDirect', target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
          { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      description: 'The person is asked whether it shall be done, and for what it needs.',
      tags: 'asked',
      on: {
        'action.submitted': { target: 'sending', actions: { type: 'keepDraft', params: ({ event }) => event } },
        'input.typed': { actions: 'forgetVerdict' },
        'action.abandoned': 'resting',
      },
    },
    sending: {
      description: 'The server is asked to do it.',
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context: { action, draft } }) => ({ action: action!, ...draft! }),
        onDone: [
          {
            guard: { type: 'isStale', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking',
            actions: [
              { type: 'keepTold', params: ({ event }) => ({ told: event.output as Told }) },
              { type: 'tellOvertaken', params: ({ event }) => ({ answer: event.output as Stale }) },
            ],
          },
          {
            guard: { type: 'isTold', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking',
            actions: { type: 'keepTold', params: ({ event }) => ({ told: event.output as Told }) },
          },
          {
            guard: 'shows',
            target: 'showing',
            actions: [
              { type: 'keepShown', params: ({ event }) => ({ answer: event.output as Saved | Done }) },
              { type: 'tellDone', params: ({ event }) => ({ answer: event.output as Saved | Done }) },
            ],
          },
          {
            target: 'resting',
            actions: { type: 'tellDone', params: ({ event }) => ({ answer: event.output as Saved | Done }) },
          },
        ],
        onError: { target: 'asking', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    showing: {
      description: 'The person sees what is shown this once.',
      tags: 'shown',
      exit: 'forgetShown',
      on: { 'shown.seen': 'resting' },
    },
  },
})
