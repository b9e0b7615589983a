import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { begin } from '../../machines/kernel/advance.ts'
import { publication } from '../../machines/publication/publication.ts'
import { beginner, samples } from '../../machines/publication/publication.trial.ts'
import type { Definition, FormField } from '../../src/shared/forms/definition.ts'
import { breaksBetween, breaksText } from '../../src/shared/forms/breaks.ts'
import { definitionText } from '../../src/shared/forms/read.ts'
import { fragmentText, readFragment } from '../../src/views/designer/fragment.ts'
import { open, prepareBrowser, type Endpoints } from './support/open.tsx'

beforeEach(prepareBrowser)

const [form, version, stored, other, live] = [1, 2, 3, 4, 5].map((one) => `7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e6${one}`)
const at = '2026-11-02T01:00:00.000Z'
const facts = { created_at: at, updated_at: at, titles: {} }
const hash = 'a'.repeat(64)
const told = { hash, fieldCount: 1, untranslated: 0 }
const page = { limit: 100, next: null, previous: null }

const said = (text: string) => ({ en: text, id: text, vi: text })
const text = (name: string, label: string): FormField => ({
  kind: 'field',
  type: 'text',
  name,
  label: said(label),
  max: 20,
})
const asking = (...items: FormField[]): Definition => ({
  schema: 1,
  pages: [{ id: 'page1', title: said('Page'), items }],
})
const before = asking(text('plate', 'Plate'))
const mine = asking(text('plate', 'Plate of mine'))

const design = {
  definition: stored,
  ...told,
  form,
  title: 'MOTOR v2',
  number: 2,
  before: 'PUBLISHED',
  note: 'Asks anew',
  fourEyes: false,
}
const { record: life } = begin(publication, samples[0]!, { ...beginner(), at })
const aVersion = {
  ...facts,
  ...design,
  id: version,
  revision: 3,
  status: 'PENDING',
  confirmed: null,
  findings: [],
  submittedAt: null,
  liveSince: null,
  case: { ...life, revision: 3 },
}

const draft = `/api/drafts/form_definition/new-${version}`
const draftOf = (definition: Definition, base: number) => ({
  revision: 1,
  typed: { definition: definitionText(definition) },
  base,
  saved_at: at,
})

interface Standing {
  row?: object
  asks?: Definition
  beside?: Definition
}

const visit = (path: string, { row = {}, asks = before, beside }: Standing = {}, endpoints: Endpoints = {}) => {
  const versions = [
    { ...aVersion, ...row },
    ...(beside ? [{ ...aVersion, id: other, number: 1, title: 'MOTOR v1', definition: live }] : []),
  ]
  return open(
    path,
    ['list', 'detail', 'edit', 'publish', 'preview'].map((name) => `form_management.${name}`),
    {
      'form_version.open': () => ({ record: versions[0], timeline: { data: [], issued: [] } }),
      'form_version.list': () => ({ data: versions, meta: page }),
      'form_management.detail': () => ({ ...facts, id: form, revision: 0, name: 'Motor', live: beside ? 1 : null }),
      'form_management.preview': ({ id }) => ({
        ...facts,
        id,
        revision: 0,
        definition: definitionText(id === live ? beside! : asks),
      }),
      'form_definition.create': () => ({ __typename: 'Saved', id: other, revision: 0, record: told, entry: {} }),
      'form_version.send': () => ({ __typename: 'Moved', id: version, revision: 4, status: 'PENDING', legal: [] }),
      [`GET /api/designed-forms/${form}/uses`]: () => ({ versions: [], links: 0 }),
      ...endpoints,
    },
  )
}

const address = `/internal-tools/form-version/${version}`
const press = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }))

