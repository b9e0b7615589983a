import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import common from '../../locales/en/common.json'
import designer from '../../locales/en/designer.json'
import forms from '../../locales/en/forms.json'
import ui from '../../locales/en/ui.json'
import validation from '../../locales/en/validation.json'
import { Shortcuts } from '../../src/app/shortcuts/Shortcuts.tsx'
import type { Definition, FormField } from '../../src/shared/forms/definition.ts'
import { Designer, type DesignerProps } from '../../src/views/designer/Designer.tsx'
import { prepareBrowser } from './support/open.tsx'

configure({ asyncUtilTimeout: 30_000 })

beforeAll(() =>
  i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { common, designer, forms, ui, validation } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  }),
)
beforeEach(prepareBrowser)

const cause: FormField = {
  kind: 'field',
  name: 'cause',
  label: { en: 'Cause' },
  type: 'option',
  look: 'radio',
  options: [
    { value: 'theft', label: { en: 'Theft' } },
    { value: 'fire', label: { en: 'Fire' } },
  ],
}
const fee: FormField = { kind: 'field', name: 'fee', label: { en: 'Fee' }, type: 'money', currency: 'MYR' }
const total: FormField = {
  kind: 'field',
  name: 'total',
  label: { en: 'Total' },
  type: 'calculated',
  value: { op: 'add', of: [{ field: 'fee' }, 0] },
  shown: 'money',
  decimals: 0,
  currency: 'MYR',
}
const where: FormField = {
  kind: 'field',
  name: 'where',
  label: { en: 'Where' },
  type: 'text',
  max: 100,
  visible: { all: [{ field: 'cause', is: 'equal', value: 'theft' }] },
}

/** The designer with a form of these fields, the last of which is chosen; tells the fields as they are. */
const open = (fields: readonly FormField[], props: Partial<DesignerProps> = {}) => {
  const initial: Definition = { schema: 1, pages: [{ id: 'page1', title: { en: 'Page' }, items: fields }] }
  const told: (Definition | null)[] = []
  render(
    <main>
      <Shortcuts />
      <Designer initial={initial} onSave={() => {}} onChange={(definition) => told.push(definition)} {...props} />
    </main>,
  )
  fireEvent.click(screen.getAllByRole('treeitem').at(-1)!)
  return (name: string) => (told.at(-1) ?? initial).pages[0]!.items.find((item) => 'name' in item && item.name === name)
}

