import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18n from 'i18next'
import { Suspense } from 'react'
import { initReactI18next } from 'react-i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import words from '../../locales/en/creditLife.json'
import ui from '../../locales/en/ui.json'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { outline } from '../../machines/kernel/outline.ts'
import StatechartDrawing from '../../src/ui/statechart/StatechartDrawing.tsx'
import { activeStates } from '../../src/ui/statechart/way.ts'
import { Quotation } from '../machines/support/quotation.ts'

// Where there are no workers, the engine comes as one that is none.
const engine = await vi.importActual<{ Worker: typeof Worker }>('elkjs/lib/elk-worker.min.js')
vi.stubGlobal('Worker', engine.Worker)
configure({ asyncUtilTimeout: 30_000 })

await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { creditLife: words, ui } } })
Element.prototype.scrollTo = () => {}

const chart = outline(creditLife.machine)
const textOf = (key: string) => i18n.t(key)

const drawingOf = ({ value, entries }: Quotation) => (
  <Suspense>
    <StatechartDrawing
      label="Lifecycle"
      detail="whole"
      outline={chart}
      active={activeStates(chart, value)}
      steps={entries.map(({ event, from, to }) => ({ event: event.type, from, to }))}
      textOf={textOf}
    />
  </Suspense>
)

const stateCalled = (name: RegExp) => screen.findByRole('treeitem', { name })

/** All that has a place, as it is written. */
const places = () =>
  [...document.querySelectorAll('rect, text, path[marker-end], marker')]
    .map(({ attributes }) =>
      ['x', 'y', 'd', 'width', 'height'].map((name) => attributes.getNamedItem(name)?.value).join(' '),
    )
    .toSorted()

describe('the drawing of a lifecycle', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
  })

  it('says of each state where it leads and what keeps it, and marks where the record stands', async () => {
    await act(async () => render(drawingOf(new Quotation().confirmed())))
    const confirmed = await stateCalled(/^Confirmed\. /)
    expect(confirmed.getAttribute('aria-current')).toBe('step')
    for (const way of ['Escalate to broker → At the broker', 'Reject → Rejected', 'Record payment'])
      expect(confirmed.getAttribute('aria-label')).toContain(way)
    const atBroker = await stateCalled(/^At the broker\. /)
    expect(atBroker.getAttribute('aria-current')).toBeNull()
    expect(atBroker.getAttribute('aria-label')).toContain('Approve [documents and premium complete] → Active')
    expect([confirmed, atBroker].map((state) => state.getAttribute('aria-level'))).toEqual(['1', '2'])
  })

  it('is walked with the arrow keys', async () => {
    await act(async () => render(drawingOf(new Quotation().confirmed())))
    const confirmed = await stateCalled(/^Confirmed\. /)
    confirmed.focus()
    fireEvent.keyDown(confirmed, { key: 'ArrowUp' })
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Under investigation\. /)
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' })
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Awaiting document completion\. /)
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement])
  })

  it('stands still while the case moves', async () => {
    const { rerender } = await act(async () => render(drawingOf(new Quotation().confirmed())))
    await stateCalled(/^Confirmed\. /)
    const before = places()
    rerender(drawingOf(new Quotation().confirmed().send('broker', 'quotation.escalatedToBroker')))
    expect((await stateCalled(/^At the broker/)).getAttribute('aria-current')).toBe('step')
    expect(places()).toEqual(before)
  })

  it('says what a state means that is stood on', async () => {
    await act(async () => render(drawingOf(new Quotation().confirmed())))
    const confirmed = await stateCalled(/^Confirmed\. /)
    await act(async () => confirmed.focus())
    const told = document.getElementById(confirmed.getAttribute('aria-describedby')!)
    expect(told?.textContent).toBe(`Confirmed${words.help.confirmed}`)
  })

  it('hides what is in a state and shows it again, by the keyboard', async () => {
    await act(async () => render(drawingOf(new Quotation().confirmed())))
    const region = await stateCalled(/^Approval in progress\. /)
    expect(region.getAttribute('aria-expanded')).toBe('true')
    const before = screen.getAllByRole('treeitem').length
    await act(async () => void fireEvent.keyDown(region, { key: 'Enter' }))
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^At the broker\. / })).toBeNull())
    const folded = await stateCalled(/^Approval in progress\. /)
    expect(folded.getAttribute('aria-expanded')).toBe('false')
    expect(folded.getAttribute('aria-label')).toContain('Approve → Approved')
    expect(screen.getAllByRole('treeitem')).toHaveLength(before - 6)
    await act(async () => void fireEvent.keyDown(folded, { key: ' ' }))
    await stateCalled(/^At the broker\. /)
    expect(screen.getAllByRole('treeitem')).toHaveLength(before)
  })

  it('finds what is looked for, and goes from one to the next', async () => {
    await act(async () => render(drawingOf(new Quotation().confirmed())))
    await stateCalled(/^Confirmed\. /)
    const box = screen.getByRole('searchbox', { name: 'Search the diagram' })
    fireEvent.change(box, { target: { value: 'extra premium' } })
    await screen.findByText(/^1 of \d+$/)
    fireEvent.keyDown(box, { key: 'Enter' })
    await screen.findByText(/^2 of \d+$/)
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
    const [, at, count] = /^(\d+) of (\d+)$/.exec(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    )!
    expect(at).toBe(count)
    fireEvent.change(box, { target: { value: 'nobody says this' } })
    await screen.findByText('Nothing found')
  })

  it('has a small map that the keys move', async () => {
    const moved: unknown[][] = []
    vi.spyOn(Element.prototype, 'scrollTo').mockImplementation((...at: unknown[]) => void moved.push(at))
    await act(async () => render(drawingOf(new Quotation().confirmed())))
    const map = await screen.findByRole('slider', { name: 'Overview of the diagram' })
    moved.length = 0
    fireEvent.keyDown(map, { key: 'Home' })
    fireEvent.keyDown(map, { key: 'a' })
    expect(moved).toEqual([[0, 0]])
  })
})
