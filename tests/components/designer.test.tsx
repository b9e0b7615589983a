import { cleanup, configure, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import i18n from 'i18next'
import { useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import common from '../../locales/en/common.json'
import designer from '../../locales/en/designer.json'
import forms from '../../locales/en/forms.json'
import ui from '../../locales/en/ui.json'
import validation from '../../locales/en/validation.json'
import { Shortcuts } from '../../src/app/shortcuts/Shortcuts.tsx'
import type { Definition, FormField, FormItem } from '../../src/shared/forms/definition.ts'
import { Designer, type DesignerProps } from '../../src/views/designer/Designer.tsx'
import { fragmentText } from '../../src/views/designer/fragment.ts'
import { violationsIn } from './support/axe.ts'
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

const police: FormField = { kind: 'field', name: 'police', label: { en: 'Was the police called?' }, type: 'flag' }
const number: FormField = {
  kind: 'field',
  name: 'number',
  label: { en: 'Number of the report' },
  type: 'text',
  max: 40,
  visible: { all: [{ field: 'police', is: 'equal', value: true }] },
}
const form: Definition = {
  schema: 1,
  pages: [{ id: 'page1', title: { en: 'Incident' }, items: [police, number] }],
}

const open = (props: Partial<DesignerProps> = {}) => {
  const told: (Definition | null)[] = []
  const saved: Definition[] = []
  render(
    <main>
      <Shortcuts />
      <Designer
        initial={form}
        onSave={(definition) => saved.push(definition)}
        onChange={(definition) => told.push(definition)}
        {...props}
      />
    </main>,
  )
  return { told, saved }
}

const part = (name: RegExp) => screen.getByRole('treeitem', { name })
const names = () => screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label'))
const press = (key: string, others: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...others })
const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

it('a form is designed by keys alone: added, labelled, moved, and all of it taken back', async () => {
  const { told, saved } = open()
  part(/^Incident/).focus()
  press('End')
  expect(document.activeElement).toBe(part(/^Number of the report/))
  press('/')
  expect(document.activeElement).toBe(screen.getByLabelText('Find something to add'))
  fireEvent.change(document.activeElement!, { target: { value: 'a' } })
  press('Enter')
  expect(document.querySelector('[role=status] span')?.textContent).toBe('money was added, number 3 of 3.')
  press('F6')
  expect(document.activeElement).toBe(part(/^money/))
  press('F6')
  expect(document.activeElement).toBe(screen.getByLabelText('Label in English'))
  type('Label in English', 'Damage')
  part(/^Damage/).focus()
  press('ArrowUp', { altKey: true })
  expect(document.activeElement).toBe(part(/^Damage/))
  expect(names()).toEqual([
    'Incident, Page of the form',
    'Was the police called?, Yes or no',
    'Damage, Amount of money',
    'Number of the report, Text, shown under a condition',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([told.at(-1)])
  for (let step = 0; step < 3; step += 1) press('z', { ctrlKey: true })
  expect(names()).toHaveLength(3)
  expect(told.at(-1)).toBeNull()
  press('y', { ctrlKey: true })
  expect(names()).toHaveLength(4)
})

it('what is typed of a part stays with it, though the inputs of its texts go on with what is chosen next', () => {
  const { told } = open()
  fireEvent.click(part(/^Was the police called/))
  const label = screen.getByLabelText<HTMLInputElement>('Label in English')
  fireEvent.change(label, { target: { value: 'Was anybody called?' } })
  fireEvent.click(part(/^Number of the report/))
  expect(screen.getByLabelText('Label in English')).toBe(label)
  expect(label.value).toBe('Number of the report')
  fireEvent.change(label, { target: { value: 'Number' } })
  fireEvent.blur(label)
  expect(told.at(-1)!.pages[0]!.items).toEqual([police, { ...number, label: { en: 'Number' } }])
  fireEvent.click(part(/^Was the police called/))
  expect(label.value).toBe('Was the police called?')
})

it('what others ask for goes after a question that names them', async () => {
  const { told } = open()
  fireEvent.click(part(/^Was the police/))
  press('Delete')
  const question = await screen.findByRole('alertdialog')
  within(question).getByText('Number of the report: whether it is shown')
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(told).toEqual([])
  fireEvent.click(part(/^Was the police/))
  press('Delete')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove it all the same' }))
  expect(told.at(-1)?.pages[0]?.items).toEqual([number])
})

it('what was saved is told as it is stored, and is the beginning of what is changed next', () => {
  const told: (Definition | null)[] = []
  const Saving = () => {
    const [stored, setStored] = useState(form)
    return <Designer initial={stored} onSave={setStored} onChange={(definition) => told.push(definition)} />
  }
  render(<Saving />)
  fireEvent.click(screen.getByRole('button', { name: 'Percentage' }))
  screen.getByText('Not saved yet')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('As stored')
  expect(told.at(-1)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last step' }))
  expect(told.at(-1)).toEqual(form)
})

const paste = (text: string) => {
  const event = createEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } })
  fireEvent(document.activeElement!, event)
}

it('what comes from another form is pasted under a name of its own, and what is no part of a form is refused in words', () => {
  const { told } = open()
  part(/^Incident/).focus()
  paste('{"rows":[1]}')
  screen.getByText('What is in the clipboard is no part of a form, or has no room here.')
  expect(told).toEqual([])
  paste(fragmentText(police))
  expect(told.at(-1)?.pages[0]?.items.at(-1)).toEqual({ ...police, name: 'police2' })
})

it('a section is kept as a block, and put into another form under names of its own; a page, and what no form may hold, is not', () => {
  const section: FormItem = {
    kind: 'section',
    id: 'section1',
    title: { en: 'Report' },
    columns: 1,
    items: [police, number],
  }
  const kept: { name: string; fragment: string }[] = []
  const from: Definition = { schema: 1, pages: [{ id: 'page1', title: { en: 'Theft' }, items: [section] }] }
  open({ initial: from, readOnly: true, onKeepBlock: (block) => kept.push(block) })
  fireEvent.click(screen.getByRole('button', { name: 'Keep as block' }))
  expect(kept).toEqual([])
  fireEvent.click(part(/^Report/))
  fireEvent.click(screen.getByRole('button', { name: 'Keep as block' }))
  expect(kept).toEqual([{ name: 'Report', fragment: fragmentText(section) }])
  cleanup()
  const { fragment } = kept[0]!
  const empty: Definition = { schema: 1, pages: [{ id: 'page1', title: {}, items: [] }] }
  const { told } = open({
    blocks: [
      { id: '1', name: 'Report to the police', fragment },
      { id: '2', name: 'Unfit', fragment: fragment.replace('"columns":1', '"columns":9') },
      { id: '3', name: 'No block', fragment: '{"rows":[1]}' },
      { id: '4', name: 'Nothing', fragment: JSON.stringify({ ...JSON.parse(fragment), definition: empty }) },
    ],
    blocksLink: <a href="#blocks">All own blocks</a>,
  })
  expect(screen.queryByRole('button', { name: 'Keep as block' })).toBeNull()
  const own = screen.getByRole('region', { name: 'Own blocks' })
  expect(
    within(own)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Report to the police'])
  within(own).getByRole('link', { name: 'All own blocks' })
  fireEvent.click(within(own).getByRole('button'))
  expect(told.at(-1)?.pages[0]?.items).toEqual([
    police,
    number,
    {
      ...section,
      items: [
        { ...police, name: 'police2' },
        { ...number, name: 'number2', visible: { all: [{ field: 'police2', is: 'equal', value: true }] } },
      ],
    },
  ])
  fireEvent.change(screen.getByLabelText('Find something to add'), { target: { value: 'to the pol' } })
  screen.getByRole('button', { name: 'Report to the police' })
})

it('a condition is put together by choosing, and read as a sentence', () => {
  const { told } = open()
  fireEvent.click(part(/^Number of the report/))
  screen.getByText('Was the police called? is yes')
  fireEvent.change(screen.getByLabelText('Must be answered'), { target: { value: 'when' } })
  expect(told.at(-1)?.pages[0]?.items[1]).toEqual({
    ...number,
    required: { all: [{ field: 'police', is: 'equal', value: true }] },
  })
  const [required] = screen.getAllByLabelText('Compared with')
  fireEvent.change(required!, { target: { value: 'false' } })
  screen.getByText('Was the police called? is no')
})

it('the gaps of translation are counted, gone to and filled in place', () => {
  const { told } = open()
  fireEvent.click(screen.getByRole('tab', { name: /^Translations/ }))
  screen.getByText('6 texts are missing')
  fireEvent.click(screen.getByRole('button', { name: 'Next gap' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Incident, Title in Bahasa Indonesia'))
  type('Incident, Title in Bahasa Indonesia', 'Kejadian')
  screen.getByText('5 texts are missing')
  expect(told.at(-1)?.pages[0]?.title).toEqual({ en: 'Incident', id: 'Kejadian' })
})

it('each finding leads to what it is of', () => {
  open({ live: { schema: 1, pages: [{ id: 'page1', title: {}, items: [{ ...police, type: 'time' }] }] } })
  fireEvent.click(screen.getByRole('tab', { name: /^Findings/ }))
  screen.getByText('Was the police called? was Time of day and is Yes or no now')
  fireEvent.click(screen.getAllByRole('button', { name: /^Show where: Number of the report/ })[0]!)
  expect(part(/^Number of the report/).getAttribute('aria-selected')).toBe('true')
})

it('nothing is changed while it is saved, nor where it may only be read', () => {
  const { told } = open({ isBusy: true })
  part(/^Incident/).focus()
  press('End')
  press('Delete')
  press('d', { ctrlKey: true })
  expect([told, names().length]).toEqual([[], 3])
  expect(screen.getByLabelText<HTMLInputElement>('Label in English').disabled).toBe(true)
})

it('what is typed in a label is one step, taken when the person pauses', () => {
  vi.useFakeTimers()
  const { told } = open()
  fireEvent.click(part(/^Was the police/))
  const input = screen.getByLabelText('Label in English')
  fireEvent.focus(input)
  for (const value of ['P', 'Po']) {
    fireEvent.change(input, { target: { value } })
    expect(told).toHaveLength(value.length - 1)
    vi.advanceTimersByTime(700)
  }
  vi.useRealTimers()
  fireEvent.blur(input)
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last step' }))
  expect(told.at(-1)).toBeNull()
})

it.each(['Design', /^Translations/, /^Findings/])('%s is accessible', async (name) => {
  open({ live: form })
  fireEvent.click(screen.getByRole('tab', { name }))
  expect(await violationsIn(document.body)).toEqual([])
})
