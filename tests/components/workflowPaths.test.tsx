import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerTo, type Question } from '../../src/views/workflows/trial/answers.ts'
import { readCondition } from '../../src/views/workflows/table/conditions.ts'
import { withDialogs } from './support/dialogs.ts'
import { open, prepareBrowser } from './support/open.tsx'

const studio = ['workflow_engine.list', 'workflow_engine.detail']
const page = '/internal-tools/workflow-engine/request'

/** A page without workers answers in its own thread. */
class InPage {
  answered: (event: { data: object }) => void = () => {}
  addEventListener(type: string, listener: (event: { data: object }) => void) {
    if (type === 'message') this.answered = listener
  }
  postMessage({ id, question }: { id: number; question: Question }) {
    void answerTo(question).then((answer) => this.answered({ data: { id, answer } }))
  }
}

beforeEach(() => {
  prepareBrowser()
  vi.stubGlobal('Worker', InPage)
})

const choose = async (name: string, label: string) => {
  const box = await screen.findByRole('combobox', { name })
  const { value } = within(box).getByRole<HTMLOptionElement>('option', { name: label })
  fireEvent.change(box, { target: { value } })
}

it('a tester goes a path, ticks it off, and keeps where it failed', async () => {
  const { calls } = await open(`${page}?part=paths`, studio, {
    'GET /api/workflow-trials': () => [],
  })
  await screen.findByRole('heading', { name: 'Paths found' })
  await choose('Goal', 'Declined')
  await screen.findByRole('heading', { name: /the way to Declined/ })
  expect(
    screen.getAllByText('Sign in as: Broker, person 1 (in the demo broker@covergate.test with Covergate#26)').length,
  ).toBe(1)
  const keep = screen.getByRole('button', { name: 'Keep the result' })
  expect(keep.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Press “Start review”' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Note on step 3' }), { target: { value: ' No button ' } })
  await choose('Result', 'Failed at step 3')
  fireEvent.click(keep)
  const sent = () => calls.filter(({ name }) => name.startsWith('PUT /api/workflow-trials/'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]!.name.split('/').at(-1)).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
  expect(sent()[0]!.variables).toMatchObject({
    machine: 'request',
    title: 'Ad hoc requests: the way to Declined',
    steps: 4,
    failedAt: 3,
    notes: [{ step: 3, text: 'No button' }],
  })
})

/** Takes whatever is put, once it is let. */
let arrive = () => {}
class Putting {
  status = 204
  response = null
  upload = new EventTarget()
  arrived = () => {}
  addEventListener(type: string, listener: () => void) {
    if (type === 'load') this.arrived = listener
  }
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    arrive = () => this.arrived()
  }
}

it('what a step showed is brought as pictures, waited for, and seen again with the result', async () => {
  withDialogs()
  vi.stubGlobal('XMLHttpRequest', Putting)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  const id = '5f9a7f0e-3b2d-4f0e-9a55-0f4f0c2e8a11'
  const file = { id, name: 'shot.png', type: 'image/png', size: 3 }
  const former = { id, machine: 'request', version: 1, title: 'The way', path: [], steps: 4, failedAt: 3, notes: [] }
  const { calls } = await open(`${page}?part=paths`, studio, {
    'GET /api/workflow-trials?machine=request': () => [
      { ...former, pictures: [{ step: 3, file }], by: null, at: '2026-01-04T10:00:00.000Z' },
    ],
    'POST /api/files/presign': () => ({ file: { id }, url: '/put', method: 'PUT' }),
    [`POST /api/files/${id}/confirm`]: () => ({ file }),
  })
  await screen.findByRole('heading', { name: 'Paths found' })
  const results = await screen.findByRole('group', { name: 'Earlier results' })
  fireEvent.click(within(results).getByRole('button', { name: '3: shot.png' }))
  expect(await screen.findByText(/Pictures of step 3 · PNG/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Close/ }))

  await choose('Goal', 'Declined')
  await screen.findByRole('heading', { name: /the way to Declined/ })
  await choose('Result', 'Failed at step 3')
  const step = (await screen.findByText('Pictures of step 3')).closest('details')!
  step.open = true
  fireEvent(step, new Event('toggle'))
  await within(step).findByRole('button', { name: 'Choose files Pictures of step 3' })
  const input = step.querySelector('input')!
  const shot = new File(['abc'], 'shot.png', { type: 'image/png' })
  fireEvent.change(input, { target: { files: [new File(['abc'], 'shot.pdf'), shot] } })
  expect(await within(step).findByText(/shot\.pdf: /)).toBeTruthy()
  expect(screen.getByText(/A picture has not arrived yet/)).toBeTruthy()
  const keep = screen.getByRole('button', { name: 'Keep the result' })
  expect(keep.getAttribute('aria-disabled')).toBe('true')
  arrive()
  await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(keep)
  const sent = () => calls.filter(({ name }) => name.startsWith('PUT /api/workflow-trials/'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]!.variables).toMatchObject({ pictures: [{ step: 3, file: id }] })
  const announced = calls.find(({ name }) => name === 'POST /api/files/presign')!.variables
  expect(announced).toMatchObject({ area: 'workflow_trial', id: null, field: 'pictures', name: 'shot.png' })
})

