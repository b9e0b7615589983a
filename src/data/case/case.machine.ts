import { and, not, stateIn } from 'xstate'
import { decision } from './case.decision.ts'
import { caseSetup } from './case.setup.ts'
import type { CaseContext, CaseInput } from './case.types.ts'

export const caseMachine = caseSetup.createMachine({
  id: 'case',
  description: 'One case on the screen of one operator',
  context: ({ input }) => ({
    ...input,
    lifecycle: null,
    state: null,
    before: null,
    seen: 0,
    heard: 0,
    draft: null,
    refusal: null,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The case, its timeline and its lifecycle are on their way',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: inputOf,
        onDone: { target: 'ready', actions: { type: 'keepLoaded', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'gone' },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    ready: {
      description: 'The case is shown, kept fresh, and may be decided',
      type: 'parallel',
      invoke: { src: 'watch', input: inputOf },
      on: { 'case.heard': { actions: { type: 'noteHeard', params: ({ event }) => event } } },
      states: {
        knowledge: {
          description: 'Whether what is shown is the newest that there is',
          initial: 'current',
          states: {
            current: {
              description: 'What is shown is what the server last told',
              on: { 'case.changedElsewhere': 'refreshing' },
              // What is heard of while an event is on its way is likely to be that event; the answer tells.
              always: {
                guard: and(['isBehind', not(stateIn({ ready: { decision: 'sending' } }))]),
                target: 'refreshing',
              },
            },
            refreshing: {
              description: 'The case has moved on and is read again',
              on: {
                'case.heard': {
                  target: 'refreshing',
                  reenter: true,
                  actions: { type: 'noteHeard', params: ({ event }) => event },
                },
                'case.changedElsewhere': { target: 'refreshing', reenter: true },
              },
              invoke: {
                src: 'refresh',
                input: inputOf,
                onDone: {
                  target: 'current',
                  actions: { type: 'keepFresh', params: ({ event }) => ({ state: event.output }) },
                },
                onError: [
                  { guard: { type: 'isMissing', params: ({ event }) => event }, target: '#case.gone' },
                  { target: 'missed' },
                ],
              },
            },
            missed: {
              description: 'The case could not be read again and will be tried in a moment',
              tags: 'failed',
              on: {
                'case.heard': {
                  target: 'refreshing',
                  actions: { type: 'noteHeard', params: ({ event }) => event },
                },
                'case.changedElsewhere': 'refreshing',
                'reload.requested': 'refreshing',
              },
              after: { retryInterval: 'refreshing' },
            },
          },
        },
        decision,
      },
    },
    gone: { description: 'There is no such case, or not for this operator', tags: ['settled', 'failed'] },
    failed: {
      description: 'The case could not be read',
      tags: ['settled', 'failed'],
      on: { 'reload.requested': 'loading' },
    },
  },
})

function inputOf({ context: { area, id } }: { context: CaseContext }): CaseInput {
  return { area, id }
}