it('a draft of a design that was stored anew since goes on only once both stand beside each other', async () => {
  const { called } = await visit(`${address}/design`, {}, { [`GET ${draft}`]: () => draftOf(mine, 2) })
  const alert = await screen.findByText(/^Another design was stored since/)
  expect(screen.getByText('As it is stored now')).toBeDefined()
  expect(screen.getByText('Yours')).toBeDefined()
  expect(screen.getAllByText('Plate of mine').some((one) => one.closest('[data-mark=changed]'))).toBe(true)
  fireEvent.click(screen.getAllByText('As JSON', { selector: '[role=tab]' })[0]!)
  expect((await screen.findAllByText(/^\d+ unchanged lines$/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Draft of .* restored/)).toBeNull()
  await press('Go on with mine')
  expect(alert.isConnected).toBe(false)
  expect(await screen.findByRole('treeitem', { name: /^Plate of mine/ })).toBeDefined()
  await press('Save')
  await waitFor(() =>
    expect(called('form_version.send')).toMatchObject([
      { revision: 3, event: { type: 'form.edited', definition: other, note: 'Asks anew' } },
    ]),
  )
})

it('what is stored is taken instead, and the draft is kept no more', async () => {
  const { called } = await visit(
    `${address}/design`,
    {},
    { [`GET ${draft}`]: () => draftOf(mine, 2), [`DELETE ${draft}`]: () => null },
  )
  await press('Take theirs')
  expect(await screen.findByRole('treeitem', { name: /^Plate, / })).toBeDefined()
  await waitFor(() => expect(called(`DELETE ${draft}`)).toHaveLength(1))
})

it('a draft of what is stored goes on by itself, is kept as it is changed, and gives way to what was typed on another device', async () => {
  const replaced = [draftOf(asking(text('plate', 'Plate of the other device')), 3)]
  const { called } = await visit(
    `${address}/design`,
    {},
    {
      [`GET ${draft}`]: () => draftOf(mine, 3),
      [`PUT ${draft}`]: () => ({ revision: 3, saved_at: at, replaced: replaced.pop() ?? null }),
    },
  )
  expect(await screen.findByText(/^Draft of .* restored/)).toBeDefined()
  expect(screen.getByText(/^Draft saved/)).toBeDefined()
  await press('Text')
  await press('Take what was typed there')
  expect(called(`PUT ${draft}`)).toMatchObject([{ base: 3 }])
  expect(await screen.findByRole('treeitem', { name: /^Plate of the other device/ })).toBeDefined()
  expect(screen.queryByText(/on another device too/)).toBeNull()
})

it('a part is kept as a block of the house under a name that no other has, and is found among what can be added', async () => {
  const fragment = fragmentText(text('plate', 'Plate'))
  const block = (id: string, name: string) => ({ ...facts, id, revision: 0, name, author: 'Somebody', fragment })
  const blocks = [block(form!, 'Driver')]
  const { called } = await visit(
    `${address}/design`,
    {},
    {
      'form_block.list': () => ({ data: [...blocks], meta: page }),
      'form_block.create': ({ input }) => {
        const { name } = input as { name: string }
        if (name === 'Driver')
          return { __typename: 'Invalid', fields: [{ path: 'name', key: 'validation:taken', values: {} }] }
        blocks.push(block(other!, name))
        return { __typename: 'Saved', id: other, revision: 0, record: blocks.at(-1), entry: {} }
      },
    },
  )
  fireEvent.click(await screen.findByRole('treeitem', { name: /^Plate, / }))
  const own = await screen.findByRole('region', { name: 'Own blocks' })
  expect(within(own).getByRole('link').getAttribute('href')).toBe('/internal-tools/form-block')
  fireEvent.click(screen.getByRole('button', { name: 'Keep as block' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByLabelText<HTMLInputElement>(/^Name/)
  expect(name.value).toBe('Plate')
  const keep = async (wanted: string) => {
    fireEvent.change(name, { target: { value: wanted } })
    fireEvent.click(dialog.getByText('Keep as block', { selector: 'button' }))
  }
  await keep('Driver')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  await keep('Number plate')
  await within(own).findByText('Number plate', { selector: 'button' })
  const sent = called('form_block.create').map(({ input }) => input as { name: string; fragment: string })
  expect(sent.map((one) => [one.name, readFragment(one.fragment)])).toEqual(
    ['Driver', 'Number plate'].map((one) => [one, readFragment(fragment)]),
  )
})

it('what breaks keeps a design from being published until it is confirmed beside it', async () => {
  const beside = asking(text('plate', 'Plate'), text('colour', 'Colour'))
  const { called } = await visit(`${address}/design?tab=findings`, { beside })
  expect(await screen.findByRole('tab', { name: /^Findings ?1$/ })).toBeDefined()
  expect(screen.getByText('1 thing that it takes from the live version is not confirmed')).toBeDefined()
  expect(screen.queryByText(/can be published/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Go on to submitting' })).toBeNull()
  await press('Confirm what breaks')
  const breaks = breaksText(breaksBetween(beside, before))
  await waitFor(() =>
    expect(called('form_version.send')).toMatchObject([{ event: { type: 'breaks.confirmed', breaks } }]),
  )
})

it('once it is confirmed nothing is found, and the way to its submission is open', async () => {
  const beside = asking(text('plate', 'Plate'), text('colour', 'Colour'))
  const confirmed = breaksText(breaksBetween(beside, before))
  await visit(`${address}/design?tab=findings`, { beside, row: { confirmed } })
  expect(await screen.findByText('Nothing was found: the form can be published.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go on to submitting' }).getAttribute('href')).toBe(address)
})

it('a field that looks where there is nothing keeps it from being published', async () => {
  const asks = asking({ kind: 'field', type: 'lookup', name: 'of', label: said('Of'), area: 'dragon' })
  await visit(`${address}/design?tab=findings`, { asks })
  expect(await screen.findByText(/^“Of” looks in an area/)).toBeDefined()
  expect(screen.getByRole('tab', { name: /^Findings ?1$/ })).toBeDefined()
})

it('what is noted of a version is changed without its design', async () => {
  const { called } = await visit(`${address}/design`)
  const note = await screen.findByRole('textbox', { name: 'Note' })
  expect(note).toHaveProperty('value', 'Asks anew')
  fireEvent.change(note, { target: { value: ' Asks for the plate ' } })
  await press('Save')
  await waitFor(() =>
    expect(called('form_version.send')).toMatchObject([{ event: { type: 'form.edited', note: 'Asks for the plate' } }]),
  )
  await waitFor(() => expect(screen.getByText('As stored')).toBeDefined())
})

it('a version that failed by what breaks has it confirmed where it is told, and leads to the designer', async () => {
  const beside = asking(text('plate', 'Plate'), text('colour', 'Colour'))
  const findings = [{ check: 'gone', at: 'colour', about: null }]
  const { called } = await visit(`${address}?tab=findings`, { beside, row: { status: 'FAILED', findings } })
  expect(await screen.findByText('Colour is not asked for any more')).toBeDefined()
  await press('Confirm what breaks')
  await waitFor(() =>
    expect(called('form_version.send')).toMatchObject([{ revision: 3, event: { type: 'breaks.confirmed' } }]),
  )
  await press('Mend it in the designer')
  await waitFor(() => expect(location.pathname + location.search).toBe(`${address}/design?tab=findings`))
})

it('a form whose version can be designed leads to its designer first of all', async () => {
  const aForm = {
    ...facts,
    id: form,
    revision: 0,
    name: 'Motor',
    code: 'MOTOR',
    status: 'PENDING',
    live: null,
    latest: 1,
    binned: false,
  }
  const history = { data: [], meta: { next: null } }
  await visit(
    `/internal-tools/form-management/${form}`,
    {},
    {
      'form_management.open': () => ({ record: aForm, history }),
    },
  )
  await press('Form designer')
  await waitFor(() => expect(location.pathname).toBe(`${address}/design`))
})
