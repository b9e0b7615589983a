import { ruleVersion } from '../../../machines/ruleVersion/ruleVersion.ts'
import { and, each, of, record, text } from '../decisions/payloads.ts'
import type { Decisions, Letter, Situation } from '../decisions/types.ts'

const within = (days: number) => ({ rows: [{ when: {}, then: { days } }], examples: [] })
const form = { asks: {}, gives: { days: { type: 'integer', min: 1, max: 365, required: true } } }

export const stands = {
  ruleTable: 'e5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0070',
  validFrom: '2026-04-01',
  note: 'A shorter window',
  title: 'creditLife.protectionWindow v1',
  number: 1,
}
const at = '2026-03-09T05:05:00.000Z'
/** In Jakarta. */
const [lastOfDay, firstOfNext] = ['2026-03-09T16:59:59.999Z', '2026-03-09T17:00:00.000Z']
const hand = { id: 'somebody', name: 'Somebody', at }
const written = { content: within(10), authors: ['somebody'] }
const handedIn = { ...written, submitted: hand }
const same = { 'the same rules': 'isEdited' }

const situations: Record<string, Situation> = {
  draft: { state: 'draft', facts: written, lacksFor: same },
  'draft, as it began': { state: 'draft', facts: { authors: ['somebody'] }, lacks: 'isOtherThanBefore' },
  'draft, with nothing in a cell': {
    state: 'draft',
    facts: { ...written, content: { rows: [{ when: {}, then: {} }], examples: [] } },
    lacks: 'isFaultless',
  },
  'draft, with too much in a cell': {
    state: 'draft',
    facts: { ...written, content: within(366) },
    lacks: 'isFaultless',
  },
  'draft, with too little in a cell': {
    state: 'draft',
    facts: { ...written, content: within(0) },
    lacks: 'isFaultless',
  },
  'draft, with the least': { state: 'draft', facts: { ...written, content: within(1) } },
  'draft, with the most': { state: 'draft', facts: { ...written, content: within(365) } },
  'draft, without a row': {
    state: 'draft',
    facts: { ...written, content: { rows: [], examples: [] } },
    lacks: 'isFaultless',
  },
  'draft, with a row too many': {
    state: 'draft',
    facts: { ...written, content: { rows: [...within(10).rows, ...within(12).rows], examples: [] } },
    lacks: 'isFaultless',
  },
  'draft, with an example that does not hold': {
    state: 'draft',
    facts: { ...written, content: { ...within(10), examples: [{ facts: {}, then: { days: 14 } }] } },
    lacks: 'isFaultless',
  },
  'draft, with an example that holds': {
    state: 'draft',
    facts: { ...written, content: { ...within(10), examples: [{ facts: {}, then: { days: 10 } }] } },
  },
  'draft, from today on': { state: 'draft', facts: { ...written, validFrom: '2026-03-09' } },
  'draft, from today on, as the day ends': {
    state: 'draft',
    inner: true,
    at: lastOfDay,
    facts: { ...written, validFrom: '2026-03-09' },
  },
  'draft, from a day on that is just over': {
    state: 'draft',
    inner: true,
    at: firstOfNext,
    facts: { ...written, validFrom: '2026-03-09' },
    lacks: 'isAhead',
  },
  'draft, from yesterday on': { state: 'draft', facts: { ...written, validFrom: '2026-03-08' }, lacks: 'isAhead' },
  'draft, returned': { state: 'draft', facts: { ...handedIn, reason: 'An example is missing' }, lacksFor: same },
  submitted: { state: 'submitted', facts: handedIn },
  'submitted, written by the broker': {
    state: 'submitted',
    facts: { ...handedIn, authors: ['somebody', 'id of broker'] },
    lacksBy: { broker: 'isNotAuthor' },
  },
  'submitted, from today on': { state: 'submitted', facts: { ...handedIn, validFrom: '2026-03-09' } },
  'submitted, from yesterday on': {
    state: 'submitted',
    facts: { ...handedIn, validFrom: '2026-03-08' },
    lacks: 'isAhead',
  },
  approved: { state: 'approved', facts: { ...handedIn, approved: hand } },
  withdrawn: { state: 'withdrawn', facts: { ...handedIn, approved: hand, reason: 'The insurer objects' } },
}

