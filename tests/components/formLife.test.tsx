import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../../machines/kernel/advance.ts'
import { beginner, samples } from '../../machines/publication/publication.trial.ts'
import { publication } from '../../machines/publication/publication.ts'
import { user } from '../machines/session/support.ts'
import { type Endpoints, open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)

const [form, version, made] = [1, 2, 3].map((one) => `7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e6${one}`)
const at = '2026-11-02T01:00:00.000Z'
const dates = { created_at: at, updated_at: at }
const history = { data: [], meta: { next: null } }

const uses = {
  bindings: [{ id: made, name: 'Trips' }],
  types: [],
  claims: 0,
  quotations: 2,
  links: 0,
  versions: [
    { number: 1, drafts: 1, submissions: 14 },
    { number: 2, drafts: 0, submissions: 3 },
  ],
}
const said = 'Used by: claim bindings 1 · quotations that await answers 2 · submissions 17 · drafts 1'

const aForm = {
  ...dates,
  id: form,
  revision: 3,
  name: 'Motor claim',
  code: 'MOTOR-CLAIM',
  country: 'ID',
  variants: [],
  status: 'PENDING',
  live: null,
  binned: false,
}

const visit = (address: string, permissions: string[], endpoints: Endpoints) =>
  open(
    `/internal-tools/${address}`,
    ['form_management.list', 'form_management.detail', ...permissions],
    { [`GET /api/designed-forms/${form}/uses`]: () => uses, ...endpoints },
    { organization: { ...user.organization, id: 'broker', kind: 'broker' } },
  )

const button = (name: string) => screen.findByRole('button', { name })

describe('a version of a form', () => {
  const { record } = begin(publication, { ...samples[0], form }, { ...beginner(), at })
  const row = {
    ...dates,
    ...samples[0],
    id: version,
    form,
    revision: 0,
    status: 'PENDING',
    case: record,
    others: [],
    titles: { [form!]: 'Motor claim' },
    referred: { [form!]: { code: 'MOTOR-CLAIM', country: 'ID' } },
  }
  const opened = (own: object = {}) => ({ record: { ...row, ...own }, timeline: { data: [], issued: [] } })

  it('is cloned under a name, a code and a country that are suggested, and leads to what is made', async () => {
    const { called } = await visit(`form-version/${version}`, ['form_management.clone'], {
      'form_version.open': () => opened(),
      'form_management.clone': () => ({ __typename: 'Done', at, shown: made }),
      'form_management.open': () => ({ record: { ...aForm, id: made, name: 'Motor claim abroad' }, history }),
    })
    fireEvent.click(await button('Clone'))
    const dialog = within(await screen.findByRole('dialog', { hidden: true }))
    fireEvent.change(await dialog.findByRole('textbox', { name: /^Name/, hidden: true }), {
      target: { value: 'Motor claim abroad' },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Clone', hidden: true }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Motor claim abroad' })).toBeTruthy()
    expect(called('form_management.clone')).toMatchObject([
      { id: version, input: { name: 'Motor claim abroad', code: 'MOTOR-CLAIM-2', country: 'ID' } },
    ])
  })

  it('says what depends on its form before it is submitted', async () => {
    await visit(`form-version/${version}`, ['form_management.publish'], { 'form_version.open': () => opened() })
    fireEvent.click(await button('Submit'))
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('says that its form is in the bin, where nothing is done to it', async () => {
    const against = { change: 'binned', remove: 'binned' }
    await visit(`form-version/${version}`, ['form_management.publish'], {
      'form_version.open': () => opened({ against }),
    })
    await waitFor(async () => expect((await button('Submit')).getAttribute('aria-disabled')).toBe('true'))
    expect(screen.getByText(/The form is in the bin. Restore it first./)).toBeTruthy()
  })
})

describe('a form', () => {
  const rights = ['edit', 'delete'].map((name) => `form_management.${name}`)

  it('is thrown away by who was told what depends on it, and hears of all that stands against it', async () => {
    const reason = (guard: string, values: object) => ({
      guard,
      key: `formManagement:actions.delete.reasons.${guard}`,
      values,
    })
    await visit(`form-management/${form}`, rights, {
      'form_management.open': () => ({ record: aForm, history }),
      'form_management.delete': () => ({
        __typename: 'Declined',
        reasons: [reason('isNotLive', { version: 2 }), reason('hasNoSubmissions', { count: 17 })],
      }),
    })
    fireEvent.click(await button('Delete'))
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }))
    expect(await dialog.findByText(said)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Delete', hidden: true }))
    expect(await dialog.findByText('Version 2 of it is live. Submissions to it: 17.')).toBeTruthy()
  })

  it('tells in the bin until when it can be taken back, and is not edited there', async () => {
    await visit(`form-management/${form}`, rights, {
      'form_management.open': () => ({ record: { ...aForm, binned: true, binnedAt: at }, history }),
    })
    expect(await screen.findByText(/^In the bin until 02 Dec 2026 /)).toBeTruthy()
    expect((await button('Edit')).getAttribute('aria-disabled')).toBe('true')
    expect((await button('Restore')).getAttribute('aria-disabled')).not.toBe('true')
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })
})
