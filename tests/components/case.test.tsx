import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginner } from '../../machines/cancellation/cancellation.trial.ts'
import { cancellation } from '../../machines/cancellation/cancellation.ts'
import { begin } from '../../machines/kernel/advance.ts'
import { asTimelineEntry, CaseServer } from '../data/support/caseServer.ts'
import { large, ordinary, people, permissions, Quotation, type Who } from '../machines/support/quotation.ts'
import { user } from '../machines/session/support.ts'
import { violationsIn } from './support/axe.ts'
import { type Endpoints, open, prepareBrowser, Refusal, type Variables } from './support/open.tsx'

beforeEach(() => {
  prepareBrowser()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

const allowed = [...permissions, 'product.creditLife.quotation.list', 'product.creditLife.quotation.detail']

const anHourAfter = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) + 3_600_000 })

/** The page of a case, as somebody of one of its parties sees it an hour after its last event. */
const openCase = async (
  quotation: Quotation,
  who: Who = 'broker',
  prepare: (server: CaseServer) => void = () => {},
  also: { permissions: string[]; endpoints: Endpoints; holding?: object } = { permissions: [], endpoints: {} },
) => {
  anHourAfter(quotation.at)
  const server = new CaseServer(quotation, who, {
    id: 'q1',
    quotesCode: 'CL-2026-000001',
    customer_name: 'Siti Rahma',
    totalSumInsured: ordinary.sumInsured,
    currency: 'IDR',
  })
  prepare(server)
  const { organisation, userId } = people[who]
  const page = await open(
    '/credit-life/q1',
    [...allowed, ...also.permissions],
    {
      ...also.endpoints,
      'credit_life.open': () =>
        server.isMissing
          ? new Refusal('NOT_FOUND')
          : { record: { ...server.detail, ...also.holding }, timeline: { data: server.timeline, issued: [] } },
      'credit_life.send': ({ revision, key, event }: Variables) => {
        const { type, ...payload } = event as { type: string }
        return server.send({
          draft: { type, payload, key: String(key), meta: { label: '' } },
          revision: Number(revision),
        } as never)
      },
    },
    { id: userId, organization: { ...user.organization, id: organisation.id, kind: organisation.kind } },
  )
  return {
    ...page,
    server,
    elsewhere: (other: Who, type: string, payload?: Variables) => {
      quotation.send(other, type, payload)
      page.tell('moved', {
        area: 'credit_life',
        id: 'q1',
        revision: server.revision,
        status: quotation.status,
        by: { name: other },
      })
    },
  }
}

const button = (name: string) => screen.findByRole('button', { name })
const click = async (name: string) => fireEvent.click(await button(name))
/** A question about something that cannot be undone is an alert. */
// Without a layout to measure, the focus machinery takes what stands over the page for hidden too.
const hidden = { hidden: true }
const openDialog = () => screen.queryByRole('dialog', hidden) ?? screen.queryByRole('alertdialog', hidden)
const dialog = () => waitFor(() => openDialog() ?? Promise.reject(new Error('There is no dialog')))
const answer = async (name: string) => fireEvent.click(within(await dialog()).getByRole('button', { name, ...hidden }))
const write = async (label: RegExp, value: string) =>
  fireEvent.change(within(await dialog()).getByRole('textbox', { name: label, ...hidden }), { target: { value } })
const isRefused = (element: HTMLElement) =>
  element.getAttribute('aria-disabled') === 'true' && !element.hasAttribute('disabled')

/** What a button is described by once it has the focus. */
const reasonOf = async (element: HTMLElement) => {
  fireEvent.focus(element)
  return waitFor(() => {
    const ids = element.getAttribute('aria-describedby')
    if (!ids) throw new Error('There is no description')
    return ids
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
      .join('; ')
  })
}

