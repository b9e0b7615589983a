import { readQuery } from '../../src/shared/endpoints/listQuery.ts'
import { areas } from '../../src/areas/registry.ts'
import type { listMachine } from '../../src/pages/list/list.machine.ts'
import type { Row } from '../../src/shared/endpoints/answers/records.ts'
import type { ListContext, Page } from '../../src/pages/list/list.types.ts'
import { narrowed } from '../../src/pages/list/query.ts'
import type { DecisionTable, Outcome } from '../machines/support/table.ts'

type Then = Outcome<ListContext>

const query = readQuery(
  areas.find((area) => area.lifecycle)!,
  new URLSearchParams(),
)
const tab = narrowed(query, { tab: 'ACTIVE' })
const search = narrowed(query, { search: 'budi' })
const next = { ...query, after: 'x', page: 2 }

const row = (id: string, status = 'INITIATED', revision = 0): Row => ({
  id,
  revision,
  status,
  created_at: '',
  updated_at: '',
})
const page = (...rows: Row[]): Page => ({ rows, next: null, previous: null })
const [a, b, c, activeA] = [row('a'), row('b'), row('c'), row('a', 'ACTIVE', 1)]
const [ab, bc, none, remembered] = [page(a, b), page(b, c), page(), page(c)]
const counts = [{ tab: null, count: 2, capped: false }]
const fewer = [{ tab: null, count: 1, capped: false }]
const toActive = { id: 'a', status: 'ACTIVE' }
const toRejected = { id: 'a', status: 'REJECTED' }
const anything = { id: null, status: null }
const down = new Error('down')

const unknown = {
  query,
  page: null,
  told: null,
  counts: [],
  countsStale: false,
  failure: null,
  changes: [],
  heard: [],
  arrived: 0,
  selected: {},
}

/** Another query is asked for at once; who counts anew is only another search. */
const turns = (counting: string, also: Partial<ListContext> = {}): Record<string, Then> => ({
  'another tab': { to: `loading, ${counting}`, knows: { query: tab, ...also }, asks: [['loadPage', tab]] },
  'another tab, remembered': {
    to: `renewing, ${counting}`,
    knows: { query: tab, page: remembered, ...also },
    asks: [['loadPage', tab]],
  },
  'another search': {
    to: 'loading, loading',
    knows: { query: search, ...also },
    asks: [
      ['loadPage', search],
      ['loadCounts', search],
    ],
  },
  'the next page': { to: `loading, ${counting}`, knows: { query: next, ...also }, asks: [['loadPage', next]] },
})
const asked = (to: string, also: Partial<ListContext> = {}): Then => ({ to, knows: also, asks: [['loadPage', query]] })
const bothAsked = (to: string, also: Partial<ListContext> = {}): Then => ({
  to,
  knows: also,
  asks: [
    ['loadPage', query],
    ['loadCounts', query],
  ],
})
const choosing: Record<string, Then> = {
  'a is chosen': { knows: { selected: { a } } },
  'b is chosen': { knows: { selected: { b } } },
}
const unchosen = ['a is not chosen', 'none is chosen']
const changing = (also: Partial<ListContext> = {}): Record<string, Then> => ({
  'a becomes active': { knows: { changes: [toActive], ...also } },
  'a is rejected': { knows: { changes: [toRejected], ...also } },
  'anything changes': { knows: { changes: [anything], ...also } },
})
const gathering: Record<string, Then> = {
  'a becomes active': { to: 'gathering, gathering', knows: { changes: [toActive] }, waits: [250, 250] },
  'a is rejected': { to: 'gathering, gathering', knows: { changes: [toRejected] }, waits: [250, 250] },
  'anything changes': { to: 'gathering, gathering', knows: { changes: [anything] }, waits: [250, 250] },
}
const counted = (where: string): Record<string, Then> => ({
  'they are counted': { to: `${where}, known`, knows: { counts } },
  'they are fewer': { to: `${where}, known`, knows: { counts: fewer } },
  'they are not counted': { to: `${where}, known` },
})

const begun: Then['asks'] = [
  ['loadCounts', query],
  ['loadPage', query],
]

