import type { bulkMachine } from '../../src/pages/list/bulk/bulk.machine.ts'
import type { Row } from '../../src/shared/endpoints/answers/records.ts'
import type { BulkContext } from '../../src/pages/list/bulk/bulk.types.ts'
import type { BulkAction, Chosen } from '../../src/pages/list/bulk/judge.ts'
import type { DecisionTable, Outcome } from '../machines/support/table.ts'

type Then = Outcome<BulkContext>

const rowOf = (id: string): Row => ({ id, revision: 0, created_at: '', updated_at: '' })
const chosenRow = (id: string): Chosen => ({ id, revision: 0, title: `Q-${id}`, row: rowOf(id) })
const [first, second] = [chosenRow('1'), { ...chosenRow('2'), own: { amount: 5 } }]
const meta = { label: 'creditLife:actions.quotation.rejected' }
const action = (type: string, given: Partial<BulkAction>): BulkAction => ({
  type,
  meta,
  fields: {},
  words: 'w',
  allowed: [first, second],
  against: [],
  ...given,
})
const reject = action('quotation.rejected', { fields: { reason: { type: 'longText', max: 1000, required: true } } })
const approve = action('quotation.approved', { fields: { note: { type: 'longText', max: 1000 } } })
const escalate = action('quotation.escalatedToBank', {})
const confirm = action('documents.confirmed', { allowed: [], against: [{ reasons: [], rows: [] }] })
const actions = [reject, approve, escalate, confirm]

const rows = [rowOf('1'), rowOf('2')]
const others = [rowOf('2')]
const down = new Error('down')
const done = (one: Chosen) => ({ row: one, kind: 'done' }) as const
const stale = (one: Chosen) => ({ row: one, kind: 'stale' }) as const
const failed = (one: Chosen) => ({ row: one, kind: 'failed', error: down }) as const
const send = (one: Chosen, type: string, payload: object): [string, unknown] => [
  'send',
  { row: one, type, words: 'w', payload },
]

const another: Record<string, Then> = {
  'another selection': { to: 'choosing', knows: { rows: others }, waits: [250] },
  'the first selection again': { to: 'choosing', waits: [250] },
}
const sameWork: Record<string, Then> = {
  'another selection': { knows: { rows: others } },
  'the first selection again': {},
}
const chosen = ['reject is chosen', 'approve is chosen', 'escalate is chosen', 'what is allowed for none is chosen']
const typed = ['a note', 'a note of blanks']
const read = ['the result is read', 'the rest is tried again']
const waiting = ['undone', 'at once']
const dialog = [...typed, 'no', 'yes', ...waiting, 'stopped', ...read]

const asking = { in: 'asking', nothing: [...chosen, 'judged again', ...waiting, 'stopped', ...read] }
const sending = { in: 'sending', nothing: [...chosen, ...typed, 'judged again', 'no', 'yes', ...waiting, ...read] }

