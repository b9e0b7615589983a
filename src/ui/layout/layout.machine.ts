import { assign, emit, not, setup } from 'xstate'
import { footerButtons } from './footer.ts'
import type { FooterButton, LayoutContext, LayoutEvent, LayoutNotice, PageLayout } from './layout.types.ts'

/** The layout of a page that says nothing of itself. */
const plain = {
  activeButton: null,
  footerDescriptionVisible: false,
  footerTemplate: null,
  leftIcon: null,
  rightIcon: null,
  searchText: 'ui:search.placeholder',
  searchCondition: false,
  backLink: null,
} satisfies PageLayout

export const layoutMachine = setup({
  types: {
    context: {} as LayoutContext,
    events: {} as LayoutEvent,
    emitted: {} as LayoutNotice,
  },
  actions: {
    arrange: assign((_, { layout }: { layout: PageLayout }) => ({ ...plain, ...layout })),
    showSearch: assign({ searchTriggered: true }),
    hideSearch: assign({ searchTriggered: false }),
    keepBodyHeight: assign((_, { height }: { height: number }) => ({ bodyHeight: height })),
    tellIcon: emit(({ context }) => ({ type: 'icon.chosen', icon: context.rightIcon! }) as const),
    tellFooter: emit((_, { button }: { button: FooterButton }) => ({ type: 'footer.chosen', button }) as const),
  },
  guards: {
    isSearchable: ({ context }) => context.searchCondition,
    hasRightIcon: ({ context }) => context.rightIcon !== null,
    canPress: ({ context }, { button }: { button: FooterButton }) =>
      footerButtons(context.footerTemplate).some(({ id, isDisabled }) => id === button && !isDisabled),
  },
}).createMachine({
  id: 'layout',
  description: 'What the open page wants of the frame around it',
  context: { ...plain, searchTriggered: false, bodyHeight: null },
  initial: 'titled',
  on: {
    'page.arranged': { actions: { type: 'arrange', params: ({ event }) => event } },
    'page.left': { actions: { type: 'arrange', params: { layout: {} } } },
    'body.measured': { actions: { type: 'keepBodyHeight', params: ({ event }) => event } },
    'icon.pressed': { guard: 'hasRightIcon', actions: 'tellIcon' },
    'footer.pressed': {
      guard: { type: 'canPress', params: ({ event }) => event },
      actions: { type: 'tellFooter', params: ({ event }) => event },
    },
  },
  states: {
    titled: {
      description: 'The header shows the title of the page',
      entry: 'hideSearch',
      on: { 'search.opened': 'searching' },
    },
    searching: {
      description: 'The search field is open in the place of the title, while the page can be searched',
      entry: 'showSearch',
      on: { 'search.closed': 'titled' },
      always: { guard: not('isSearchable'), target: 'titled' },
    },
  },
})