const edited = (changes: Letter['payload'] = {}): Letter => ({
  type: 'rules.edited',
  payload: { content: within(10), validFrom: stands.validFrom, note: stands.note, ...changes },
})

const letters: Record<string, Letter> = {
  'other rules': edited({ content: within(20) }),
  'another day': edited({ validFrom: '2026-05-01' }),
  'another note': edited({ note: 'A longer window' }),
  'the same rules': edited(),
  'rules of another table': {
    ...edited({ content: { rows: [{ when: {}, then: { hours: 3 } }], examples: [] } }),
    lacks: 'isOfTable',
  },
  'no rules at all': { ...edited({ content: { ...within(10), more: 1 } }), lacks: 'isOfTable' },
  submission: { type: 'version.submitted' },
  approval: { type: 'version.approved' },
  return: { type: 'version.returned', payload: { reason: 'An example is missing' } },
  discarding: { type: 'version.discarded' },
  'taking back': { type: 'version.withdrawn', payload: { reason: 'The insurer objects' } },
}

const who = { id: '$who', name: '$whoName', at: '$at' }
const note = text('note', 500)
const day = {
  takes: each('validFrom', '2026-12-31', '2028-02-29'),
  refuses: each('validFrom', undefined, '', '2026-02-29', 'tomorrow'),
}

/**
 * What is decided of a version of a rule table. The specification knows the rule engine by its name alone; the issue asks for a draft,
 * checks, examples that must hold, approval by a second person, and that it may be taken back.
 */
