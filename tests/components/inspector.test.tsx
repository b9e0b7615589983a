import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { recordingOf } from '../../src/data/inspect/recording.ts'
import { emptyLog, received } from '../../src/data/inspect/log.ts'
import { shown, stood, told } from '../data/inspect/support.ts'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(() => {
  prepareBrowser()
  vi.stubGlobal('opener', null)
})

const permissions = ['workflow.inspect', 'workflow_engine.list']

/** Opens the inspector as a page of ours would have, which goes on to tell it these things. */
const streamed = async () => {
  const opener = { postMessage: vi.fn<(data: object, origin: string) => void>() }
  vi.stubGlobal('opener', opener)
  await open('/inspector', permissions, {})
  await screen.findByText('Waiting for the first workflow')
  await waitFor(() => expect(opener.postMessage).toHaveBeenCalledWith({ type: '@statelyai.connected' }, '*'))
  return (...messages: object[]) =>
    messages.forEach((data) =>
      dispatchEvent(
        new MessageEvent('message', { source: opener as unknown as Window, origin: location.origin, data }),
      ),
    )
}

const began = [
  shown('a', 'idle'),
  shown('b', 'waiting'),
  told('a', 'begun'),
  stood('a', 'begun', 'busy'),
  told('b', 'asked', 'a'),
  stood('b', 'asked', 'asking'),
]

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(2)
    .map(({ textContent }) => textContent)

it('what is streamed is shown live, paused while more comes, stepped through, and followed again', async () => {
  const tell = await streamed()
  tell(...began)
  await screen.findByText('Live, at 4')
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await screen.findByText('Paused at 4 of 4')
  tell(told('a', 'ended'), stood('a', 'ended', 'over'))
  await screen.findByText('Paused at 4 of 5 1 event has come since.')
  const actorNamed = (name: RegExp) =>
    within(screen.getByRole('navigation', { name: 'Actors' })).getByRole('button', { name })
  actorNamed(/name of a busy/)
  fireEvent.click(screen.getByRole('button', { name: 'Step back' }))
  fireEvent.click(screen.getByRole('button', { name: 'Step back' }))
  await screen.findByText('Paused at 2 of 5 1 event has come since.')
  actorNamed(/name of a idle/)
  fireEvent.click(screen.getByRole('button', { name: 'Step forward' }))
  actorNamed(/name of a busy/)
  fireEvent.click(screen.getByRole('button', { name: 'Follow live' }))
  await screen.findByText('Live, at 5')
  expect(actorNamed(/name of a over/)).toBeTruthy()
})

it('who told what to whom is drawn, walked by keys, and told as a table', async () => {
  const tell = await streamed()
  tell(...began)
  await screen.findByText('Live, at 4')
  fireEvent.click(screen.getByRole('tab', { name: 'Sequence' }))
  const drawing = await screen.findByRole('listbox', { name: 'Sequence' })
  const options = () => within(drawing).getAllByRole('option')
  expect(options().map((one) => one.getAttribute('aria-label')!.replace(/^[^,]*, /, ''))).toEqual([
    'name of a appeared, idle',
    'name of b appeared, waiting',
    'Page tells name of a: begun, busy',
    'name of a tells name of b: asked, asking',
  ])
  fireEvent.keyDown(drawing, { key: 'ArrowUp' })
  await screen.findByText('Paused at 3 of 4')
  expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true', 'false'])
  expect(drawing.getAttribute('aria-activedescendant')).toBe(options()[2]!.id)
  fireEvent.click(screen.getByRole('switch', { name: 'As a table' }))
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(cells)).toEqual([
    ['', 'name of a', 'appeared', 'idle'],
    ['', 'name of b', 'appeared', 'waiting'],
    ['Page', 'name of a', 'begun', 'busy'],
    ['name of a', 'name of b', 'asked', 'asking'],
  ])
})

