import { type DoneActorEvent, not } from 'xstate'
import type { Moved, Refused, SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import type { Stale } from '../../shared/endpoints/answers/records.ts'
import { inputOf } from './record.context.ts'
import { recordSetup } from './record.setup.ts'
import type { RecordContext, Sent } from './record.types.ts'

type Answered = { event: DoneActorEvent<SendAnswer> }

/** Nothing is left to be done: the server has taken the event. */
const accepted = {
  guard: { type: 'isAccepted', params: ({ event }: Answered) => ({ answer: event.output }) },
  target: 'idle',
  actions: [
    { type: 'tellDecided', params: ({ event }: Answered) => event.output as Moved },
    { type: 'keepDecided', params: ({ event }: Answered) => event.output as Moved },
  ],
} as const

export const work = recordSetup.createStateConfig({
  description: 'What the person is about to do, and what became of it.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is begun.',
      tags: 'settled',
      on: {
        'news.read': { actions: 'readNews' },
        'deletion.chosen': { guard: not('isCase'), target: 'asking', actions: 'readNews' },
        'action.chosen': {
          guard: 'isCase',
          target: 'open',
          actions: ['readNews', { type: 'openDraft', params: ({ event }) => event }],
        },
      },
    },
    asking: {
      description: 'The person is asked whether the record shall be deleted.',
      tags: 'asked',
      on: { 'deletion.abandoned': 'idle', 'deletion.confirmed': 'deleting' },
    },
    deleting: {
      description: 'The server is asked to delete the record as it was seen.',
      tags: ['asked', 'busy'],
      invoke: {
        src: 'remove',
        input: ({ context }) => ({ ...inputOf({ context }), revision: context.seen }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
            target: '#record.deleted',
            actions: 'tellDeleted',
          },
          {
            guard: { type: 'isStale', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            actions: [
              { type: 'keepTold', params: ({ event }) => ({ answer: event.output as Stale }) },
              'tellOvertaken',
            ],
          },
          { target: 'idle', actions: 'tellOvertaken' },
        ],
        onError: { target: 'idle', actions: { type: 'tellUndeleted', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'An action is begun: the person is asked, or types what it needs.',
      initial: 'drafting',
      on: {
        'action.submitted': { target: 'sending', actions: { type: 'fillDraft', params: ({ event }) => event } },
        'action.abandoned': { target: 'idle', actions: 'dropDraft' },
      },
      states: {
        drafting: {
          description: 'Nothing was sent yet.',
          tags: 'editable',
          always: { guard: 'isOvertaken', target: 'conflicted' },
        },
        refused: {
          description: 'The server said no and why; what was typed can be changed.',
          tags: ['editable', 'failed'],
          always: { guard: 'isOvertaken', target: 'conflicted' },
        },
        interrupted: {
          description: 'No answer came; the same try can be sent again without being counted twice.',
          tags: ['editable', 'failed'],
          always: { guard: 'isOvertaken', target: '#record.shown.work.recovering' },
        },
        conflicted: {
          description: 'Somebody else moved the case first; the person goes on or discards.',
          tags: 'editable',
          on: {
            'action.submitted': {
              target: '#record.shown.work.sending',
              actions: ['readNews', { type: 'renewDraft', params: ({ event }) => event }],
            },
          },
        },
      },
    },
    sending: {
      description: 'The server is asked to take the event.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'send',
        input: attempt,
        onDone: [
          accepted,
          {
            guard: { type: 'isStale', params: ({ event }) => ({ answer: event.output }) },
            target: 'open.conflicted',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output as Refused },
          },
          {
            target: 'open.refused',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output as Refused }, 'tellUndecided'],
          },
        ],
        onError: { target: 'open.interrupted', actions: 'tellUndecided' },
      },
    },
    recovering: {
      description:
        'The case has moved after a try without an answer: the same try tells whether it was the one that moved it.',
      tags: 'busy',
      invoke: {
        src: 'send',
        input: attempt,
        onDone: [
          accepted,
          {
            target: 'open.conflicted',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output as Refused },
          },
        ],
        onError: 'open.conflicted',
      },
    },
  },
})

/** Made for the revision that the person has seen, whatever has been heard of since. */
function attempt({ context: { area, id, draft, seen } }: { context: RecordContext }): Sent {
  return { area, id, draft: draft!, revision: seen }
}
