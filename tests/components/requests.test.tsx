import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { advance, begin } from '../../machines/kernel/advance.ts'
import { statusOf } from '../../machines/kernel/status.ts'
import type { CaseRecord, Entry } from '../../machines/kernel/types.ts'
import { request } from '../../machines/request/request.ts'
import { alphabet, beginner, form, samples } from '../../machines/request/request.trial.ts'
import type { Definition } from '../../src/shared/forms/definition.ts'
import { asTimelineEntry } from '../data/support/caseServer.ts'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)

const id = '7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e71'
const design = '7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e72'
const at = '2026-11-02T01:00:00.000Z'
const facts = { revision: 0, created_at: at, updated_at: at, titles: {} }
const rights = ['adhoc_request.list', 'adhoc_request.detail', 'adhoc_request.create', 'form_management.detail']
const route = '/internal-tools/adhoc-request-form'

/** A request after these events, or after its limit where it is `limit`. */
const after = (...types: string[]): { record: CaseRecord; entries: Entry[] } => {
  const begun = begin(request, samples[0], { ...beginner(), at })
  let { record } = begun
  const entries = [begun.entry]
  for (const type of types) {
    const [due] = record.snapshot.deadlines
    const event =
      type === 'limit'
        ? { type: due!.event, at: due!.at, by: { ...beginner().by, userId: 'somebody' } }
        : alphabet(record, at).find((one) => one.type === type)!
    const step = advance(request, record, event)
    if (!step.ok) throw new Error(`${type}: ${JSON.stringify(step.refusal)}`)
    record = step.record
    entries.push(step.entry)
  }
  return { record, entries }
}

const rowOf = (record: CaseRecord) => ({
  ...facts,
  id,
  ...request.facts(record.snapshot.context),
  status: statusOf(record.snapshot.value),
  revision: record.revision,
  case: record,
  others: [],
})

const opened = ({ record, entries }: ReturnType<typeof after>) => ({
  record: rowOf(record),
  timeline: { data: entries.map(asTimelineEntry), issued: [] },
})

const asked = {
  schema: 1,
  pages: [
    {
      id: 'page1',
      title: { en: 'Page' },
      items: [{ kind: 'field', type: 'text', name: 'policy', label: { en: 'Policy number' }, max: 20 }],
    },
  ],
} satisfies Definition

const ofForm = {
  'request_type.detail': () => ({ ...facts, id: samples[0]!['type'], form }),
  'form_management.detail': () => ({ ...facts, id: form, live: 1, binned: false, variants: [] }),
  'form_version.list': () => ({
    data: [{ ...facts, id: 'a version', number: 1, definition: design }],
    meta: { limit: 100, next: null, previous: null },
  }),
  'form_management.preview': () => ({ ...facts, id: design, definition: JSON.stringify(asked) }),
}

describe('an ad hoc request', () => {
  it('says at its head that it is late, and to whom it went up', async () => {
    const late = after('form.answered', 'limit', 'request.climbed')
    await open(`${route}/${id}`, rights, { 'adhoc_request.open': () => opened(late) })
    expect(await screen.findByText('Late, gone up to Head of the desk')).toBeTruthy()
  })

  it('says beside its status that its form is still to be answered', async () => {
    await open(`${route}/${id}`, rights, { 'adhoc_request.open': () => opened(after()) })
    expect(await screen.findByText('form still to be answered')).toBeTruthy()
  })

  it('tells in its history what people know, and no ids', async () => {
    const climbed = after('form.answered', 'limit', 'request.climbed')
    await open(`${route}/${id}?tab=history`, rights, { 'adhoc_request.open': () => opened(climbed) })
    const history = (await screen.findByText('Gone up to the higher role')).closest<HTMLElement>('ol, ul')!
    expect(within(history).getByText('LETTER-000001')).toBeTruthy()
    expect(within(history).getByText('Head of the desk')).toBeTruthy()
    expect(history.textContent).not.toMatch(/b5a1f0c2|Code of the role/)
  })

  it('is answered anew from what was answered last', async () => {
    const again = after('form.answered', 'request.taken', 'details.asked')
    const { called } = await open(`${route}/${id}/answer`, [...rights, 'form_management.submission'], {
      ...ofForm,
      'adhoc_request.open': () => opened(again),
      'adhoc_request.detail': () => rowOf(again.record),
      'form_submission.detail': () => ({ ...facts, id: 'answers', answers: { policy: 'P-17' }, personal: null }),
      'adhoc_request.answer': () => ({ __typename: 'Done', at }),
    })
    expect(await screen.findByLabelText(/Policy number/)).toHaveProperty('value', 'P-17')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(called('adhoc_request.answer')).toMatchObject([{ input: { answers: { policy: 'P-17' } } }]),
    )
    expect(await screen.findByText('Whoever works on the request goes on with your new answers.')).toBeTruthy()
  })

  it('leads whoever makes it straight to its form', async () => {
    await open(`${route}/create?type=${samples[0]!['type'] as string}&subject=A%20letter`, rights, {
      ...ofForm,
      'request_type.lookup': () => [{ id: samples[0]!['type'], title: 'Letter' }],
      'adhoc_request.begin': () => ({ __typename: 'Begun', id, record: null, timeline: null }),
      'adhoc_request.open': () => opened(after()),
      'adhoc_request.detail': () => rowOf(after().record),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Make a request' }))
    expect(await screen.findByLabelText(/Policy number/)).toBeTruthy()
    expect(location.pathname).toBe(`${route}/${id}/answer`)
  })

  it('is late beside its status in the list', async () => {
    const { record } = after('form.answered', 'limit')
    await open(route, rights, {
      'adhoc_request.list': () => ({
        data: [{ ...rowOf(record), deadline_at: record.snapshot.context['dueAt'] }],
        meta: { limit: 25, next: null, previous: null },
      }),
    })
    const row = (await screen.findByText('A certificate in English')).closest('tr')!
    expect(within(row).getAllByRole('cell')[1]!.textContent).toBe('Submitted Late')
  })

  it('is late in the inbox from the left on', async () => {
    await open('/inbox', rights, {
      'POST /api/overview/inbox': () => ({
        rows: [
          {
            area: 'adhoc_request',
            id,
            status: 'IN_REVIEW',
            title: 'REQ-1',
            subtitle: 'A letter',
            stake: null,
            currency: null,
            deadline_at: at,
            desk_since: at,
          },
        ],
        next: null,
        previous: null,
        missing: [],
      }),
    })
    expect(await screen.findByText('Late')).toBeTruthy()
  })
})
