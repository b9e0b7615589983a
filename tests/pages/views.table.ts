import type { viewsMachine } from '../../src/pages/list/views/views.machine.ts'
import type { Order, Question, ViewsContext } from '../../src/pages/list/views/views.types.ts'
import type { SavedView } from '../../src/shared/endpoints/answers/views.ts'
import type { DecisionTable, Outcome } from '../machines/support/table.ts'

const view = { id: 'a', list: 'bank', name: 'Ours' } as SavedView
const order: Order = { type: 'drop', id: 'a', name: 'Ours' }
const question: Question = { type: 'drop', view }
const kept = { revision: 2, replaced: null }
const down = new Error('down')

const reads: [string] = ['load']
const carriesOut: [string, unknown] = ['carryOut', order]
const asked = { knows: { question } }
const ordered: Outcome<ViewsContext> = { to: 'ordering', knows: { order }, asks: [carriesOut] }

/** Issue 10, 7: saved views; what is typed stays when the server refuses it, and what comes of an order is told once. */
export const viewsTable: DecisionTable<typeof viewsMachine> = {
  states: {
    reading: { is: 'reading', tags: ['busy'] },
    shown: { is: 'shown', tags: ['settled'] },
    unread: { is: 'unread', tags: ['failed'] },
    ordering: { is: 'ordering', tags: ['busy'] },
  },
  beginnings: {
    begun: { to: 'reading', knows: { views: null, question: null, order: null, failure: null }, asks: [reads] },
  },
  events: {
    'looks at them': { type: 'views.wanted' },
    'is asked': { type: 'question.begun', question },
    'thinks better of it': { type: 'question.abandoned' },
    orders: { type: 'order.given', order },
  },
  answers: {
    load: { read: { output: [view] }, 'no answer': { error: down } },
    carryOut: { done: { output: kept }, refused: { error: down } },
  },
  situations: {
    'read for the first time': {
      in: 'reading',
      by: ['begun'],
      rows: {
        read: { to: 'shown', knows: { views: [view] } },
        'no answer': { to: 'unread' },
        'is asked': asked,
        orders: ordered,
      },
      nothing: ['looks at them', 'thinks better of it'],
    },
    'not read': {
      in: 'unread',
      by: ['begun', 'no answer'],
      rows: { 'looks at them': { to: 'reading', asks: [reads] }, 'is asked': asked, orders: ordered },
      nothing: ['thinks better of it'],
    },
    read: {
      in: 'shown',
      by: ['begun', 'read'],
      rows: { 'looks at them': { to: 'reading', asks: [reads] }, 'is asked': asked, orders: ordered },
      nothing: ['thinks better of it'],
    },
    'a question is asked': {
      in: 'shown',
      by: ['begun', 'read', 'is asked'],
      rows: {
        'looks at them': { to: 'reading', asks: [reads] },
        'thinks better of it': { knows: { question: null } },
        orders: ordered,
      },
      nothing: ['is asked'],
    },
    'an order without a question is carried out': {
      in: 'ordering',
      by: ['begun', 'read', 'orders'],
      rows: {
        done: { to: 'reading', knows: { order: null }, says: [{ type: 'done', order, kept }], asks: [reads] },
        refused: {
          to: 'reading',
          knows: { order: null },
          says: [{ type: 'failed', order, error: down }],
          asks: [reads],
        },
      },
      nothing: ['looks at them', 'is asked', 'thinks better of it', 'orders'],
    },
    'the answer to a question is carried out': {
      in: 'ordering',
      by: ['begun', 'read', 'is asked', 'orders'],
      rows: {
        done: {
          to: 'reading',
          knows: { order: null, question: null },
          says: [{ type: 'done', order, kept }],
          asks: [reads],
        },
        refused: { to: 'reading', knows: { order: null, failure: down }, asks: [reads] },
      },
      nothing: ['looks at them', 'is asked', 'thinks better of it', 'orders'],
    },
    'the answer to a question was refused': {
      in: 'reading',
      by: ['begun', 'read', 'is asked', 'orders', 'refused'],
      rows: {
        read: { to: 'shown' },
        'no answer': { to: 'unread' },
        'is asked': { knows: { failure: null } },
        'thinks better of it': { knows: { question: null, failure: null } },
        orders: { ...ordered, knows: { order, failure: null } },
      },
      nothing: ['looks at them'],
    },
  },
}
