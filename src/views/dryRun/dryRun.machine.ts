import { assign, fromPromise, setup } from 'xstate'
import type { DryRun } from '../../../machines/kernel/dryRun.ts'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { DryBatch } from '../../shared/endpoints/answers/dryRun.ts'
import type { Done, DryRunContext } from './dryRun.types.ts'

const kindsOf = ({ counts }: DryBatch) => Object.keys(counts) as DryRun['kind'][]

const together = (before: Done | null, batch: DryBatch): Done =>
  before
    ? {
        ...batch,
        total: before.total,
        checked: before.checked + batch.checked,
        counts: Object.fromEntries(kindsOf(batch).map((kind) => [kind, before.counts[kind]! + batch.counts[kind]!])),
        cases: [...before.cases, ...batch.cases],
      }
    : { ...batch, total: batch.total ?? 0 }

export const dryRunMachine = setup({
  types: {
    context: {} as DryRunContext,
    input: {} as { id: string },
    events: {} as { type: 'run.asked' } | { type: 'run.stopped' },
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: { run: fromPromise<DryBatch, { id: string; after: string | null }>(unprovided) },
  actions: {
    forget: assign({ done: null }),
    add: assign(({ context: { done } }, { batch }: { batch: DryBatch }) => ({ done: together(done, batch) })),
  },
  guards: { isMore: (_, { batch }: { batch: DryBatch }) => batch.next !== null },
}).createMachine({
  id: 'dryRun',
  description: 'What would be made of the cases that there are, asked for a batch at a time.',
  context: ({ input: { id } }) => ({ id, done: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has asked for it, or it was stopped: what was found stays.',
      on: { 'run.asked': { target: 'running', actions: 'forget' } },
    },
    running: {
      description: 'A batch is awaited.',
      tags: ['busy'],
      on: { 'run.stopped': 'idle' },
      invoke: {
        src: 'run',
        input: ({ context: { id, done } }) => ({ id, after: done?.next ?? null }),
        onDone: [
          {
            guard: { type: 'isMore', params: ({ event }) => ({ batch: event.output }) },
            target: 'running',
            reenter: true,
            actions: { type: 'add', params: ({ event }) => ({ batch: event.output }) },
          },
          { target: 'over', actions: { type: 'add', params: ({ event }) => ({ batch: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    over: {
      description: 'All cases were tried.',
      tags: ['settled'],
      on: { 'run.asked': { target: 'running', actions: 'forget' } },
    },
    failed: {
      description: 'A batch could not be had.',
      tags: ['failed'],
      on: { 'run.asked': { target: 'running', actions: 'forget' } },
    },
  },
})
