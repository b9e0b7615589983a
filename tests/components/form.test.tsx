import type { Lookup } from '../../src/shared/endpoints/answers/records.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { open, prepareBrowser, Refusal, type Endpoints, type Variables } from './support/open.tsx'

beforeEach(prepareBrowser)

const stored: Variables = {
  id: 'b1',
  revision: 3,
  created_at: '2026-03-02T01:00:00.000Z',
  updated_at: '2026-03-02T01:00:00.000Z',
  name: 'Nusantara',
  address: 'Jl. Sudirman 1',
  commission: 12.5,
  platformFee: 1,
  ppn: 11,
  pph23: 2,
  npwpId: '0123456789012345',
  isPkp: true,
  isOjk: true,
  isNetOff: false,
  bankName: 'BCA',
  accountName: 'PT Nusantara',
  accountNumber: '1234567890',
}

const history = { data: [], meta: { next: null } }

/** What a save is answered with. */
const saved = (record: Variables, kind: string, changes: object = {}) => ({
  __typename: 'Saved',
  id: record.id,
  revision: record.revision,
  record,
  entry: {
    revision: record.revision,
    kind,
    at: '2026-03-03T01:00:00.000Z',
    by: { userId: 'u2', name: 'Ani', organisation: 'Nusantara', kind: 'broker' },
    changes,
  },
})

const permissions = ['broker.list', 'broker.detail', 'broker.create', 'broker.edit', 'broker.delete']

const openForm = (path: string, endpoints: Endpoints) =>
  open(path, permissions, {
    'broker.open': () => ({ record: stored, history }),
    'broker.detail': () => stored,
    'broker.list': () => ({ data: [], meta: { limit: 10, next: null, previous: null } }),
    'broker.counts': () => [],
    ...endpoints,
  })

const input = (name: RegExp | string) => screen.findByLabelText(name, { selector: ':is(input, textarea, select)' })
const type = async (name: RegExp | string, value: string) => fireEvent.change(await input(name), { target: { value } })
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }))

const fill = async () => {
  for (const [name, value] of [
    [/^Broker name/, 'Nusantara'],
    [/^Address/, 'Jl. Sudirman 1'],
    [/^NPWP number/, '0123456789012345'],
    [/^Commission/, '12,5'],
    [/^Platform fee/, '1'],
    [/^VAT/, '11'],
    [/^Income tax/, '2'],
    [/^Bank/, 'BCA'],
    [/^Account holder/, 'PT Nusantara'],
    [/^Account number/, '1234567890'],
  ] as const)
    await type(name, value)
}

const keyMakers = ['api_key.list', 'api_key.create', 'permission.list']