/** Whether the page had nothing to see in it at a time when it had been there already; told once. */
const wasBlank = () => {
  const seen: boolean[] = []
  const look = () => {
    const shown = [...(document.querySelector('main')?.children ?? [])]
    seen.push(shown.some((one) => (one as HTMLElement).style.display !== 'none'))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  return () => {
    observer.disconnect()
    return seen.includes(false, seen.indexOf(true))
  }
}

describe('a case', () => {
  it('is never blank between its bones and itself', async () => {
    const blank = wasBlank()
    await openCase(new Quotation().atInsurer())
    await screen.findByRole('heading', { name: 'Siti Rahma' })
    expect(blank()).toBe(false)
  })

  it('shows whose it is, where it stands and until when', async () => {
    await openCase(new Quotation().atInsurer())
    expect(await screen.findByRole('heading', { name: 'Siti Rahma' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('CL-2026-000001')
    expect(screen.getAllByText('At the insurer').length).toBeGreaterThan(0)
    expect(screen.getByText('expires in 30 days')).toBeTruthy()
  })

  it('B184 shows every event in the timeline, newest first, with who, organisation and note', async () => {
    const quotation = new Quotation()
      .atBroker()
      .send('broker', 'confirmation.asked', { notes: 'Please confirm the occupation' })
    await openCase(quotation)
    const items = within(await screen.findByRole('list', { name: 'Timeline' })).getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('div')!.textContent)).toEqual([
      'Asked for confirmation',
      'Escalated to broker→ Approval in progress',
      'Confirmed',
      'SPK submitted→ Under investigation',
      'Document uploaded',
      'Document uploaded',
      'Created',
    ])
    expect(items[0]!.textContent).toContain('Please confirm the occupation')
    expect(items[0]!.textContent).toContain('broker, broker')
    expect(items[3]!.textContent).toContain('02-Mar-2026')
  })

  it('says in words where it is, the way it took and what can follow', async () => {
    await openCase(new Quotation().confirmed())
    const lifecycle = await screen.findByRole('figure', { name: 'Lifecycle' })
    expect(lifecycle.textContent).toContain('You are here: Confirmed')
    expect(lifecycle.textContent).toContain(
      'Way so far: Awaiting document completion → Under investigation → Confirmed',
    )
    expect(lifecycle.textContent).toContain(
      'Next can be: Under investigation, Approval in progress, Rejected, or Cancelled',
    )
  })

  it('says what its state means, what the reader may do about it, where that leads and what comes by itself', async () => {
    await openCase(new Quotation().confirmed())
    await click('What this state means')
    const help = within(
      await waitFor(
        () =>
          document.querySelector<HTMLElement>('.fui-PopoverSurface') ?? Promise.reject(new Error('There is no help')),
      ),
    )
    expect(help.getByText(/^The data is assessed\. Within the time limit the broker escalates the case/)).toBeTruthy()
    const ways = help.getAllByRole('listitem', hidden).map(({ textContent }) => textContent)
    expect(ways).toContain('Escalate to insurer → At the insurer · you can do this')
    expect(ways).toContain('Reject → Rejected · you can do this')
    expect(help.getByText(/^If nobody acts before .*, it becomes: Cancelled$/)).toBeTruthy()
  })

  it('that is not there says so and leads back', async () => {
    await openCase(new Quotation(), 'broker', (server) => {
      server.isMissing = true
    })
    expect(await screen.findByText('This no longer exists, or you may not see it.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Credit Life Quotations' }).getAttribute('href')).toBe('/credit-life')
  })
})

describe('the comments', () => {
  it('are read and written, with a mention chosen by the keyboard, and renewed as somebody speaks', async () => {
    let said: object[] = []
    const written: object[] = []
    const { tell } = await openCase(new Quotation(), 'broker', () => {}, {
      permissions: [],
      endpoints: {
        'GET /api/comments?area=credit_life&id=q1': () => ({ comments: said, hasMore: false }),
        'GET /api/comments/people?area=credit_life&id=q1': () => [
          { id: 'p1', name: 'Ann Lee', organisation: 'Broker', isColleague: true },
          { id: 'p2', name: 'Anna of the bank', organisation: 'Bank', isColleague: false },
        ],
        'POST /api/comments': (body: object) => void written.push(body),
      },
    })
    const input: HTMLTextAreaElement = await screen.findByLabelText('Write a comment')
    fireEvent.change(input, { target: { value: 'Please look, @an' } })
    expect((await screen.findAllByRole('option', { name: /Ann/ })).map(({ textContent }) => textContent)).toEqual([
      'Ann LeeBroker',
    ])
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /Ann/ }).id)
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(input.value).toBe('Please look, @Ann Lee '))
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect(input.value).toBe(''))
    expect(written).toEqual([
      {
        area: 'credit_life',
        id: 'q1',
        comment: expect.any(String) as string,
        audience: 'own',
        text: 'Please look, @Ann Lee ',
        mentions: ['p1'],
      },
    ])
    const by = { userId: 'p2', name: 'Anna', organisation: 'Bank', kind: 'bank' }
    const comment = { id: 'c1', audience: 'all', text: '<b>Fine</b>', mentions: [], at: '2026-03-02T03:00:00.000Z' }
    said = [{ ...comment, editedAt: '2026-03-02T03:01:00.000Z', by }]
    tell('commented', { area: 'credit_life', id: 'q1' })
    const row = await within(await screen.findByRole('list', { name: 'Comments' })).findByRole('listitem')
    expect(row.textContent).toContain('Anna, Bank')
    expect(row.textContent).toContain('edited')
    expect(row.textContent).toContain('<b>Fine</b>')
    expect(within(row).queryByRole('button')).toBeNull()
  })
})

