import { assign, fromPromise, setup } from 'xstate'
import { same } from '../../../machines/fields/same.ts'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Draft, RulesContext, RulesEvent, Sent } from './rules.types.ts'

export const rulesMachine = setup({
  types: {
    context: {} as RulesContext,
    input: {} as { id: string; revision: number; stored: Draft },
    events: {} as RulesEvent,
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    send: fromPromise<Sent, { id: string; revision: number; typed: Draft; key: string }>(unprovided),
  },
  actions: {
    keepTyped: assign(({ context: { typed } }, { change }: { change: Partial<Draft> }) => ({
      typed: { ...typed, ...change },
      refusal: null,
      failure: null,
    })),
    dropTyped: assign(({ context: { stored } }) => ({ typed: stored, refusal: null, failure: null })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, refusal: null, failure: null })),
    keepSaved: assign(({ context: { typed } }, { revision }: { revision: number }) => ({ stored: typed, revision })),
    takeStored: assign((_, { revision, stored }: { revision: number; stored: Draft }) => ({
      revision,
      stored,
      typed: stored,
      refusal: null,
      failure: null,
    })),
    keepBase: assign((_, { revision, stored }: { revision: number; stored: Draft }) => ({ revision, stored })),
    noteRefusal: assign((_, { refusal }: { refusal: RulesContext['refusal'] }) => ({ refusal })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
  },
  guards: {
    isChanged: ({ context: { stored, typed } }) => !same(stored, typed),
    isNewer: ({ context }, { revision }: { revision: number }) => revision > context.revision,
    isTaken: (_, { sent }: { sent: Sent }) => sent.taken,
  },
}).createMachine({
  id: 'rules',
  description: 'What is typed of a version of a rule table, until it is saved.',
  context: ({ input }) => ({ ...input, typed: input.stored, key: '', refusal: null, failure: null }),
  initial: 'clean',
  states: {
    clean: {
      description: 'What stands there is what is stored.',
      tags: ['editable'],
      on: {
        'draft.typed': { target: 'typed', actions: { type: 'keepTyped', params: ({ event }) => event } },
        'version.moved': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          actions: { type: 'takeStored', params: ({ event }) => event },
        },
      },
    },
    typed: {
      description: 'Something was typed that is not saved. Who saves first is kept, and what was typed stays.',
      tags: ['editable'],
      on: {
        'draft.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'draft.dropped': { target: 'clean', actions: 'dropTyped' },
        'save.asked': {
          guard: 'isChanged',
          target: 'saving',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
        'version.moved': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          actions: { type: 'keepBase', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'It is sent as an event of the version.',
      tags: ['busy'],
      invoke: {
        src: 'send',
        input: ({ context: { id, revision, typed, key } }) => ({ id, revision, typed, key }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ sent: event.output }) },
            target: 'clean',
            actions: {
              type: 'keepSaved',
              params: ({ event }) => ({ revision: (event.output as Extract<Sent, { taken: true }>).revision }),
            },
          },
          {
            target: 'typed',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ refusal: (event.output as Extract<Sent, { taken: false }>).refusal }),
            },
          },
        ],
        onError: { target: 'typed', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
  },
})
