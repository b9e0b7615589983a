import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { asked } from '../../machines/creditLife/creditLife.asks.ts'
import { samples } from '../../machines/creditLife/creditLife.trial.ts'
import { Quotation } from '../machines/support/quotation.ts'
import { user } from '../machines/session/support.ts'
import { open, prepareBrowser, Refusal, type Endpoints, type Opened } from './support/open.tsx'

beforeEach(() => {
  prepareBrowser()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T03:00:00Z') })
})

const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const [bank, broker, insurer] = [idOf(1), idOf(2), idOf(3)]
const relations = [
  { id: bank, title: 'Bank Merapi', subtitle: 'MERAPI' },
  { id: broker, title: 'Nusantara', subtitle: 'NUSA' },
  { id: insurer, title: 'Bahtera', subtitle: 'BAHTERA' },
].map((one) => ({ ...one, owner: null, facts: {} }))

const given = {
  bank,
  broker,
  insurer,
  bank_branch_name: 'KC Sudirman',
  partner_email: 'desk@partner.test',
  application_type: 'NEW',
  application_date: '2026-03-02',
  customer_name: 'Budi Santoso',
  date_of_birth: '1991-03-02',
  gender: 'Male',
  identity_type: 'Passport',
  identity_number: 'A1234567',
  customer_segment: 'Employee',
  email: 'budi@customer.test',
}
const typed = { loan_amount: 250_000_000, loan_tenure: 60, totalSumInsured: 250_000_000, height: 170, weight: 87 }

const permissions = ['create', 'list', 'detail'].map((action) => `product.creditLife.quotation.${action}`)

const openWizard = (endpoints: Endpoints = {}): Promise<Opened> =>
  open(
    `/credit-life/create?${new URLSearchParams(given).toString()}`,
    [...permissions, 'relation.list'],
    { 'relation.lookup': () => relations, 'POST /api/rules/ruling': () => ({}), ...endpoints },
    { organization: { ...user.organization, kind: 'partner' } },
  )

const input = (name: RegExp) => screen.findByLabelText(name, { selector: ':is(input, textarea, select)' })
const type = async (name: RegExp, value: string) => {
  const field = await input(name)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const current = () => document.querySelector('[aria-current=step]')?.textContent

const fillLoan = async (number = 'L-1') => {
  await type(/^Loan number/, number)
  await type(/^Loan amount/, '250000000')
  await type(/^Loan tenure/, '60')
  await type(/^Total sum insured/, '250000000')
}
const fillPerson = async () => {
  await type(/^Height/, '170')
  await type(/^Weight/, '87')
}
const stepIn = () => new URLSearchParams(location.search).get('step')
const toSummary = async () => {
  await press('Next')
  await fillLoan()
  await press('Next')
  await fillPerson()
  await press('Next')
  await press('Next')
}

it('takes one step after another, does not leave one that lacks something, and back loses nothing', async () => {
  await openWizard()
  await screen.findByRole('heading', { name: 'Parties' })
  expect(screen.queryByLabelText(/^Partner$/)).toBeNull()
  await press('Next')
  await screen.findByRole('heading', { name: 'Loan' })
  await press('Next')
  expect(await screen.findByText('Loan number is required.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('loan_number'))
  expect(current()).toBe('2Loan')
  await fillLoan('L-77')
  await press('Back')
  await screen.findByRole('heading', { name: 'Parties' })
  await press('Next')
  expect(await screen.findByDisplayValue('L-77')).toBeTruthy()
})

it('has its step in the address: the browser’s back leads to the one before, and an unsaved word holds nobody there', async () => {
  await openWizard()
  await press('Next')
  await screen.findByRole('heading', { name: 'Loan' })
  expect(stepIn()).toBe('loan')
  await type(/^Loan number/, 'L-77')
  history.back()
  await screen.findByRole('heading', { name: 'Parties' })
  expect([current(), screen.queryByRole('alertdialog')]).toEqual(['1Parties', null])
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-step]')))
  history.forward()
  expect(await screen.findByDisplayValue('L-77')).toBeTruthy()
})

it('shows the premium while it is typed, and how it came about under the rules of the house', async () => {
  const { called } = await openWizard()
  await press('Next')
  await fillLoan()
  expect(screen.getByText(/^The premium appears here/)).toBeTruthy()
  await press('Next')
  await fillPerson()
  const premium = await screen.findByRole('region', { name: 'Premium' })
  await within(premium).findByText('Rp 4.375.000')
  expect(
    within(premium)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    'Rate 1.4 % for age 35 and 60 months, valid from 01-Jan-2026',
    '1.4 % of Rp 250.000.000, rounded to whole unitsRp 3.500.000',
    'Loading 25 % of that for a body mass index of 30.1, rounded to whole unitsRp 875.000',
    'PremiumRp 4.375.000',
    'Loan limit for this segment and age: Rp 1.500.000.000',
  ])
  expect(called('POST /api/rules/ruling')).toEqual([{ area: 'credit_life', house: broker }])
})

it('B147 sends what was typed and nothing that is computed, and goes back to what is another’s', async () => {
  const { called } = await openWizard({
    'credit_life.begin': () => ({
      __typename: 'NotBegun',
      code: 'INVALID',
      reasons: [],
      fields: [{ path: 'loan_number', key: 'validation:codeTaken', values: { code: 'L-1' } }],
      of: null,
    }),
  })
  await toSummary()
  expect(await screen.findByText('budi@customer.test')).toBeTruthy()
  expect(screen.getByText('Bank Merapi')).toBeTruthy()
  await press('New quotation')
  await screen.findByRole('heading', { name: 'Loan' })
  expect((await screen.findAllByText('Error! Loan Number already exists')).length).toBeGreaterThan(0)
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('loan_number'))
  expect(called('credit_life.begin').map(({ input: sent }) => sent)).toEqual([
    { ...given, ...typed, loan_number: 'L-1' },
  ])
})

