import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Stale } from '../../shared/endpoints/answers/records.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type {
  FormAnswer,
  FormContext,
  FormEvents,
  FormInput,
  FormNotice,
  Save,
  StoredRecord,
  Values,
} from './form.types.ts'

export const formMachine = setup({
  types: {
    input: {} as FormInput,
    context: {} as FormContext,
    events: {} as FormEvents,
    emitted: {} as FormNotice,
    tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<StoredRecord, string>(unprovided),
    save: fromPromise<FormAnswer, Save>(unprovided),
  },
  actions: {
    keepRecord: assign((_, { record }: { record: StoredRecord }) => ({ record })),
    keepTheirs: assign((_, { record, since }: Stale) => ({ theirs: record, since })),
    takeTheirs: assign(({ context }) => ({ record: context.theirs, theirs: null, since: [] })),
    keepValues: assign((_, { values }: { values: Values }) => ({ values, wrong: [], failure: null })),
    keepWrong: assign((_, { fields }: { fields: FieldError[] }) => ({ wrong: fields })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    keepSaved: assign((_, { id }: { id: string }) => ({ savedId: id })),
    tellSaved: emit({ type: 'saved' }),
    tellWrong: emit((_, { fields }: { fields: FieldError[] }) => ({ type: 'refused', wrong: fields }) as const),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isSaved: (_, { answer }: { answer: FormAnswer }) => answer.__typename === 'Saved',
    isInvalid: (_, { answer }: { answer: FormAnswer }) => answer.__typename === 'Invalid',
  },
}).createMachine({
  id: 'form',
  description: 'One record being made or changed by a person, while others may change it too.',
  context: ({ input }) => ({
    ...input,
    record: null,
    theirs: null,
    since: [],
    values: {},
    wrong: [],
    failure: null,
    savedId: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A new record is typed at once, a stored one is read first.',
      always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }],
    },
    loading: {
      description: 'The record is read.',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.id!,
        onDone: {
          target: 'editing',
          actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: { target: 'unloaded', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unloaded: { description: 'There is nothing to edit.', tags: 'failed', on: { 'load.retried': 'loading' } },
    editing: {
      description: 'The person types.',
      tags: 'editable',
      on: { 'form.submitted': { target: 'saving', actions: { type: 'keepValues', params: ({ event }) => event } } },
    },
    saving: {
      description: 'What was typed is on its way; it stays until it is saved.',
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { record, values } }) => ({ record, values }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            actions: [
              'tellSaved',
              { type: 'keepSaved', params: ({ event }) => event.output as Extract<FormAnswer, { id: string }> },
            ],
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing',
            actions: [
              {
                type: 'keepWrong',
                params: ({ event }) => event.output as Extract<FormAnswer, { fields: FieldError[] }>,
              },
              {
                type: 'tellWrong',
                params: ({ event }) => event.output as Extract<FormAnswer, { fields: FieldError[] }>,
              },
            ],
          },
          {
            target: 'conflicted',
            actions: { type: 'keepTheirs', params: ({ event }) => event.output as Stale },
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'keepFailure', params: ({ event }) => event },
            { type: 'tellFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    conflicted: {
      description: 'Somebody else has saved first: the person sees both versions and chooses, field by field.',
      tags: 'editable',
      on: {
        'choice.edited': { target: 'editing', actions: 'takeTheirs' },
        'choice.saved': {
          target: 'saving',
          actions: ['takeTheirs', { type: 'keepValues', params: ({ event }) => event }],
        },
      },
    },
    saved: { description: 'It is stored, and the page is left.', type: 'final', tags: 'settled' },
  },
})
