import { describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { locales } from '../../src/shared/locales.ts'
import { accessTo, landingPage, menuOf } from '../../src/shared/menu.ts'

const [pattern] = areas as [Area]

const area = (route: string, menu: Area['menu'], permissions: Partial<Area['permissions']> = {}): Area => ({
  ...pattern,
  route,
  menu,
  permissions: { list: `${route}.list`, detail: `${route}.detail`, ...permissions },
})

const quotations = area('/quotations', { group: 'life', entry: 'quotations', order: 20 })
const reports = area('/reports', { group: 'life', entry: 'reports', order: 22 })
const banks = area('/banks', { group: 'banks', order: 5 }, { create: 'bank.create', edit: 'bank.edit' })
const all = [quotations, reports, banks]

describe('menuOf', () => {
  it('B035 keeps only permitted children, in their order', () =>
    expect(menuOf(all, ['/reports.list', '/banks.list'])).toEqual([
      { label: 'banks', path: '/banks', entries: [] },
      { label: 'life', path: null, entries: [{ label: 'reports', path: '/reports' }] },
    ]))

  it('B035 hides entries without a permitted page and groups that are empty', () =>
    expect(menuOf(all, ['/banks.detail'])).toEqual([]))

  it('B163 compares permissions without regard to case, and the root permission grants all', () => {
    expect(menuOf(all, ['/BANKS.List']).map(({ label }) => label)).toEqual(['banks'])
    expect(menuOf(all, ['superadmin.root']).map(({ label }) => label)).toEqual(['banks', 'life'])
  })

  it('has a permitted page for every area of the product', () => {
    const paths = menuOf(areas, ['superadmin.root']).flatMap(
      (group) => group.path ?? group.entries.map(({ path }) => path),
    )
    expect(paths.toSorted()).toEqual(areas.map(({ route }) => route).toSorted())
  })
})

it.each(locales)('every entry of the menu has a label in %s', async (locale) => {
  const { default: common } = await import(`../../locales/${locale}/common.json`)
  const labels = areas.flatMap(({ menu: { group, entry } }) => (entry ? [group, entry] : [group]))
  expect(labels.filter((label) => !common.sidebar[label])).toEqual([])
})

describe('landingPage', () => {
  it('B031 is the first entry of the menu', () => {
    expect(landingPage(menuOf(all, ['superadmin.root']))).toBe('/banks')
    expect(landingPage(menuOf(all, ['/reports.list']))).toBe('/reports')
  })

  it('B031 is the first child of the main dashboard where there is one', () => {
    const dashboard = area('/policies', { group: 'dashboard', entry: 'policies', order: 90 })
    expect(landingPage(menuOf([...all, dashboard], ['superadmin.root']))).toBe('/policies')
  })

  it('is none for who may see nothing', () => expect(landingPage(menuOf(all, []))).toBeNull())
})

describe('accessTo', () => {
  const everything = ['/banks.list', '/banks.detail', 'bank.create', 'bank.edit']

  it.each([
    ['/banks', '/banks.list'],
    ['/banks/17', '/banks.detail'],
    ['/banks/create', 'bank.create'],
    ['/banks/17/edit', 'bank.edit'],
    ['/inspector', 'workflow.inspect'],
  ])('%s needs %s and nothing else', (path, permission) => {
    expect(accessTo(path, all, [permission])).toBe('granted')
    expect(
      accessTo(
        path,
        all,
        everything.filter((other) => other !== permission),
      ),
    ).toBe('forbidden')
  })

  it('lets every signed-in person see their profile', () => expect(accessTo('/profile', all, [])).toBe('granted'))

  it.each([
    '/banksmore',
    '/banks/17/delete',
    '/banks/17/edit/more',
    '/quotations/create',
    '/quotations/17/edit',
    '/nothing',
  ])('does not know %s', (path) => expect(accessTo(path, all, ['superadmin.root'])).toBe('unknown'))
})
