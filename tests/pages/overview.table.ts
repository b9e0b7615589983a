import type { overviewMachine } from '../../src/pages/list/overview.machine.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const down = new Error('down')

/** Figures are kept as they are now: one question for a burst, and those from before stay where there is no answer. */
export const overviewTable: DecisionTable<typeof overviewMachine> = {
  states: {
    loading: { is: 'loading' },
    known: { is: 'known' },
    gathering: { is: 'gathering' },
  },
  beginnings: { opened: { to: 'loading', knows: { answer: null, isStale: false }, asks: [['load']] } },
  events: { 'anything changes': { type: 'rows.changed' } },
  answers: { load: { 3: { output: 3 }, 'no answer': { error: down } } },
  situations: {
    'nothing is known': {
      in: 'loading',
      by: ['opened'],
      rows: {
        'anything changes': { knows: { isStale: true } },
        3: { to: 'known', knows: { answer: 3 } },
        'no answer': { to: 'known' },
      },
      nothing: [],
    },
    'a change is heard before the answer': {
      in: 'loading',
      by: ['opened', 'anything changes'],
      rows: {
        3: { to: 'gathering', knows: { answer: 3 }, waits: [500] },
        'no answer': { to: 'gathering', waits: [500] },
      },
      nothing: ['anything changes'],
    },
    'the figures are known': {
      in: 'known',
      by: ['opened', '3'],
      rows: { 'anything changes': { to: 'gathering', waits: [500] } },
      nothing: [],
    },
    'a burst goes on': {
      in: 'gathering',
      by: ['opened', '3', 'anything changes'],
      rows: { 'after 500 ms': { to: 'loading', asks: [['load']] } },
      nothing: ['anything changes'],
    },
    'asked for anew': {
      in: 'loading',
      by: ['opened', '3', 'anything changes', 'after 500 ms'],
      rows: {
        'anything changes': { knows: { isStale: true } },
        3: { to: 'known' },
        'no answer': { to: 'known' },
      },
      nothing: [],
    },
    'asked for what changed meanwhile': {
      in: 'loading',
      by: ['opened', 'anything changes', '3', 'after 500 ms'],
      knows: { isStale: false },
      rows: {
        'anything changes': { knows: { isStale: true } },
        3: { to: 'known' },
        'no answer': { to: 'known' },
      },
      nothing: [],
    },
  },
}