describe('an action', () => {
  it('B140 B186 approving asks first, is taken, and says so', async () => {
    const { called } = await openCase(new Quotation().atBroker())
    await click('Approve')
    expect((await dialog()).textContent).toContain('Are you sure you want to approve the quotation?')
    expect(called('credit_life.send')).toEqual([])
    await answer('Yes, Approve')
    expect(await screen.findByText('Successfully Approved')).toBeTruthy()
    expect(called('credit_life.send').map(({ id, revision, event }) => ({ id, revision, event }))).toEqual([
      { id: 'q1', revision: 5, event: { type: 'quotation.approved' } },
    ])
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Timeline' }).textContent).toContain('Approved by broker'),
    )
    expect(screen.queryByRole('link', { name: 'Back to the list' })).toBeNull()
  })

  it('that is taken asks the server nothing more; what others do then is asked for', async () => {
    const { calls, elsewhere, server, tell } = await openCase(new Quotation().atBroker())
    await click('Approve')
    const before = calls.length
    await answer('Yes, Approve')
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Timeline' }).textContent).toContain('Approved by broker'),
    )
    expect(screen.getByRole('main').textContent).toContain('Approved at')
    tell('moved', {
      area: 'credit_life',
      id: 'q1',
      revision: server.revision,
      status: 'ACTIVE',
      by: { name: 'broker' },
    })
    elsewhere('broker', 'quotation.cancelled', { reason: 'The customer has withdrawn' })
    await waitFor(() => expect(screen.getByRole('list', { name: 'Timeline' }).textContent).toContain('Cancelled'))
    expect(calls.slice(before).map(({ name }) => name)).toEqual(['credit_life.send', 'credit_life.open'])
  })

  it('of which the host writes a document shows it without asking for it', async () => {
    const { calls, tell } = await openCase(new Quotation().atBroker())
    await click('Approve')
    const before = calls.length
    await answer('Yes, Approve')
    await screen.findByText('Successfully Approved')
    const by = { userId: 'u1', name: 'Ani', organisation: 'Artha', kind: 'broker' }
    const issued = { id: 'f1', name: 'Policy 1.pdf', type: 'application/pdf', size: 9, at: '2026-03-02T03:00:00Z', by }
    tell('saved', { area: 'credit_life', id: 'q1', revision: 6, issued })
    expect(within(await screen.findByRole('list', { name: 'Documents' })).getByText('Policy 1.pdf')).toBeTruthy()
    expect(calls.slice(before).map(({ name }) => name)).toEqual(['credit_life.send'])
  })

  it('B140 approved or rejected by its key asks first as its button does', async () => {
    const { called } = await openCase(new Quotation().atBroker())
    await screen.findByRole('button', { name: 'Approve' })
    for (const [key, question] of [
      ['a', 'Are you sure you want to approve the quotation?'],
      ['r', 'Are you sure you want to reject the quotation?'],
    ] as const) {
      fireEvent.keyDown(document.body, { key })
      expect((await dialog()).textContent).toContain(question)
      fireEvent.keyDown(await dialog(), { key: 'Escape' })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(called('credit_life.send')).toEqual([])
  })

  it('B140 B186 rejecting asks first, wants a reason, and says so', async () => {
    const { called } = await openCase(new Quotation().atBroker())
    await click('Reject')
    expect((await dialog()).textContent).toContain('Are you sure you want to reject the quotation?')
    await answer('Yes, Reject')
    expect(await screen.findByText('Reason for rejecting is required.')).toBeTruthy()
    expect(called('credit_life.send')).toEqual([])
    await write(/Reason for rejecting/, 'The risk is too high')
    await answer('Yes, Reject')
    expect(await screen.findByText('Successfully Rejected')).toBeTruthy()
  })

  it('B140 confirming document data asks first; answering no leaves everything as it is', async () => {
    const { called } = await openCase(new Quotation().completed())
    await click('Confirm document data')
    expect((await dialog()).textContent).toContain('Are you sure you want to confirm the document data?')
    await answer('No')
    await waitFor(() => expect(openDialog()).toBeNull())
    expect(called('credit_life.send')).toEqual([])
  })

  it('B141 escalating to the insurer asks for a declaration email address, and warns that it cannot be undone', async () => {
    const { called } = await openCase(new Quotation().confirmed())
    await click('Escalate to insurer')
    expect(
      await screen.findByText(/This cannot be undone: data assessment is no longer available afterwards\./),
    ).toBeTruthy()
    await write(/Declaration email address/, 'not an address')
    await answer('Yes, Escalate to insurer')
    expect(await screen.findByText('Declaration email address must be an e-mail.')).toBeTruthy()
    await write(/Declaration email address/, 'declaration@insurer.test')
    await answer('Yes, Escalate to insurer')
    await waitFor(() => expect(called('credit_life.send')).toHaveLength(1))
    expect(called('credit_life.send')[0]!['event']).toEqual({
      type: 'quotation.escalatedToInsurer',
      declarationEmail: 'declaration@insurer.test',
    })
  })

  it('B142 asking for confirmation takes notes to the partner', async () => {
    const { called } = await openCase(new Quotation().atBroker())
    await click('Ask for confirmation')
    await write(/Notes to the partner/, 'Please confirm the occupation')
    await answer('Ask for confirmation')
    await waitFor(() => expect(called('credit_life.send')).toHaveLength(1))
    expect(called('credit_life.send')[0]!['event']).toEqual({
      type: 'confirmation.asked',
      notes: 'Please confirm the occupation',
    })
  })

  it('answering a question shows it to the partner', async () => {
    const asked = new Quotation().completed().send('broker', 'confirmation.asked', { notes: 'Is the height right?' })
    const { called } = await openCase(asked, 'partner')
    await click('Answer the question')
    expect((await dialog()).textContent).toContain('Open question to the partnerIs the height right?')
    await write(/Answer/, 'He is 1.70 m')
    await answer('Answer the question')
    await waitFor(() => expect(called('credit_life.send')).toHaveLength(1))
    expect(called('credit_life.send')[0]!['event']).toEqual({ type: 'confirmation.answered', note: 'He is 1.70 m' })
  })

  it('that is refused stays reachable and says why', async () => {
    await openCase(new Quotation().atInsurer())
    const approve = await button('Approve')
    expect(isRefused(approve)).toBe(true)
    expect(await reasonOf(approve)).toBe('Only the insurer of this quotation can do this')
  })

  it('B139 reopening the assessment is refused after the escalation to the insurer, with the reason', async () => {
    await openCase(new Quotation().atInsurer())
    expect(await reasonOf(await button('Reopen data assessment'))).toBe(
      'The quotation has been escalated to the insurer: data assessment is no longer available',
    )
  })

  it('B187 each document that is missing is named', async () => {
    await openCase(new Quotation(), 'partner')
    expect(await reasonOf(await button('Submit SPK'))).toBe(
      'MCU result is required to be uploaded; Medical examination report is required to be uploaded',
    )
  })

  it('names the case, the customer and the sum, and keeps what was typed until it is sent or thrown away', async () => {
    await openCase(new Quotation().atBroker())
    await click('Reject')
    expect((await dialog()).textContent).toContain('CL-2026-000001 · Siti Rahma · Total sum insured Rp 25.000.000.000')
    const reason = async () =>
      within(await dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: /Reason for rejecting/, ...hidden })
    await write(/Reason for rejecting/, 'The risk is too high')
    await answer('No')
    await waitFor(() => expect(openDialog()).toBeNull())
    await click('Reject')
    expect((await reason()).value).toBe('The risk is too high')
    expect((await dialog()).textContent).toContain('What you typed here before and did not send is here again.')
    await answer('Discard it')
    expect((await reason()).value).toBe('')
    await answer('No')
    await click('Reject')
    expect((await dialog()).textContent).not.toContain('is here again')
  })

  it('that is refused says why below it, with the figures', async () => {
    await openCase(new Quotation(large).atBroker())
    const refused = await screen.findByRole('region', { name: 'Not possible now' })
    expect(within(refused).getByText(/authority/).textContent).toBe(
      "The sum insured exceeds the broker's authority: escalate to the insurer (sum insured Rp 45.000.000.000, authority up to Rp 30.000.000.000)",
    )
    const places = within(refused)
      .getAllByRole<HTMLAnchorElement>('link', { name: 'About this rule' })
      .map((link) => link.getAttribute('href'))
    expect(places).toContain('/handbook?of=creditLife#rule.isWithinAuthority')
  })

  it('B188 the day 15 after the insurer approval cannot be chosen and says why; day 14 can', async () => {
    const { called } = await openCase(new Quotation().atInsurer().send('insurer', 'quotation.approved'))
    await click('Choose protection date')
    await dialog()
    const day = (name: string) => within(screen.getByRole('grid', hidden)).getByRole('button', { name, ...hidden })
    expect(isRefused(day('Tuesday, March 17, 2026'))).toBe(true)
    expect(await reasonOf(day('Tuesday, March 17, 2026'))).toBe(
      "Sorry, the selected Protection Date exceeds 14 days from the insurer's approval date. Please choose another date",
    )
    fireEvent.click(day('Monday, March 16, 2026'))
    await answer('Choose protection date')
    await waitFor(() => expect(called('credit_life.send')).toHaveLength(1))
    expect(called('credit_life.send')[0]!['event']).toEqual({ type: 'protectionDate.chosen', date: '2026-03-16' })
  })

  it('says at the field what the case will not take', async () => {
    const { called } = await openCase(new Quotation().atBroker().proven(187_500_000))
    await click('Record payment')
    await write(/Amount paid/, '1000')
    await answer('Record payment')
    expect(
      await screen.findByText(
        'Payment amount does not match the payment proof (paid Rp 1.000, on the proof Rp 187.500.000)',
      ),
    ).toBeTruthy()
    expect(called('credit_life.send')).toEqual([])
  })
})

