import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Definition } from '../../src/shared/forms/definition.ts'
import { open, prepareBrowser, type Endpoints } from './support/open.tsx'

beforeEach(prepareBrowser)

const [form, version, design, submission] = [1, 2, 3, 4].map((one) => `7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e6${one}`)
const at = '2026-11-02T01:00:00.000Z'
const facts = { revision: 0, created_at: at, updated_at: at, titles: {} }

const asked = {
  schema: 1,
  pages: [
    {
      id: 'page1',
      title: { en: 'Page' },
      items: [
        { kind: 'field', type: 'text', name: 'plate', label: { en: 'Plate' }, max: 20, required: true },
        {
          kind: 'field',
          type: 'text',
          name: 'driver',
          label: { en: 'Driver' },
          max: 60,
          required: true,
          personal: { days: 30 },
        },
        { kind: 'field', type: 'money', name: 'cost', label: { en: 'Cost' }, currency: 'IDR', key: true },
        {
          kind: 'field',
          type: 'option',
          name: 'cause',
          label: { en: 'Cause' },
          look: 'list',
          options: [{ value: 'FIRE', label: { en: 'Fire' } }],
          key: true,
        },
      ],
    },
  ],
} satisfies Definition

const aForm = {
  ...facts,
  id: form,
  name: 'Motor claim',
  code: 'MOTOR',
  status: 'PUBLISHED',
  live: 1,
  liveDefinition: design,
  binned: false,
}
const aVersion = { ...facts, id: version, form, number: 1, title: 'MOTOR 1', status: 'PUBLISHED', definition: design }
const aSubmission = {
  ...facts,
  id: submission,
  form,
  number: 'MOTOR-000001',
  version,
  submittedBy: 'Ann',
  status: 'SUBMITTED',
  definition: design,
  shown: ['plate', 'driver'],
  answers: { plate: 'B 1 XY' },
  files: [],
}

const history = { data: [], meta: { next: null } }
const page = { limit: 100, next: null, previous: null }

const visit = (path: string, permissions: string[], endpoints: Endpoints = {}) =>
  open(
    `/internal-tools/form-management/${form}${path}`,
    ['form_management.list', 'form_management.detail', ...permissions],
    {
      'form_management.open': () => ({ record: aForm, history }),
      'form_management.detail': () => aForm,
      'form_submission.open': () => ({ record: aSubmission, history }),
      'form_submission.detail': () => aSubmission,
      'form_version.list': () => ({ data: [aVersion], meta: page }),
      'form_management.preview': () => ({ ...facts, id: design, definition: JSON.stringify(asked) }),
      ...endpoints,
    },
  )

const recheck = `/submission/${submission}?tab=recheck`

it('a check against another version says of what the reader is not told that it was not looked at', async () => {
  await visit(recheck, ['form_management.submission'])
  expect((await screen.findByText(/Not looked at/)).textContent).toMatch(/: Driver$/)
  expect(
    screen.getByText('As far as it was looked at, this version would take these answers as they are.'),
  ).toBeDefined()
  expect(screen.queryByText('Driver is required.')).toBeNull()
})

it('and what it does not ask for is called as it was asked for', async () => {
  const colour = { kind: 'field', type: 'text', name: 'colour', label: { en: 'Colour of the car' }, max: 20 } as const
  const [page1] = asked.pages
  const then = { ...asked, pages: [{ ...page1!, items: [...page1!.items, colour] }] }
  const given = '7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e69'
  await visit(recheck, ['form_management.submission'], {
    'form_submission.open': () => ({
      record: { ...aSubmission, definition: given, answers: { plate: 'B 1 XY', colour: 'Red' } },
      history,
    }),
    'form_management.preview': ({ id }) => ({
      ...facts,
      id,
      definition: JSON.stringify(id === given ? then : asked),
    }),
  })
  expect(await screen.findByText(/Colour of the car/)).toBeDefined()
})

it('and to who is told of persons, what is missing', async () => {
  await visit(recheck, ['form_management.submission', 'form_management.submission.personal'])
  await screen.findByText('Driver is required.')
  expect(screen.queryByText(/Not looked at/)).toBeNull()
})

it('common errors are told without gaps where nobody knows what the answers were held against', async () => {
  const stumblings = [
    { at: 'plate', key: 'validation:maxLength', times: 3 },
    { at: 'driver', key: 'validation:required', times: 2 },
  ]
  const figures = { submissions: 1, most: 5000, drafts: 0, abandoned: 0, medianSeconds: null, timed: 0, fields: [] }
  await visit('?tab=statistics', ['form_management.submission'], {
    [`GET /api/form-versions/${version}/figures`]: () => ({ ...figures, stumblings }),
  })
  const told = await screen.findByText(/3×/)
  expect(told.textContent).toBe('Plate is not within what the form allows (3×)')
  expect(screen.getByText(/2×/).textContent).toBe('Driver is required. (2×)')
})