describe('a form', () => {
  it('says what is missing, puts the first such field in focus and sends nothing', async () => {
    const { called } = await openForm('/broker/create', {})
    await save()
    expect(await screen.findByText('Broker name is required.')).toBeTruthy()
    expect(screen.getByText('NPWP number is required.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'))
    expect(called('broker.create')).toEqual([])
  })

  it('finds nothing wrong with a row that was added after the try to save, before it is left or saved', async () => {
    await open('/access-management/api-key/create', keyMakers, {})
    await save()
    expect(await screen.findByText('Key name is required.')).toBeTruthy()
    const add = await screen.findByRole('button', { name: 'Add: Address' })
    fireEvent.click(add)
    const row = await screen.findByRole('group', { name: 'Address 1 of 1' })
    const wrong = () => screen.queryAllByText('Address or network is required.').length
    expect(wrong()).toBe(0)
    fireEvent.blur(within(row).getByRole('textbox', { name: 'Address or network' }))
    await waitFor(() => expect(wrong()).toBe(1))
    fireEvent.click(add)
    await screen.findByRole('group', { name: 'Address 2 of 2' })
    expect(wrong()).toBe(1)
    await save()
    await waitFor(() => expect(wrong()).toBe(2))
  })

  it("B193 sends what was typed as the fields store it, and says 'Broker successfully added'", async () => {
    const { called } = await openForm('/broker/create', {
      'broker.create': () => saved({ ...stored, revision: 0 }, 'created'),
    })
    await fill()
    await save()
    expect(await screen.findByText('Broker successfully added')).toBeTruthy()
    await waitFor(() => expect(location.pathname).toBe('/broker/b1'))
    const { id: _id, revision: _revision, created_at: _created, updated_at: _updated, ...fields } = stored
    expect(called('broker.create')).toEqual([{ input: { ...fields, isPkp: false, isOjk: false } }])
  })

  it('B172 is of what the list marks as new when its maker comes there first, and never again', async () => {
    await openForm('/broker/create', {
      'broker.create': () => saved({ ...stored, revision: 0 }, 'created'),
      'broker.list': () => ({
        data: [stored, { ...stored, id: 'b2', name: 'Samudra' }],
        meta: { limit: 10, next: null, previous: null },
      }),
    })
    await fill()
    await save()
    await waitFor(() => expect(location.pathname).toBe('/broker/b1'))
    const toList = async () => {
      fireEvent.click(await screen.findByRole('link', { name: 'Broker Management' }))
      return (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
    }
    expect(await toList()).toEqual(['Nusantara New', 'Samudra'])
    fireEvent.click(screen.getByRole('button', { name: 'Add broker' }))
    await screen.findByRole('button', { name: 'Save' })
    expect(await toList()).toEqual(['Nusantara', 'Samudra'])
  })

  it('shows what the server finds wrong at its field, says it in the snackbar, and loses nothing', async () => {
    await openForm('/broker/create', {
      'broker.create': () => ({
        __typename: 'Invalid',
        fields: [{ path: 'name', key: 'validation:taken', values: {} }],
      }),
    })
    await fill()
    await save()
    const reason = 'Broker name already available on the system'
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(await screen.findByText(`Failed to add or update broker or broker config: ${reason}`)).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'))
    expect(((await input(/^Account number/)) as HTMLInputElement).value).toBe('1234567890')
    await type(/^Broker name/, 'Another')
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
  })

  it('stays where it is when what the server refuses stands further below', async () => {
    await openForm('/broker/create', {
      'broker.create': () => ({
        __typename: 'Invalid',
        fields: [{ path: 'accountNumber', key: 'validation:required', values: {} }],
      }),
    })
    await fill()
    await save()
    expect(await screen.findByText('Account number is required.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('accountNumber'))
    expect(screen.queryByText('Leave this page?')).toBeNull()
    expect(location.search).toBe('')
  })

  it('B193 C086 says the reason and keeps what was typed when saving fails', async () => {
    await openForm('/broker/create', { 'broker.create': () => new Refusal('INTERNAL', 'The database is away.') })
    await fill()
    await save()
    expect(
      await screen.findByText('Failed to add or update broker or broker config: The database is away.'),
    ).toBeTruthy()
    expect(((await input(/^Address/)) as HTMLTextAreaElement).value).toBe('Jl. Sudirman 1')
  })

  it('asks before what was typed is left behind', async () => {
    await openForm('/broker/b1/edit', {})
    await type(/^Broker name/, 'Changed')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('What you typed has not been saved.')).toBeTruthy()
    fireEvent.click(question.getByRole('button', { name: 'Stay' }))
    expect([location.pathname, ((await input(/^Broker name/)) as HTMLInputElement).value]).toEqual([
      '/broker/b1/edit',
      'Changed',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(location.pathname).toBe('/broker/b1'))
  })

  it('shows who has changed what meanwhile, and saves of each field the one that is chosen', async () => {
    let now = stored
    const { called } = await openForm('/broker/b1/edit', {
      'broker.detail': () => now,
      'broker.edit': ({ revision }) =>
        revision === now.revision
          ? saved({ ...now, revision: 5 }, 'edited')
          : {
              __typename: 'Stale',
              revision: now.revision,
              changed: ['commission'],
              record: now,
              since: [saved(now, 'edited', { commission: [12.5, 20], bankName: ['BCA', 'BRI'] }).entry],
            },
    })
    await type(/^Broker name/, 'Mine')
    await type(/^Bank/, 'Mandiri')
    await type(/^Account holder/, 'PT Lain')
    now = { ...stored, revision: 4, commission: 20, bankName: 'BRI' }
    await save()
    const conflict = (await screen.findByRole('table')).closest<HTMLElement>('[role=alert]')!
    expect(conflict.textContent).toContain('Ani, Nusantara: Changed')
    expect(conflict.textContent).toContain('Commission: 12.5% → 20%')
    const rows = within(conflict)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toEqual([
      ['Field', 'Before', 'Yours', 'Now stored'],
      ['Broker name', 'Nusantara', 'Mine', 'Nusantara'],
      ['Bank', 'BCA', 'Mandiri', 'BRI'],
      ['Account holder', 'PT Nusantara', 'PT Lain', 'PT Nusantara'],
    ])
    expect(called('broker.detail')).toHaveLength(1)
    fireEvent.click(within(conflict).getByRole('radio', { name: 'Bank, Now stored: BRI' }))
    fireEvent.click(within(conflict).getByRole('button', { name: 'Save this choice' }))
    expect(await screen.findByText('Broker successfully updated')).toBeTruthy()
    expect(called('broker.edit').at(-1)).toMatchObject({
      revision: 4,
      input: { name: 'Mine', commission: 20, bankName: 'BRI', accountName: 'PT Lain' },
    })
  })
})

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

const openBank = (permitted: string[], endpoints: Endpoints = {}) =>
  open('/bank/k1', ['bank.list', 'bank.detail', ...permitted], {
    'bank.open': () => ({ record: bank, history }),
    'bank.list': () => ({ data: [], meta: { limit: 10, next: null, previous: null } }),
    'bank.counts': () => [],
    ...endpoints,
  })

describe('a record', () => {
  it('offers what the reader may do and nothing else', async () => {
    await openBank([])
    expect(await screen.findByRole('heading', { level: 2, name: 'BCA' })).toBeTruthy()
    for (const name of ['Edit', 'Delete', 'Check an account number'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('is deleted only after the question, at the revision that was seen', async () => {
    const { called } = await openBank(['bank.delete'], {
      'bank.delete': () => ({ __typename: 'Saved', id: 'k1', revision: 2 }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Are you sure you want to delete BCA? This cannot be undone.')).toBeTruthy()
    expect(called('bank.delete')).toEqual([])
    fireEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Bank successfully deleted')).toBeTruthy()
    expect([called('bank.delete'), location.pathname]).toEqual([[{ id: 'k1', revision: 2 }], '/bank'])
  })

  it('is read again when somebody else has changed it, and says who changed what', async () => {
    let now = bank
    const { entry } = saved({ ...bank, revision: 3 }, 'edited', { name: ['BCA', 'BCA Syariah'] })
    const { tell, called } = await openBank([], {
      'bank.open': () => ({ record: now, history: { data: now === bank ? [] : [entry], meta: { next: null } } }),
    })
    await screen.findByRole('heading', { level: 2, name: 'BCA' })
    tell('saved', { area: 'bank', id: 'k1', revision: 2 })
    now = { ...bank, revision: 3, name: 'BCA Syariah' }
    tell('saved', { area: 'bank', id: 'k1', revision: 3 })
    expect(await screen.findByRole('heading', { level: 2, name: 'BCA Syariah' })).toBeTruthy()
    expect(screen.getByText('This has just been changed')).toBeTruthy()
    expect(screen.getByText(/^Ani, Nusantara: Changed, /)).toBeTruthy()
    expect(screen.getByText('Bank name: BCA → BCA Syariah')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'History' })).getByText('BCA → BCA Syariah')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Understood' }))
    await waitFor(() => expect(screen.queryByText('This has just been changed')).toBeNull())
    expect(called('bank.open')).toHaveLength(2)
  })

  it('that was saved here is shown with its history and asks the server nothing more', async () => {
    const { calls } = await openBank(['bank.edit'], {
      'bank.open': () => ({
        record: bank,
        history: { data: [saved({ ...bank, revision: 2 }, 'created').entry], meta: { next: null } },
      }),
      'bank.edit': () =>
        saved({ ...bank, revision: 3, name: 'BCA Syariah' }, 'edited', { name: ['BCA', 'BCA Syariah'] }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    await type(/^Bank name/, 'BCA Syariah')
    const before = calls.length
    await save()
    expect(await screen.findByRole('heading', { level: 2, name: 'BCA Syariah' })).toBeTruthy()
    const past = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(past.map((item) => item.querySelector('div')!.textContent)).toEqual(['Changed', 'Created'])
    expect(calls.slice(before).map(({ name }) => name)).toEqual(['bank.edit'])
  })

  it('that somebody else had saved first is shown with both changes, and nothing is asked for', async () => {
    const theirs = { ...bank, revision: 3, name: 'BCA Syariah' }
    const mine = { ...theirs, revision: 4, name: 'BCA Digital' }
    const first = saved(theirs, 'edited', { name: ['BCA', 'BCA Syariah'] }).entry
    const { calls } = await openBank(['bank.edit'], {
      'bank.edit': ({ revision }) =>
        revision === 3
          ? saved(mine, 'edited', { name: ['BCA Syariah', 'BCA Digital'] })
          : { __typename: 'Stale', revision: 3, changed: ['name'], record: theirs, since: [first] },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    await type(/^Bank name/, 'BCA Digital')
    const before = calls.length
    await save()
    fireEvent.click(await screen.findByRole('button', { name: 'Save this choice' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'BCA Digital' })).toBeTruthy()
    const past = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(past).toHaveLength(2)
    expect(calls.slice(before).map(({ name }) => name)).toEqual(['bank.edit', 'bank.edit'])
  })

  it('B093 V066 that is an organisation says which one is not found', async () => {
    await open('/insurance/insurer/NONE', ['insurer.list', 'insurer.detail'], {
      'insurer.open': () => new Refusal('NOT_FOUND'),
    })
    expect(await screen.findByText('organization with id: NONE, not found!')).toBeTruthy()
  })

  it('that is not there, or not for the reader, leads back to the list', async () => {
    await openBank([], {
      'bank.open': () => new Refusal('NOT_FOUND'),
    })
    expect(await screen.findByRole('heading', { name: 'This no longer exists, or you may not see it.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Banks' }).getAttribute('href')).toBe('/bank')
  })
})

describe('a reference in a form', () => {
  const people = [
    'product_categories.list',
    'product_categories.create',
    'insurance.industryList',
    'risk_industry.detail',
    'partner.list',
    'bank.list',
  ]
  const farming = { id: 'b1', title: 'Pertanian', subtitle: 'FARM', owner: null, facts: {} }
  const openCategory = (held: string[], endpoints: Endpoints) =>
    open('/insurance/product-category/create', held, endpoints)
  const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Industry/ })
  const find = async (text: string) => fireEvent.change(await box(), { target: { value: text } })

  it('B092 is found among all that there are, however it is accented', async () => {
    const asing = { id: 'b9', title: 'Nghệ thuật', subtitle: null, owner: null, facts: {} }
    const { called } = await openCategory(people, { 'risk_industry.lookup': () => [farming, asing] })
    fireEvent.click(await box())
    expect(await screen.findByText('Pertanian (FARM)')).toBeTruthy()
    await find('nghe t')
    await waitFor(() => expect(screen.queryByText('Pertanian (FARM)')).toBeNull())
    fireEvent.click(screen.getByText('Nghệ thuật'))
    await waitFor(async () => expect((await box()).value).toBe('Nghệ thuật'))
    expect(called('risk_industry.lookup')).toEqual([{}])
  })

  it('B092 is chosen from what there is now: what somebody makes meanwhile comes into the open list', async () => {
    const industries: Lookup[] = [farming]
    const { tell } = await openCategory(people, { 'risk_industry.lookup': () => industries })
    fireEvent.click(await box())
    expect(await screen.findByRole('option', { name: 'Pertanian (FARM)' })).toBeTruthy()
    industries.unshift({ id: 'b2', title: 'Ritel', subtitle: 'SHOP', owner: 'Jaya', facts: {} })
    tell('saved', { area: 'risk_industry', id: 'b2', revision: 0 })
    expect(await screen.findByRole('option', { name: 'Ritel (SHOP · Jaya)' })).toBeTruthy()
    fireEvent.click(screen.getByRole('option', { name: 'Ritel (SHOP · Jaya)' }))
    await waitFor(async () => expect((await box()).value).toBe('Ritel'))
  })

  it('C082 V061 of too many records is found by three letters and more, chosen with what it is called, and opened beside the form', async () => {
    const { called } = await openCategory(people, {
      'risk_industry.lookup': ({ search }) =>
        typeof search !== 'string' ? null : search === 'pertanian' ? [farming] : [],
    })
    fireEvent.click(await box())
    expect(await screen.findByText('Type at least 3 characters')).toBeTruthy()
    await find('ma')
    expect(await screen.findByText('Search length must be at least 3 characters long')).toBeTruthy()
    await find('asing')
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    await find('pertanian')
    fireEvent.click(await screen.findByRole('option', { name: 'Pertanian (FARM)' }))
    await waitFor(async () => expect((await box()).value).toBe('Pertanian'))
    expect(called('risk_industry.lookup')).toEqual([{}, { search: 'asing' }, { search: 'pertanian' }])
    const link = screen.getByRole('link', { name: 'Open Pertanian in a new window' })
    expect(link.getAttribute('href')).toBe('/insurance/industry/b1')
    expect(screen.queryByRole('button', { name: 'Create a new one' })).toBeNull()
  })

  it('is called by its title among the filters of an address that somebody else has sent', async () => {
    const mandiri = { title: 'Bank Mandiri', subtitle: 'MANDIRI', owner: null, facts: {} }
    const id = '7d1c2f3e-0000-4000-8000-000000000001'
    const { called } = await open(`/partner?bank=${id}`, people, { 'bank.lookup': () => [{ ...mandiri, id }] })
    expect(await screen.findByLabelText('Remove filter: Bank: Bank Mandiri')).toBeTruthy()
    expect(called('bank.lookup')).toEqual([{ ids: [id] }])
    fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }))
    const filter = within(await screen.findByRole('group', { name: 'Bank' }))
    expect(filter.getByRole('combobox', { name: 'Choose' })).toBeTruthy()
    expect(filter.getAllByText('Bank')).toHaveLength(1)
  })

  it('is made over the form by who may make one, and nothing typed there is lost', async () => {
    const written = { name: 'Ritel', description: null }
    const record = { ...stored, ...written, id: 'b2', revision: 0 }
    const { called } = await openCategory([...people, 'risk_industry.create'], {
      'risk_industry.create': () => saved(record, 'created'),
    })
    await type(/^Category name/, 'Toko Maju')
    fireEvent.click(await screen.findByRole('button', { name: 'Create a new one' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add industry' }))
    fireEvent.change(dialog.getByLabelText(/^Industry name/, { selector: 'input' }), { target: { value: 'Ritel' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await box()).value).toBe('Ritel'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect([location.pathname, called('risk_industry.create'), called('product_categories.create')]).toEqual([
      '/insurance/product-category/create',
      [{ input: written }],
      [],
    ])
    expect(((await input(/^Category name/)) as HTMLInputElement).value).toBe('Toko Maju')
    expect(screen.queryByText('Category code is required.')).toBeNull()
  })
})

describe('a product that is added', () => {
  it('B149 V064 has its category chosen first: nothing else can be chosen before, and none is added without', async () => {
    const partner = {
      id: 'p1',
      title: 'Toko Kita',
      subtitle: 'KITA',
      owner: null,
      facts: { productCategories: ['c1'] },
    }
    const { called } = await open(
      '/product-management/create?partner=p1',
      ['partner.addPartnerProduct', 'partner.products', 'partner.list', 'product_categories.list', 'insurer.list'],
      {
        'partner.lookup': () => [partner],
        'insurance_category.lookup': () => [{ id: 'c1', title: 'Travel', subtitle: 'TV', owner: null, facts: {} }],
      },
    )
    const insurers = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Insurer/ })
    expect(insurers.disabled).toBe(true)
    expect(insurers.closest('.fui-Field')!.textContent).toContain('Select a product category first')
    fireEvent.click(await screen.findByRole('button', { name: /^(Save|Create|Add)/ }))
    const category = screen.getByRole('combobox', { name: /^Product category/ })
    await waitFor(() =>
      expect(category.closest('.fui-Field')!.textContent).toContain('Select a product category first'),
    )
    expect(called('partner_product.begin')).toEqual([])
    expect(called('insurer.lookup')).toEqual([])
  })
})

describe('a group in a form', () => {
  it('says what is wrong where it was left, and anew in what takes that place', async () => {
    await open('/access-management/api-key/create', keyMakers, {})
    const add = await screen.findByRole('button', { name: 'Add: Address' })
    fireEvent.click(add)
    const name = () => within(screen.getByRole('group', { name: /^Address 1/ })).getByRole('textbox')
    fireEvent.mouseDown(add)
    fireEvent.blur(name())
    // What is pressed would move away from under the pointer.
    expect(screen.queryByText('Address or network is required.')).toBeNull()
    fireEvent.mouseUp(add)
    expect(await screen.findByText('Address or network is required.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Remove: Address 1/ }))
    fireEvent.click(add)
    fireEvent.change(name(), { target: { value: 'A' } })
    fireEvent.change(name(), { target: { value: '' } })
    expect(screen.queryByText('Address or network is required.')).toBeNull()
  })
})

describe('a form in steps', () => {
  const openStep = (step: string, more: string[] = []) =>
    open(
      `/insurance/product/create?step=${step}`,
      ['insurance.addInsurerProduct', 'insurance.getlistProductsByInsuranceId', ...more],
      {},
    )

  it('keeps what was pasted under other heads while another step is shown', async () => {
    await openStep('rates')
    fireEvent.click(await screen.findByRole('button', { name: /^Paste or import: Rate table/ }))
    await type(/^Rate table: rows/, 'Age,Price\n18,2')
    fireEvent.click(screen.getByRole('button', { name: 'Take these rows' }))
    expect(await screen.findByText(/^The uploaded file is not a valid CSV file/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('heading', { name: 'Product' })
    expect(screen.queryByDisplayValue(/^Age,Price/)).toBeNull()
    window.history.back()
    expect(await screen.findByDisplayValue(/^Age,Price/)).toBeTruthy()
  })

  it('tells nothing of what it has not asked for in its summary', async () => {
    const told = async (more: string[]) => {
      await open('/partner/create?step=summary', ['partner.create', 'partner.list', ...more], {})
      await screen.findByRole('button', { name: /: Bank account$/ })
      return screen.queryAllByText('Bank', { selector: 'dt' }).length
    }
    expect(await told(['bank.list'])).toBe(1)
    cleanup()
    expect(await told([])).toBe(0)
  })
})

describe('what begins a case', () => {
  it('asks nobody for what it may leave empty and they would find nothing to choose of', async () => {
    const may = ['user.list', 'user.detail', 'user.create']
    const asksForPartners = async (more: string[]) => {
      await open('/access-management/user/create', [...may, ...more], {})
      await screen.findByRole('combobox', { name: /^Roles/ })
      return screen.queryByRole('combobox', { name: /^Represented partners/ }) !== null
    }
    expect(await asksForPartners(['partner.list'])).toBe(true)
    cleanup()
    expect(await asksForPartners([])).toBe(false)
  })

  it('calls the record that its address names invisible only when that is known', async () => {
    const id = '13d9f156-4517-4e87-9985-1d9cba01e4aa'
    let answer: (found: Lookup[]) => void
    const asked = new Promise<Lookup[]>((resolve) => (answer = resolve))
    const may = ['cancellation.request', 'product.creditLife.quotation.list']
    const { called } = await open(`/cancel-request-policy/create?policy=${id}`, may, {
      'credit_life.lookup': () => asked,
    })
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Policy/ })
    await waitFor(() => expect(called('credit_life.lookup')).toEqual([{ ids: [id] }]))
    expect(box.value).toBe('…')
    answer!([])
    await waitFor(() => expect(box.value).toBe('Not visible to you'))
    fireEvent.click(box)
    await waitFor(() => expect(called('credit_life.lookup').at(-1)).toEqual({ beginning: 'cancellation' }))
  })

  it('B183 says when it was asked for already, and keeps what was typed', async () => {
    const may = ['cancellation.list', 'cancellation.detail', 'cancellation.request']
    const stale = { __typename: 'NotBegun', code: 'STALE', reasons: [], fields: [], of: null }
    await open('/cancel-request-policy/create?policy=13d9f156-4517-4e87-9985-1d9cba01e4aa', may, {
      'cancellation.begin': () => stale,
    })
    await type(/^Reason/, 'Repaid early')
    fireEvent.click(screen.getByRole('button', { name: 'Request cancellation' }))
    expect((await screen.findAllByText(/asked for already/)).length).toBeGreaterThan(0)
    expect(await input(/^Reason/)).toHaveProperty('value', 'Repaid early')
  })
})