describe('when it goes wrong', () => {
  it('B146 acting on an expired quotation says that it has expired', async () => {
    const quotation = new Quotation().atBroker()
    await openCase(quotation)
    await click('Approve')
    quotation.at = '2026-04-20T00:00:00.000Z'
    await answer('Yes, Approve')
    expect((await screen.findAllByText('The quotation has expired, please submit a new one')).length).toBeGreaterThan(0)
  })

  it('B186 keeps what was typed when no answer comes, and tries again under the same key', async () => {
    const { called, server } = await openCase(new Quotation().atBroker())
    await click('Reject')
    await write(/Reason for rejecting/, 'The risk is too high')
    server.isDown = true
    await answer('Yes, Reject')
    expect(await screen.findByText('Error! Failed to reject')).toBeTruthy()
    expect(within(await dialog()).getByRole<HTMLTextAreaElement>('textbox', hidden).value).toBe('The risk is too high')
    server.isDown = false
    await answer('Try again: Reject')
    await waitFor(() => expect(called('credit_life.send')).toHaveLength(2))
    const [first, second] = called('credit_life.send')
    expect(second).toEqual(first)
  })

  it('tells what somebody else did while nothing was begun', async () => {
    const { elsewhere } = await openCase(new Quotation().confirmed())
    await button('Escalate to broker')
    elsewhere('broker', 'quotation.escalatedToInsurer', { declarationEmail: 'declaration@insurer.test' })
    expect(await screen.findByText('This has just been changed')).toBeTruthy()
    expect(
      screen.getByText(/broker, broker: Escalated to insurer, .* \(Confirmed → Approval in progress\)/),
    ).toBeTruthy()
    expect(screen.getByText('Escalated to insurer: No → Yes')).toBeTruthy()
    await click('Understood')
    await waitFor(() => expect(screen.queryByText('This has just been changed')).toBeNull())
  })

  it('keeps what was typed when somebody else was faster, and goes on by one click', async () => {
    const { elsewhere, called } = await openCase(new Quotation().atBroker())
    await click('Reject')
    await write(/Reason for rejecting/, 'The risk is too high')
    elsewhere('partner', 'document.uploaded', { kind: 'other', fileId: 'f9', name: 'letter.pdf' })
    expect(await screen.findByText('What you began is still possible, and nothing you typed is lost.')).toBeTruthy()
    await answer('Go on: Reject')
    expect(await screen.findByText('Successfully Rejected')).toBeTruthy()
    expect(called('credit_life.send').map(({ revision, event }) => [revision, event])).toEqual([
      [6, { type: 'quotation.rejected', reason: 'The risk is too high' }],
    ])
  })

  it('says that what was begun is no longer possible, and lets it be discarded', async () => {
    const { elsewhere } = await openCase(new Quotation().atBroker())
    await click('Reject')
    await write(/Reason for rejecting/, 'The risk is too high')
    elsewhere('broker', 'quotation.cancelled', { reason: 'The customer has withdrawn' })
    expect(await screen.findByText('What you began is no longer possible:')).toBeTruthy()
    expect(within(await dialog()).getByText('The quotation is closed: Cancelled')).toBeTruthy()
    expect(within(await dialog()).queryByRole('button', { name: /Reject/, ...hidden })).toBeNull()
    expect(screen.queryByText(/^Are you sure/)).toBeNull()
    await answer('Discard')
    await waitFor(() => expect(openDialog()).toBeNull())
  })
})

