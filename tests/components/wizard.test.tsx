import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { open, prepareBrowser, type Endpoints, type Opened } from './support/open.tsx'
import { user } from '../machines/session/support.ts'

beforeEach(() => {
  prepareBrowser()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T03:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
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
    { 'relation.lookup': () => relations, ...endpoints },
    { organization: { ...user.organization, kind: 'partner' } },
  )

const input = (name: RegExp) => screen.findByLabelText(name, { selector: ':is(input, textarea, select)' })
const type = async (name: RegExp, value: string) => {
  const field = await input(name)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
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

it('shows the premium while it is typed, and how it came about', async () => {
  await openWizard()
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
