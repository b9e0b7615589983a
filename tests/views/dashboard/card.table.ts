import type { cardMachine } from '../../../src/views/dashboard/card.machine.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const counts = [{ tab: null, count: 3, capped: false }]
const later = [{ tab: null, count: 4, capped: false }]
const move = { name: 'Sri Wahyuni', status: 'APPROVED' }
const down = new Error('down')

/**
 * How many there are, kept as it is now: one question for a burst, never one that a burst puts off for ever, and what is
 * heard while an answer is under way is asked for after it.
 */
export const cardTable: DecisionTable<typeof cardMachine> = {
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    failed: { is: 'failed', tags: ['failed'] },
    shown: { is: 'shown', tags: ['settled'] },
    gathering: { is: 'gathering' },
    renewing: { is: 'renewing' },
  },
  beginnings: {
    opened: {
      to: 'loading',
      knows: { counts: [], newest: null, failure: null, isStale: false },
      asks: [['loadCounts']],
    },
  },
  events: {
    'somebody moves one': { type: 'rows.changed', move },
    'anything changes': { type: 'rows.changed', move: null },
    'asked again': { type: 'load.retried' },
  },
  answers: { loadCounts: { 3: { output: counts }, 4: { output: later }, 'no answer': { error: down } } },
  situations: {
    'nothing is known': {
      in: 'loading',
      by: ['opened'],
      rows: {
        'somebody moves one': { knows: { newest: move, isStale: true } },
        'anything changes': { knows: { isStale: true } },
        3: { to: 'shown', knows: { counts } },
        4: { to: 'shown', knows: { counts: later } },
        'no answer': { to: 'failed', knows: { failure: down } },
      },
      nothing: ['asked again'],
    },
    'a change is heard before the first answer': {
      in: 'loading',
      by: ['opened', 'somebody moves one'],
      rows: {
        3: { to: 'gathering', knows: { counts }, waits: [500] },
        4: { to: 'gathering', knows: { counts: later }, waits: [500] },
        'no answer': { to: 'failed', knows: { failure: down } },
      },
      nothing: ['somebody moves one', 'anything changes', 'asked again'],
    },
    'there was no answer': {
      in: 'failed',
      by: ['opened', 'no answer'],
      rows: {
        'somebody moves one': { to: 'loading', knows: { newest: move }, asks: [['loadCounts']] },
        'anything changes': { to: 'loading', asks: [['loadCounts']] },
        'asked again': { to: 'loading', asks: [['loadCounts']] },
      },
      nothing: [],
    },
    'there was no answer, and a change before it': {
      in: 'failed',
      by: ['opened', 'somebody moves one', 'no answer'],
      knows: { isStale: true },
      rows: {
        'somebody moves one': { to: 'loading', knows: { isStale: false }, asks: [['loadCounts']] },
        'anything changes': { to: 'loading', knows: { isStale: false }, asks: [['loadCounts']] },
        'asked again': { to: 'loading', knows: { isStale: false }, asks: [['loadCounts']] },
      },
      nothing: [],
    },
    'asked again after a failure': {
      in: 'loading',
      by: ['opened', 'no answer', 'asked again'],
      rows: {
        'somebody moves one': { knows: { newest: move, isStale: true } },
        'anything changes': { knows: { isStale: true } },
        3: { to: 'shown', knows: { counts, failure: null } },
        4: { to: 'shown', knows: { counts: later, failure: null } },
        'no answer': { to: 'failed' },
      },
      nothing: ['asked again'],
    },
    'the counts are there': {
      in: 'shown',
      by: ['opened', '3'],
      rows: {
        'somebody moves one': { to: 'gathering', knows: { newest: move }, waits: [500] },
        'anything changes': { to: 'gathering', waits: [500] },
      },
      nothing: ['asked again'],
    },
    'something has changed': {
      in: 'gathering',
      by: ['opened', '3', 'anything changes'],
      rows: {
        'somebody moves one': { knows: { newest: move } },
        'after 500 ms': { to: 'renewing', asks: [['loadCounts']] },
      },
      nothing: ['anything changes', 'asked again'],
    },
    'asked for anew': {
      in: 'renewing',
      by: ['opened', '3', 'anything changes', 'after 500 ms'],
      rows: {
        'somebody moves one': { knows: { newest: move, isStale: true } },
        'anything changes': { knows: { isStale: true } },
        4: { to: 'shown', knows: { counts: later } },
        3: { to: 'shown' },
        'no answer': { to: 'shown' },
      },
      nothing: ['asked again'],
    },
    'asked for anew, and changed meanwhile': {
      in: 'renewing',
      by: ['opened', '3', 'anything changes', 'after 500 ms', 'somebody moves one'],
      rows: {
        4: { to: 'gathering', knows: { counts: later }, waits: [500] },
        3: { to: 'gathering', waits: [500] },
        'no answer': { to: 'gathering', waits: [500] },
      },
      nothing: ['somebody moves one', 'anything changes', 'asked again'],
    },
    'asked for what changed meanwhile': {
      in: 'renewing',
      by: ['opened', '3', 'anything changes', 'after 500 ms', 'somebody moves one', '4', 'after 500 ms'],
      knows: { isStale: false },
      rows: {
        'somebody moves one': { knows: { isStale: true } },
        'anything changes': { knows: { isStale: true } },
        4: { to: 'shown' },
        3: { to: 'shown', knows: { counts } },
        'no answer': { to: 'shown' },
      },
      nothing: ['asked again'],
    },
  },
}