it('a case says what was begun from it, and while that is open why nothing else is', async () => {
  const approved = { at: '2026-03-03T17:30:00.000Z' }
  const inForce = new Quotation().atBroker().paid(ordinary.premium).send('broker', 'quotation.approved', approved)
  let status = 'IN_PROCESS'
  const asked: unknown[] = []
  const { tell } = await openCase(inForce, 'broker', undefined, {
    permissions: ['cancellation.list', 'cancellation.detail', 'cancellation.request'],
    endpoints: {
      'cancellation.list': ({ filter }) => {
        asked.push(filter)
        return { data: [{ id: 'c1', status }], meta: { limit: 10, next: null, previous: null } }
      },
    },
  })
  const begins = await button('Request cancellation')
  const request = await screen.findByRole('link', { name: 'Cancellation request' })
  expect(request.getAttribute('href')).toBe('/cancel-request-policy/c1')
  expect(begins.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(begins.getAttribute('aria-describedby')!)!.textContent).toBe(
    'There is one already, which is not decided yet:Cancellation requestIn process',
  )
  expect(asked).toEqual([{ policy: ['q1'] }])
  status = 'REJECTED'
  tell('moved', { area: 'cancellation', id: 'c1', revision: 1, status, by: { name: 'Maya Anggraini' } })
  await waitFor(() => expect(begins.getAttribute('aria-disabled')).toBeNull())
  expect(screen.getByRole('link', { name: 'Cancellation request' })).toBeTruthy()
})

