import type { Refused } from '../../../src/shared/endpoints/answers/cases.ts'
import type { Definition } from '../../../src/shared/forms/definition.ts'
import type { designMachine } from '../../../src/views/forms/design.machine.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

type Asked = [actor: string, input?: unknown]

const asking = (id: string): Definition => ({ schema: 1, pages: [{ id, title: {}, items: [] }] })
const [before, mine, theirs, live] = ['before', 'mine', 'theirs', 'live'].map(asking) as [
  Definition,
  Definition,
  Definition,
  Definition,
]
const version = { id: 'v2', revision: 3, form: 'f1', definition: 'd1', note: null }
const kept = { id: 'd2', hash: 'h2', fieldCount: 1, untranslated: 0 }
const overtaken = { ...version, revision: 5, definition: 'd9', note: 'Theirs' }
const refusal = (code: Refused['code']) =>
  ({ code, case: { revision: 5, snapshot: { context: { definition: 'd9', note: 'Theirs' } } } }) as unknown as Refused
const [stale, refused] = [refusal('STALE'), refusal('REFUSED')] as const
const down = new Error('down')

const load: Asked = ['load', { version }]
const store: Asked = ['store', { definition: mine }]
const note = 'Mine'
const sent = (of: object, key: string): Asked => ['send', { version: of, kept, note, key }]
const confirmed: Asked = ['confirm', { version, breaks: 'gone plate', key: 'key 3' }]
const events = [
  'read again',
  'work found',
  'older work found',
  'saved',
  'confirmed',
  'mine goes on',
  'theirs goes on',
  'seen',
]
const but = (...some: string[]) => events.filter((one) => !some.includes(one))
const toDesign = ['opened', 'read'] as const
const toSend = [...toDesign, 'saved', 'stored'] as const
/** What was broken off began with another design than is stored. */
const older = { to: 'outdated', knows: { wanted: mine, theirs: before } } as const
const known = { stored: before, live }

