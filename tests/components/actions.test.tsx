import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { open, prepareBrowser, Refusal, type Variables } from './support/open.tsx'

beforeEach(prepareBrowser)

const bank: Variables = {
  id: 'k1',
  revision: 2,
  created_at: '2026-03-02T01:00:00.000Z',
  updated_at: '2026-03-02T01:00:00.000Z',
  code: '014',
  name: 'BCA',
  status: 'ACTIVE',
  accountDigitsMin: 10,
  accountDigitsMax: 10,
}

/** An entry of the history, by somebody else. */
const changed = (revision: number, changes: object, kind = 'edited') => ({
  revision,
  kind,
  at: '2026-03-02T02:00:00.000Z',
  by: { userId: 'u2', name: 'Budi', organisation: 'Nusa', kind: 'broker' },
  changes,
})

const reading = ['bank.list', 'bank.detail']
const button = (name: string) => screen.findByRole('button', { name })

describe('the head of a record', () => {
  it('says its status and its dates while its page is still awaited, as the list has told them', async () => {
    await open('/bank', reading, {
      'bank.list': () => ({ data: [bank], meta: { limit: 10, next: null, previous: null } }),
      'bank.counts': () => [],
      'bank.open': () => new Promise(() => {}),
    })
    fireEvent.click(await screen.findByRole('link', { name: 'BCA' }))
    const head = within((await screen.findByRole('heading', { name: 'BCA' })).closest('header')!)
    expect(head.getByText('Active')).toBeTruthy()
    expect(head.getByText(/^Created 02 Mar 2026 .* · last change 02 Mar 2026 /)).toBeTruthy()
  })
})