const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Undo the last step' }))
const type = (input: HTMLElement, value: string) => {
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
/** As arrows do it in a list that is not opened. */
const pass = (select: HTMLElement, ...values: string[]) => {
  fireEvent.focus(select)
  for (const value of values) fireEvent.change(select, { target: { value } })
  fireEvent.blur(select)
}

it('a number beside an amount is typed and told as an amount, a factor as a number', () => {
  const field = open([fee, total])
  type(screen.getByLabelText('The amount in MYR'), '50')
  expect(field('total')).toMatchObject({ value: { op: 'add', of: [{ field: 'fee' }, 5000] } })
  screen.getByText(/^Fee \+ RM\s50[.,]00$/)
  pass(screen.getByLabelText('What is reckoned', { selector: 'select' }), 'multiply')
  expect(screen.getByLabelText<HTMLInputElement>('The number').value).toBe('5000')
})

it('a record that is looked up is one until it is said how many may be chosen, which is more than one', async () => {
  const bank: FormField = { kind: 'field', name: 'bank', label: { en: 'Bank' }, type: 'lookup', area: 'bank' }
  const field = open([bank])
  const box = await screen.findByLabelText('Several may be chosen, at most …')
  type(box, '3')
  expect(field('bank')).toEqual({ ...bank, many: 3 })
  type(box, '1')
  expect(field('bank')).toEqual({ ...bank, many: 3 })
  type(box, '')
  expect(field('bank')).toEqual(bank)
})

it('types that are passed over lose nothing, and are one step', () => {
  const field = open([cause])
  pass(screen.getByLabelText('Type of the field'), 'options', 'flag', 'option')
  expect(field('cause')).toEqual(cause)
  expect(screen.getByRole('button', { name: 'Undo the last step' }).getAttribute('aria-disabled')).toBe('true')
  pass(screen.getByLabelText('Type of the field'), 'options', 'flag', 'file')
  expect(field('cause')).toMatchObject({ type: 'file', label: { en: 'Cause' } })
  undo()
  expect(field('cause')).toEqual(cause)
})

it('what is reckoned, shown so or asked under a condition is kept while others are passed over', () => {
  const field = open([fee, total])
  const [, part] = screen.getAllByRole('group', { name: /^Part/ })
  pass(within(part!).getByLabelText('Part 2', { selector: 'select' }), 'field', 'when', 'number')
  pass(screen.getByLabelText('What is reckoned', { selector: 'select' }), 'subtract', 'number', 'field', 'subtract')
  expect(field('total')).toMatchObject({ value: { op: 'subtract', of: [{ field: 'fee' }, 0] } })
  pass(screen.getByLabelText('Shown as'), 'percent', 'money')
  expect(field('total')).toMatchObject({ shown: 'money', currency: 'MYR' })
  undo()
  expect(field('total')).toEqual(total)
})

it('what a condition compares with is told where there is no such option, and another can be chosen', () => {
  const field = open([cause, { ...where, visible: { all: [{ field: 'cause', is: 'equal', value: 'flood' }] } }])
  const select = screen.getByLabelText<HTMLSelectElement>('Compared with')
  expect([...select.options].map(({ text }) => text)).toEqual(['flood (not in the form)', 'Theft', 'Fire'])
  fireEvent.change(select, { target: { value: 'theft' } })
  expect(field('where')).toEqual(where)
})

it('an option that is added is labelled at once, in any language, and stored as it is labelled', () => {
  const field = open([cause])
  fireEvent.click(screen.getByRole('button', { name: 'Add an option' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Option 3 in English'))
  type(document.activeElement as HTMLElement, 'Total loss')
  fireEvent.click(screen.getByLabelText('In every language'))
  type(screen.getByLabelText('Option 3 in Vietnamese'), 'Mất toàn bộ')
  type(screen.getByLabelText('Option 1 in English'), 'Robbery')
  const last = { value: 'totalLoss', label: { en: 'Total loss', vi: 'Mất toàn bộ' } }
  expect(field('cause')).toMatchObject({
    options: [{ value: 'theft', label: { en: 'Robbery' } }, { value: 'fire' }, last],
  })
  type(screen.getByLabelText('Option 3 in English'), 'Loss')
  type(screen.getByLabelText('Stored value of option 3'), 'own')
  type(screen.getByLabelText('Option 3 in English'), 'Lost')
  expect(field('cause')).toMatchObject({ options: [{}, {}, { value: 'own', label: { en: 'Lost' } }] })
})

it('a name that nobody has said follows the label, with whoever asks for the answer, as one step', () => {
  const police: FormField = { kind: 'field', name: 'yesNo', label: {}, type: 'flag' }
  const asking: FormField = { ...where, visible: { all: [{ field: 'yesNo', is: 'equal', value: true }] } }
  const field = open([asking, police])
  const label = screen.getByLabelText('Label in English')
  type(label, 'Police called?')
  expect(field('where')).toMatchObject({ visible: { all: [{ field: 'policeCalled' }] } })
  expect(label.isConnected).toBe(true)
  type(label, 'Where')
  expect(field('where2')).toMatchObject({ label: { en: 'Where' } })
  type(screen.getByLabelText('Name of the answer'), 'reported')
  type(label, 'Was it reported?')
  expect(field('reported')).toMatchObject({ label: { en: 'Was it reported?' } })
  for (let step = 0; step < 4; step += 1) undo()
  expect([field('yesNo'), field('where')]).toEqual([police, asking])
})

it('what was published keeps its names and stored values', () => {
  const live = { ...cause, name: 'option', options: [{ value: 'option1', label: {} }], label: {} } as FormField
  const field = open([live], {
    live: { schema: 1, pages: [{ id: 'page1', title: {}, items: [{ ...live, name: 'option' }] }] },
  })
  type(screen.getByLabelText('Label in English'), 'Cause')
  type(screen.getByLabelText('Option 1 in English'), 'Theft')
  expect(field('option')).toMatchObject({
    label: { en: 'Cause' },
    options: [{ value: 'option1', label: { en: 'Theft' } }],
  })
})

it.each([
  ['date', ['Calendar day', 'Range of days']],
  ['webcam', ['Photos']],
  ['dropdown', ['One of several options']],
  ['plate', ['Text', 'Vehicle']],
  ['formula', ['Calculation']],
  ['UPLOAD', ['Files', 'Photos']],
  ['table', ['Repeated group']],
  ['calcul', ['Calculation']],
])('%s finds what is called otherwise', (word, labels) => {
  open([cause])
  fireEvent.change(screen.getByLabelText('Find something to add'), { target: { value: word } })
  const found = screen.getAllByTitle(/^Add to the form: /)
  expect(found.map(({ textContent }) => textContent)).toEqual(labels)
})

it('a page is found, and added by Enter', () => {
  open([cause])
  const search = screen.getByLabelText('Find something to add')
  fireEvent.change(search, { target: { value: 'step' } })
  expect(screen.queryByText('Nothing like that can be added.')).toBeNull()
  fireEvent.change(search, { target: { value: 'page' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  screen.getByText(/was added, number 2 of 2\.$/)
})

it('files are taken of single extensions of their kinds', () => {
  const file: FormField = {
    kind: 'field',
    name: 'papers',
    label: { en: 'Papers' },
    type: 'file',
    kinds: ['image', 'pdf'],
    megabytes: 10,
    of: 'each',
    max: 1,
  }
  const field = open([file])
  fireEvent.click(screen.getByLabelText('.jpg'))
  expect(field('papers')).toEqual({ ...file, extensions: ['png'] })
  fireEvent.click(screen.getByLabelText('.png'))
  fireEvent.click(screen.getByLabelText('Videos'))
  fireEvent.click(screen.getByLabelText('.mp4'))
  expect(field('papers')).toMatchObject({ extensions: ['png', 'mov', 'avi', 'flv', 'mkv', 'wmv'] })
  fireEvent.click(screen.getByLabelText('Videos'))
  fireEvent.click(screen.getByLabelText('.jpg'))
  expect(field('papers')).toEqual(file)
})

it('a condition is kept while others are passed over', () => {
  const field = open([cause, where])
  pass(screen.getByLabelText('Shown'), 'never', 'when')
  expect(field('where')).toEqual(where)
})
