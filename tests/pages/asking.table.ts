import type { askingMachine } from '../../src/pages/record/asking.machine.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const input = { accountNumber: '0123456789' }
const answer = { valid: true, reason: null }
const down = new Error('down')

/** A question about a record: an answer stands only beside the input that it is about. */
export const askingTable: DecisionTable<typeof askingMachine> = {
  proves: 'B194',
  states: { typing: { is: 'typing', tags: ['editable'] }, awaiting: { is: 'awaiting', tags: ['busy'] } },
  beginnings: { opened: { to: 'typing', knows: { input: {}, answer: null, failure: null } } },
  events: { typed: { type: 'input.typed' }, asked: { type: 'check.asked', input } },
  answers: { ask: { answered: { output: answer }, unanswered: { error: down } } },
  situations: {
    'nothing was asked': {
      in: 'typing',
      by: ['opened'],
      rows: { asked: { to: 'awaiting', knows: { input }, asks: [['ask', input]] } },
      nothing: ['typed'],
    },
    'the answer is awaited': {
      in: 'awaiting',
      by: ['opened', 'asked'],
      rows: {
        typed: { to: 'typing' },
        answered: { to: 'typing', knows: { answer } },
        unanswered: { to: 'typing', knows: { failure: down } },
      },
      nothing: ['asked'],
    },
    'the answer is there': {
      in: 'typing',
      by: ['opened', 'asked', 'answered'],
      knows: { answer },
      rows: {
        typed: { knows: { answer: null } },
        asked: { to: 'awaiting', knows: { answer: null }, asks: [['ask', input]] },
      },
      nothing: [],
    },
    'no answer came': {
      in: 'typing',
      by: ['opened', 'asked', 'unanswered'],
      knows: { failure: down },
      rows: {
        typed: { knows: { failure: null } },
        asked: { to: 'awaiting', knows: { failure: null }, asks: [['ask', input]] },
      },
      nothing: [],
    },
  },
}