describe('the actions of a record', () => {
  it('are offered to who may, one that the record does not take says why, one that asks names the record, and what is done is asked for by nobody again', async () => {
    const { calls, called } = await open('/bank/k1', [...reading, 'bank.updateStatus'], {
      'bank.open': () => ({ record: bank, history: { data: [], meta: { next: null } } }),
      'bank.deactivate': () => ({
        __typename: 'Saved',
        id: 'k1',
        revision: 3,
        record: { ...bank, revision: 3, status: 'INACTIVE' },
        entry: changed(3, { status: ['ACTIVE', 'INACTIVE'] }, 'deactivate'),
      }),
    })
    expect((await button('Activate')).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(await button('Deactivate'))
    const dialog = within(await screen.findByRole('alertdialog'))
    const before = calls.length
    expect(dialog.getByText(/^Are you sure you want to deactivate BCA\?/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText('The bank is inactive')).toBeTruthy()
    const [sent] = called('bank.deactivate')
    expect(sent).toEqual({ id: 'k1', revision: 2, key: expect.stringMatching(/^[\w-]{8,64}$/) as unknown })
    await waitFor(async () => expect((await button('Activate')).getAttribute('aria-disabled')).not.toBe('true'))
    expect(within(screen.getByRole('list', { name: 'History' })).getByText('Active → Inactive')).toBeTruthy()
    expect(calls.slice(before).map(({ name }) => name)).toEqual(['bank.deactivate'])
  })

  it('are tried again under the same key when no answer came, and lose nothing', async () => {
    let tries = 0
    const { called } = await open('/bank/k1', [...reading, 'bank.updateStatus'], {
      'bank.open': () => ({ record: bank, history: { data: [], meta: { next: null } } }),
      'bank.deactivate': () => {
        tries += 1
        return tries === 1 ? new Refusal('INTERNAL', 'The database is away.') : { __typename: 'Declined', reasons: [] }
      },
    })
    fireEvent.click(await button('Deactivate'))
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    expect(await dialog.findByText('The database is away.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    await waitFor(() => expect(called('bank.deactivate')).toHaveLength(2))
    const [first, second] = called('bank.deactivate')
    expect(second).toEqual(first)
  })

  it('B194 answer a question beside what it was asked with, as often as it is asked', async () => {
    const isLongEnough = {
      guard: 'isLongEnough',
      key: 'bank:actions.checkAccountNumber.reasons.isLongEnough',
      values: {},
    }
    const { called } = await open('/bank/k1', [...reading, 'bank.checkAccountNumber'], {
      'bank.open': () => ({ record: bank, history: { data: [], meta: { next: null } } }),
      'bank.checkAccountNumber': ({ input }) =>
        (input as Variables).accountNumber === '1234567890'
          ? { __typename: 'Verdict', valid: true, reason: null, reasons: [] }
          : { __typename: 'Verdict', valid: false, reason: 'isLongEnough', reasons: [isLongEnough] },
    })
    fireEvent.click(await button('Check an account number'))
    const dialog = within(await screen.findByRole('dialog'))
    const check = () => fireEvent.click(dialog.getByRole('button', { name: 'Check an account number' }))
    const type = (value: string) => fireEvent.change(dialog.getByRole('textbox'), { target: { value } })
    check()
    expect(await dialog.findByText('Account number is required.')).toBeTruthy()
    type('123')
    check()
    const tooShort = 'The account number has too few digits for this bank.'
    expect(await dialog.findByText(tooShort)).toBeTruthy()
    type('1234567890')
    expect(dialog.queryByText(tooShort)).toBeNull()
    check()
    expect(await dialog.findByText('The account number is valid for this bank.')).toBeTruthy()
    expect(called('bank.checkAccountNumber')).toEqual([
      { id: 'k1', input: { accountNumber: '123' } },
      { id: 'k1', input: { accountNumber: '1234567890' } },
    ])
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are not offered to who has not the permission', async () => {
    await open('/bank/k1', reading, {
      'bank.open': () => ({ record: bank, history: { data: [], meta: { next: null } } }),
    })
    expect(await screen.findByRole('heading', { level: 2, name: 'BCA' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  })
})

describe('an action that asks', () => {
  const broker: Variables = {
    ...bank,
    name: 'Nusa',
    npwpId: '1',
    address: 'Jl. Sudirman',
    commission: 10,
    platformFee: 2,
    ppn: 11,
    pph23: 2,
    isPkp: true,
    isOjk: false,
    isNetOff: false,
  }

  it('is sent for what was seen when it began, whatever has been heard of since; then what was not typed is theirs', async () => {
    const theirs = { ...broker, revision: 3, ppn: 12, pph23: 3 }
    const since = [changed(3, { ppn: [11, 12], pph23: [2, 3] })]
    let now = broker
    const { called, tell } = await open('/broker/k1/config', ['broker.list', 'broker.detail', 'broker.config'], {
      'broker.open': () => ({ record: now, history: { data: now === broker ? [] : since, meta: { next: null } } }),
      'broker.configure': ({ revision }) =>
        revision === 2
          ? { __typename: 'Stale', revision: 3, changed: ['ppn'], record: theirs, since }
          : { __typename: 'Saved', id: 'k1', revision: 4, record: { ...theirs, revision: 4 }, entry: changed(4, {}) },
    })
    fireEvent.click(await button('Change configuration'))
    const dialog = within(await screen.findByRole('dialog'))
    const input = (name: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name })
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Change configuration' }))
    fireEvent.change(input(/^Commission/), { target: { value: '9' } })
    fireEvent.change(input(/PPh 23/), { target: { value: '4' } })
    now = theirs
    tell('saved', { area: 'broker', id: 'k1', revision: 3 })
    await waitFor(() => expect(called('broker.open')).toHaveLength(2))
    await screen.findAllByText('12%')
    save()
    expect(await dialog.findByText('Nusa was changed meanwhile')).toBeTruthy()
    await waitFor(() => expect(input(/PPN/).value).toBe('12'))
    expect([input(/^Commission/).value, input(/PPh 23/).value]).toEqual(['9', '4'])
    save()
    expect(await screen.findByText('Broker successfully updated')).toBeTruthy()
    const sent = called('broker.configure')
    expect(sent.map(({ revision }) => revision)).toEqual([2, 3])
    expect(sent[1]).toMatchObject({ input: { commission: 9, ppn: 12, pph23: 4, isPkp: true } })
  })

  it('B193 begins with what the record has, and loses nothing typed when somebody else was first or a field is refused', async () => {
    const theirs = { ...broker, revision: 3, ppn: 12 }
    const answers: unknown[] = [
      { __typename: 'Stale', revision: 3, changed: ['ppn'], record: theirs, since: [changed(3, { ppn: [11, 12] })] },
      { __typename: 'Invalid', fields: [{ path: 'commission', key: 'validation:maxValue', values: { max: 15 } }] },
      { __typename: 'Saved', id: 'k1', revision: 4, record: { ...theirs, revision: 4 }, entry: changed(4, {}) },
    ]
    const { called } = await open('/broker/k1/config', ['broker.list', 'broker.detail', 'broker.config'], {
      'broker.open': () => ({ record: broker, history: { data: [], meta: { next: null } } }),
      'broker.configure': () => answers.shift(),
    })
    fireEvent.click(await button('Change configuration'))
    const dialog = within(await screen.findByRole('dialog'))
    const commission = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Commission/ })
    expect(commission.value).toBe('10')
    fireEvent.change(commission, { target: { value: '20' } })
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Change configuration' }))
    save()
    expect(await dialog.findByText('Nusa was changed meanwhile')).toBeTruthy()
    expect(dialog.getByText(/Budi/)).toBeTruthy()
    expect(commission.value).toBe('20')
    save()
    await waitFor(() => expect(commission.getAttribute('aria-invalid')).toBe('true'))
    expect(commission.value).toBe('20')
    save()
    expect(await screen.findByText('Broker successfully updated')).toBeTruthy()
    expect(called('broker.configure').map(({ revision }) => revision)).toEqual([2, 3, 3])
    expect(called('broker.open')).toHaveLength(1)
    expect(called('broker.configure')[0]).toMatchObject({ id: 'k1', input: { commission: 20, ppn: 11, isPkp: true } })
  })
})

describe('the actions on chosen rows', () => {
  const banks = [
    { ...bank, id: 'k1', name: 'BCA' },
    { ...bank, id: 'k2', name: 'BRI', status: 'INACTIVE' },
    { ...bank, id: 'k3', name: 'BNI' },
  ]
  const openList = (permissions: string[], deactivated: (variables: Variables) => unknown = () => null) =>
    open('/bank', [...reading, ...permissions], {
      'bank.list': () => ({ data: banks, meta: { limit: 10, next: null, previous: null } }),
      'bank.counts': () => [],
      'bank.deactivate': deactivated,
    })

  it('name in one question how many and which, are done one by one, and tell what became of each', async () => {
    const { called } = await openList(['bank.updateStatus'], ({ id }) =>
      id === 'k1'
        ? { __typename: 'Saved', id, revision: 3, record: null, entry: null }
        : { __typename: 'Stale', revision: 4, changed: [], record: banks[2], since: [] },
    )
    await screen.findByRole('checkbox', { name: 'Select BCA' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }))
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
    const deactivate = await bar.findByRole('button', { name: 'Deactivate (2)' })
    expect(bar.getByText('2 of 3 possible')).toBeTruthy()
    expect(bar.getByText('1 not, because: The bank is inactive already.')).toBeTruthy()
    fireEvent.click(deactivate)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/^Are you sure you want to deactivate 2 banks\?/)).toBeTruthy()
    expect(dialog.getByText('This concerns 2 rows. 1 selected row stays as it is.')).toBeTruthy()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['BCA · 014', 'BNI · 014'])
    fireEvent.click(dialog.getByRole('button', { name: 'Deactivate (2)' }))
    expect(await screen.findByText('1 done')).toBeTruthy()
    expect(screen.getByText('1 refused')).toBeTruthy()
    expect(screen.getByText('It was changed meanwhile.').closest('li')!.textContent).toMatch(/^BNI · 014/)
    const sent = called('bank.deactivate')
    expect(sent.map(({ id, revision }) => [id, revision])).toEqual([
      ['k1', 2],
      ['k3', 2],
    ])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('are not offered to who has not the permission: no row can be chosen', async () => {
    await openList([])
    expect(await screen.findByRole('link', { name: 'BCA' })).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