it('events are searched and filtered, and a chosen one is compared with the one before', async () => {
  const tell = await streamed()
  tell(...began)
  await screen.findByText('Live, at 4')
  fireEvent.click(screen.getByRole('tab', { name: 'Events' }))
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1).map(cells)
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search events' }), { target: { value: 'ask' } })
  await waitFor(() => expect(rows()).toEqual([['name of a', 'name of b', 'asked', 'asking']]))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search events' }), { target: { value: 'nobody' } })
  await screen.findByText('No event has these words')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search events' }), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Actor'), { target: { value: 'a' } })
  await waitFor(() =>
    expect(rows()).toEqual([
      ['name of a', 'name of b', 'asked', 'asking'],
      ['Page', 'name of a', 'begun', 'busy'],
      ['', 'name of a', 'appeared', 'idle'],
    ]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'begun' }))
  await screen.findByText('Paused at 3 of 4')
  fireEvent.click(screen.getByRole('tab', { name: 'Differences' }))
  const [difference] = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  expect(
    within(difference!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['value', 'Changed', '"idle"', '"busy"'])
})

it('a recording is loaded, and one that was tampered with is refused in words', async () => {
  await open('/inspector', permissions, {})
  await screen.findByText('No case was opened in this window lately')
  const text = recordingOf(received(emptyLog, began), '2026-11-28T10:00:00.000Z')
  const load = (content: string) =>
    fireEvent.change(screen.getByLabelText('Load recording', { selector: 'input' }), {
      target: { files: [new File([content], 'r.json')] },
    })
  load(text.replace('busy', 'buzy'))
  await screen.findByText(/changed or damaged after it was saved/)
  load(text.replace('"context": {}', '"context": {"__proto__": {}}'))
  await screen.findByText(/such as __proto__/)
  load(text)
  await screen.findByText('Paused at 1 of 4')
  screen.getByText('Recording r.json')
  expect(screen.queryByText(/such as __proto__/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('No case was opened in this window lately')
})

it('a stored case is replayed from the address, and one that may not be read is said to be none', async () => {
  const by = { userId: 'u1', name: 'Siti Rahma', organisation: 'o', kind: 'insurer' }
  const moment = (revision: number, type: string, value: string) => ({
    revision,
    at: '2026-03-01T03:00:00.000Z',
    entry: {
      revision,
      entry: type,
      type,
      payload: {},
      changes: null,
      from: null,
      to: value,
      at: '2026-03-01T03:00:00.000Z',
      by,
    },
    record: {
      machine: 'request',
      version: 1,
      revision,
      snapshot: { value, status: 'active', context: { title: 'Secret' }, deadlines: [] },
    },
  })
  const { called } = await open('/inspector?case=adhoc_request/7', permissions, {
    'GET /api/workflow/moments?area=adhoc_request&id=7': () => ({
      moments: [moment(0, 'created', 'submitted'), moment(1, 'request.done', 'done')],
      stopped: null,
      agrees: true,
      partakers: [],
    }),
  })
  await screen.findByText('Paused at 1 of 4')
  expect(called('GET /api/workflow/moments?area=adhoc_request&id=7')).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Speed'), { target: { value: '100' } })
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await screen.findByText('Paused at 4 of 4')
  const actors = within(screen.getByRole('navigation', { name: 'Actors' }))
  actors.getByRole('button', { name: /request done/ })
  actors.getByRole('button', { name: /insurer/ })
  expect(document.body.textContent).not.toMatch(/Siti|Secret/)
})

it('strangers are streamed to only after the reader has said so', async () => {
  await open('/inspector', permissions, {})
  const target = await screen.findByLabelText<HTMLSelectElement>('Stream to')
  fireEvent.change(target, { target: { value: 'stately' } })
  const dialog = await screen.findByRole('alertdialog')
  within(dialog).getByText(/a service of another company/)
  expect(target.value).toBe('own')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(target.value).toBe('own')
  fireEvent.change(target, { target: { value: 'stately' } })
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stream to stately.ai' }))
  await waitFor(() => expect(target.value).toBe('stately'))
  screen.getByText(/a service of another company/)
})
