import type { DryBatch, DryCase } from '../../../src/shared/endpoints/answers/dryRun.ts'
import type { dryRunMachine } from '../../../src/views/dryRun/dryRun.machine.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const one = (id: string): DryCase => ({
  id,
  title: id,
  status: 'APPROVED',
  run: { kind: 'changed', appear: [], go: ['policy.issued'], limit: null },
})
const first: DryBatch & { total: number } = {
  area: 'credit_life',
  total: 3,
  checked: 2,
  next: 'b',
  counts: { unaffected: 1, changed: 1, otherwise: 0, unknown: 0 },
  cases: [one('a')],
}
const last: DryBatch & { total: number } = {
  ...first,
  checked: 1,
  next: null,
  counts: { unaffected: 0, changed: 1, otherwise: 0, unknown: 0 },
  cases: [one('c')],
}
const both: DryBatch & { total: number } = {
  ...last,
  checked: 3,
  counts: { unaffected: 1, changed: 2, otherwise: 0, unknown: 0 },
  cases: [one('a'), one('c')],
}
const id = 'v1'
const down = new Error('down')
const run = (after: string | null): [string, unknown] => ['run', { id, after }]

/** A dry run asks for a batch after the other from where the last ended, and adds them up, until there is no more or somebody stops it. */
export const dryRunTable: DecisionTable<typeof dryRunMachine> = {
  states: {
    idle: { is: 'idle' },
    running: { is: 'running', tags: ['busy'] },
    over: { is: 'over', tags: ['settled'] },
    failed: { is: 'failed', tags: ['failed'] },
  },
  beginnings: { opened: { to: 'idle', input: { id }, knows: { id, done: null } } },
  events: { asked: { type: 'run.asked' }, stopped: { type: 'run.stopped' } },
  answers: {
    run: { 'a batch of several': { output: first }, 'the last batch': { output: last }, none: { error: down } },
  },
  situations: {
    'nobody has asked': {
      in: 'idle',
      by: ['opened'],
      rows: { asked: { to: 'running', asks: [run(null)] } },
      nothing: ['stopped'],
    },
    'stopped after a batch': {
      in: 'idle',
      by: ['opened', 'asked', 'a batch of several', 'stopped'],
      knows: { done: first },
      rows: { asked: { to: 'running', knows: { done: null }, asks: [run(null)] } },
      nothing: ['stopped'],
    },
    'the first batch is awaited': {
      in: 'running',
      by: ['opened', 'asked'],
      rows: {
        'a batch of several': { to: 'running', knows: { done: first }, asks: [run('b')] },
        'the last batch': { to: 'over', knows: { done: last } },
        none: { to: 'failed' },
        stopped: { to: 'idle' },
      },
      nothing: ['asked'],
    },
    'the second batch is awaited': {
      in: 'running',
      by: ['opened', 'asked', 'a batch of several'],
      knows: { done: first },
      rows: {
        'a batch of several': {
          to: 'running',
          knows: {
            done: {
              ...first,
              checked: 4,
              counts: { unaffected: 2, changed: 2, otherwise: 0, unknown: 0 },
              cases: [one('a'), one('a')],
            },
          },
          asks: [run('b')],
        },
        'the last batch': { to: 'over', knows: { done: both } },
        none: { to: 'failed' },
        stopped: { to: 'idle' },
      },
      nothing: ['asked'],
    },
    'all were tried': {
      in: 'over',
      by: ['opened', 'asked', 'a batch of several', 'the last batch'],
      knows: { done: both },
      rows: { asked: { to: 'running', knows: { done: null }, asks: [run(null)] } },
      nothing: ['stopped'],
    },
    'a batch could not be had': {
      in: 'failed',
      by: ['opened', 'asked', 'a batch of several', 'none'],
      knows: { done: first },
      rows: { asked: { to: 'running', knows: { done: null }, asks: [run(null)] } },
      nothing: ['stopped'],
    },
  },
}
