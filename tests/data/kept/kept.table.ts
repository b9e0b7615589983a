import type { keptMachine } from '../../../src/data/kept/kept.machine.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const counts = [{ tab: null, count: 3, capped: false }]
const later = [{ tab: null, count: 4, capped: false }]
const move = { name: 'Sri Wahyuni', status: 'APPROVED' }
const first = { page: 1 }
const second = { page: 2 }
const down = new Error('down')

/**
 * What there is, kept as it is now: one question for a burst, never one that a burst puts off for ever, and what is
 * heard while an answer is under way is asked for after it.
 */
export const keptTable: DecisionTable<typeof keptMachine> = {
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    failed: { is: 'failed', tags: ['failed'] },
    shown: { is: 'shown', tags: ['settled'] },
    gathering: { is: 'gathering' },
    renewing: { is: 'renewing' },
  },
  beginnings: {
    opened: {
      input: { look: first },
      to: 'loading',
      knows: { seen: null, look: first, burst: 500, heard: null, failure: null, isStale: false },
      asks: [['load', first]],
    },
    'opened by who is in no hurry': {
      input: { look: first, burst: 3000 },
      to: 'loading',
      knows: { seen: null, look: first, burst: 3000, heard: null, failure: null, isStale: false },
      asks: [['load', first]],
    },
  },
  events: {
    'somebody moves one': { type: 'changed', heard: move },
    'anything changes': { type: 'changed' },
    'something else is looked at': { type: 'look.chosen', look: second },
    'asked again': { type: 'load.retried' },
  },
  answers: { load: { 3: { output: counts }, 4: { output: later }, 'no answer': { error: down } } },
  situations: {
    'nothing is known': {
      in: 'loading',
      by: ['opened'],
      rows: {
        'something else is looked at': { to: 'loading', knows: { look: second }, asks: [['load', second]] },
        'somebody moves one': { knows: { heard: move, isStale: true } },
        'anything changes': { knows: { isStale: true } },
        3: { to: 'shown', knows: { seen: counts } },
        4: { to: 'shown', knows: { seen: later } },
        'no answer': { to: 'failed', knows: { failure: down } },
      },
      nothing: ['asked again'],
    },
    'a change is heard before the first answer': {
      in: 'loading',
      by: ['opened', 'somebody moves one'],
      rows: {
        'something else is looked at': {
          to: 'loading',
          knows: { look: second, isStale: false },
          asks: [['load', second]],
        },
        3: { to: 'gathering', knows: { seen: counts }, waits: [500] },
        4: { to: 'gathering', knows: { seen: later }, waits: [500] },
        'no answer': { to: 'failed', knows: { failure: down } },
      },
      nothing: ['somebody moves one', 'anything changes', 'asked again'],
    },
    'there was no answer': {
      in: 'failed',
      by: ['opened', 'no answer'],
      rows: {
        'something else is looked at': { to: 'loading', knows: { look: second }, asks: [['load', second]] },
        'somebody moves one': { to: 'loading', knows: { heard: move }, asks: [['load', first]] },
        'anything changes': { to: 'loading', asks: [['load', first]] },
        'asked again': { to: 'loading', asks: [['load', first]] },
      },
      nothing: [],
    },
    'there was no answer, and a change before it': {
      in: 'failed',
      by: ['opened', 'somebody moves one', 'no answer'],
      knows: { isStale: true },
      rows: {
        'something else is looked at': {
          to: 'loading',
          knows: { look: second, isStale: false },
          asks: [['load', second]],
        },
        'somebody moves one': { to: 'loading', knows: { isStale: false }, asks: [['load', first]] },
        'anything changes': { to: 'loading', knows: { isStale: false }, asks: [['load', first]] },
        'asked again': { to: 'loading', knows: { isStale: false }, asks: [['load', first]] },
      },
      nothing: [],
    },
    'asked again after a failure': {
      in: 'loading',
      by: ['opened', 'no answer', 'asked again'],
      rows: {
        'something else is looked at': { to: 'loading', knows: { look: second }, asks: [['load', second]] },
        'somebody moves one': { knows: { heard: move, isStale: true } },
        'anything changes': { knows: { isStale: true } },
        3: { to: 'shown', knows: { seen: counts, failure: null } },
        4: { to: 'shown', knows: { seen: later, failure: null } },
        'no answer': { to: 'failed' },
      },
      nothing: ['asked again'],
    },
    'the counts are there': {
      in: 'shown',
      by: ['opened', '3'],
      rows: {
        'something else is looked at': { to: 'loading', knows: { look: second }, asks: [['load', second]] },
        'somebody moves one': { to: 'gathering', knows: { heard: move }, waits: [500] },
        'anything changes': { to: 'gathering', waits: [500] },
      },
      nothing: ['asked again'],
    },
    'something has changed': {
      in: 'gathering',
      by: ['opened', '3', 'anything changes'],
      rows: {
        'something else is looked at': { to: 'loading', knows: { look: second }, asks: [['load', second]] },
        'somebody moves one': { knows: { heard: move } },
        'after 500 ms': { to: 'renewing', asks: [['load', first]] },
      },
      nothing: ['anything changes', 'asked again'],
    },
    'something has changed that may wait': {
      in: 'gathering',
      by: ['opened by who is in no hurry', '3', 'anything changes'],
      rows: {
        'something else is looked at': { to: 'loading', knows: { look: second }, asks: [['load', second]] },
        'somebody moves one': { knows: { heard: move } },
        'after 3000 ms': { to: 'renewing', asks: [['load', first]] },
      },
      nothing: ['anything changes', 'asked again'],
    },
    'asked for anew': {
      in: 'renewing',
      by: ['opened', '3', 'anything changes', 'after 500 ms'],
      rows: {
        'something else is looked at': { to: 'loading', knows: { look: second }, asks: [['load', second]] },
        'somebody moves one': { knows: { heard: move, isStale: true } },
        'anything changes': { knows: { isStale: true } },
        4: { to: 'shown', knows: { seen: later } },
        3: { to: 'shown' },
        'no answer': { to: 'shown' },
      },
      nothing: ['asked again'],
    },
    'asked for anew, and changed meanwhile': {
      in: 'renewing',
      by: ['opened', '3', 'anything changes', 'after 500 ms', 'somebody moves one'],
      rows: {
        'something else is looked at': {
          to: 'loading',
          knows: { look: second, isStale: false },
          asks: [['load', second]],
        },
        4: { to: 'gathering', knows: { seen: later }, waits: [500] },
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
        'something else is looked at': { to: 'loading', knows: { look: second }, asks: [['load', second]] },
        'somebody moves one': { knows: { isStale: true } },
        'anything changes': { knows: { isStale: true } },
        4: { to: 'shown' },
        3: { to: 'shown', knows: { seen: counts } },
        'no answer': { to: 'shown' },
      },
      nothing: ['asked again'],
    },
  },
}