/** Rows are replaced only by what the reader asks for; what changes elsewhere changes rows in their places. */
export const listTable: DecisionTable<typeof listMachine> = {
  proves: 'B080 B081',
  states: Object.fromEntries(
    ['loading', 'renewing', 'shown', 'gathering', 'refreshing', 'failed'].flatMap((where) =>
      ['loading', 'known', 'gathering'].map((counting) => [
        `${where}, ${counting}`,
        { is: { page: where, counts: counting }, ...(where === 'loading' && { tags: ['busy'] }) },
      ]),
    ),
  ),
  beginnings: {
    opened: { input: { query, remembered: null }, to: 'loading, loading', knows: unknown, asks: begun },
    'opened again': {
      input: { query, remembered: { page: ab, counts } },
      knows: { ...unknown, page: ab, counts },
      to: 'renewing, loading',
      asks: begun,
    },
  },
  events: {
    'another tab': { type: 'query.changed', query: tab, remembered: null },
    'another tab, remembered': { type: 'query.changed', query: tab, remembered },
    'another search': { type: 'query.changed', query: search, remembered: null },
    'the next page': { type: 'query.changed', query: next, remembered: null },
    'a becomes active': { type: 'row.changed', change: toActive },
    'a is rejected': { type: 'row.changed', change: toRejected },
    'anything changes': { type: 'row.changed', change: anything },
    'new rows are wanted': { type: 'arrivals.wanted' },
    'read again': { type: 'load.retried' },
    'a is chosen': { type: 'rows.selected', rows: [a], selected: true },
    'a is not chosen': { type: 'rows.selected', rows: [a], selected: false },
    'b is chosen': { type: 'rows.selected', rows: [b], selected: true },
    'none is chosen': { type: 'selection.cleared' },
  },
  answers: {
    loadPage: {
      'a and b': { output: ab },
      'active a, and b': { output: page(activeA, b) },
      'b and c': { output: bc },
      'no rows': { output: none },
      'no page': { error: down },
    },
    loadCounts: {
      'they are counted': { output: counts },
      'they are fewer': { output: fewer },
      'they are not counted': { error: down },
    },
  },
  situations: {
    'nothing is known': {
      in: 'loading, loading',
      by: ['opened'],
      rows: {
        ...turns('loading'),
        ...changing({ countsStale: true }),
        ...choosing,
        ...counted('loading'),
        'new rows are wanted': asked('loading, loading'),
        'read again': asked('loading, loading'),
        'a and b': { to: 'shown, loading', knows: { page: ab } },
        'active a, and b': { to: 'shown, loading', knows: { page: page(activeA, b) } },
        'b and c': { to: 'shown, loading', knows: { page: bc } },
        'no rows': { to: 'shown, loading', knows: { page: none } },
        'no page': { to: 'failed, loading', knows: { failure: down } },
      },
      nothing: unchosen,
    },
    'a change is heard before any answer': {
      in: 'loading, loading',
      by: ['opened', 'a becomes active'],
      knows: { changes: [toActive] },
      rows: {
        ...turns('loading', { changes: [], heard: [toActive] }),
        ...choosing,
        'a is rejected': { knows: { changes: [toRejected] } },
        'anything changes': { knows: { changes: [toActive, anything] } },
        'new rows are wanted': asked('loading, loading', { changes: [], heard: [toActive] }),
        'read again': asked('loading, loading', { changes: [], heard: [toActive] }),
        'another search': {
          to: 'loading, loading',
          knows: { query: search, changes: [], heard: [toActive], countsStale: false },
          asks: [
            ['loadPage', search],
            ['loadCounts', search],
          ],
        },
        'a and b': { to: 'gathering, loading', knows: { page: ab }, waits: [250] },
        'active a, and b': { to: 'gathering, loading', knows: { page: page(activeA, b) }, waits: [250] },
        'b and c': { to: 'gathering, loading', knows: { page: bc }, waits: [250] },
        'no rows': { to: 'gathering, loading', knows: { page: none }, waits: [250] },
        'no page': { to: 'failed, loading', knows: { failure: down } },
        'they are counted': { to: 'loading, gathering', knows: { counts }, waits: [250] },
        'they are fewer': { to: 'loading, gathering', knows: { counts: fewer }, waits: [250] },
        'they are not counted': { to: 'loading, gathering', waits: [250] },
      },
      nothing: [...unchosen, 'a becomes active'],
    },
    'remembered rows are in view': {
      in: 'renewing, loading',
      by: ['opened again'],
      rows: {
        ...turns('loading'),
        ...changing({ countsStale: true }),
        ...choosing,
        'new rows are wanted': asked('loading, loading'),
        'read again': asked('loading, loading'),
        'a and b': { to: 'shown, loading' },
        'active a, and b': { to: 'shown, loading', knows: { page: page(activeA, b) } },
        'b and c': { to: 'shown, loading', knows: { page: bc } },
        'no rows': { to: 'shown, loading', knows: { page: none } },
        'no page': { to: 'shown, loading', knows: { failure: down } },
        'they are counted': { to: 'renewing, known' },
        'they are fewer': { to: 'renewing, known', knows: { counts: fewer } },
        'they are not counted': { to: 'renewing, known' },
      },
      nothing: unchosen,
    },
    'remembered rows, and a change since': {
      in: 'renewing, known',
      by: ['opened again', 'they are counted', 'a becomes active', 'after 250 ms', 'they are counted'],
      knows: { changes: [toActive] },
      rows: {
        ...turns('known', { changes: [], heard: [toActive] }),
        ...choosing,
        'a becomes active': { to: 'renewing, gathering', waits: [250] },
        'a is rejected': { to: 'renewing, gathering', knows: { changes: [toRejected] }, waits: [250] },
        'anything changes': { to: 'renewing, gathering', knows: { changes: [toActive, anything] }, waits: [250] },
        'new rows are wanted': asked('loading, known', { changes: [], heard: [toActive] }),
        'read again': bothAsked('loading, loading', { changes: [], heard: [toActive] }),
        'a and b': { to: 'gathering, known', waits: [250] },
        'active a, and b': { to: 'gathering, known', knows: { page: page(activeA, b) }, waits: [250] },
        'b and c': { to: 'gathering, known', knows: { page: bc }, waits: [250] },
        'no rows': { to: 'gathering, known', knows: { page: none }, waits: [250] },
        'no page': { to: 'gathering, known', knows: { failure: down }, waits: [250] },
      },
      nothing: unchosen,
    },
    'a and b are in view': {
      in: 'shown, known',
      by: ['opened', 'a and b', 'they are counted'],
      rows: {
        ...turns('known'),
        ...gathering,
        ...choosing,
        'new rows are wanted': asked('loading, known'),
        'read again': bothAsked('loading, loading'),
      },
      nothing: unchosen,
    },
    'a is among the chosen': {
      in: 'shown, known',
      by: ['opened', 'a and b', 'they are counted', 'a is chosen'],
      rows: {
        ...turns('known', { selected: {} }),
        ...gathering,
        'the next page': { to: 'loading, known', knows: { query: next }, asks: [['loadPage', next]] },
        'new rows are wanted': asked('loading, known'),
        'read again': bothAsked('loading, loading'),
        'a is not chosen': { knows: { selected: {} } },
        'b is chosen': { knows: { selected: { a, b } } },
        'none is chosen': { knows: { selected: {} } },
      },
      nothing: ['a is chosen'],
    },
    'there is nothing to show': {
      in: 'failed, known',
      by: ['opened', 'no page', 'they are not counted'],
      knows: { failure: down, page: null },
      rows: {
        ...turns('known'),
        ...choosing,
        'a becomes active': { to: 'failed, gathering', knows: { changes: [toActive] }, waits: [250] },
        'a is rejected': { to: 'failed, gathering', knows: { changes: [toRejected] }, waits: [250] },
        'anything changes': { to: 'failed, gathering', knows: { changes: [anything] }, waits: [250] },
        'new rows are wanted': asked('loading, known'),
        'read again': bothAsked('loading, loading'),
      },
      nothing: unchosen,
    },
    'asked for the rows again after a failure': {
      in: 'loading, loading',
      by: ['opened', 'no page', 'they are not counted', 'read again'],
      knows: { failure: down },
      rows: {
        ...turns('loading'),
        ...changing({ countsStale: true }),
        ...choosing,
        ...counted('loading'),
        'new rows are wanted': asked('loading, loading'),
        'read again': asked('loading, loading'),
        'a and b': { to: 'shown, loading', knows: { page: ab, failure: null } },
        'active a, and b': { to: 'shown, loading', knows: { page: page(activeA, b), failure: null } },
        'b and c': { to: 'shown, loading', knows: { page: bc, failure: null } },
        'no rows': { to: 'shown, loading', knows: { page: none, failure: null } },
        'no page': { to: 'failed, loading' },
      },
      nothing: unchosen,
    },
    'another tab is awaited over the rows of the first': {
      in: 'loading, known',
      by: ['opened', 'a and b', 'they are counted', 'another tab'],
      knows: { page: ab, query: tab },
      rows: {
        ...choosing,
        'another tab': { asks: [['loadPage', tab]] },
        'another tab, remembered': { to: 'renewing, known', knows: { page: remembered }, asks: [['loadPage', tab]] },
        'another search': {
          to: 'loading, loading',
          knows: { query: search },
          asks: [
            ['loadPage', search],
            ['loadCounts', search],
          ],
        },
        'the next page': { knows: { query: next }, asks: [['loadPage', next]] },
        'a becomes active': { to: 'loading, gathering', knows: { changes: [toActive] }, waits: [250] },
        'a is rejected': { to: 'loading, gathering', knows: { changes: [toRejected] }, waits: [250] },
        'anything changes': { to: 'loading, gathering', knows: { changes: [anything] }, waits: [250] },
        'new rows are wanted': { asks: [['loadPage', tab]] },
        'read again': {
          to: 'loading, loading',
          asks: [
            ['loadPage', tab],
            ['loadCounts', tab],
          ],
        },
        'a and b': { to: 'shown, known' },
        'active a, and b': { to: 'shown, known', knows: { page: page(activeA, b) } },
        'b and c': { to: 'shown, known', knows: { page: bc } },
        'no rows': { to: 'shown, known', knows: { page: none } },
        'no page': { to: 'failed, known', knows: { page: null, failure: down } },
      },
      nothing: unchosen,
    },
    'a burst of changes': {
      in: 'gathering, gathering',
      by: ['opened', 'a and b', 'they are counted', 'a becomes active'],
      rows: {
        ...turns('gathering', { changes: [], heard: [toActive] }),
        ...choosing,
        'a is rejected': { knows: { changes: [toRejected] } },
        'anything changes': { knows: { changes: [toActive, anything] } },
        'new rows are wanted': asked('loading, gathering', { changes: [], heard: [toActive] }),
        'read again': asked('loading, gathering', { changes: [], heard: [toActive] }),
        'after 250 ms': asked('refreshing, gathering', { changes: [], heard: [toActive] }),
        'after 250 ms, the 2nd': { to: 'gathering, loading', asks: [['loadCounts', query]] },
      },
      nothing: [...unchosen, 'a becomes active'],
    },
    'the rows are asked for after a burst': {
      in: 'refreshing, loading',
      by: ['opened', 'a and b', 'they are counted', 'a is chosen', 'a becomes active', 'after 250 ms', 'after 250 ms'],
      knows: { heard: [toActive] },
      rows: {
        ...turns('loading', { heard: [], selected: {} }),
        ...changing({ countsStale: true }),
        'the next page': { to: 'loading, loading', knows: { query: next, heard: [] }, asks: [['loadPage', next]] },
        'a is not chosen': { knows: { selected: {} } },
        'b is chosen': { knows: { selected: { a, b } } },
        'none is chosen': { knows: { selected: {} } },
        'new rows are wanted': asked('loading, loading', { heard: [] }),
        'read again': asked('loading, loading', { heard: [] }),
        'a and b': { to: 'shown, loading', knows: { told: ab } },
        'active a, and b': {
          to: 'shown, loading',
          knows: { page: page(activeA, b), told: page(activeA, b), selected: { a: activeA } },
        },
        'b and c': {
          to: 'shown, loading',
          knows: { page: page(row('a', 'ACTIVE'), b), told: bc, arrived: 1, selected: { a: row('a', 'ACTIVE') } },
        },
        'no rows': {
          to: 'shown, loading',
          knows: { page: page(row('a', 'ACTIVE'), b), told: none, selected: { a: row('a', 'ACTIVE') } },
        },
        'no page': { to: 'shown, loading', knows: { failure: down } },
        'they are counted': { to: 'refreshing, known' },
        'they are fewer': { to: 'refreshing, known', knows: { counts: fewer } },
        'they are not counted': { to: 'refreshing, known' },
      },
      nothing: ['a is chosen'],
    },
    'changed again while the rows are on their way': {
      in: 'refreshing, known',
      by: [
        'opened',
        'a and b',
        'they are counted',
        'a becomes active',
        'after 250 ms',
        'a is rejected',
        'after 250 ms',
        'they are counted',
      ],
      knows: { heard: [toActive], changes: [toRejected] },
      rows: {
        ...turns('known', { changes: [], heard: [toRejected] }),
        ...choosing,
        'a becomes active': { to: 'refreshing, gathering', knows: { changes: [toActive] }, waits: [250] },
        'a is rejected': { to: 'refreshing, gathering', waits: [250] },
        'anything changes': { to: 'refreshing, gathering', knows: { changes: [toRejected, anything] }, waits: [250] },
        'new rows are wanted': asked('loading, known', { changes: [], heard: [toRejected] }),
        'read again': bothAsked('loading, loading', { changes: [], heard: [toRejected] }),
        'a and b': { to: 'gathering, known', knows: { told: ab }, waits: [250] },
        'active a, and b': {
          to: 'gathering, known',
          knows: { page: page(activeA, b), told: page(activeA, b) },
          waits: [250],
        },
        'b and c': {
          to: 'gathering, known',
          knows: { page: page(row('a', 'ACTIVE'), b), told: bc, arrived: 1 },
          waits: [250],
        },
        'no rows': { to: 'gathering, known', knows: { page: page(row('a', 'ACTIVE'), b), told: none }, waits: [250] },
        'no page': { to: 'gathering, known', knows: { failure: down }, waits: [250] },
      },
      nothing: unchosen,
    },
    'c has come and is not shown': {
      in: 'shown, known',
      by: [
        'opened',
        'a and b',
        'they are counted',
        'anything changes',
        'after 250 ms',
        'after 250 ms',
        'b and c',
        'they are counted',
      ],
      knows: { page: ab, told: bc, arrived: 1, heard: [anything] },
      rows: {
        ...turns('known', { told: null, arrived: 0, heard: [] }),
        ...gathering,
        ...choosing,
        'new rows are wanted': { knows: { page: bc, told: null, arrived: 0 } },
        'read again': bothAsked('loading, loading', { heard: [] }),
      },
      nothing: unchosen,
    },
    'a has come, which was chosen on another page': {
      in: 'shown, known',
      by: [
        'opened',
        'b and c',
        'they are counted',
        'a is chosen',
        'anything changes',
        'after 250 ms',
        'after 250 ms',
        'active a, and b',
        'they are counted',
      ],
      knows: { page: bc, told: page(activeA, b), arrived: 1, selected: { a } },
      rows: {
        ...turns('known', { told: null, arrived: 0, heard: [], selected: {} }),
        ...gathering,
        'the next page': {
          to: 'loading, known',
          knows: { query: next, told: null, arrived: 0, heard: [] },
          asks: [['loadPage', next]],
        },
        'a is not chosen': { knows: { selected: {} } },
        'b is chosen': { knows: { selected: { a, b } } },
        'none is chosen': { knows: { selected: {} } },
        'new rows are wanted': {
          knows: { page: page(activeA, b), told: null, arrived: 0, selected: { a: activeA } },
        },
        'read again': bothAsked('loading, loading', { heard: [] }),
      },
      nothing: ['a is chosen'],
    },
    'c has come, and what has changed since was not told': {
      in: 'shown, known',
      by: [
        'opened',
        'a and b',
        'they are counted',
        'anything changes',
        'after 250 ms',
        'after 250 ms',
        'b and c',
        'they are counted',
        'anything changes',
        'after 250 ms',
        'after 250 ms',
        'no page',
        'they are counted',
      ],
      knows: { page: ab, told: null, arrived: 1, failure: down },
      rows: {
        ...turns('known', { arrived: 0, heard: [] }),
        ...gathering,
        ...choosing,
        'new rows are wanted': asked('loading, known', { heard: [] }),
        'read again': bothAsked('loading, loading', { heard: [] }),
      },
      nothing: unchosen,
    },
    'c is asked for': {
      in: 'loading, known',
      by: [
        'opened',
        'a and b',
        'they are counted',
        'anything changes',
        'after 250 ms',
        'after 250 ms',
        'b and c',
        'they are counted',
        'read again',
        'they are counted',
      ],
      knows: { arrived: 1, told: bc },
      rows: {
        ...turns('known', { told: null, arrived: 0 }),
        ...choosing,
        'a becomes active': { to: 'loading, gathering', knows: { changes: [toActive] }, waits: [250] },
        'a is rejected': { to: 'loading, gathering', knows: { changes: [toRejected] }, waits: [250] },
        'anything changes': { to: 'loading, gathering', knows: { changes: [anything] }, waits: [250] },
        'new rows are wanted': asked('loading, known'),
        'read again': bothAsked('loading, loading'),
        'a and b': { to: 'shown, known', knows: { told: null, arrived: 0 } },
        'active a, and b': { to: 'shown, known', knows: { page: page(activeA, b), told: null, arrived: 0 } },
        'b and c': { to: 'shown, known', knows: { page: bc, told: null, arrived: 0 } },
        'no rows': { to: 'shown, known', knows: { page: none, told: null, arrived: 0 } },
        'no page': { to: 'failed, known', knows: { page: null, told: null, arrived: 0, failure: down } },
      },
      nothing: unchosen,
    },
    'the rows are old': {
      in: 'shown, known',
      by: [
        'opened',
        'a and b',
        'they are counted',
        'anything changes',
        'after 250 ms',
        'after 250 ms',
        'no page',
        'they are counted',
      ],
      knows: { page: ab, failure: down, heard: [anything] },
      rows: {
        ...turns('known', { heard: [] }),
        ...gathering,
        ...choosing,
        'new rows are wanted': asked('loading, known', { heard: [] }),
        'read again': bothAsked('loading, loading', { heard: [] }),
      },
      nothing: unchosen,
    },
    'an empty page is asked for after a burst': {
      in: 'refreshing, known',
      by: [
        'opened',
        'no rows',
        'they are counted',
        'anything changes',
        'after 250 ms',
        'after 250 ms',
        'they are counted',
      ],
      knows: { page: none },
      rows: {
        ...turns('known', { heard: [] }),
        ...choosing,
        'a becomes active': { to: 'refreshing, gathering', knows: { changes: [toActive] }, waits: [250] },
        'a is rejected': { to: 'refreshing, gathering', knows: { changes: [toRejected] }, waits: [250] },
        'anything changes': { to: 'refreshing, gathering', knows: { changes: [anything] }, waits: [250] },
        'new rows are wanted': asked('loading, known', { heard: [] }),
        'read again': bothAsked('loading, loading', { heard: [] }),
        'a and b': { to: 'shown, known', knows: { page: ab } },
        'active a, and b': { to: 'shown, known', knows: { page: page(activeA, b) } },
        'b and c': { to: 'shown, known', knows: { page: bc } },
        'no rows': { to: 'shown, known' },
        'no page': { to: 'shown, known', knows: { failure: down } },
      },
      nothing: unchosen,
    },
    'the rows are old, and asked for after a burst': {
      in: 'refreshing, known',
      by: [
        'opened',
        'a and b',
        'they are counted',
        'anything changes',
        'after 250 ms',
        'after 250 ms',
        'no page',
        'they are counted',
        'a becomes active',
        'after 250 ms',
        'after 250 ms',
        'they are counted',
      ],
      knows: { failure: down },
      rows: {
        ...turns('known', { heard: [] }),
        ...choosing,
        'a becomes active': { to: 'refreshing, gathering', knows: { changes: [toActive] }, waits: [250] },
        'a is rejected': { to: 'refreshing, gathering', knows: { changes: [toRejected] }, waits: [250] },
        'anything changes': { to: 'refreshing, gathering', knows: { changes: [anything] }, waits: [250] },
        'new rows are wanted': asked('loading, known', { heard: [] }),
        'read again': bothAsked('loading, loading', { heard: [] }),
        'a and b': { to: 'shown, known', knows: { told: ab, failure: null } },
        'active a, and b': {
          to: 'shown, known',
          knows: { page: page(activeA, b), told: page(activeA, b), failure: null },
        },
        'b and c': {
          to: 'shown, known',
          knows: { page: page(row('a', 'ACTIVE'), b), told: bc, arrived: 1, failure: null },
        },
        'no rows': { to: 'shown, known', knows: { page: page(row('a', 'ACTIVE'), b), told: none, failure: null } },
        'no page': { to: 'shown, known' },
      },
      nothing: unchosen,
    },
  },
}
