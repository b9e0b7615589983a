import type { commentsMachine } from '../../src/pages/comments/comments.machine.ts'
import type { readersMachine } from '../../src/pages/comments/readers.machine.ts'
import type { Order } from '../../src/pages/comments/comments.types.ts'
import type { Comment, Mentionable } from '../../src/shared/endpoints/answers/comments.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const about = { area: 'credit_life', id: 'a case' }
const comment = (id: string, at: string) => ({ id, at }) as Comment
const [first, second, third] = [comment('a', '2026-03-01'), comment('b', '2026-03-02'), comment('c', '2026-03-03')]
const people: Mentionable[] = [{ id: 'p', name: 'Ann', organisation: 'Alfa', isColleague: true }]
const order: Order = { type: 'add', comment: 'd', audience: 'own', text: 'Hello', mentions: [] }
const down = new Error('down')

const asksNewest: [string, unknown] = ['load', { ...about, before: null }]
const asksEarlier: [string, unknown] = ['load', { ...about, before: second }]
const whole = { comments: [second], hasMore: true }

/** Issue 10, 3: comments with mentions on a case, paged, and told to those who look at it. */
export const commentsTable: DecisionTable<typeof commentsMachine> = {
  states: {
    reading: { is: 'reading', tags: ['busy'] },
    unread: { is: 'unread', tags: ['failed'] },
    shown: { is: 'shown', tags: ['settled'] },
    readingEarlier: { is: 'readingEarlier', tags: ['busy'] },
    ordering: { is: 'ordering', tags: ['busy'] },
  },
  beginnings: {
    opened: {
      input: about,
      to: 'reading',
      knows: { about, comments: null, hasMore: false, order: null },
      asks: [['watch', about], asksNewest],
    },
  },
  events: {
    'somebody speaks': { type: 'comments.changed' },
    'asks for more': { type: 'more.wanted' },
    'asks again': { type: 'load.retried' },
    speaks: { type: 'order.given', order },
  },
  answers: {
    load: {
      newest: { output: whole },
      'newer ones': { output: { comments: [third], hasMore: true } },
      'all of them': { output: { comments: [second], hasMore: false } },
      earlier: { output: { comments: [first], hasMore: false } },
      'no answer': { error: down },
    },
    carryOut: { kept: { output: undefined }, refused: { error: down } },
  },
  situations: {
    'read for the first time': {
      in: 'reading',
      by: ['opened'],
      rows: {
        newest: { to: 'shown', knows: whole },
        'newer ones': { to: 'shown', knows: { comments: [third], hasMore: true } },
        'all of them': { to: 'shown', knows: { comments: [second] } },
        earlier: { to: 'shown', knows: { comments: [first] } },
        'no answer': { to: 'unread' },
        'somebody speaks': { asks: [asksNewest] },
      },
      nothing: ['asks for more', 'asks again', 'speaks'],
    },
    'not read': {
      in: 'unread',
      by: ['opened', 'no answer'],
      rows: {
        'asks again': { to: 'reading', asks: [asksNewest] },
        'somebody speaks': { to: 'reading', asks: [asksNewest] },
      },
      nothing: ['asks for more', 'speaks'],
    },
    'the newest are shown': {
      in: 'shown',
      by: ['opened', 'newest'],
      rows: {
        'somebody speaks': { to: 'reading', asks: [asksNewest] },
        'asks for more': { to: 'readingEarlier', asks: [asksEarlier] },
        speaks: { to: 'ordering', knows: { order }, asks: [['carryOut', { about, order }]] },
      },
      nothing: ['asks again'],
    },
    'the page before is read': {
      in: 'readingEarlier',
      by: ['opened', 'newest', 'asks for more'],
      rows: {
        newest: { to: 'shown', knows: { comments: [second, second] } },
        'newer ones': { to: 'shown', knows: { comments: [second, third] } },
        'all of them': { to: 'shown', knows: { comments: [second, second], hasMore: false } },
        earlier: { to: 'shown', knows: { comments: [second, first], hasMore: false } },
        'no answer': { to: 'shown' },
        'somebody speaks': { to: 'reading', asks: [asksNewest] },
      },
      nothing: ['asks for more', 'asks again', 'speaks'],
    },
    'read anew, with earlier ones in view': {
      in: 'reading',
      by: ['opened', 'newest', 'asks for more', 'earlier', 'somebody speaks'],
      knows: { comments: [second, first], hasMore: false },
      rows: {
        newest: { to: 'shown' },
        'newer ones': { to: 'shown', knows: { comments: [third, second, first] } },
        'all of them': { to: 'shown', knows: { comments: [second] } },
        earlier: { to: 'shown', knows: { comments: [first] } },
        'no answer': { to: 'unread' },
        'somebody speaks': { asks: [asksNewest] },
      },
      nothing: ['asks for more', 'asks again', 'speaks'],
    },
    'one is added': {
      in: 'ordering',
      by: ['opened', 'newest', 'speaks'],
      rows: {
        kept: { to: 'reading', knows: { order: null }, says: [{ type: 'done', order }], asks: [asksNewest] },
        refused: { to: 'shown', knows: { order: null }, says: [{ type: 'failed', order, error: down }] },
      },
      nothing: ['somebody speaks', 'asks for more', 'asks again', 'speaks'],
    },
  },
}

/** Who may be mentioned is looked up once, when an `@` first calls for somebody. */
export const readersTable: DecisionTable<typeof readersMachine> = {
  states: {
    unknown: { is: 'unknown' },
    asked: { is: 'asked', tags: ['busy'] },
    known: { is: 'known', isOver: true },
  },
  beginnings: { opened: { input: about, to: 'unknown', knows: { about, people: null } } },
  events: { 'calls for somebody': { type: 'people.wanted' } },
  answers: { load: { people: { output: people }, 'no answer': { error: down } } },
  situations: {
    'nobody was called for': {
      in: 'unknown',
      by: ['opened'],
      rows: { 'calls for somebody': { to: 'asked', asks: [['load', about]] } },
      nothing: [],
    },
    'they are looked up': {
      in: 'asked',
      by: ['opened', 'calls for somebody'],
      rows: { people: { to: 'known', knows: { people } }, 'no answer': { to: 'unknown' } },
      nothing: ['calls for somebody'],
    },
    'they are known': {
      in: 'known',
      by: ['opened', 'calls for somebody', 'people'],
      rows: {},
      nothing: ['calls for somebody'],
    },
  },
}