it('a case begun from another says which by what it is called, not by its id', async () => {
  anHourAfter('2026-03-02T03:00:00.000Z')
  const policy = '2f0a1c64-5f0e-4c8b-9a53-0d6d1f3b7a11'
  const { called } = await open(
    `/cancel-request-policy/create?policy=${policy}`,
    ['cancellation.list', 'cancellation.detail', 'cancellation.request', ...allowed],
    {
      'credit_life.lookup': () => [{ id: policy, title: 'CL-2026-000001', subtitle: 'Siti Rahma', facts: {} }],
    },
  )
  const box = async () => (await screen.findByRole('combobox', { name: 'Policy' })) as HTMLInputElement
  await waitFor(async () => expect((await box()).value).toBe('CL-2026-000001'))
  expect(screen.getByRole('link', { name: /CL-2026-000001/ }).getAttribute('href')).toBe(`/credit-life/${policy}`)
  expect(called('credit_life.lookup')).toEqual([{ ids: [policy] }])
  expect(document.body.textContent).not.toContain(policy)
})

it('a case that is begun from another asks for it by what it is called', async () => {
  anHourAfter('2026-03-02T03:00:00.000Z')
  const policy = '2f0a1c64-5f0e-4c8b-9a53-0d6d1f3b7a11'
  await open('/cancel-request-policy/create', ['cancellation.list', 'cancellation.request', ...allowed], {
    'credit_life.lookup': () => [{ id: policy, title: 'CL-2026-000001', subtitle: 'Siti Rahma', facts: {} }],
  })
  fireEvent.click(await screen.findByRole('combobox', { name: 'Policy' }))
  expect(await screen.findByText('CL-2026-000001 (Siti Rahma)')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Policy' })).toBeNull()
})

it('what another case refuses names it, and leads there, before and after it is sent', async () => {
  const policy = '2f0a1c64-5f0e-4c8b-9a53-0d6d1f3b7a11'
  const reason = { guard: 'mayCancel', key: 'creditLife:reasons.mayCancel', values: {} }
  const named = { lifecycle: 'creditLife', id: policy, title: 'CL-2026-000001' }
  const asked = { ...beginner({ policy }), at: '2026-03-02T03:00:00.000Z' }
  anHourAfter(asked.at)
  const { record } = begin(cancellation, { policy, reason: 'Repaid early' }, asked)
  const row = (against: object) => ({
    id: 'c1',
    policyNumber: 'POL-1',
    customer_name: 'Siti Rahma',
    status: 'IN_PROCESS',
    revision: 0,
    case: record,
    others: [{ ...asked.others!['policy'], ...named, against }],
  })
  let against: object = { 'request.approved': [reason] }
  const opened = () =>
    open(
      '/cancel-request-policy/c1',
      [...['list', 'detail', 'approve'].map((name) => `cancellation.${name}`), ...allowed],
      {
        'cancellation.open': () => ({ record: row(against), timeline: { data: [], issued: [] } }),
        'cancellation.send': () => ({
          __typename: 'Refused',
          code: 'REFUSED',
          reasons: [reason],
          fields: [],
          of: { area: 'credit_life', ...named },
          ...row({}),
          legal: [],
          since: [],
        }),
      },
      { organization: { ...user.organization, id: 'broker', kind: 'broker' } },
    )
  const said = 'Credit life quotation CL-2026-000001: '
  await opened()
  expect(await reasonOf(await button('Approve'))).toContain(said)
  cleanup()
  against = {}
  await opened()
  await click('Approve')
  await answer('Yes, Approve')
  await waitFor(async () => expect((await dialog()).textContent).toContain(said))
  expect(
    within(await dialog())
      .getByRole('link', { name: /CL-2026-000001/, ...hidden })
      .getAttribute('href'),
  ).toBe(`/credit-life/${policy}`)
})

it('a case that may not be begun beside another that is open says which that is', async () => {
  anHourAfter('2026-03-02T03:00:00.000Z')
  const policy = '2f0a1c64-5f0e-4c8b-9a53-0d6d1f3b7a11'
  await open(
    `/cancel-request-policy/create?policy=${policy}`,
    ['cancellation.list', 'cancellation.request', ...allowed],
    {
      'credit_life.lookup': () => [{ id: policy, title: 'CL-2026-000001', subtitle: 'Siti Rahma', facts: {} }],
      'cancellation.begin': () => ({
        __typename: 'NotBegun',
        code: 'REFUSED',
        reasons: [{ guard: 'isNoneOpen', key: 'case:begunAlready', values: {} }],
        fields: [],
        of: { area: 'cancellation', lifecycle: 'cancellation', id: 'c1', title: 'POL-1' },
      }),
    },
  )
  fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Repaid early' } })
  await screen.findByRole('link', { name: /CL-2026-000001/ })
  fireEvent.click(screen.getByRole('button', { name: 'Request cancellation' }))
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Cancellation request POL-1: There is one already, which is not decided yet'),
  )
})

