import type { CaseRecord, Known as Other, Lifecycle } from '../../../machines/kernel/types.ts'
import type { recordMachine } from '../../../src/data/record/record.machine.ts'
import type { Moved, Refused, RefusedCode, TimelineEntry } from '../../../src/shared/endpoints/answers/cases.ts'
import type { Draft, Known, Payload, RecordContext } from '../../../src/data/record/record.types.ts'
import { ApiError } from '../../../src/data/apiError.ts'
import type { Area } from '../../../src/shared/area/types.ts'
import type { IssuedFile } from '../../../src/shared/endpoints/answers/files.ts'
import type { Row } from '../../../src/shared/endpoints/answers/records.ts'
import type { DecisionTable, Outcome } from '../../machines/support/table.ts'

type Then = Outcome<RecordContext>

const input = { area: { id: 'credit_life' } as Area, id: '17' }
const lifecycle = { id: 'creditLife' } as Lifecycle
const entry = (revision: number) => ({ revision, entry: `entry ${revision}` }) as TimelineEntry
const record = (revision: number) => ({ revision }) as CaseRecord
const day = '2026-03-02T03:00:00.000Z'
/** Of another case it is known what it was when this one was at a revision. */
const other = (revision: number) => ({ id: 'o', revision }) as Other
const at = (revision: number) => ({
  row: { id: '17', revision, created_at: day, updated_at: day, titles: { a: 'Artha' }, referred: { a: {} } } as Row,
  history: [],
  hasMore: false,
  standing: {
    lifecycle,
    record: record(revision),
    others: [other(revision)],
    timeline: Array.from({ length: revision }, (_, index) => entry(index + 1)),
    issued: [],
  },
})
const [two, three] = [at(2), at(3)]
const moved: Moved = {
  __typename: 'Moved',
  id: '17',
  revision: 3,
  legal: [],
  case: record(3),
  others: [other(3)],
  status: 'APPROVED',
  entry: entry(3),
  changed: { approved_by: 'broker', bank: 'b', titles: { b: 'Bina' }, referred: { b: {} } },
}
/** As the answer to a move tells it, without being read again. */
const movedTo3: Known = {
  ...three,
  row: {
    ...three.row,
    status: 'APPROVED',
    approved_by: 'broker',
    bank: 'b',
    titles: { a: 'Artha', b: 'Bina' },
    referred: { a: {}, b: {} },
  },
}
/** As a refusal tells it. */
const heardOf3: Known = { ...two, standing: three.standing }

const meta = { label: 'creditLife:actions.quotation.approved' }
type Key = 'of the choice' | 'of the sending' | 'of the sending with a note'
const draft = (key: Key, payload: Payload = {}): Draft => ({ type: 'quotation.approved', meta, payload, key })
const policy: IssuedFile = {
  id: 'f1',
  name: 'Policy.pdf',
  type: 'application/pdf',
  size: 9,
  at: day,
  by: { userId: '1', name: 'Ani', organisation: 'Artha', kind: 'broker' },
}
/** Whatever is going on. */
const making: Record<string, Then> = { 'a document is made': { knows: { issued: [policy] } } }
const noted = { note: 'All is in order' }

const refused = (code: RefusedCode, revision: number, since: TimelineEntry[]): Refused => ({
  __typename: 'Refused',
  code,
  reasons: [],
  fields: [],
  revision,
  status: 'CONFIRMED',
  legal: [],
  of: null,
  case: record(revision),
  others: [other(revision)],
  since,
})
const stale = refused('STALE', 3, [entry(3)])
const staleUnseen = refused('STALE', 2, [])
const denied = refused('REFUSED', 2, [])
const missing = new ApiError(200, 'NOT_FOUND', '')
const away = new ApiError(0, 'UNREACHABLE', '')

const load: [string, unknown] = ['load', input]
const send = (sent: Draft, revision: number): [string, unknown] => ['send', { ...input, draft: sent, revision }]
const decided = [{ type: 'decided', meta }]
const failed = (refusal: Refused | null) => [{ type: 'undecided', meta, refusal }]

const chosen = ['approve is chosen']
/** What is done with a plain record alone, which here is of no use. */
const plain = ['delete', 'earlier is wanted']
const submitted = ['sent as it is', 'sent with a note']
const unheard = ['2 is heard of', 'read again']

