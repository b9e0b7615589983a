import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerTo, type Question } from '../../src/views/workflows/trial/answers.ts'
import { readCondition } from '../../src/views/workflows/table/conditions.ts'
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
  expect(sent()[0]!.variables).toMatchObject({
    machine: 'request',
    title: 'Ad hoc requests: the way to Declined',
    steps: 4,
    failedAt: 3,
    notes: [{ step: 3, text: 'No button' }],
  })
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