export const decisions: Decisions = {
  lifecycle: ruleVersion,

  states: {
    draft: ['DRAFT', 'draft', 'editable'],
    submitted: ['SUBMITTED', 'submitted', 'busy'],
    approved: ['APPROVED', 'approved', 'settled'],
    withdrawn: ['WITHDRAWN', 'withdrawn', 'failed'],
  },

  rights: {
    'rules.edited': ['rule_engine.edit', 'mayEdit'],
    'version.submitted': ['rule_engine.edit', 'mayEdit'],
    'version.discarded': ['rule_engine.edit', 'mayEdit'],
    'version.approved': ['rule_engine.approve', 'mayApprove'],
    'version.returned': ['rule_engine.approve', 'mayApprove'],
    'version.withdrawn': ['rule_engine.approve', 'mayApprove'],
  },

  circles: { house: { rule: 'isOfOrganisation', parties: ['broker'] } },

  matrix: `
                   draft      submitted  approved   withdrawn
rules.edited       edited     .          .          .
version.submitted  submitted  .          .          .
version.discarded  discarded  discarded  .          .
version.approved   .          approved   .          .
version.returned   .          returned   .          .
version.withdrawn  .          .          withdrawn  .
`,

  decisions: {
    'rules.edited': {
      edited: {
        by: 'house',
        needs: 'isOfTable isEdited',
        then: [
          {
            entry: 'edited',
            keeps: { content: '$content', validFrom: '$validFrom', note: '$note', author: '$whoName' },
            adds: { authors: '$who' },
          },
        ],
      },
    },
    'version.submitted': {
      submitted: {
        by: 'house',
        needs: 'isFaultless isOtherThanBefore isAhead',
        then: [
          {
            to: 'submitted',
            entry: 'submitted',
            keeps: { submitted: who, reason: null },
            adds: { authors: '$who' },
            effects: ['who approves is told'],
          },
        ],
      },
    },
    'version.discarded': {
      discarded: { by: 'house', then: [{ to: 'withdrawn', entry: 'discarded' }] },
    },
    'version.approved': {
      approved: {
        by: 'house',
        needs: 'isNotAuthor isAhead',
        then: [{ to: 'approved', entry: 'approved', keeps: { approved: who } }],
      },
    },
    'version.returned': {
      returned: { by: 'house', then: [{ to: 'draft', entry: 'returned', keeps: { reason: '$reason' } }] },
    },
    'version.withdrawn': {
      withdrawn: { by: 'house', then: [{ to: 'withdrawn', entry: 'withdrawn', keeps: { reason: '$reason' } }] },
    },
  },

  calendar: { [at]: {}, [lastOfDay]: {}, [firstOfNext]: {} },

  effects: {
    'who approves is told': {
      type: 'notifyDesk',
      params: { message: 'submitted', title: '$title', validFrom: '$validFrom', author: '$author' },
    },
  },

  letters,
  situations,
  portraits: {
    untold: {
      ...stands,
      organisation_id: 'broker',
      rows: within(14).rows,
      examples: [],
      formerRows: within(14).rows,
      author: 'Broker of it',
      submittedAt: null,
      submittedBy: null,
      approvedAt: null,
      approvedBy: null,
      reason: null,
    },
    told: {
      'when it is begun': { facts: {}, tells: {} },
      'when it is written': {
        facts: { content: within(10), author: 'Sari' },
        tells: { rows: within(10).rows, author: 'Sari' },
      },
      'when it has an example': {
        facts: { content: { ...within(14), examples: [{ facts: {}, then: { days: 14 } }] } },
        tells: { examples: [{ facts: {}, then: { days: 14 } }] },
      },
      'when it began with something else': { facts: { before: within(7) }, tells: { formerRows: within(7).rows } },
      'when it holds from another day': { facts: { validFrom: '2026-05-01' }, tells: { validFrom: '2026-05-01' } },
      'when it is noted otherwise': { facts: { note: 'Longer' }, tells: { note: 'Longer' } },
      'when it was submitted': { facts: { submitted: hand }, tells: { submittedAt: at, submittedBy: 'Somebody' } },
      'when it was approved': { facts: { approved: hand }, tells: { approvedAt: at, approvedBy: 'Somebody' } },
      'when it was taken back': { facts: { reason: 'The insurer objects' }, tells: { reason: 'The insurer objects' } },
    },
  },
  payloads: {
    begin: and(record('ruleTable'), day, note, {
      takes: [...each('title', of(120)), ...each('number', 1)],
      refuses: [
        ...each('title', undefined, '', of(121)),
        ...each('number', undefined, 0, 1.5),
        ...each('form', undefined),
        ...each('before', undefined),
      ],
    }),
    'rules.edited': and(day, note, {
      takes: each('content', {}, within(1)),
      refuses: each(
        'content',
        undefined,
        3,
        'x',
        '{"a":1}',
        '{"a":12345678901234567890}',
        { rows: Array.from({ length: 10_001 }, () => 0) },
        { rows: 'a\u0000b' },
        { rows: of(60_000) },
      ),
    }),
    'version.returned': text('reason', 1000),
    'version.withdrawn': text('reason', 1000),
  },

  input: { ...stands, form, before: within(14) },
  beginning: {
    parties: { broker: 'broker' },
    content: within(14),
    authors: ['broker-desk'],
    author: 'Broker of it',
    submitted: null,
    approved: null,
    reason: null,
  },
  begun: {
    right: ['rule_engine.edit', 'mayEdit'],
    others: {},
    keeps: { 'parties.broker': '$whoOrganisation', author: '$whoName', authors: ['$who'] },
  },

  alike: [
    { because: 'Before anything is typed nothing is otherwise.', places: ['rule isEdited: known before the payload'] },
  ],
  choosing: '',
  typed: 'isOfTable isEdited',
  bulk: {
    'version.submitted': null,
    'version.approved': null,
    'version.returned': { field: 'reason', required: true },
    'version.discarded': null,
    'version.withdrawn': { field: 'reason', required: true },
  },
}
