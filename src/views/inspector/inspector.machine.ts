import { assign, fromPromise, not, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import { cleared, emptyLog, lastOf, received } from '../../data/inspect/log.ts'
import type { Received } from '../../data/inspect/receiver.ts'
import type { InspectorContext, InspectorEvent, Looked, Source, Speed } from './inspector.types.ts'
import { logOf, paceOf, positionOf, stepOf } from './position.ts'

export const inspectorMachine = setup({
  types: {
    context: {} as InspectorContext,
    events: {} as InspectorEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    open: fromPromise<Looked, Source>(unprovided),
  },
  actions: {
    receive: assign(({ context }, { messages, missed }: Received) => ({
      stream: received(context.stream, messages, missed),
      connected: true,
    })),
    noteEnd: assign({ connected: false }),
    clear: assign({ stream: ({ context }) => cleared(context.stream) }),
    pauseHere: assign(({ context }) => ({ position: positionOf(context), pausedAt: lastOf(logOf(context)) })),
    step: assign({ position: ({ context }, { by }: { by: number }) => stepOf(context, by) }),
    moveTo: assign({ position: (_, { n }: { n: number }) => n }),
    setSpeed: assign({ speed: (_, { speed }: { speed: Speed }) => speed }),
    ask: assign((_, { source }: { source: Source }) => ({ asked: source, failure: null })),
    show: assign(({ context }, { log, isWhole }: Looked) => ({
      opened: { source: context.asked!, log, isWhole },
      asked: null,
      position: log.moments[0]?.n ?? null,
      pausedAt: lastOf(log),
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    close: assign({ opened: null, asked: null, failure: null, position: null }),
  },
  guards: {
    hasMoments: ({ context }) => logOf(context).moments.length > 0,
    hasStep: ({ context }, { by }: { by: number }) => stepOf(context, by) !== null,
    isAtEnd: ({ context }) => stepOf(context, 1) === null,
    isBeforeLast: ({ context }) => stepOf(context, 2) === null,
    isOpened: ({ context }) => context.opened !== null,
  },
  delays: {
    pace: ({ context }) => paceOf(context),
  },
}).createMachine({
  id: 'inspector',
  description: 'What actors were told is received, looked at as it comes or at any moment, and read from a recording',
  context: {
    stream: emptyLog,
    connected: false,
    opened: null,
    asked: null,
    failure: null,
    position: null,
    pausedAt: 0,
    speed: 1,
  },
  initial: 'live',
  on: {
    'stream.received': { actions: { type: 'receive', params: ({ event }) => event } },
    'stream.ended': { actions: 'noteEnd' },
    'speed.chosen': { actions: { type: 'setSpeed', params: ({ event }) => event } },
    'source.chosen': { target: '.opening', actions: { type: 'ask', params: ({ event }) => event } },
    'source.closed': { target: '.live', actions: 'close' },
  },
  states: {
    live: {
      description: 'The newest of the stream is shown, whatever comes',
      tags: 'settled',
      on: {
        'stream.cleared': { actions: 'clear' },
        'pause.chosen': { guard: 'hasMoments', target: 'paused', actions: 'pauseHere' },
        'step.chosen': {
          guard: { type: 'hasStep', params: ({ event }) => event },
          target: 'paused',
          actions: ['pauseHere', { type: 'step', params: ({ event }) => event }],
        },
        'moment.chosen': {
          guard: 'hasMoments',
          target: 'paused',
          actions: ['pauseHere', { type: 'moveTo', params: ({ event }) => event }],
        },
      },
    },
    paused: {
      description: 'One moment is shown; what is streamed goes on to be received',
      tags: 'settled',
      on: {
        'step.chosen': {
          guard: { type: 'hasStep', params: ({ event }) => event },
          actions: { type: 'step', params: ({ event }) => event },
        },
        'moment.chosen': { actions: { type: 'moveTo', params: ({ event }) => event } },
        'live.chosen': { target: 'live', actions: 'close' },
        'play.chosen': { guard: not('isAtEnd'), target: 'playing' },
      },
    },
    playing: {
      description: 'One moment follows the other as they did, at the chosen speed, until the last',
      tags: 'settled',
      after: {
        pace: [
          { guard: 'isBeforeLast', target: 'paused', actions: { type: 'step', params: { by: 1 } } },
          { target: 'playing', reenter: true, actions: { type: 'step', params: { by: 1 } } },
        ],
      },
      on: {
        'pause.chosen': 'paused',
        'step.chosen': {
          guard: { type: 'hasStep', params: ({ event }) => event },
          target: 'paused',
          actions: { type: 'step', params: ({ event }) => event },
        },
        'moment.chosen': { target: 'paused', actions: { type: 'moveTo', params: ({ event }) => event } },
        'live.chosen': { target: 'live', actions: 'close' },
      },
    },
    opening: {
      description: 'A recording or a stored case is read; it is shown from its beginning',
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context }) => context.asked!,
        onDone: { target: 'paused', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: [
          {
            guard: 'isOpened',
            target: 'paused',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
          { target: 'live', actions: { type: 'noteFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
})
