import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Row, TabCount } from '../../shared/endpoints/answers/records.ts'
import type { ListContext, ListEvent, ListInput, Page } from './list.types.ts'
import { keeping, merge } from './merge.ts'
import { sameScope } from './query.ts'

export const listMachine = setup({
  types: { context: {} as ListContext, events: {} as ListEvent, input: {} as ListInput, tags: {} as 'busy' },
  actors: {
    loadPage: fromPromise<Page, ListQuery>(unprovided),
    loadCounts: fromPromise<TabCount[], ListQuery>(unprovided),
  },
  actions: {
    takeQuery: assign(({ context }, { query, remembered }: { query: ListQuery; remembered: Page | null }) => ({
      query,
      page: remembered ?? context.page,
      told: null,
      arrived: 0,
      selected: sameScope(context.query, query) && context.query.tab === query.tab ? context.selected : {},
    })),
    showPage: assign(({ context }, { page }: { page: Page }) => ({
      page: keeping(context.page, page),
      told: null,
      arrived: 0,
      failure: null,
    })),
    showTold: assign(({ context }) => ({ page: context.told, told: null, arrived: 0 })),
    mergePage: assign(({ context }, answer: { page: Page }) => {
      const page = keeping(context.page, answer.page)
      const shown = context.page?.rows.length
        ? { ...merge(context.page, page, context.heard), told: page }
        : { page, told: null, arrived: 0 }
      return { ...shown, failure: null }
    }),
    renewSelected: assign(({ context }) => {
      const now = new Map(context.page?.rows.map((row) => [row.id, row]))
      return {
        selected: Object.fromEntries(Object.entries(context.selected).map(([id, row]) => [id, now.get(id) ?? row])),
      }
    }),
    showCounts: assign((_, { counts }: { counts: TabCount[] }) => ({ counts })),
    emptyPage: assign({ page: null, arrived: 0 }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error, told: null })),
    noteChange: assign(({ context, event }) =>
      event.type === 'row.changed'
        ? { changes: [...context.changes.filter(({ id }) => id !== event.change.id), event.change] }
        : {},
    ),
    hearChanges: assign(({ context }) => ({ heard: context.changes, changes: [] })),
    markCounts: assign((_, { stale }: { stale: boolean }) => ({ countsStale: stale })),
    select: assign(({ context }, { rows, selected }: { rows: Row[]; selected: boolean }) => {
      const ids = new Set(rows.map((row) => row.id))
      const others = Object.entries(context.selected).filter(([id]) => !ids.has(id))
      return { selected: Object.fromEntries(selected ? [...others, ...rows.map((row) => [row.id, row])] : others) }
    }),
    clearSelection: assign({ selected: {} }),
  },
  guards: {
    isRemembered: ({ event }) => event.type === 'query.changed' && event.remembered !== null,
    hasPage: ({ context }) => context.page !== null,
    isTold: ({ context }) => context.told !== null,
    hasChanges: ({ context }) => context.changes.length > 0,
    areCountsStale: ({ context }) => context.countsStale,
    isOtherScope: ({ context, event }) => event.type === 'query.changed' && !sameScope(context.query, event.query),
  },
  delays: {
    /** Changes come in bursts: one question answers for all of a burst. */
    burst: 250,
  },
}).createMachine({
  id: 'list',
  description: 'One list as its address asks for it, kept as it is now without moving rows under the reader.',
  context: ({ input }) => ({
    query: input.query,
    page: input.remembered?.page ?? null,
    told: null,
    counts: input.remembered?.counts ?? [],
    countsStale: false,
    failure: null,
    changes: [],
    heard: [],
    arrived: 0,
    selected: {},
  }),
  type: 'parallel',
  on: {
    'rows.selected': { actions: { type: 'select', params: ({ event }) => event } },
    'selection.cleared': { actions: 'clearSelection' },
  },
  states: {
    page: {
      description: 'The rows of one page.',
      initial: 'opening',
      on: {
        'query.changed': [
          { guard: 'isRemembered', target: '.renewing', actions: { type: 'takeQuery', params: ({ event }) => event } },
          { target: '.loading', actions: { type: 'takeQuery', params: ({ event }) => event } },
        ],
        'row.changed': { actions: 'noteChange' },
        'arrivals.wanted': '.loading',
        'load.retried': '.loading',
      },
      states: {
        opening: {
          description: 'Rows that are remembered are shown at once.',
          always: [{ guard: 'hasPage', target: 'renewing' }, { target: 'loading' }],
        },
        loading: {
          description: 'Other rows are asked for; those of the list before stay until they come.',
          tags: 'busy',
          entry: 'hearChanges',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => context.query,
            onDone: {
              target: 'settling',
              actions: { type: 'showPage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'emptyPage'],
            },
          },
        },
        renewing: {
          description: 'Remembered rows are shown at once and asked for anew behind the reader.',
          entry: 'hearChanges',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => context.query,
            onDone: {
              target: 'settling',
              actions: { type: 'showPage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: { target: 'settling', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
        },
        settling: {
          description: 'What was heard while the answer was under way decides.',
          entry: 'renewSelected',
          always: [{ guard: 'hasChanges', target: 'gathering' }, { target: 'shown' }],
        },
        shown: {
          description: 'The rows are as they are on the server, as far as is known.',
          on: {
            'row.changed': { target: 'gathering', actions: 'noteChange' },
            'arrivals.wanted': { guard: 'isTold', target: 'settling', actions: 'showTold' },
          },
        },
        gathering: {
          description: 'Something changed elsewhere; what else of the burst there is may still come.',
          after: { burst: 'refreshing' },
        },
        refreshing: {
          description: 'The same page is asked for and laid over the rows in their places.',
          entry: 'hearChanges',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => context.query,
            onDone: {
              target: 'settling',
              actions: { type: 'mergePage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: { target: 'settling', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
        },
        failed: { description: 'There are no rows to show.' },
      },
    },
    counts: {
      description: 'How many records each tab has.',
      initial: 'loading',
      on: { 'query.changed': { guard: 'isOtherScope', target: '.loading' } },
      states: {
        loading: {
          description: 'They are counted; the numbers of before stay.',
          entry: { type: 'markCounts', params: { stale: false } },
          on: { 'row.changed': { actions: { type: 'markCounts', params: { stale: true } } } },
          invoke: {
            src: 'loadCounts',
            input: ({ context }) => context.query,
            onDone: {
              target: 'settling',
              actions: { type: 'showCounts', params: ({ event }) => ({ counts: event.output }) },
            },
            onError: 'settling',
          },
        },
        settling: {
          description: 'Something may have changed while they were counted.',
          always: [{ guard: 'areCountsStale', target: 'gathering' }, { target: 'known' }],
        },
        known: {
          description: 'Nothing has changed since.',
          on: { 'row.changed': 'gathering', 'load.retried': 'loading' },
        },
        gathering: {
          description: 'What else of a burst of changes there is may still come.',
          after: { burst: 'loading' },
        },
      },
    },
  },
})
