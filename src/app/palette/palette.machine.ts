import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { searchMinimum } from '../../shared/endpoints/paging.ts'
import type { PaletteContext, PaletteEvent, Search, SearchAnswer } from './palette.types.ts'

export const paletteMachine = setup({
  types: {
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    input: {} as { areas: readonly Outline[] },
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    /** Asks all areas at once; one that does not answer spoils nothing. */
    searchRecords: fromPromise<SearchAnswer, Search>(unprovided),
  },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ text, marked: null, found: [], failed: [] })),
    mark: assign((_, { id }: { id: string }) => ({ marked: id })),
    showFound: assign((_, { found, failed }: SearchAnswer) => ({ found, failed })),
  },
  guards: {
    isSearchable: ({ context }, { text }: { text: string }) =>
      text.trim().length >= searchMinimum && context.areas.length > 0,
  },
  delays: {
    /** The typing has paused. */
    pause: 250,
  },
}).createMachine({
  id: 'palette',
  description: 'Whatever a person can go to or do, found by typing.',
  context: ({ input }) => ({ areas: input.areas, text: '', marked: null, found: [], failed: [] }),
  initial: 'browsing',
  on: {
    'text.typed': [
      {
        guard: { type: 'isSearchable', params: ({ event }) => event },
        target: '.pausing',
        actions: { type: 'takeText', params: ({ event }) => event },
      },
      { target: '.browsing', actions: { type: 'takeText', params: ({ event }) => event } },
    ],
    'option.marked': { actions: { type: 'mark', params: ({ event }) => event } },
  },
  states: {
    browsing: { description: 'Pages and actions alone: too little is typed to look for records' },
    pausing: {
      description: 'More may be typed',
      tags: 'busy',
      after: { pause: 'searching' },
    },
    searching: {
      description: 'Records are looked for; typing on drops the question',
      tags: 'busy',
      invoke: {
        src: 'searchRecords',
        input: ({ context: { areas, text } }) => ({ areas, text: text.trim() }),
        onDone: { target: 'found', actions: { type: 'showFound', params: ({ event }) => event.output } },
        onError: {
          target: 'found',
          actions: { type: 'showFound', params: ({ context }) => ({ found: [], failed: context.areas }) },
        },
      },
    },
    found: {
      description: 'All areas were asked',
      tags: 'settled',
      on: { 'search.retried': 'searching' },
    },
  },
})
