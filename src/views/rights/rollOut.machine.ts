import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { OrganisationDifference } from '../../shared/endpoints/answers/rollOut.ts'
import type { RollOutContext, RollOutEvent, Turn } from './rollOut.types.ts'

export const rollOutMachine = setup({
  types: {
    context: {} as RollOutContext,
    input: {} as Pick<RollOutContext, 'template'>,
    events: {} as RollOutEvent,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<OrganisationDifference[], { template: string }>(unprovided),
    carryOut: fromPromise<void, Turn>(unprovided),
  },
  actions: {
    keepOrganisations: assign((_, { organisations }: { organisations: OrganisationDifference[] }) => ({
      organisations,
    })),
    keepChosen: assign((_, { organisations }: { organisations: readonly OrganisationDifference[] }) => ({
      queue: organisations,
      total: organisations.length,
      failure: null,
    })),
    endTurn: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    endOthers: assign(({ context }) => ({ queue: context.queue.slice(0, 1) })),
    endAll: assign({ queue: [] }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
  },
  guards: { isLast: ({ context }) => context.queue.length === 1 },
}).createMachine({
  id: 'rollOut',
  description: 'The organisations that began with a template get what it has by now, one after the other',
  context: ({ input: { template } }) => ({ template, organisations: null, queue: [], total: 0, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'It is asked in which something would change; what was answered before stays in view',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { template } }) => ({ template }),
        onDone: {
          target: 'listed',
          actions: { type: 'keepOrganisations', params: ({ event }) => ({ organisations: event.output }) },
        },
        onError: 'unread',
      },
    },
    unread: {
      description: 'It is not known what would change',
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    listed: {
      description: 'The person sees what would change, and where',
      tags: 'settled',
      on: { 'rollOut.chosen': { target: 'asked', actions: { type: 'keepChosen', params: ({ event }) => event } } },
    },
    asked: {
      description: 'The question is open: yes begins with the first that was chosen',
      tags: 'settled',
      on: {
        'rollOut.declined': { target: 'listed', actions: 'endAll' },
        'rollOut.confirmed': 'rollingOut',
      },
    },
    rollingOut: {
      description: 'The server gives one organisation all of it or nothing',
      tags: 'busy',
      on: { 'rollOut.stopped': { actions: 'endOthers' } },
      invoke: {
        src: 'carryOut',
        input: ({ context: { template, queue } }) => ({ template, organisation: queue[0]!.id, stamp: queue[0]!.stamp }),
        onDone: [
          { guard: 'isLast', target: 'loading', actions: 'endTurn' },
          { target: 'rollingOut', reenter: true, actions: 'endTurn' },
        ],
        onError: {
          target: 'loading',
          actions: ['endAll', { type: 'noteFailure', params: ({ event }) => event }],
        },
      },
    },
  },
})
