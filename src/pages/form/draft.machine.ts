import { assign, fromPromise, not, setup } from 'xstate'
import { same } from '../../../machines/fields/same.ts'
import { isFinal } from '../../data/apiError.ts'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Draft, DraftContext, DraftEvents, DraftOf, Keep, KeptDraft } from './draft.types.ts'
import type { Values } from './form.types.ts'

/** What comes after a draft was taken back is another's: what was on its way of the former is kept no more. */
const nextWriter = (writer: string): string => {
  const [id, turn] = writer.split('.')
  return `${id}.${Number(turn) + 1}`
}

export const draftMachine = setup({
  types: {
    input: {} as DraftOf,
    context: {} as DraftContext,
    events: {} as DraftEvents,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    look: fromPromise<Draft | null, DraftOf>(unprovided),
    keep: fromPromise<KeptDraft, Keep>(unprovided),
    drop: fromPromise<void, DraftOf>(unprovided),
  },
  actions: {
    keepFound: assign((_, { found }: { found: Draft | null }) => ({
      found,
      typed: found && found.typed,
      kept: found && found.typed,
      keptAt: found && found.saved_at,
      seen: found ? found.revision : 0,
    })),
    noteTyped: assign(
      ({ context }, { typed, base = context.base }: { typed: Values | null; base?: number | null }) => ({
        typed,
        base,
      }),
    ),
    noteSent: assign(({ context }) => ({ sent: context.typed })),
    noteKept: assign(({ context }, answer: KeptDraft) => ({
      kept: context.sent,
      keptAt: answer.saved_at,
      seen: answer.revision,
      elsewhere: answer.replaced ?? context.elsewhere,
      isMissed: false,
    })),
    noteMissed: assign({ isMissed: true }),
    noteDropped: assign(({ context }) => ({
      kept: null,
      keptAt: null,
      seen: 0,
      isMissed: false,
      writer: nextWriter(context.writer),
    })),
    settleElsewhere: assign({ elsewhere: null }),
    finish: assign({ isOver: true }),
  },
  guards: {
    isKept: ({ context: { typed, kept } }) => same(typed, kept),
    isNothing: ({ context: { typed } }) => typed === null,
    isThere: ({ context: { seen } }) => seen > 0,
    isFinal: (_, { error }: { error: unknown }) => isFinal(error),
    isOver: ({ context }) => context.isOver,
  },
  delays: { pause: 800, retry: 5_000 },
}).createMachine({
  id: 'draft',
  description: 'What a person types into a form, kept on the server until it is submitted.',
  context: ({ input }) => ({
    ...input,
    found: null,
    typed: null,
    sent: null,
    kept: null,
    keptAt: null,
    seen: 0,
    elsewhere: null,
    isMissed: false,
    isOver: false,
  }),
  initial: 'looking',
  on: {
    'form.typed': { actions: { type: 'noteTyped', params: ({ event }) => event } },
    'form.finished': [{ guard: 'isThere', target: '.dropping', actions: 'finish' }, '.over'],
    'elsewhere.settled': { actions: 'settleElsewhere' },
  },
  states: {
    looking: {
      description: 'Whether something was typed before is asked.',
      tags: 'busy',
      invoke: {
        src: 'look',
        input: ({ context: { area, place, base, writer } }) => ({ area, place, base, writer }),
        onDone: {
          target: 'resting',
          actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: [
          { guard: { type: 'isFinal', params: ({ event }) => event }, target: 'unkept' },
          { target: 'resting' },
        ],
      },
    },
    resting: {
      description: 'The server has what is typed.',
      tags: 'settled',
      always: { guard: not('isKept'), target: 'waiting' },
    },
    waiting: {
      description: 'The person may be typing still.',
      on: {
        'form.typed': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'noteTyped', params: ({ event }) => event },
        },
      },
      after: {
        pause: [
          { guard: 'isKept', target: 'resting' },
          { guard: 'isNothing', target: 'dropping' },
          { target: 'keeping' },
        ],
      },
    },
    keeping: {
      description: 'What is typed is on its way to the server.',
      entry: 'noteSent',
      on: { 'form.finished': { target: 'dropping', actions: 'finish' } },
      invoke: {
        src: 'keep',
        input: ({ context: { area, place, base, writer, typed, seen } }) => ({
          area,
          place,
          base,
          writer,
          typed: typed!,
          seen,
        }),
        onDone: {
          target: 'resting',
          actions: { type: 'noteKept', params: ({ event }) => event.output },
        },
        onError: [{ guard: { type: 'isFinal', params: ({ event }) => event }, target: 'unkept' }, { target: 'missed' }],
      },
    },
    unkept: { description: 'The server keeps nothing of this form.', tags: 'failed', entry: 'noteMissed' },
    missed: {
      description: 'The server could not be told, and is told in a moment or when more is typed.',
      tags: 'failed',
      entry: 'noteMissed',
      on: { 'form.typed': { target: 'waiting', actions: { type: 'noteTyped', params: ({ event }) => event } } },
      after: { retry: 'waiting' },
    },
    dropping: {
      description: 'What was typed is submitted, or taken back: nothing of it is kept.',
      on: { 'form.finished': { actions: 'finish' } },
      invoke: {
        src: 'drop',
        input: ({ context: { area, place, base, writer } }) => ({ area, place, base, writer }),
        onDone: [
          { guard: 'isOver', target: 'over' },
          { target: 'resting', actions: 'noteDropped' },
        ],
        onError: [{ guard: 'isOver', target: 'over' }, 'missed'],
      },
    },
    over: { description: 'The form is submitted.', type: 'final' },
  },
})