/** What the live connection tells while the case is shown as it was at 2. */
const current = (work: string): Record<string, Then> => ({
  '3 is heard of': { to: `refreshing, ${work}`, knows: { heard: 3 }, asks: [load] },
  'changed elsewhere': { to: `refreshing, ${work}`, asks: [load] },
})
/** And while it is read again. */
const refreshing: Record<string, Then> = {
  '2 is heard of': { asks: [load] },
  '3 is heard of': { asks: [load] },
  'changed elsewhere': { asks: [load] },
  'it is gone': { to: 'gone' },
}
const currentAt3 = (work: string): Record<string, Then> => ({
  'changed elsewhere': { to: `refreshing, ${work}`, asks: [load] },
})

const tagsOf: Record<string, string[]> = {
  idle: ['settled'],
  drafting: ['editable'],
  refused: ['editable', 'failed'],
  interrupted: ['editable', 'failed'],
  conflicted: ['editable'],
  sending: ['busy'],
  recovering: ['busy'],
}
const isOpen = (work: string) => ['drafting', 'refused', 'interrupted', 'conflicted'].includes(work)

/** One case on one screen: nothing is decided over what the operator has not seen, and nothing twice. */
export const caseTable: DecisionTable<typeof recordMachine> = {
  proves: 'B082',
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    gone: { is: 'gone', tags: ['settled', 'failed'] },
    failed: { is: 'failed', tags: ['settled', 'failed'] },
    ...Object.fromEntries(
      ['current', 'refreshing', 'missed'].flatMap((knowledge) =>
        Object.entries(tagsOf).map(([work, tags]) => [
          `${knowledge}, ${work}`,
          {
            is: { shown: { knowledge, work: isOpen(work) ? { open: work } : work } },
            tags: knowledge === 'missed' ? ['failed', ...tags.filter((tag) => tag !== 'failed')] : tags,
          },
        ]),
      ),
    ),
  },
  beginnings: {
    opened: {
      input: { ...input, known: null, isRemembered: true },
      to: 'loading',
      knows: {
        ...input,
        known: null,
        isRemembered: true,
        before: null,
        seen: 0,
        heard: 0,
        issued: [],
        draft: null,
        refusal: null,
        failure: null,
      },
      asks: [['watch', input], load],
    },
  },
  events: {
    'approve is chosen': { type: 'action.chosen', action: 'quotation.approved', meta, key: 'of the choice' },
    'sent as it is': { type: 'action.submitted', payload: {}, key: 'of the sending' },
    'sent with a note': { type: 'action.submitted', payload: noted, key: 'of the sending with a note' },
    'given up': { type: 'action.abandoned' },
    'the news are read': { type: 'news.read' },
    '2 is heard of': { type: 'record.heard', revision: 2 },
    '3 is heard of': { type: 'record.heard', revision: 3 },
    'changed elsewhere': { type: 'record.changedElsewhere' },
    'read again': { type: 'load.retried' },
    delete: { type: 'deletion.chosen' },
    'a document is made': { type: 'document.issued', file: policy },
    'earlier is wanted': { type: 'earlier.wanted' },
  },
  answers: {
    load: {
      'read at 2': { output: two },
      'now at 3': { output: three },
      'it is gone': { error: missing },
      'not read': { error: away },
    },
    send: {
      'moved to 3': { output: moved },
      'somebody moved it to 3': { output: stale },
      'stale, with nothing to tell': { output: staleUnseen },
      'refused at 2': { output: denied },
      'no answer': { error: away },
    },
  },
  situations: {
    'on its way': {
      in: 'loading',
      by: ['opened'],
      rows: {
        ...making,
        '2 is heard of': { knows: { heard: 2 } },
        '3 is heard of': { knows: { heard: 3 } },
        'read at 2': { to: 'current, idle', knows: { known: two, before: two.row, seen: 2, heard: 2 } },
        'now at 3': { to: 'current, idle', knows: { known: three, before: three.row, seen: 3, heard: 3 } },
        'it is gone': { to: 'gone' },
        'not read': { to: 'failed', knows: { failure: away } },
      },
      nothing: [...plain, ...chosen, ...submitted, 'read again', 'given up', 'the news are read', 'changed elsewhere'],
    },
    'there is no such case': {
      in: 'gone',
      by: ['opened', 'it is gone'],
      rows: { ...making, '2 is heard of': { knows: { heard: 2 } }, '3 is heard of': { knows: { heard: 3 } } },
      nothing: [...plain, ...chosen, ...submitted, 'read again', 'given up', 'the news are read', 'changed elsewhere'],
    },
    'not read': {
      in: 'failed',
      by: ['opened', 'not read'],
      rows: {
        ...making,
        '2 is heard of': { knows: { heard: 2 } },
        '3 is heard of': { knows: { heard: 3 } },
        'read again': { to: 'loading', asks: [load] },
      },
      nothing: [...plain, ...chosen, ...submitted, 'given up', 'the news are read', 'changed elsewhere'],
    },
    'in view at 2': {
      in: 'current, idle',
      by: ['opened', 'read at 2'],
      rows: {
        ...making,
        ...current('idle'),
        'approve is chosen': { to: 'current, drafting', knows: { draft: draft('of the choice') } },
      },
      nothing: [...plain, ...submitted, ...unheard, 'given up', 'the news are read'],
    },
    'being read again, as 3 was heard of': {
      in: 'refreshing, idle',
      by: ['opened', 'read at 2', '3 is heard of'],
      rows: {
        ...making,
        ...refreshing,
        'approve is chosen': { to: 'refreshing, drafting', knows: { draft: draft('of the choice') } },
        'read at 2': { to: 'current, idle', knows: { heard: 2 } },
        'now at 3': { to: 'current, idle', knows: { known: three } },
        'not read': { to: 'missed, idle', waits: [5_000] },
      },
      nothing: [...plain, ...submitted, 'read again', 'given up', 'the news are read'],
    },
    'being read again for no revision': {
      in: 'refreshing, idle',
      by: ['opened', 'read at 2', 'changed elsewhere'],
      rows: {
        ...making,
        ...refreshing,
        '3 is heard of': { knows: { heard: 3 }, asks: [load] },
        'approve is chosen': { to: 'refreshing, drafting', knows: { draft: draft('of the choice') } },
        'read at 2': { to: 'current, idle' },
        'now at 3': { to: 'current, idle', knows: { known: three, heard: 3 } },
        'not read': { to: 'missed, idle', waits: [5_000] },
      },
      nothing: [...plain, ...submitted, 'read again', 'given up', 'the news are read'],
    },
    'what is shown may be old': {
      in: 'missed, idle',
      by: ['opened', 'read at 2', 'changed elsewhere', 'not read'],
      rows: {
        ...making,
        '2 is heard of': { to: 'refreshing, idle', asks: [load] },
        '3 is heard of': { to: 'refreshing, idle', knows: { heard: 3 }, asks: [load] },
        'changed elsewhere': { to: 'refreshing, idle', asks: [load] },
        'after 5000 ms': { to: 'refreshing, idle', asks: [load] },
        'approve is chosen': { to: 'missed, drafting', knows: { draft: draft('of the choice') } },
      },
      nothing: [...plain, 'read again', ...submitted, 'given up', 'the news are read'],
    },
    'somebody moved it to 3': {
      in: 'current, idle',
      by: ['opened', 'read at 2', '3 is heard of', 'now at 3'],
      knows: { seen: 2, before: two.row },
      rows: {
        ...making,
        ...currentAt3('idle'),
        'approve is chosen': {
          to: 'current, drafting',
          knows: { draft: draft('of the choice'), seen: 3, before: three.row },
        },
        'the news are read': { knows: { seen: 3, before: three.row } },
      },
      nothing: [...plain, ...submitted, ...unheard, '3 is heard of', 'given up'],
    },
    'an action is begun': {
      in: 'current, drafting',
      by: ['opened', 'read at 2', 'approve is chosen'],
      rows: {
        ...making,
        ...current('drafting'),
        'sent as it is': { to: 'current, sending', asks: [send(draft('of the choice'), 2)] },
        'sent with a note': {
          to: 'current, sending',
          knows: { draft: draft('of the sending with a note', noted) },
          asks: [send(draft('of the sending with a note', noted), 2)],
        },
        'given up': { to: 'current, idle', knows: { draft: null } },
      },
      nothing: [...plain, ...chosen, ...unheard, 'the news are read'],
    },
    'an action is begun, and the case read again': {
      in: 'refreshing, drafting',
      by: ['opened', 'read at 2', 'approve is chosen', '3 is heard of'],
      rows: {
        ...making,
        ...refreshing,
        'read at 2': { to: 'current, drafting', knows: { heard: 2 } },
        'now at 3': { to: 'current, conflicted', knows: { known: three } },
        'not read': { to: 'missed, drafting', waits: [5_000] },
        'sent as it is': { to: 'refreshing, sending', asks: [send(draft('of the choice'), 2)] },
        'sent with a note': {
          to: 'refreshing, sending',
          knows: { draft: draft('of the sending with a note', noted) },
          asks: [send(draft('of the sending with a note', noted), 2)],
        },
        'given up': { to: 'refreshing, idle', knows: { draft: null } },
      },
      nothing: [...plain, ...chosen, 'read again', 'the news are read'],
    },
    'an action is begun, and the case cannot be read again': {
      in: 'missed, drafting',
      by: ['opened', 'read at 2', 'approve is chosen', '3 is heard of', 'not read'],
      rows: {
        ...making,
        '2 is heard of': { to: 'refreshing, drafting', asks: [load] },
        '3 is heard of': { to: 'refreshing, drafting', asks: [load] },
        'changed elsewhere': { to: 'refreshing, drafting', asks: [load] },
        'after 5000 ms': { to: 'refreshing, drafting', asks: [load] },
        'sent as it is': { to: 'missed, sending', asks: [send(draft('of the choice'), 2)] },
        'sent with a note': {
          to: 'missed, sending',
          knows: { draft: draft('of the sending with a note', noted) },
          asks: [send(draft('of the sending with a note', noted), 2)],
        },
        'given up': { to: 'missed, idle', knows: { draft: null } },
      },
      nothing: [...plain, ...chosen, 'read again', 'the news are read'],
    },
    'it is sent': {
      in: 'current, sending',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is'],
      rows: {
        ...making,
        ...current('sending'),
        '3 is heard of': { knows: { heard: 3 } },
        'moved to 3': {
          to: 'current, idle',
          knows: { known: movedTo3, seen: 3, before: movedTo3.row, draft: null },
          says: decided,
        },
        'somebody moved it to 3': {
          to: 'refreshing, conflicted',
          knows: { known: heardOf3, refusal: stale },
          asks: [load],
        },
        'stale, with nothing to tell': { to: 'current, conflicted', knows: { refusal: staleUnseen } },
        'refused at 2': { to: 'current, refused', knows: { refusal: denied }, says: failed(denied) },
        'no answer': { to: 'current, interrupted', says: failed(null) },
      },
      nothing: [...plain, ...chosen, ...submitted, ...unheard, 'given up', 'the news are read'],
    },
    'it is sent while the case is read again': {
      in: 'refreshing, sending',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', 'changed elsewhere'],
      rows: {
        ...making,
        ...refreshing,
        '3 is heard of': { knows: { heard: 3 }, asks: [load] },
        'read at 2': { to: 'current, sending' },
        'now at 3': { to: 'current, sending', knows: { known: three, heard: 3 } },
        'not read': { to: 'missed, sending', waits: [5_000] },
        'moved to 3': {
          to: 'refreshing, idle',
          knows: { known: movedTo3, seen: 3, before: movedTo3.row, draft: null },
          says: decided,
        },
        'somebody moved it to 3': {
          to: 'refreshing, conflicted',
          knows: { known: heardOf3, refusal: stale },
        },
        'stale, with nothing to tell': { to: 'refreshing, conflicted', knows: { refusal: staleUnseen } },
        'refused at 2': { to: 'refreshing, refused', knows: { refusal: denied }, says: failed(denied) },
        'no answer': { to: 'refreshing, interrupted', says: failed(null) },
      },
      nothing: [...plain, ...chosen, ...submitted, 'read again', 'given up', 'the news are read'],
    },
    'was it that try, while the case is read again': {
      in: 'refreshing, recovering',
      by: [
        'opened',
        'read at 2',
        'approve is chosen',
        'sent as it is',
        'no answer',
        '3 is heard of',
        'now at 3',
        'changed elsewhere',
      ],
      rows: {
        ...making,
        ...refreshing,
        'read at 2': { to: 'current, recovering' },
        'now at 3': { to: 'current, recovering' },
        'not read': { to: 'missed, recovering', waits: [5_000] },
        'moved to 3': {
          to: 'refreshing, idle',
          knows: { seen: 3, before: three.row, draft: null },
          says: decided,
        },
        'somebody moved it to 3': { to: 'refreshing, conflicted', knows: { refusal: stale } },
        'stale, with nothing to tell': { to: 'refreshing, conflicted', knows: { refusal: staleUnseen } },
        'refused at 2': { to: 'refreshing, conflicted', knows: { refusal: denied } },
        'no answer': { to: 'refreshing, conflicted' },
      },
      nothing: [...plain, ...chosen, ...submitted, 'read again', 'given up', 'the news are read'],
    },
    'it is sent, and heard of': {
      in: 'current, sending',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', '3 is heard of'],
      knows: { heard: 3 },
      rows: {
        ...making,
        'changed elsewhere': { to: 'refreshing, sending', asks: [load] },
        'moved to 3': {
          to: 'current, idle',
          knows: { known: movedTo3, seen: 3, before: movedTo3.row, draft: null },
          says: decided,
        },
        'somebody moved it to 3': {
          to: 'refreshing, conflicted',
          knows: { known: heardOf3, refusal: stale },
          asks: [load],
        },
        'stale, with nothing to tell': {
          to: 'refreshing, conflicted',
          knows: { refusal: staleUnseen },
          asks: [load],
        },
        'refused at 2': {
          to: 'refreshing, refused',
          knows: { refusal: denied },
          says: failed(denied),
          asks: [load],
        },
        'no answer': { to: 'refreshing, interrupted', says: failed(null), asks: [load] },
      },
      nothing: [...plain, ...chosen, ...submitted, ...unheard, '3 is heard of', 'given up', 'the news are read'],
    },
    'it was moved': {
      in: 'current, idle',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', 'moved to 3'],
      knows: { seen: 3, known: movedTo3, draft: null },
      rows: {
        ...making,
        '3 is heard of': { knows: { heard: 3 } },
        'changed elsewhere': { to: 'refreshing, idle', asks: [load] },
        'approve is chosen': { to: 'current, drafting', knows: { draft: draft('of the choice') } },
      },
      nothing: [...plain, ...submitted, ...unheard, 'given up', 'the news are read'],
    },
    'it was moved while it was read again': {
      in: 'refreshing, idle',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', 'changed elsewhere', 'moved to 3'],
      knows: { seen: 3, known: movedTo3, draft: null },
      rows: {
        ...making,
        ...refreshing,
        '3 is heard of': { knows: { heard: 3 }, asks: [load] },
        'approve is chosen': { to: 'refreshing, drafting', knows: { draft: draft('of the choice') } },
        'read at 2': { to: 'current, idle', knows: { heard: 3 } },
        'now at 3': { to: 'current, idle', knows: { known: three, heard: 3, before: three.row } },
        'not read': { to: 'missed, idle', waits: [5_000] },
      },
      nothing: [...plain, ...submitted, 'read again', 'given up', 'the news are read'],
    },
    'the server said no': {
      in: 'current, refused',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', 'refused at 2'],
      knows: { refusal: denied, draft: draft('of the choice') },
      rows: {
        ...making,
        ...current('refused'),
        'sent as it is': { to: 'current, sending', knows: { refusal: null }, asks: [send(draft('of the choice'), 2)] },
        'sent with a note': {
          to: 'current, sending',
          knows: { refusal: null, draft: draft('of the sending with a note', noted) },
          asks: [send(draft('of the sending with a note', noted), 2)],
        },
        'given up': { to: 'current, idle', knows: { draft: null, refusal: null } },
      },
      nothing: [...plain, ...chosen, ...unheard, 'the news are read'],
    },
    'the server said no, and the case is read again': {
      in: 'refreshing, refused',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', 'refused at 2', '3 is heard of'],
      rows: {
        ...making,
        ...refreshing,
        'read at 2': { to: 'current, refused', knows: { heard: 2 } },
        'now at 3': { to: 'current, conflicted', knows: { known: three } },
        'not read': { to: 'missed, refused', waits: [5_000] },
        'sent as it is': {
          to: 'refreshing, sending',
          knows: { refusal: null },
          asks: [send(draft('of the choice'), 2)],
        },
        'sent with a note': {
          to: 'refreshing, sending',
          knows: { refusal: null, draft: draft('of the sending with a note', noted) },
          asks: [send(draft('of the sending with a note', noted), 2)],
        },
        'given up': { to: 'refreshing, idle', knows: { draft: null, refusal: null } },
      },
      nothing: [...plain, ...chosen, 'read again', 'the news are read'],
    },
    'no answer came': {
      in: 'current, interrupted',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', 'no answer'],
      knows: { draft: draft('of the choice') },
      rows: {
        ...making,
        ...current('interrupted'),
        'sent as it is': { to: 'current, sending', asks: [send(draft('of the choice'), 2)] },
        'sent with a note': {
          to: 'current, sending',
          knows: { draft: draft('of the sending with a note', noted) },
          asks: [send(draft('of the sending with a note', noted), 2)],
        },
        'given up': { to: 'current, idle', knows: { draft: null } },
      },
      nothing: [...plain, ...chosen, ...unheard, 'the news are read'],
    },
    'no answer came, and the case is read again': {
      in: 'refreshing, interrupted',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', 'no answer', '3 is heard of'],
      rows: {
        ...making,
        ...refreshing,
        'read at 2': { to: 'current, interrupted', knows: { heard: 2 } },
        'now at 3': { to: 'current, recovering', knows: { known: three }, asks: [send(draft('of the choice'), 2)] },
        'not read': { to: 'missed, interrupted', waits: [5_000] },
        'sent as it is': { to: 'refreshing, sending', asks: [send(draft('of the choice'), 2)] },
        'sent with a note': {
          to: 'refreshing, sending',
          knows: { draft: draft('of the sending with a note', noted) },
          asks: [send(draft('of the sending with a note', noted), 2)],
        },
        'given up': { to: 'refreshing, idle', knows: { draft: null } },
      },
      nothing: [...plain, ...chosen, 'read again', 'the news are read'],
    },
    'was it the try without an answer that moved it': {
      in: 'current, recovering',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', 'no answer', '3 is heard of', 'now at 3'],
      knows: { known: three, seen: 2 },
      rows: {
        ...making,
        ...currentAt3('recovering'),
        'moved to 3': { to: 'current, idle', knows: { seen: 3, before: three.row, draft: null }, says: decided },
        'somebody moved it to 3': { to: 'current, conflicted', knows: { refusal: stale } },
        'stale, with nothing to tell': { to: 'current, conflicted', knows: { refusal: staleUnseen } },
        'refused at 2': { to: 'current, conflicted', knows: { refusal: denied } },
        'no answer': { to: 'current, conflicted' },
      },
      nothing: [...plain, ...chosen, ...submitted, ...unheard, '3 is heard of', 'given up', 'the news are read'],
    },
    'somebody was first, as the live connection told': {
      in: 'current, conflicted',
      by: ['opened', 'read at 2', 'approve is chosen', '3 is heard of', 'now at 3'],
      knows: { seen: 2, draft: draft('of the choice') },
      rows: {
        ...making,
        ...currentAt3('conflicted'),
        'sent as it is': {
          to: 'current, sending',
          knows: { seen: 3, before: three.row, draft: draft('of the sending') },
          asks: [send(draft('of the sending'), 3)],
        },
        'sent with a note': {
          to: 'current, sending',
          knows: { seen: 3, before: three.row, draft: draft('of the sending with a note', noted) },
          asks: [send(draft('of the sending with a note', noted), 3)],
        },
        'given up': { to: 'current, idle', knows: { draft: null } },
      },
      nothing: [...plain, ...chosen, ...unheard, '3 is heard of', 'the news are read'],
    },
    'somebody was first, as the refusal told': {
      in: 'refreshing, conflicted',
      by: ['opened', 'read at 2', 'approve is chosen', 'sent as it is', 'somebody moved it to 3'],
      knows: { seen: 2, refusal: stale },
      rows: {
        ...making,
        ...refreshing,
        '3 is heard of': { knows: { heard: 3 }, asks: [load] },
        'read at 2': { to: 'current, conflicted', knows: { known: two } },
        'now at 3': { to: 'current, conflicted', knows: { known: three, heard: 3 } },
        'not read': { to: 'missed, conflicted', waits: [5_000] },
        'sent as it is': {
          to: 'refreshing, sending',
          knows: { seen: 3, draft: draft('of the sending'), refusal: null },
          asks: [send(draft('of the sending'), 3)],
        },
        'sent with a note': {
          to: 'refreshing, sending',
          knows: { seen: 3, draft: draft('of the sending with a note', noted), refusal: null },
          asks: [send(draft('of the sending with a note', noted), 3)],
        },
        'given up': { to: 'refreshing, idle', knows: { draft: null, refusal: null } },
      },
      nothing: [...plain, ...chosen, 'read again', 'the news are read'],
    },
  },
}
