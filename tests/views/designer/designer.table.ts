import type { Definition, FormField, FormItem, FormPage } from '../../../src/shared/forms/definition.ts'
import type { designerMachine } from '../../../src/views/designer/designer.machine.ts'
import type { DesignerContext, Done } from '../../../src/views/designer/designer.types.ts'
import type { DecisionTable, Outcome } from '../../machines/support/table.ts'

type Then = Outcome<DesignerContext>

const a: FormField = { kind: 'field', name: 'a', label: { en: 'A' }, type: 'flag' }
const b: FormField = {
  kind: 'field',
  name: 'b',
  label: { en: 'B' },
  type: 'text',
  max: 10,
  visible: { field: 'a', is: 'equal', value: true },
}
const page = (...items: FormItem[]): FormPage => ({ id: 'page1', title: { en: 'P' }, items })
const form = (...items: FormItem[]): Definition => ({ schema: 1, pages: [page(...items)] })
const [two, other] = [form(a, b), form(a)]
const full: Definition = {
  schema: 1,
  pages: Array.from({ length: 20 }, (_, index) => ({ id: `p${index}`, title: {}, items: [] })),
}

const worded: FormField = { ...a, label: { en: 'AA' } }
const renamed: FormField = { ...a, name: 'c' }
const shownBy = (field: string) => ({ field, is: 'equal', value: true }) as const
const text: FormField = { kind: 'field', name: 'text', label: {}, type: 'text', max: 100 }
const a2: FormField = { ...a, name: 'a2' }
const added: FormPage = { id: 'page2', title: {}, items: [] }

const clipped = (part: FormField) =>
  JSON.stringify({
    mark: 'covergate.form.parts',
    of: 'items',
    definition: { schema: 1, pages: [{ id: 'page', title: {}, items: [part] }] },
  })

const said = (what: Done['what'], part: Done['part'] = null, place = 0, total = 0): Done => ({
  what,
  part,
  place,
  total,
})

type Here = Pick<DesignerContext, 'definition' | 'selected' | 'past' | 'count' | 'visit'>

/** A step that can be undone. */
const step = (here: Here, next: Partial<DesignerContext>): Then => ({
  knows: {
    past: [...here.past, { definition: here.definition, selected: here.selected }],
    count: here.count + 1,
    visit: here.visit + 1,
    ...next,
  },
})

/** One after which the person goes on with what they were at. */
const quiet = (here: Here, next: Partial<DesignerContext>): Then => {
  const { visit: _, ...knows } = step(here, next).knows!
  return { knows }
}

const begun: Here = { definition: two, selected: 'page:page1', past: [], count: 0, visit: 0 }
const typing: Here = {
  definition: form(worded, b),
  selected: 'page:page1',
  past: [{ definition: two, selected: 'page:page1' }],
  count: 1,
  visit: 0,
}
const back: Here = { ...begun, count: 2, visit: 1 }
const twenty: Here = { definition: full, selected: 'page:p0', past: [], count: 0, visit: 0 }

/** What may be done to a form of the flag and the text that is shown by it; `others` is what ends with each step. */
const doing = (here: Here, flag: FormField, others: Partial<DesignerContext> = {}): Record<string, Then> => {
  const second: FormField = { ...flag, name: 'a2' }
  const secondPage: FormPage = { ...page(second, { ...b, name: 'b2', visible: shownBy('a2') }), id: 'page2' }
  const stepTo = (next: Partial<DesignerContext>) => step(here, { ...others, ...next })
  return {
    'the flag is chosen': {
      knows: { selected: 'a', visit: here.visit + 1, ...('run' in others && { run: null }) },
    },
    'a text is added': stepTo({
      definition: form(flag, b, text),
      selected: 'text',
      last: said('added', text, 3, 3),
    }),
    'a page is added': stepTo({
      definition: { schema: 1, pages: [page(flag, b), added] },
      selected: 'page:page2',
      last: said('added', added, 2, 2),
    }),
    'the text is moved up': stepTo({ definition: form(b, flag), selected: 'b', last: said('moved', b, 1, 2) }),
    'the text is removed': stepTo({ definition: form(flag), selected: 'a', last: said('removed', b) }),
    'the flag is removed': {
      to: 'asked',
      knows: { question: { key: 'a', references: [{ from: 'b', to: 'a', use: 'visible' }] } },
    },
    'the flag is duplicated': stepTo({
      definition: form(flag, second, b),
      selected: 'a2',
      last: said('duplicated', second, 2, 3),
    }),
    'the page is duplicated': stepTo({
      definition: { schema: 1, pages: [page(flag, b), secondPage] },
      selected: 'page:page2',
      last: said('duplicated', secondPage, 2, 2),
    }),
    'the flag is copied': {
      knows: { copied: clipped(flag), last: said('copied', flag), count: here.count + 1 },
    },
    'a field is pasted': stepTo({
      definition: form(flag, b, a2),
      selected: 'a2',
      last: said('pasted', a2, 3, 3),
    }),
    'other words are pasted': { knows: { last: said('notPasted'), count: here.count + 1 } },
    'another form is read': stepTo({ definition: other, last: said('taken') }),
    'it is being saved': { to: 'barred' },
  }
}