it('a case that was begun here is shown with its timeline, and the server is asked for nothing more', async () => {
  const policy = '2f0a1c64-5f0e-4c8b-9a53-0d6d1f3b7a11'
  const asked = { ...beginner({ policy }), at: '2026-03-02T03:00:00.000Z' }
  anHourAfter(asked.at)
  const { record, entry } = begin(cancellation, { policy, reason: 'Repaid early' }, asked)
  const row = { id: 'c1', policyNumber: 'POL-1', customer_name: 'Siti Rahma', status: 'IN_PROCESS', revision: 0 }
  const { calls } = await open(
    `/cancel-request-policy/create?policy=${policy}`,
    ['cancellation.list', 'cancellation.detail', 'cancellation.request', ...allowed],
    {
      'credit_life.lookup': () => [{ id: policy, title: 'CL-2026-000001', subtitle: 'Siti Rahma', facts: {} }],
      'cancellation.begin': () => ({
        __typename: 'Begun',
        id: 'c1',
        record: { ...row, case: record, others: [] },
        timeline: { data: [asTimelineEntry(entry)], issued: [] },
      }),
    },
  )
  fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Repaid early' } })
  await screen.findByRole('link', { name: /CL-2026-000001/ })
  const before = calls.length
  fireEvent.click(screen.getByRole('button', { name: 'Request cancellation' }))
  expect(await screen.findByRole('heading', { name: 'Siti Rahma' })).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem')).toHaveLength(1)
  const others = calls.slice(before).filter(({ name }) => !name.startsWith('GET /api/comments'))
  expect(others.map(({ name }) => name)).toEqual(['cancellation.begin'])
})

