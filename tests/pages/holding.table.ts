import type { holdingMachine } from '../../src/pages/holding/holding.machine.ts'
import type { Order } from '../../src/pages/holding/holding.types.ts'
import type { HoldingAnswers } from '../../src/shared/endpoints/answers/holding.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const about = { area: 'credit_life', id: 'a case' }
const order: Order = { to: 'me', seen: null }
const overtaking: Order = { to: 'me', seen: 'another' }
const people = [{ id: 'p', name: 'Ann' }]
const answer: HoldingAnswers['holding.change'] = {
  holder: 'Me',
  held_by: 'me',
  held_until: '2026-03-02',
  refused: null,
}
const down = new Error('down')

/** Issue 10, 3: a case is taken by an operator, handed over, released, and taken over after a question. */
export const holdingTable: DecisionTable<typeof holdingMachine> = {
  states: {
    idle: { is: 'idle' },
    asking: { is: 'asking', tags: ['asking'] },
    reading: { is: 'reading', tags: ['busy'] },
    choosing: { is: 'choosing', tags: ['choosing'] },
    changing: { is: 'changing', tags: ['busy'] },
  },
  beginnings: { opened: { input: about, to: 'idle', knows: { about, order: null, people: null } } },
  events: {
    'takes it': { type: 'order.given', order },
    'would take it over': { type: 'takeOver.chosen', order: overtaking },
    'says yes': { type: 'takeOver.confirmed' },
    'would hand it over': { type: 'handOver.chosen' },
    'lets it be': { type: 'question.abandoned' },
  },
  answers: {
    readPeople: { people: { output: people }, 'no people': { error: down } },
    change: { kept: { output: answer }, 'no answer': { error: down } },
  },
  situations: {
    'nothing is to be changed': {
      in: 'idle',
      by: ['opened'],
      rows: {
        'takes it': { to: 'changing', knows: { order }, asks: [['change', { ...about, ...order }]] },
        'would take it over': { to: 'asking', knows: { order: overtaking } },
        'would hand it over': { to: 'reading', asks: [['readPeople', about]] },
      },
      nothing: ['says yes', 'lets it be'],
    },
    'asked whether they take it over': {
      in: 'asking',
      by: ['opened', 'would take it over'],
      rows: {
        'says yes': { to: 'changing', asks: [['change', { ...about, ...overtaking }]] },
        'lets it be': { to: 'idle' },
      },
      nothing: ['takes it', 'would take it over', 'would hand it over'],
    },
    'colleagues are looked up': {
      in: 'reading',
      by: ['opened', 'would hand it over'],
      rows: {
        people: { to: 'choosing', knows: { people } },
        'no people': { to: 'idle', says: [{ type: 'failed', error: down }] },
      },
      nothing: ['takes it', 'would take it over', 'says yes', 'would hand it over', 'lets it be'],
    },
    'a colleague is chosen': {
      in: 'choosing',
      by: ['opened', 'would hand it over', 'people'],
      rows: {
        'takes it': { to: 'changing', knows: { order }, asks: [['change', { ...about, ...order }]] },
        'lets it be': { to: 'idle' },
      },
      nothing: ['would take it over', 'says yes', 'would hand it over'],
    },
    'the server is told': {
      in: 'changing',
      by: ['opened', 'takes it'],
      rows: {
        kept: { to: 'idle', says: [{ type: 'answered', order, answer }] },
        'no answer': { to: 'idle', says: [{ type: 'failed', error: down }] },
      },
      nothing: ['takes it', 'would take it over', 'says yes', 'would hand it over', 'lets it be'],
    },
  },
}