it('a script is read in another language than the page', async () => {
  await open(`${page}?part=paths`, studio, { 'GET /api/workflow-trials': () => [] })
  await screen.findByRole('heading', { name: 'Paths found' })
  await choose('Language of the script', 'Vietnamese')
  expect((await screen.findAllByText('Nhấn “Bắt đầu xem xét”')).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { name: 'Paths found' })).toBeTruthy()
})

it('what no path reaches is told beside what they reach', async () => {
  await open(`${page}?part=coverage`, studio, {})
  const table = await screen.findByRole('group', { name: 'What the generated paths reach' })
  const states = within(table).getByText('States').closest('tr')!
  expect(within(states).getByText('All reached')).toBeTruthy()
})

it('the decision table says in words who may do what, and what is in the way', async () => {
  await open(`${page}?part=table`, studio, {})
  const review = await screen.findByRole('group', { name: 'In review' })
  const done = within(review).getByText('Mark as done').closest('tr')!
  expect(within(done).getAllByRole('cell').at(-1)!.textContent).toBe('Done')
  expect(done.textContent).not.toMatch(/\{\{|\bmay[A-Z]|\bis[A-Z]/)
})

it('a guard is read as it is composed', () => {
  expect(readCondition('((a and b) or not c)')).toEqual({
    kind: 'or',
    parts: [
      {
        kind: 'and',
        parts: [
          { rule: 'a', not: false },
          { rule: 'b', not: false },
        ],
      },
      { rule: 'c', not: true },
    ],
  })
})

it('who may do what is told with its figures and with who could, narrowed to what is asked, and saved as CSV', async () => {
  await open('/internal-tools/workflow-engine/ruleVersion?part=why', studio, {})
  const table = await screen.findByRole('group', { name: 'Who may do what, and which rules say no' })
  const told = () => within(table).getAllByRole('row').slice(1)
  expect(told()).toHaveLength(7)
  await choose('What is done', 'Submit for approval')
  const [row, ...others] = told()
  expect(others).toEqual([])
  const against = [
    'It says the same as what it began with',
    'Something is wrong with the rules: see what was found (found: 1)',
    'The day from which it is to hold has passed (from 04-Jan-2026, today 05-Jan-2026)',
  ]
  expect(
    within(row!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(against)
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (bytes: Blob) => `blob:${saved.push(bytes)}`, revokeObjectURL: () => {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
  expect((await saved[0]!.text()).trim().split('\r\n')).toEqual([
    'State,What is done,By people of,Answer,What says no,Could do it,Needs the permission',
    `Draft,Submit for approval,Broker,it depends,"${against.join('; ')}",Broker,rule_engine.edit`,
  ])
})