/** What a quotation was applied for with, and something else in it. */
const correctionOf = ({ facts }: Quotation, more: object) => {
  const stands = Object.keys(asked).map((name) => [name, facts[name]] as const)
  return { payload: { ...Object.fromEntries(stands.filter(([, value]) => value !== null)), ...more } }
}

it('a correction begins with what stands, is sent over what was read, and over somebody else’s only as it is chosen', async () => {
  const quotation = new Quotation(samples[3])
  const created_at = '2026-01-05T02:00:00.000Z'
  const row = () => ({
    ...quotation.facts,
    id: idOf(7),
    revision: quotation.record.revision,
    status: 'INITIATED',
    case: quotation.record,
    others: [],
    created_at,
    updated_at: created_at,
    currency: 'IDR',
  })
  vi.setSystemTime(quotation.at)
  const occupied = () => {
    const { payload } = correctionOf(quotation, { occupation: 'Notary' })
    quotation.send('partner', 'application.corrected', payload)
    const { event, ...entry } = quotation.entries.at(-1)!
    const by = { userId: 'u', name: 'Ann', organisation: 'Bank Merapi', kind: 'bank' }
    return { ...entry, type: event.type, payload: {}, changes: { occupation: [null, 'Notary'] }, by }
  }
  const sends = [
    () => {
      const since = [occupied()]
      const { record } = quotation
      const standing = { revision: 1, status: 'INITIATED', case: record, others: [], legal: [] }
      return { __typename: 'Refused', code: 'STALE', reasons: [], fields: [], of: null, ...standing, since }
    },
    () => new Refusal('UNREACHABLE'),
  ]
  const { called } = await open(
    `/credit-life/${idOf(7)}/edit`,
    permissions,
    { 'credit_life.detail': row, 'credit_life.send': () => sends.shift()!() },
    { organization: { ...user.organization, id: 'partner', kind: 'partner' } },
  )
  await press(/^2 ?Loan/)
  await type(/^Total sum insured/, '125000000')
  const premium = await screen.findByRole('region', { name: 'Premium' })
  await within(premium).findByText('Rp 2.187.500')
  await press(/^5 ?Summary/)
  await press('Correct application')
  await screen.findByText('Someone else has changed this meanwhile')
  expect(screen.getByText('Occupation: — → Notary')).toBeTruthy()
  await press('Save this choice')
  await waitFor(() => expect(called('credit_life.send')).toHaveLength(2))
  expect(called('credit_life.send').map(({ revision, event }) => [revision, event])).toEqual([
    [
      0,
      {
        type: 'application.corrected',
        ...correctionOf(new Quotation(samples[3]), { totalSumInsured: 125_000_000 }).payload,
      },
    ],
    [1, { type: 'application.corrected', ...correctionOf(quotation, { totalSumInsured: 125_000_000 }).payload }],
  ])
})

it('what was typed is there again after a reload, is kept as it is typed on, and can be discarded', async () => {
  const saved_at = '2026-03-02T02:12:00.000Z'
  const path = '/api/drafts/credit_life/new'
  const { called } = await openWizard({
    [`GET ${path}`]: () => ({
      revision: 2,
      typed: { occupation: 'Notary', premium: 1, loan_number: 'L-9' },
      base: null,
      saved_at,
    }),
    [`DELETE ${path}`]: () => null,
    [`PUT ${path}`]: () => ({
      revision: 4,
      saved_at,
      replaced: { revision: 3, typed: { loan_number: 'L-10' }, base: null, saved_at },
    }),
  })
  await screen.findByText(/^Draft of 02 Mar 2026 .* restored/)
  await press('Next')
  expect(await screen.findByDisplayValue('L-9')).toBeTruthy()
  await type(/^Loan amount/, '250000000')
  await screen.findByText(/typed in on another device too/)
  // What nobody asks for is kept no more: that may be told before more is typed.
  await waitFor(() =>
    expect(called(`PUT ${path}`).at(-1)).toMatchObject({
      typed: { occupation: 'Notary', loan_number: 'L-9', loan_amount: 250_000_000 },
      base: null,
      writer: expect.stringMatching(/\.0$/),
    }),
  )
  expect(called(`PUT ${path}`)[0]).toMatchObject({ seen: 2 })
  await press('Take what was typed there')
  expect(await screen.findByDisplayValue('L-10')).toBeTruthy()
  await press('Discard draft')
  await waitFor(() => expect(called(`DELETE ${path}`)).toHaveLength(1))
  expect(screen.queryByDisplayValue('L-10')).toBeNull()
})
