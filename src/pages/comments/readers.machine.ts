import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Mentionable } from '../../shared/endpoints/answers/comments.ts'
import type { About } from './comments.types.ts'
import type { ReadersContext, ReadersEvent } from './readers.types.ts'

export const readersMachine = setup({
  types: { context: {} as ReadersContext, input: {} as About, events: {} as ReadersEvent, tags: {} as 'busy' },
  actors: { load: fromPromise<Mentionable[], About>(unprovided) },
  actions: { keepPeople: assign((_, { people }: { people: Mentionable[] }) => ({ people })) },
}).createMachine({
  id: 'readers',
  description: 'Who sees a case and may be mentioned there, looked up when somebody is first called for',
  context: ({ input }) => ({ about: input, people: null }),
  initial: 'unknown',
  states: {
    unknown: { description: 'Nobody has been called for', on: { 'people.wanted': 'asked' } },
    asked: {
      description: 'They are looked up',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.about,
        onDone: { target: 'known', actions: { type: 'keepPeople', params: ({ event }) => ({ people: event.output }) } },
        onError: 'unknown',
      },
    },
    known: { description: 'They may be called for', type: 'final' },
  },
})