/** A design is stored, then sent to its version; what somebody else has saved meanwhile is shown beside it, and nothing that was designed is lost. */
export const designTable: DecisionTable<typeof designMachine> = {
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    unread: { is: 'unread', tags: ['failed'] },
    designing: { is: 'designing', tags: ['settled'] },
    storing: { is: 'storing', tags: ['busy'] },
    sending: { is: 'sending', tags: ['busy'] },
    comparing: { is: 'comparing', tags: ['busy'] },
    conflicted: { is: 'conflicted', tags: ['failed'] },
    confirming: { is: 'confirming', tags: ['busy'] },
    outdated: { is: 'outdated', tags: ['failed'] },
    refused: { is: 'refused', tags: ['failed'] },
  },
  beginnings: {
    opened: {
      to: 'loading',
      input: { version },
      knows: {
        version,
        wanted: null,
        note: null,
        breaks: null,
        key: '',
        kept: null,
        theirs: null,
        refusal: null,
        failure: null,
      },
      asks: [load],
    },
  },
  events: {
    'read again': { type: 'load.retried' },
    'work found': { type: 'draft.found', definition: mine, base: 3 },
    'older work found': { type: 'draft.found', definition: mine, base: 2 },
    saved: { type: 'design.saved', definition: mine, note, key: 'key 1' },
    confirmed: { type: 'breaks.confirmed', breaks: 'gone plate', key: 'key 3' },
    'mine goes on': { type: 'conflict.mine', key: 'key 2' },
    'theirs goes on': { type: 'conflict.theirs' },
    seen: { type: 'refusal.seen' },
  },
  answers: {
    load: { read: { output: known }, 'not read': { error: down } },
    read: {
      'theirs is read': { output: theirs },
      'it is mine': { output: mine },
      'theirs is not read': { error: down },
    },
    store: { stored: { output: kept }, 'not stored': { error: down } },
    send: {
      taken: { output: { taken: true, revision: 4 } },
      overtaken: { output: { taken: false, refusal: stale } },
      refused: { output: { taken: false, refusal: refused } },
      'not sent': { error: down },
    },
    confirm: {
      'confirmation taken': { output: { taken: true, revision: 4 } },
      'confirmation refused': { output: { taken: false, refusal: refused } },
      'confirmation not sent': { error: down },
    },
  },
  situations: {
    'being read': {
      in: 'loading',
      by: ['opened'],
      rows: { read: { to: 'designing', knows: known }, 'not read': { to: 'unread', knows: { failure: down } } },
      nothing: events,
    },
    'could not be read': {
      in: 'unread',
      by: ['opened', 'not read'],
      knows: { failure: down },
      rows: { 'read again': { to: 'loading', asks: [load] } },
      nothing: but('read again'),
    },
    'is designed': {
      in: 'designing',
      by: [...toDesign],
      rows: {
        'older work found': older,
        saved: { to: 'storing', knows: { wanted: mine, note, key: 'key 1' }, asks: [store] },
        confirmed: { to: 'confirming', knows: { breaks: 'gone plate', key: 'key 3' }, asks: [confirmed] },
      },
      nothing: but('older work found', 'saved', 'confirmed'),
    },
    'what breaks is confirmed': {
      in: 'confirming',
      by: [...toDesign, 'confirmed'],
      rows: {
        'confirmation taken': { to: 'designing', knows: { version: { ...version, revision: 4 }, breaks: null } },
        'confirmation refused': { to: 'refused', knows: { refusal: refused } },
        'confirmation not sent': { to: 'designing', knows: { failure: down, breaks: null } },
      },
      nothing: events,
    },
    'is stored': {
      in: 'storing',
      by: [...toDesign, 'saved'],
      rows: {
        stored: { to: 'sending', knows: { kept }, asks: [sent(version, 'key 1')] },
        'not stored': { to: 'designing', knows: { failure: down, wanted: null } },
      },
      nothing: events,
    },
    'failed, and is saved again': {
      in: 'designing',
      by: [...toDesign, 'saved', 'not stored'],
      knows: { failure: down },
      rows: {
        'older work found': older,
        saved: { to: 'storing', knows: { wanted: mine, failure: null }, asks: [store] },
        confirmed: {
          to: 'confirming',
          knows: { breaks: 'gone plate', key: 'key 3', failure: null },
          asks: [confirmed],
        },
      },
      nothing: but('older work found', 'saved', 'confirmed'),
    },
    'is sent': {
      in: 'sending',
      by: [...toSend],
      rows: {
        taken: {
          to: 'designing',
          knows: {
            version: { ...version, revision: 4, definition: 'd2', note },
            stored: mine,
            wanted: null,
            kept: null,
          },
        },
        overtaken: {
          to: 'comparing',
          knows: { refusal: stale, version: overtaken },
          asks: [['read', { definition: 'd9' }]],
        },
        refused: { to: 'refused', knows: { refusal: refused } },
        'not sent': { to: 'designing', knows: { failure: down, wanted: null } },
      },
      nothing: events,
    },
    'somebody was first': {
      in: 'comparing',
      by: [...toSend, 'overtaken'],
      rows: {
        'theirs is read': { to: 'conflicted', knows: { theirs } },
        'it is mine': { to: 'designing', knows: { stored: mine, note: 'Theirs', wanted: null, refusal: null } },
        'theirs is not read': { to: 'designing', knows: { failure: down, wanted: null } },
      },
      nothing: events,
    },
    'whose design goes on is asked': {
      in: 'conflicted',
      by: [...toSend, 'overtaken', 'theirs is read'],
      rows: {
        'mine goes on': {
          to: 'sending',
          knows: { theirs: null, refusal: null, key: 'key 2' },
          asks: [sent(overtaken, 'key 2')],
        },
        'theirs goes on': {
          to: 'designing',
          knows: { stored: theirs, note: 'Theirs', wanted: null, theirs: null, refusal: null },
        },
      },
      nothing: but('mine goes on', 'theirs goes on'),
    },
    'which of an older work and what is stored goes on is asked': {
      in: 'outdated',
      by: [...toDesign, 'older work found'],
      rows: {
        'mine goes on': { to: 'designing', knows: { wanted: null, theirs: null } },
        'theirs goes on': { to: 'designing', knows: { wanted: null, theirs: null } },
      },
      nothing: but('mine goes on', 'theirs goes on'),
    },
    'was refused': {
      in: 'refused',
      by: [...toSend, 'refused'],
      rows: { seen: { to: 'designing', knows: { wanted: null, refusal: null } } },
      nothing: but('seen'),
    },
  },
}
