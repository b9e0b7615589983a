import { inputOf, newestOf } from './record.context.ts'
import { knowledge } from './record.knowledge.ts'
import { recordSetup } from './record.setup.ts'
import { work } from './record.work.ts'

export const recordMachine = recordSetup.createMachine({
  id: 'record',
  description: 'One record on the screen of one person, kept fresh: a plain one may be deleted, a case decided.',
  context: ({ input }) => ({
    ...input,
    seen: input.known ? newestOf(input.known) : 0,
    before: input.known && input.known.row,
    heard: 0,
    issued: [],
    draft: null,
    refusal: null,
    failure: null,
  }),
  initial: 'opening',
  invoke: { src: 'watch', input: inputOf },
  on: {
    'record.heard': { actions: { type: 'noteHeard', params: ({ event }) => event } },
    'document.issued': { actions: { type: 'noteIssued', params: ({ event }) => event } },
  },
  states: {
    opening: {
      description: 'What was told just now need not be read; what is remembered is shown, and read again.',
      always: [
        { guard: 'isRemembered', target: 'shown.knowledge.refreshing' },
        { guard: 'isKnown', target: 'shown' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'The record and what has happened with it are on their way.',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: inputOf,
        onDone: { target: 'shown', actions: { type: 'keepLoaded', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'gone' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    shown: {
      description: 'What is known of it is shown.',
      type: 'parallel',
      on: { 'record.told': { actions: { type: 'keepTold', params: ({ event }) => event } } },
      states: { knowledge, work },
    },
    gone: { description: 'There is no such record, or not for this person.', tags: ['settled', 'failed'] },
    failed: {
      description: 'The record could not be read.',
      tags: ['settled', 'failed'],
      on: { 'load.retried': 'loading' },
    },
    deleted: { description: 'The person has deleted it.', type: 'final' },
  },
})