describe('who holds a case', () => {
  const free = { holder: null, held_by: null, held_until: null }
  const heldBy = (id: string, holder: string) => ({ holder, held_by: id, held_until: '2026-03-03T09:00:00.000Z' })
  const ours = people.broker.userId

  /** The case of an ordinary quotation, held as told; changes are answered as told. */
  const openHeld = async (holding: object, answers: object[]) => {
    const also = {
      permissions: [],
      holding,
      endpoints: {
        'POST /api/holding': () => {
          const { refused, ...now } = answers.shift() as { refused: string | null }
          also.holding = now
          return { ...now, refused }
        },
        [`GET /api/holding/people?area=credit_life&ids=q1`]: () => [{ id: 'u2', name: 'Budi' }],
      } as Endpoints,
    }
    const page = await openCase(new Quotation().completed(), 'broker', undefined, also)
    return { changes: () => page.called('POST /api/holding') }
  }

  it('is who takes it, who is handed it, and nobody once it is released', async () => {
    const { changes } = await openHeld(free, [
      { ...heldBy(ours, 'broker'), refused: null },
      { ...free, refused: null },
      { ...heldBy('u2', 'Budi'), refused: null },
    ])
    await click('Take')
    expect(await screen.findByText('You have taken the case.')).toBeTruthy()
    expect(await violationsIn((await button('Release')).closest('header')!)).toEqual([])
    await click('Release')
    expect(await screen.findByText('The case is free again.')).toBeTruthy()
    await click('Hand over')
    await answer('Hand over')
    expect(within(await dialog()).getByText('Please choose a colleague.')).toBeTruthy()
    const colleague = within(await dialog()).getByRole('combobox', { name: /^Colleague/, ...hidden })
    fireEvent.change(colleague, { target: { value: 'u2' } })
    await answer('Hand over')
    expect(await screen.findByText('The case has been handed over to Budi.')).toBeTruthy()
    expect(await screen.findByText('Taken by Budi')).toBeTruthy()
    expect(changes().map(({ to, seen }) => [to, seen])).toEqual([
      [ours, null],
      [null, ours],
      ['u2', null],
    ])
  })

  it('is asked for before it is taken over, and told where it is somebody else by then', async () => {
    const { changes } = await openHeld(heldBy('u2', 'Budi'), [{ ...heldBy('u3', 'Citra'), refused: 'held' }])
    await click('Take it over')
    expect((await dialog()).textContent).toMatch(/Budi holds this until .* Do you want to take it over\?/)
    expect(changes()).toEqual([])
    await answer('Take it over')
    expect(await screen.findByText('Citra has taken the case meanwhile.')).toBeTruthy()
    expect(changes()).toEqual([{ area: 'credit_life', id: 'q1', to: ours, seen: 'u2' }])
  })
})
