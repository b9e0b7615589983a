import { caseSetup } from './case.setup.ts'
import type { Moved, Refused } from '../../shared/endpoints/answers/cases.ts'
import type { CaseContext, Sent } from './case.types.ts'

export const decision = caseSetup.createStateConfig({
  description: 'What the operator is about to do, and what became of it',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is begun',
      tags: 'settled',
      on: {
        'action.chosen': {
          target: 'open',
          actions: ['readNews', { type: 'openDraft', params: ({ event }) => event }],
        },
        'news.read': { actions: 'readNews' },
      },
    },
    open: {
      description: 'An action is begun: the operator is asked, or types what it needs',
      initial: 'drafting',
      on: {
        'action.submitted': { target: 'sending', actions: { type: 'fillDraft', params: ({ event }) => event } },
        'action.abandoned': { target: 'idle', actions: ['dropDraft', 'forgetAnswer'] },
      },
      states: {
        drafting: {
          description: 'Nothing was sent yet',
          tags: 'editable',
          always: { guard: 'isOvertaken', target: 'conflicted' },
        },
        refused: {
          description: 'The server said no and why; what was typed can be changed',
          tags: ['editable', 'failed'],
          always: { guard: 'isOvertaken', target: 'conflicted' },
        },
        interrupted: {
          description: 'No answer came; the same try can be sent again without being counted twice',
          tags: ['editable', 'failed'],
          always: { guard: 'isOvertaken', target: '#case.ready.decision.recovering' },
        },
        conflicted: {
          description: 'Somebody else moved the case first; the operator goes on or discards',
          tags: 'editable',
          on: {
            'action.submitted': {
              target: '#case.ready.decision.sending',
              actions: ['readNews', { type: 'renewDraft', params: ({ event }) => event }],
            },
          },
        },
      },
    },
    sending: {
      description: 'The server is asked to take the event',
      tags: 'busy',
      entry: 'forgetAnswer',
      invoke: {
        src: 'send',
        input: attempt,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['announceDecision', { type: 'keepDecided', params: ({ event }) => event.output as Moved }],
          },
          {
            guard: { type: 'isStale', params: ({ event }) => event.output },
            target: 'open.conflicted',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output as Refused },
          },
          {
            target: 'open.refused',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output as Refused }, 'announceFailure'],
          },
        ],
        onError: {
          target: 'open.interrupted',
          actions: [{ type: 'keepError', params: ({ event }) => event }, 'announceFailure'],
        },
      },
    },
    recovering: {
      description:
        'The case has moved after a try without an answer: the same try tells whether it was the one that moved it',
      tags: 'busy',
      invoke: {
        src: 'send',
        input: attempt,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['announceDecision', { type: 'keepDecided', params: ({ event }) => event.output as Moved }],
          },
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

/** Made for the revision that the operator has seen, whatever has been heard of since. */
function attempt({ context: { area, id, draft, seen } }: { context: CaseContext }): Sent {
  return { area, id, draft: draft!, revision: seen }
}