/** What may be done to the chosen rows, asked first, then done to one row after the other; what became of each is kept. */
export const bulkTable: DecisionTable<typeof bulkMachine> = {
  proves: 'B140',
  states: {
    judging: { is: 'judging', tags: ['judging'] },
    choosing: { is: 'choosing', tags: ['judging'] },
    judged: { is: 'judged', tags: ['judged'] },
    unjudged: { is: 'unjudged', tags: ['unjudged'] },
    asking: { is: 'asking', tags: ['asking'] },
    waiting: { is: 'waiting', tags: ['waiting'] },
    sending: { is: { sending: 'sent' }, tags: ['sending'] },
    done: { is: 'done', tags: ['done'] },
  },
  beginnings: {
    opened: {
      input: { rows },
      to: 'judging',
      knows: { rows, actions: [], action: null, values: {}, outcomes: [], stopped: false },
      asks: [['judge', rows]],
    },
  },
  events: {
    'another selection': { type: 'selection.changed', rows: others },
    'the first selection again': { type: 'selection.changed', rows },
    'judged again': { type: 'judgement.retried' },
    'reject is chosen': { type: 'action.chosen', action: reject },
    'approve is chosen': { type: 'action.chosen', action: approve },
    'escalate is chosen': { type: 'action.chosen', action: escalate },
    'what is allowed for none is chosen': { type: 'action.chosen', action: confirm },
    'a note': { type: 'field.filled', name: 'reason', value: ' Incomplete file ' },
    'a note of blanks': { type: 'field.filled', name: 'reason', value: '  ' },
    no: { type: 'action.abandoned' },
    yes: { type: 'action.confirmed' },
    undone: { type: 'sending.undone' },
    'at once': { type: 'sending.hurried' },
    stopped: { type: 'sending.stopped' },
    'the result is read': { type: 'result.read' },
    'the rest is tried again': { type: 'rest.retried' },
  },
  answers: {
    judge: { judgement: { output: actions }, 'no judgement': { error: down } },
    send: {
      'the first is done': { output: done(first) },
      'the second was moved by somebody': { output: stale(second) },
      'no answer': { error: down },
    },
  },
  situations: {
    'the lifecycle is asked': {
      in: 'judging',
      by: ['opened'],
      rows: {
        ...another,
        judgement: { to: 'judged', knows: { actions } },
        'no judgement': { to: 'unjudged' },
      },
      nothing: [...chosen, ...dialog, 'judged again'],
    },
    'rows are still being chosen': {
      in: 'choosing',
      by: ['opened', 'another selection'],
      rows: {
        'another selection': { waits: [250] },
        'the first selection again': { knows: { rows }, waits: [250] },
        'after 250 ms': { to: 'judging', asks: [['judge', others]] },
      },
      nothing: [...chosen, ...dialog, 'judged again'],
    },
    'the actions are there': {
      in: 'judged',
      by: ['opened', 'judgement'],
      rows: {
        ...another,
        'reject is chosen': { to: 'asking', knows: { action: reject } },
        'approve is chosen': { to: 'asking', knows: { action: approve } },
        'escalate is chosen': { to: 'asking', knows: { action: escalate } },
        'what is allowed for none is chosen': { to: 'asking', knows: { action: confirm } },
      },
      nothing: [...dialog, 'judged again'],
    },
    'the cases could not be read': {
      in: 'unjudged',
      by: ['opened', 'no judgement'],
      rows: { ...another, 'judged again': { to: 'judging', asks: [['judge', rows]] } },
      nothing: [...chosen, ...dialog],
    },
    'asked for the reason': {
      ...asking,
      by: ['opened', 'judgement', 'reject is chosen'],
      rows: {
        ...sameWork,
        'a note': { knows: { values: { reason: ' Incomplete file ' } } },
        'a note of blanks': { knows: { values: { reason: '  ' } } },
        no: { to: 'choosing', waits: [250] },
      },
      nothing: [...asking.nothing, 'yes'],
    },
    'a reason of blanks': {
      ...asking,
      by: ['opened', 'judgement', 'reject is chosen', 'a note of blanks'],
      rows: {
        ...sameWork,
        'a note': { knows: { values: { reason: ' Incomplete file ' } } },
        no: { to: 'choosing', waits: [250] },
      },
      nothing: [...asking.nothing, 'a note of blanks', 'yes'],
    },
    'a reason': {
      ...asking,
      by: ['opened', 'judgement', 'reject is chosen', 'a note'],
      rows: {
        ...sameWork,
        'a note of blanks': { knows: { values: { reason: '  ' } } },
        no: { to: 'choosing', waits: [250] },
        yes: { to: 'waiting', waits: [5_000] },
      },
      nothing: [...asking.nothing, 'a note'],
    },
    'a note that may be left out': {
      ...asking,
      by: ['opened', 'judgement', 'approve is chosen', 'a note of blanks'],
      rows: {
        ...sameWork,
        'a note': { knows: { values: { reason: ' Incomplete file ' } } },
        no: { to: 'choosing', waits: [250] },
        yes: { to: 'waiting', waits: [5_000] },
      },
      nothing: [...asking.nothing, 'a note of blanks'],
    },
    'no note at all': {
      ...asking,
      by: ['opened', 'judgement', 'escalate is chosen', 'a note'],
      rows: {
        ...sameWork,
        'a note of blanks': { knows: { values: { reason: '  ' } } },
        no: { to: 'choosing', waits: [250] },
        yes: { to: 'waiting', waits: [5_000] },
      },
      nothing: [...asking.nothing, 'a note'],
    },
    'what is allowed for none': {
      ...asking,
      by: ['opened', 'judgement', 'what is allowed for none is chosen'],
      rows: {
        ...sameWork,
        'a note': { knows: { values: { reason: ' Incomplete file ' } } },
        'a note of blanks': { knows: { values: { reason: '  ' } } },
        no: { to: 'choosing', waits: [250] },
        yes: { to: 'waiting', waits: [5_000] },
      },
    },
    'a reason, not sent yet': {
      in: 'waiting',
      by: ['opened', 'judgement', 'reject is chosen', 'a note', 'yes'],
      rows: {
        ...sameWork,
        undone: { to: 'asking' },
        'at once': { to: 'sending', asks: [send(first, 'quotation.rejected', { reason: 'Incomplete file' })] },
        'after 5000 ms': { to: 'sending', asks: [send(first, 'quotation.rejected', { reason: 'Incomplete file' })] },
      },
      nothing: [...chosen, ...typed, 'judged again', 'no', 'yes', 'stopped', ...read],
    },
    'a note left out, not sent yet': {
      in: 'waiting',
      by: ['opened', 'judgement', 'approve is chosen', 'a note of blanks', 'yes'],
      rows: {
        ...sameWork,
        undone: { to: 'asking' },
        'at once': { to: 'sending', asks: [send(first, 'quotation.approved', {})] },
        'after 5000 ms': { to: 'sending', asks: [send(first, 'quotation.approved', {})] },
      },
      nothing: [...chosen, ...typed, 'judged again', 'no', 'yes', 'stopped', ...read],
    },
    'no note at all, not sent yet': {
      in: 'waiting',
      by: ['opened', 'judgement', 'escalate is chosen', 'a note', 'yes'],
      rows: {
        ...sameWork,
        undone: { to: 'asking' },
        'at once': { to: 'sending', asks: [send(first, 'quotation.escalatedToBank', {})] },
        'after 5000 ms': { to: 'sending', asks: [send(first, 'quotation.escalatedToBank', {})] },
      },
      nothing: [...chosen, ...typed, 'judged again', 'no', 'yes', 'stopped', ...read],
    },
    'what is allowed for none, not sent yet': {
      in: 'waiting',
      by: ['opened', 'judgement', 'what is allowed for none is chosen', 'yes'],
      rows: { ...sameWork, undone: { to: 'asking' }, 'at once': { to: 'done' }, 'after 5000 ms': { to: 'done' } },
      nothing: [...chosen, ...typed, 'judged again', 'no', 'yes', 'stopped', ...read],
    },
    'the first on its way': {
      ...sending,
      by: ['opened', 'judgement', 'approve is chosen', 'yes', 'at once'],
      rows: {
        ...sameWork,
        stopped: { knows: { stopped: true } },
        'the first is done': {
          knows: { outcomes: [done(first)] },
          asks: [send(second, 'quotation.approved', { amount: 5 })],
        },
        'the second was moved by somebody': {
          knows: { outcomes: [stale(second)] },
          asks: [send(second, 'quotation.approved', { amount: 5 })],
        },
        'no answer': {
          knows: { outcomes: [failed(first)] },
          asks: [send(second, 'quotation.approved', { amount: 5 })],
        },
      },
    },
    'the last on its way': {
      ...sending,
      by: ['opened', 'judgement', 'approve is chosen', 'yes', 'at once', 'the first is done'],
      rows: {
        ...sameWork,
        stopped: { knows: { stopped: true } },
        'the first is done': { to: 'done', knows: { outcomes: [done(first), done(first)] } },
        'the second was moved by somebody': { to: 'done', knows: { outcomes: [done(first), stale(second)] } },
        'no answer': { to: 'done', knows: { outcomes: [done(first), failed(second)] } },
      },
    },
    'stopped while the first is on its way': {
      ...sending,
      by: ['opened', 'judgement', 'approve is chosen', 'yes', 'at once', 'stopped'],
      rows: {
        ...sameWork,
        'the first is done': { to: 'done', knows: { outcomes: [done(first)] } },
        'the second was moved by somebody': { to: 'done', knows: { outcomes: [stale(second)] } },
        'no answer': { to: 'done', knows: { outcomes: [failed(first)] } },
      },
      nothing: [...sending.nothing, 'stopped'],
    },
    'what became of each': {
      in: 'done',
      by: ['opened', 'judgement', 'approve is chosen', 'yes', 'at once', 'stopped', 'the first is done'],
      rows: {
        ...sameWork,
        'the result is read': { to: 'choosing', waits: [250] },
        'the rest is tried again': { to: 'waiting', knows: { stopped: false }, waits: [5_000] },
      },
      nothing: [...chosen, ...typed, 'judged again', 'no', 'yes', ...waiting, 'stopped'],
    },
    'what became of each, without an answer for the first': {
      in: 'done',
      by: [
        'opened',
        'judgement',
        'approve is chosen',
        'yes',
        'at once',
        'no answer',
        'the second was moved by somebody',
      ],
      rows: {
        ...sameWork,
        'the result is read': { to: 'choosing', waits: [250] },
        'the rest is tried again': {
          to: 'waiting',
          knows: { action: { ...approve, allowed: [second, first] }, outcomes: [stale(second)] },
          waits: [5_000],
        },
      },
      nothing: [...chosen, ...typed, 'judged again', 'no', 'yes', ...waiting, 'stopped'],
    },
    'the rest, not sent yet': {
      in: 'waiting',
      by: [
        'opened',
        'judgement',
        'approve is chosen',
        'yes',
        'at once',
        'stopped',
        'the first is done',
        'the rest is tried again',
      ],
      rows: {
        ...sameWork,
        undone: { to: 'done' },
        'at once': { to: 'sending', asks: [send(second, 'quotation.approved', { amount: 5 })] },
        'after 5000 ms': { to: 'sending', asks: [send(second, 'quotation.approved', { amount: 5 })] },
      },
      nothing: [...chosen, ...typed, 'judged again', 'no', 'yes', 'stopped', ...read],
    },
    'what became of each, with an answer for all': {
      in: 'done',
      by: [
        'opened',
        'judgement',
        'approve is chosen',
        'yes',
        'at once',
        'the first is done',
        'the second was moved by somebody',
      ],
      rows: {
        ...sameWork,
        'the result is read': { to: 'choosing', waits: [250] },
      },
      nothing: [...chosen, ...typed, 'judged again', 'no', 'yes', ...waiting, 'stopped', 'the rest is tried again'],
    },
    'another action after that': {
      in: 'judged',
      by: [
        'opened',
        'judgement',
        'approve is chosen',
        'a note',
        'yes',
        'at once',
        'stopped',
        'the first is done',
        'the result is read',
        'after 250 ms',
        'judgement',
      ],
      knows: { stopped: true, outcomes: [done(first)] },
      rows: {
        ...another,
        'reject is chosen': { to: 'asking', knows: { action: reject, values: {}, outcomes: [], stopped: false } },
        'approve is chosen': { to: 'asking', knows: { values: {}, outcomes: [], stopped: false } },
        'escalate is chosen': { to: 'asking', knows: { action: escalate, values: {}, outcomes: [], stopped: false } },
        'what is allowed for none is chosen': {
          to: 'asking',
          knows: { action: confirm, values: {}, outcomes: [], stopped: false },
        },
      },
      nothing: [...dialog, 'judged again'],
    },
  },
}