it('the list of a form is headed by what it asks, told as people read it, and narrowed by what it was answered', async () => {
  const rows = [
    {
      ...aSubmission,
      id: submission,
      key1: 'cost money IDR: 100000000015000000000 1500000',
      key2: 'cause option: FIRE',
    },
    { ...aSubmission, id: form, key1: 'price money IDR: 100000000020000000000 2000000', key2: '' },
  ]
  const { called } = await visit('/submission', ['form_management.submission'], {
    'form_management.submission': () => ({ data: rows, meta: { limit: 10, next: null, previous: null } }),
    'form_submission.counts': () => [{ tab: null, count: 2, capped: false }],
  })
  await screen.findByText(/1.500.000/)
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(expect.arrayContaining(['Cost', 'Cause']))
  expect(heads.some((head) => head?.includes('Key answer'))).toBe(false)
  expect(screen.getByText('Fire')).toBeDefined()
  expect(screen.queryByText(/2.000.000/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Fire' }))
  await waitFor(() =>
    expect(called('form_management.submission').at(-1)).toMatchObject({ filter: { key2: ['cause option: FIRE'] } }),
  )
})

it('the list of a form is narrowed to versions of it alone', async () => {
  const { called } = await visit('/submission', ['form_management.submission', 'form_management.list'], {
    'form_management.submission': () => ({ data: [], meta: { limit: 10, next: null, previous: null } }),
    'form_submission.counts': () => [{ tab: null, count: 0, capped: false }],
    'form_version.lookup': () => [{ id: version, title: 'CLAIM v1', subtitle: null, owner: null, facts: null }],
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Filter/ }))
  const [chooser] = await screen.findAllByRole('combobox', { name: 'Choose' })
  fireEvent.click(chooser!)
  await screen.findByRole('option', { name: 'CLAIM v1' })
  expect(called('form_version.lookup')).toMatchObject([{ filter: { form: [form] } }])
})

/** While the page is put on paper. */
const onPaper = (look: () => void) => {
  fireEvent(window, new Event('beforeprint'))
  try {
    look()
  } finally {
    fireEvent(window, new Event('afterprint'))
  }
}

it('paper has the answers as they are read and nothing that is for the screen, whatever tab it is printed from', async () => {
  const record = { ...aSubmission, shown: ['page:page1', 'plate'] }
  const { called } = await visit(`/submission/${submission}?tab=answers`, ['form_management.submission'], {
    'form_submission.open': () => ({ record, history }),
  })
  await screen.findByText('B 1 XY')
  const reads = called('form_management.preview').length
  const tabs = ['Form submission', 'Answers']
  const printed = () => screen.getAllByRole('region', { name: /./ }).map((one) => one.getAttribute('aria-label'))
  const isWhole = () => {
    expect(printed().filter(Boolean)).toEqual(tabs)
    expect(screen.getByText('B 1 XY')).toBeDefined()
  }
  onPaper(() => {
    isWhole()
    expect(called('form_management.preview')).toHaveLength(reads)
  })
  fireEvent.click(screen.getByRole('tab', { name: tabs[0]! }))
  await waitFor(() => expect(screen.queryByText('B 1 XY')).toBeNull())
  onPaper(isWhole)
})

it('a test case is shown as it is answered, with what the newest version makes of it, and is made in the preview alone', async () => {
  const test = '7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e68'
  const shown = ['page:page1', 'plate', 'driver', 'cost', 'cause']
  const row = {
    ...facts,
    id: test,
    form,
    name: 'No driver',
    day: '2026-11-02',
    known: null,
    answers: { plate: 'B 1 XY' },
    expected: { shown, hidden: [], results: {}, wrong: [] },
  }
  const { called } = await visit(`/test/${test}?tab=verdict`, ['form_management.preview', 'form_management.edit'], {
    'form_test.open': () => ({ record: row, history }),
    'form_test.list': () => ({ data: [row], meta: { limit: 10, next: null, previous: null } }),
    'form_test.counts': () => [{ tab: null, count: 1, capped: false }],
  })
  expect(await screen.findByText('Fails')).toBeDefined()
  expect(screen.getByText('Driver is required.')).toBeDefined()
  expect(await screen.findByText('B 1 XY')).toBeDefined()
  expect(called('form_version.list')).toHaveLength(1)
  fireEvent.click(screen.getAllByRole('link', { name: 'Test cases' })[0]!)
  await screen.findByRole('link', { name: 'No driver' })
  expect(screen.queryByRole('button', { name: 'Add test case' })).toBeNull()
})