const idle = [
  'nobody is chosen',
  'a text is added within the text',
  'the text is moved to where it is',
  'the flag gets the name of the text',
  'the last page is removed',
  'nobody is duplicated',
  'nobody is copied',
]
const ofTwo = [
  'the flag is worded',
  'the flag is worded anew',
  'the flag is renamed',
  'the text is moved up',
  'the text is removed',
  'the flag is removed',
  'the flag is duplicated',
  'the page is duplicated',
]
const changing = [
  ...idle,
  ...ofTwo,
  'a text is added',
  'a page is added',
  'a field is pasted',
  'other words are pasted',
  'another form is read',
  'the same form is read',
  'a step back',
  'a step on',
]
const answers = ['yes', 'no', 'it is saved']

/** Whatever is done can be undone, what asks for an answer is named before that goes, and nothing is changed while it is saved. */
export const designerTable: DecisionTable<typeof designerMachine> = {
  states: {
    designing: { is: 'designing', tags: ['editable', 'settled'] },
    asked: { is: 'asked', tags: ['settled'] },
    barred: { is: 'barred', tags: ['settled'] },
  },
  beginnings: {
    'two fields': {
      input: { definition: two },
      to: 'designing',
      knows: { ...begun, future: [], copied: null, last: null, run: null, made: [], question: null },
    },
    'twenty pages': {
      input: { definition: full },
      to: 'designing',
      knows: { ...twenty, future: [], copied: null, last: null, run: null, made: [], question: null },
    },
  },
  events: {
    'the flag is chosen': { type: 'item.selected', key: 'a' },
    'nobody is chosen': { type: 'item.selected', key: 'z' },
    'a text is added': { type: 'item.added', parts: [text] },
    'a text is added within the text': { type: 'item.added', parts: [text], at: { parent: 'b', index: 0 } },
    'a page is added': { type: 'page.added' },
    'the text is moved up': { type: 'item.moved', key: 'b', to: { parent: 'page:page1', index: 0 } },
    'the text is moved to where it is': { type: 'item.moved', key: 'b', to: { parent: 'page:page1', index: 2 } },
    'the flag is worded': { type: 'item.changed', key: 'a', to: worded, run: 'typed' },
    'the flag is worded anew': { type: 'item.changed', key: 'a', to: a, run: 'typed' },
    'the flag is renamed': { type: 'item.changed', key: 'a', to: renamed },
    'the flag gets the name of the text': { type: 'item.changed', key: 'a', to: { ...a, name: 'b' } },
    'the text is removed': { type: 'item.removed', key: 'b' },
    'the flag is removed': { type: 'item.removed', key: 'a' },
    'the last page is removed': { type: 'item.removed', key: 'page:page1' },
    yes: { type: 'removal.confirmed' },
    no: { type: 'removal.declined' },
    'the flag is duplicated': { type: 'item.duplicated', key: 'a' },
    'the page is duplicated': { type: 'item.duplicated', key: 'page:page1' },
    'nobody is duplicated': { type: 'item.duplicated', key: 'z' },
    'the flag is copied': { type: 'item.copied', key: 'a' },
    'nobody is copied': { type: 'item.copied', key: 'z' },
    'a field is pasted': { type: 'text.pasted', text: clipped(a) },
    'other words are pasted': { type: 'text.pasted', text: '{"schema":1}' },
    'a step back': { type: 'undone' },
    'a step on': { type: 'redone' },
    'another form is read': { type: 'definition.taken', definition: other },
    'the same form is read': { type: 'definition.taken', definition: two },
    'it is being saved': { type: 'editing.barred' },
    'it is saved': { type: 'editing.allowed' },
  },
  answers: {},
  situations: {
    'as it was opened': {
      in: 'designing',
      by: ['two fields'],
      rows: {
        ...doing(begun, a),
        'the flag is worded': quiet(begun, { definition: form(worded, b), run: 'typed' }),
        'the flag is renamed': quiet(begun, { definition: form(renamed, { ...b, visible: shownBy('c') }) }),
      },
      nothing: [...idle, ...answers, 'the flag is worded anew', 'a step back', 'a step on', 'the same form is read'],
    },
    'while a label is typed': {
      in: 'designing',
      by: ['two fields', 'the flag is worded'],
      knows: { definition: form(worded, b), run: 'typed' },
      rows: {
        ...doing(typing, worded, { run: null }),
        'the flag is worded anew': { knows: { definition: two, past: [], run: null } },
        'the flag is renamed': quiet(typing, { definition: form(renamed, { ...b, visible: shownBy('c') }), run: null }),
        'the same form is read': step(typing, { definition: two, last: said('taken'), run: null }),
        'a step back': {
          knows: {
            definition: two,
            past: [],
            future: [{ definition: form(worded, b), selected: 'page:page1' }],
            last: said('undone'),
            count: 2,
            visit: 1,
            run: null,
          },
        },
      },
      nothing: [...idle, ...answers, 'the flag is worded', 'a step on'],
    },
    'a step was taken back': {
      in: 'designing',
      by: ['two fields', 'the flag is worded', 'a step back'],
      knows: { definition: two, past: [] },
      rows: {
        ...doing(back, a, { future: [] }),
        'the flag is worded': quiet(back, { definition: form(worded, b), future: [], last: null, run: 'typed' }),
        'the flag is renamed': quiet(back, {
          definition: form(renamed, { ...b, visible: shownBy('c') }),
          future: [],
          last: null,
        }),
        'a step on': {
          knows: {
            definition: form(worded, b),
            past: [{ definition: two, selected: 'page:page1' }],
            future: [],
            last: said('redone'),
            count: 3,
            visit: 2,
          },
        },
      },
      nothing: [...idle, ...answers, 'the flag is worded anew', 'a step back', 'the same form is read'],
    },
    'as many pages as there may be': {
      in: 'designing',
      by: ['twenty pages'],
      rows: {
        'a text is added': step(twenty, {
          definition: { ...full, pages: full.pages.with(0, { ...full.pages[0]!, items: [text] }) },
          selected: 'text',
          last: said('added', text, 1, 1),
        }),
        'a field is pasted': step(twenty, {
          definition: { ...full, pages: full.pages.with(0, { ...full.pages[0]!, items: [a] }) },
          selected: 'a',
          last: said('pasted', a, 1, 1),
        }),
        'other words are pasted': { knows: { last: said('notPasted'), count: 1 } },
        'another form is read': step(twenty, { definition: other, selected: 'page:page1', last: said('taken') }),
        'the same form is read': step(twenty, { definition: two, selected: 'page:page1', last: said('taken') }),
        'it is being saved': { to: 'barred' },
      },
      nothing: [
        ...idle,
        ...ofTwo,
        ...answers,
        'the flag is chosen',
        'the flag is copied',
        'a page is added',
        'a step back',
        'a step on',
      ],
    },
    'asked whether it goes': {
      in: 'asked',
      by: ['two fields', 'the flag is removed'],
      rows: {
        yes: {
          to: 'designing',
          ...step(begun, { definition: form(b), selected: 'b', last: said('removed', a), question: null }),
        },
        no: { to: 'designing', knows: { question: null } },
        'it is being saved': { to: 'barred', knows: { question: null } },
      },
      nothing: [...changing, 'the flag is chosen', 'the flag is copied', 'it is saved'],
    },
    'while it is saved': {
      in: 'barred',
      by: ['two fields', 'it is being saved'],
      rows: {
        'the flag is chosen': { knows: { selected: 'a', visit: 1 } },
        'the flag is copied': { knows: { copied: clipped(a), last: said('copied', a), count: 1 } },
        'it is saved': { to: 'designing' },
      },
      nothing: [...changing, 'yes', 'no', 'it is being saved'],
    },
  },
}
