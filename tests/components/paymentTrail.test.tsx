import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { begin } from '../../machines/kernel/advance.ts'
import type { Context } from '../../machines/kernel/types.ts'
import { statusOf } from '../../machines/kernel/status.ts'
import { payout } from '../../machines/payout/payout.ts'
import { payoutPermissions } from '../../machines/payout/payout.permissions.ts'
import { beginner, samples } from '../../machines/payout/payout.trial.ts'
import type { PaymentStep } from '../../src/shared/endpoints/answers/payment.ts'
import { asTimelineEntry } from '../data/support/caseServer.ts'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)

const [id, exception, entry, earlier] = [1, 2, 3, 4].map((one) => `7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e7${one}`)
const at = '2026-11-02T01:00:00.000Z'
const trail = `GET /api/finance-operation/payments/payout/${id}/timeline`
const reference = 'OUT-1-1'
const sum = { amount: 17_500_000, currency: 'IDR' }

const [input] = samples as [Context]
const started = begin(payout, input, { ...beginner(input), at })
const row = {
  id,
  revision: 0,
  created_at: at,
  updated_at: at,
  titles: {},
  ...payout.facts(started.record.snapshot.context),
  status: statusOf(started.record.snapshot.value),
  case: started.record,
  others: [],
}

const lately: PaymentStep[] = [
  { id: '6', at, kind: 'notTaken', reference, result: 'TRF-2', exception: null },
  {
    id: '5',
    at,
    kind: 'notified',
    reference,
    type: 'transfer.settled',
    appliedAt: null,
    exception: { id: exception!, kind: 'OTHER_SUM' },
    ...sum,
  },
  { id: '4', at, kind: 'called', reference, answer: 'SILENT', times: 3, until: at },
  { id: '3', at, kind: 'ordered', reference, order: 'transfer', attempt: 1, ...sum },
  { id: '2', at, kind: 'booked', entry: entry!, entryKind: 'PAYOUT', reference, reverses: earlier!, by: null, ...sum },
]
const first: PaymentStep = { id: '1', at, kind: 'moved', entry: asTimelineEntry(started.entry) }

it('what has happened about a payment stands on one line, earlier steps when they are asked for, each with where it leads', async () => {
  await open(`/finance-operation/payout/${id}?tab=timeline`, [payoutPermissions.list, payoutPermissions.detail], {
    'payout.open': () => ({ record: row, timeline: { data: [asTimelineEntry(started.entry)], issued: [] } }),
    [trail]: () => ({ data: lately, meta: { next: 'NEXT' } }),
    [`${trail}?before=NEXT`]: () => ({ data: [first], meta: { next: null } }),
  })
  const silent = await screen.findByText('The gateway does not answer')
  expect(silent.closest('li')!.textContent).toContain('Said so many times3')
  expect(screen.getByText('Transfer asked of the gateway').closest('li')!.textContent).toContain('Rp 17.500.000')
  const heard = within(screen.getByText('Webhook received: transfer.settled').closest('li')!)
  expect(heard.getByText('Not looked into yet')).toBeTruthy()
  expect(heard.getByRole('link', { name: 'Another sum' }).getAttribute('href')).toBe(
    `/finance-operation/payment-exception/${exception}`,
  )
  const booked = within(screen.getByText(/^Booked: /).closest('li')!)
  expect(booked.getByRole('link', { name: 'Debit and credit' }).getAttribute('href')).toBe(
    `/finance-accounting/journal/${entry}?tab=lines`,
  )
  expect(booked.getByRole('link', { name: 'Entry that is taken back' }).getAttribute('href')).toBe(
    `/finance-accounting/journal/${earlier}`,
  )
  expect(screen.getByText('The case has not taken what the gateway says').closest('li')!.textContent).toContain('TRF-2')
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier steps' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier steps' })).toBeNull())
  expect(screen.getByRole('list', { name: 'Payment trail' }).querySelectorAll(':scope > li')).toHaveLength(6)
})
