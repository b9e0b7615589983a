import { keyOf } from '../../shared/forms/walk.ts'
import { designerSetup } from './designer.setup.ts'

/** What changes nothing of the form. */
const looking = {
  'item.selected': {
    guard: { type: 'isThere', params: ({ event }) => event },
    actions: { type: 'select', params: ({ event }) => event },
  },
  'item.copied': {
    guard: { type: 'isThere', params: ({ event }) => event },
    actions: { type: 'copy', params: ({ event }) => event },
  },
} satisfies Parameters<typeof designerSetup.createMachine>[0]['on']

export const designerMachine = designerSetup.createMachine({
  id: 'designer',
  description: 'A person says what a form asks, step by step, and takes steps back',
  context: ({ input: { definition } }) => ({
    definition,
    selected: keyOf(definition.pages[0]!),
    past: [],
    future: [],
    copied: null,
    last: null,
    count: 0,
    visit: 0,
    run: null,
    made: [],
    question: null,
  }),
  initial: 'designing',
  states: {
    designing: {
      description: 'The form can be changed',
      tags: ['settled', 'editable'],
      on: {
        ...looking,
        'item.added': {
          guard: { type: 'mayAdd', params: ({ event }) => event },
          actions: { type: 'add', params: ({ event }) => event },
        },
        'page.added': { guard: 'mayAddPage', actions: 'addPage' },
        'item.moved': {
          guard: { type: 'mayMove', params: ({ event }) => event },
          actions: { type: 'move', params: ({ event }) => event },
        },
        'item.changed': {
          guard: { type: 'isChange', params: ({ event }) => event },
          actions: { type: 'change', params: ({ event }) => event },
        },
        'item.removed': [
          {
            guard: { type: 'isAskedFor', params: ({ event }) => event },
            target: 'asked',
            actions: { type: 'ask', params: ({ event }) => event },
          },
          {
            guard: { type: 'mayRemove', params: ({ event }) => event },
            actions: { type: 'remove', params: ({ event }) => event },
          },
        ],
        'item.duplicated': {
          guard: { type: 'mayDuplicate', params: ({ event }) => event },
          actions: { type: 'duplicate', params: ({ event }) => event },
        },
        'text.pasted': [
          {
            guard: { type: 'mayPaste', params: ({ event }) => event },
            actions: { type: 'paste', params: ({ event }) => event },
          },
          { actions: 'notePasteRefused' },
        ],
        undone: { guard: 'hasPast', actions: 'undo' },
        redone: { guard: 'hasFuture', actions: 'redo' },
        'definition.taken': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: { type: 'take', params: ({ event }) => event },
        },
        'editing.barred': 'barred',
      },
    },
    asked: {
      description: 'The question is open: whether something goes although others ask for its answer',
      tags: ['settled'],
      on: {
        'removal.confirmed': { target: 'designing', actions: 'removeAsked' },
        'removal.declined': { target: 'designing', actions: 'forgetQuestion' },
        'editing.barred': { target: 'barred', actions: 'forgetQuestion' },
      },
    },
    barred: {
      description: 'The form is looked at: it is saved, or may not be changed',
      tags: ['settled'],
      on: { ...looking, 'editing.allowed': 'designing' },
    },
  },
})
