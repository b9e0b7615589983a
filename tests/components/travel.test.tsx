import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { moments } from '../../machines/kernel/advance.ts'
import { branchFrom } from '../../machines/kernel/branch.ts'
import { reasonsOf } from '../../machines/kernel/explain.ts'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { couldDo } from '../../machines/kit/couldDo.ts'
import { partakersOf } from '../../machines/kit/partakers.ts'
import type { AskedStep } from '../../src/shared/endpoints/answers/workflowTravel.ts'
import { asTimelineEntry, CaseServer } from '../data/support/caseServer.ts'
import { ordinary, people, permissions, Quotation } from '../machines/support/quotation.ts'
import { user } from '../machines/session/support.ts'
import { violationsIn } from './support/axe.ts'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)

const allowed = [...permissions, 'product.creditLife.quotation.list', 'product.creditLife.quotation.detail']

/** The tab of a case with all that its server says of its moments, and of a branch what its machine does. */
const openTravel = async (quotation: Quotation) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(quotation.at) + 3_600_000 })
  const server = new CaseServer(quotation, 'broker', {
    id: 'q1',
    quotesCode: 'CL-2026-000001',
    customer_name: 'Siti Rahma',
    totalSumInsured: ordinary.sumInsured,
    currency: 'IDR',
  })
  const { moments: made } = moments(creditLife, quotation.entries)
  const { organisation, userId } = people.broker
  const partakers = partakersOf(creditLife, quotation.record, quotation.entries)
  return open(
    '/credit-life/q1?tab=travel',
    allowed,
    {
      'credit_life.open': () => ({ record: server.detail, timeline: { data: server.timeline, issued: [] } }),
      'GET /api/workflow/moments?area=credit_life&id=q1': () => ({
        moments: made.map(({ entry, record }) => ({
          revision: entry.revision,
          at: entry.at,
          entry: asTimelineEntry(entry),
          record,
          could: couldDo(creditLife, record, entry.at, partakers),
        })),
        stopped: null,
        agrees: true,
        partakers,
      }),
      'POST /api/workflow/branch': ({ from, steps }) => {
        const [step] = steps as AskedStep[]
        const event = { ...step!.payload, type: step!.type!, by: people.broker, at: step!.at }
        const [answered] = branchFrom(creditLife, made[from as number]!.record, [event])
        const { answer } = answered!.asked!
        return [
          {
            due: [],
            taken: answer.ok ? { entry: asTimelineEntry(answer.step.entry), effects: [] } : null,
            refused: answer.ok
              ? null
              : { code: 'REFUSED', reasons: reasonsOf(creditLife, answer.refusal), fields: [], of: null },
            record: answered!.record,
          },
        ]
      },
    },
    { id: userId, organization: { ...user.organization, id: organisation.id, kind: organisation.kind } },
  )
}

it('goes back to any moment of a case, says who could do what then, and what would have come of it otherwise', async () => {
  const page = await openTravel(new Quotation().completed())
  const slider = await screen.findByRole('slider', { name: 'Moment 4 of 4' })
  fireEvent.click(screen.getByRole('button', { name: 'Branch from here' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add a step' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Confirm document data', hidden: true }))
  fireEvent.click(await screen.findByRole('button', { name: 'Set', hidden: true }))
  const edit = await screen.findByRole('button', { name: 'Change: Confirm document data' })
  await waitFor(() => expect(edit.closest('li')!.textContent).toMatch(/^Confirm document dataConfirmed/))
  const asked = page.called('POST /api/workflow/branch')
  expect(asked).toEqual([
    {
      area: 'credit_life',
      id: 'q1',
      from: 3,
      steps: [{ by: 'reader', at: '2026-03-03T04:00:00.000Z', type: 'documents.confirmed', payload: {} }],
    },
  ])

  fireEvent.change(slider, { target: { value: '0' } })
  const first = await screen.findByRole('slider', { name: 'Moment 1 of 4' })
  expect(first.getAttribute('aria-valuetext')).toMatch(/^Created, /)
  expect(location.search).toBe('?tab=travel&at=0')
  const could = screen.getByRole('region', { name: 'Who could have done what then' })
  const [event, allowedTo, kinds, refused] = within(
    within(could).getByRole('row', { name: /^Submit SPK/ }),
  ).getAllByRole('cell')
  expect([event!.textContent, allowedTo!.textContent, kinds!.textContent]).toEqual(['Submit SPK', 'Nobody could', ''])
  const asks = within(within(could).getByRole('row', { name: /^Ask for confirmation/ })).getAllByRole('cell')
  expect(asks.slice(1, 3).map(({ textContent }) => textContent)).toEqual(['Anybody of the Broker', 'Broker'])
  expect(within(refused!).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(await violationsIn(document.querySelector('main')!)).toEqual([])
})
