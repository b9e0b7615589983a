import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../../machines/kernel/unprovided.ts'
import type { BulkContext, BulkEvent, BulkSend, BulkStage, Outcome } from './bulk.types.ts'
import { missingIn, saidIn } from './filled.ts'
import type { Row } from '../../../shared/endpoints/answers/records.ts'
import type { BulkAction } from './judge.ts'

/** Milliseconds in which a decision about many can be taken back. */
export const grace = 5_000

export const bulkMachine = setup({
  types: {
    input: {} as { rows: Row[] },
    context: {} as BulkContext,
    events: {} as BulkEvent,
    tags: {} as BulkStage['kind'],
  },
  actors: {
    judge: fromPromise<BulkAction[], Row[]>(unprovided),
    send: fromPromise<Outcome, BulkSend>(unprovided),
  },
  actions: {
    takeRows: assign((_, { rows }: { rows: Row[] }) => ({ rows })),
    keepActions: assign((_, { actions }: { actions: BulkAction[] }) => ({ actions })),
    begin: assign((_, { action }: { action: BulkAction }) => ({ action, values: {}, outcomes: [], stopped: false })),
    keepValue: assign(({ context }, { name, value }: { name: string; value: unknown }) => ({
      values: { ...context.values, [name]: value },
    })),
    keepOutcome: assign(({ context }, { outcome }: { outcome: Outcome }) => ({
      outcomes: [...context.outcomes, outcome],
    })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      outcomes: [...context.outcomes, { row: nextRow(context), kind: 'failed', error } as const],
    })),
    markStopped: assign({ stopped: true }),
    /** Those that were not answered, or not sent, come after the others. */
    keepAnswered: assign(({ context: { action, outcomes } }) => {
      const answered = outcomes.filter(({ kind }) => kind !== 'failed')
      const ids = new Set(answered.map(({ row }) => row.id))
      const rest = action!.allowed.filter(({ id }) => !ids.has(id))
      return {
        action: { ...action!, allowed: [...answered.map(({ row }) => row), ...rest] },
        outcomes: answered,
        stopped: false,
      }
    }),
  },
  guards: {
    isFilled: ({ context: { action, values } }) => missingIn(action!, values).length === 0,
    hasSent: ({ context }) => context.outcomes.length > 0,
    hasRest: ({ context: { action, outcomes } }) =>
      outcomes.length < action!.allowed.length || outcomes.some(({ kind }) => kind === 'failed'),
    hasNext: ({ context: { action, outcomes, stopped } }) => !stopped && outcomes.length < action!.allowed.length,
  },
  delays: { burst: 250, grace },
}).createMachine({
  id: 'bulk',
  description: 'The chosen rows of a list: what may be done to them, and doing it one by one.',
  context: ({ input }) => ({ rows: input.rows, actions: [], action: null, values: {}, outcomes: [], stopped: false }),
  initial: 'judging',
  on: { 'selection.changed': { actions: { type: 'takeRows', params: ({ event }) => event } } },
  states: {
    judging: {
      description: 'It is asked what each of the rows allows; cases are read for it.',
      tags: 'judging',
      on: { 'selection.changed': { target: 'choosing', actions: { type: 'takeRows', params: ({ event }) => event } } },
      invoke: {
        src: 'judge',
        input: ({ context }) => context.rows,
        onDone: {
          target: 'judged',
          actions: { type: 'keepActions', params: ({ event }) => ({ actions: event.output }) },
        },
        onError: 'unjudged',
      },
    },
    choosing: {
      description: 'The reader is still choosing rows.',
      tags: 'judging',
      on: {
        'selection.changed': {
          target: 'choosing',
          reenter: true,
          actions: { type: 'takeRows', params: ({ event }) => event },
        },
      },
      after: { burst: 'judging' },
    },
    judged: {
      description: 'What may be done to how many of them is known.',
      tags: 'judged',
      on: {
        'selection.changed': { target: 'choosing', actions: { type: 'takeRows', params: ({ event }) => event } },
        'action.chosen': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    unjudged: {
      description: 'The rows could not be read.',
      tags: 'unjudged',
      on: {
        'judgement.retried': 'judging',
        'selection.changed': { target: 'choosing', actions: { type: 'takeRows', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'The operator is asked whether it shall be done, and for what goes with it.',
      tags: 'asking',
      on: {
        'field.filled': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'action.abandoned': 'choosing',
        'action.confirmed': { guard: 'isFilled', target: 'waiting' },
      },
    },
    waiting: {
      description:
        'Nothing of what is wanted now has left yet: for a moment it can still be taken back, with what was typed; the rest of what was begun, with what became of the others.',
      tags: 'waiting',
      on: {
        'sending.undone': [{ guard: 'hasSent', target: 'done' }, { target: 'asking' }],
        'sending.hurried': 'sending',
      },
      after: { grace: 'sending' },
    },
    sending: {
      description: 'One row after the other; the answer of each is kept.',
      tags: 'sending',
      on: { 'sending.stopped': { actions: 'markStopped' } },
      initial: 'turning',
      states: {
        turning: {
          description: 'Another one is sent, unless there is none or it was stopped.',
          always: [{ guard: 'hasNext', target: 'sent' }, { target: '#bulk.done' }],
        },
        sent: {
          description: 'The server is asked to move one case.',
          invoke: {
            src: 'send',
            input: ({ context }) => ({
              row: nextRow(context),
              type: context.action!.type,
              words: context.action!.words,
              payload: { ...saidIn(context.action!, context.values), ...nextRow(context).own },
            }),
            onDone: {
              target: 'turning',
              actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
            },
            onError: { target: 'turning', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    done: {
      description: 'The operator reads what became of each.',
      tags: 'done',
      on: {
        'result.read': 'choosing',
        'rest.retried': { guard: 'hasRest', target: 'waiting', actions: 'keepAnswered' },
      },
    },
  },
})

const nextRow = ({ action, outcomes }: BulkContext) => action!.allowed[outcomes.length]!
