import { and, not, or, stateIn } from 'xstate'
import { inputOf } from './record.context.ts'
import { recordSetup } from './record.setup.ts'

/** What is heard of while the person's own work is on its way is likely to be that work; the answer tells. */
const isUnderWay = or([stateIn({ shown: { work: 'sending' } }), stateIn({ shown: { work: 'deleting' } })])

export const knowledge = recordSetup.createStateConfig({
  description: 'Whether what is shown is the newest that there is.',
  initial: 'current',
  states: {
    current: {
      description: 'What is shown is what the server last told.',
      always: { guard: and(['isBehind', not(isUnderWay)]), target: 'refreshing' },
      on: {
        'record.changedElsewhere': 'refreshing',
        'earlier.wanted': { guard: 'hasEarlier', target: 'recalling' },
      },
    },
    refreshing: {
      description: 'The record has moved on and is read again.',
      on: {
        'record.heard': {
          target: 'refreshing',
          reenter: true,
          actions: { type: 'noteHeard', params: ({ event }) => event },
        },
        'record.changedElsewhere': { target: 'refreshing', reenter: true },
      },
      invoke: {
        src: 'load',
        input: inputOf,
        onDone: { target: 'current', actions: { type: 'keepFresh', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: '#record.gone' },
          { target: 'missed' },
        ],
      },
    },
    missed: {
      description: 'The record could not be read again and will be tried in a moment.',
      tags: 'failed',
      on: {
        'record.heard': { target: 'refreshing', actions: { type: 'noteHeard', params: ({ event }) => event } },
        'record.changedElsewhere': 'refreshing',
      },
      after: { retryInterval: 'refreshing' },
    },
    recalling: {
      description: 'Earlier history is on its way.',
      on: { 'record.changedElsewhere': 'refreshing' },
      invoke: {
        src: 'loadEarlier',
        input: ({ context }) => ({ ...inputOf({ context }), below: context.known!.history.at(-1)!.revision }),
        onDone: { target: 'current', actions: { type: 'keepEarlier', params: ({ event }) => event.output } },
        onError: { target: 'current', actions: { type: 'tellUnrecalled', params: ({ event }) => event } },
      },
    },
  },
})
