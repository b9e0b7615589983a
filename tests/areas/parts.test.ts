import { describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { performers } from '../../src/server/performers/performers.ts'
import type { Fields } from '../../machines/fields/fields.ts'
import type { RowOf } from '../../machines/fields/rows.ts'
import { noteOf } from '../../src/pages/list/bulk/judge.ts'
import { listsOf } from '../../src/shared/area/lists.ts'
import { listColumns } from '../../src/shared/area/names.ts'
import type { RowFacts } from '../../src/shared/area/rowFacts.ts'
import { people } from '../machines/support/quotation.ts'
import { formOf, samplesOf } from '../server/support/samples.ts'
import { isPerformed } from '../../src/shared/area/actions.ts'
import { isOfRecord, type AreaPage } from '../../src/shared/area/pages.ts'
import type { RecordTab } from '../../src/shared/area/tabs.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { areaEndpoints } from '../../src/shared/endpoints/areas.ts'
import { parts } from '../../src/views/parts.ts'

const flat = (kinds: Partial<Record<string, object>> = {}): string[] =>
  Object.entries(kinds).flatMap(([kind, named]) => Object.keys(named ?? {}).map((name) => `${kind}.${name}`))

const declared = ({ pages, tools, tabs = {}, cells = [], foreseen }: Area): string[] =>
  flat({
    foresight: foreseen && { change: true },
    pages,
    tools,
    tabs: Object.fromEntries(Object.entries(tabs).filter(([, { permission }]) => permission !== undefined)),
    cells: Object.fromEntries(cells.map((name) => [name, true])),
  })

/** Addresses that an area has anyway; a page at one of them would hide it, or be hidden. */
const taken = ['/:id', '/create', '/:id/edit']

const shape = (path: string) => path.replace(/:\w+/g, ':id')

/** Where a button leads to a page: from the list, or from the record that it is of. What else is in its path, nobody there can fill in. */
const isReachable = (path: string) => !path.replace(/^\/:id\//, '/').includes(':')

/** What is wrong with the pages of an area. */
const faultsOf = ({ id, route, pages = {} }: Area): string[] => {
  const shapes = Object.values(pages).map(({ path }) => shape(path))
  return Object.entries(pages).flatMap(([name, { path }], index) => [
    ...(taken.includes(shape(path)) || shapes.indexOf(shape(path)) !== index
      ? [`${id}.${name} stands at ${route}${path}, which is taken`]
      : []),
    ...(isReachable(path) ? [] : [`nothing leads to ${id}.${name} at ${route}${path}`]),
    ...(/^(\/(:?\w[\w-]*))+$/.test(path) ? [] : [`${id}.${name} has no path: ${path}`]),
  ])
}

describe('the parts of the areas in the browser', () => {
  it.each(areas.map((area) => [area.id, area] as const))('of %s are those that it declares', (id, area) => {
    expect(flat(parts[id] as object).toSorted()).toEqual(declared(area).toSorted())
  })

  it.each(areas.map((area) => [area.id, area] as const))(
    'of %s draw columns that its list has',
    (_, { cells = [], list }) => {
      expect(cells.filter((name) => !list.columns.includes(name))).toEqual([])
    },
  )

  it('are of areas that there are', () => {
    expect(Object.keys(parts).filter((id) => areas.every((area) => area.id !== id))).toEqual([])
  })
})

describe('the actions of the areas', () => {
  const named = (all: Record<string, object>) =>
    Object.entries(all).flatMap(([id, some]) => Object.keys(some).map((name) => `${id}.${name}`))
  /** The columns of a record that a rule reads. */
  const readBy = (area: Area, action: string, rule: string): string[] => {
    const read = new Set<string>()
    const context = new Proxy(formOf(area), { get: (row, name) => (read.add(String(name)), row[String(name)]) })
    const { test, payload } = area.actions![action]!.rules![rule]!
    const event = { ...samplesOf(area.actions![action]!.input ?? {}), by: people.viewer, at: '', type: action }
    if (!payload) test({ context: context as RowFacts & RowOf<Fields>, event })
    return [...read]
  }
  const performedBy = (all: readonly Area[]) =>
    all.flatMap(({ id, actions = {} }) =>
      Object.entries(actions).flatMap(([name, action]) => (isPerformed(action) ? [`${id}.${name}`] : [])),
    )

  it('have a performer each, and there is no other', () => {
    expect(named(performers).toSorted()).toEqual(performedBy(areas).toSorted())
  })

  it('need none when they change nothing and their rules say all', () => {
    const rules = { isActive: { test: () => true } }
    const action = { permission: 'a', on: 'record', rules } as const
    const actions = {
      changing: action,
      asking: { ...action, reads: true },
      looking: { ...action, reads: true, rules: undefined },
    } as const
    expect(performedBy([{ ...areas[0]!, actions }])).toEqual([`${areas[0]!.id}.changing`, `${areas[0]!.id}.looking`])
  })

  it('on rows ask for no more than a note, and are judged by what every list of the area shows', () => {
    for (const area of areas)
      for (const [name, { on, input = {}, rules = {} }] of Object.entries(area.actions ?? {})) {
        if (on !== 'rows') continue
        expect([area.id, name, noteOf(input) !== undefined]).toEqual([area.id, name, true])
        const read = Object.keys(rules).flatMap((rule) => readBy(area, name, rule))
        for (const list of listsOf(area)) {
          const shown = listColumns(list)
          expect([list.id, name, read.filter((column) => !shown.includes(column))]).toEqual([list.id, name, []])
        }
      }
  })

  it('are not called like what the area offers anyway', () => {
    const offered = areas.flatMap(({ id, actions = {} }) => Object.keys(actions).map((name) => `${id}.${name}`))
    const names = areas.flatMap((area) => {
      const aliases = Object.values(area.actions ?? {}).flatMap(
        ({ operation }) => operation?.aliases?.map(({ name }) => name) ?? [],
      )
      const own = areaEndpoints(area).filter(({ name }) => !aliases.includes(name))
      return own.map(({ operation }) => `${area.id}.${operation}`)
    })
    expect(offered.filter((name) => names.filter((other) => other === name).length !== 1)).toEqual([])
  })
})

describe('the tabs of the areas', () => {
  /** What is wrong with the tabs of an area. */
  const wrongIn = ({ id, sections, tabs }: Area): string[] => {
    if (!tabs) return []
    const known = sections.flatMap((section) => (section.apart ? [] : [section.id]))
    const shown = Object.values(tabs).flatMap((tab) => tab.sections ?? [])
    return [
      ...(Object.keys(tabs).length < 2 ? [`${id} has one tab alone`] : []),
      ...(Object.values(tabs)[0]?.sections ? [] : [`${id} begins with a tab that not everybody may have`]),
      ...known.filter((one) => !shown.includes(one)).map((one) => `${id} shows ${one} in no tab`),
      ...shown
        .filter((one, at) => !known.includes(one) || shown.indexOf(one) !== at)
        .map((one) => `${id} shows ${one}`),
    ]
  }

  it('show each section of a record once, and begin with some of them', () => {
    expect(areas.flatMap(wrongIn)).toEqual([])
  })

  it.each([
    ['alone', { all: ['a', 'b'] }],
    ['without a section', { one: ['a'], other: [] }],
    ['with a section twice', { one: ['a', 'b'], other: ['b'] }],
    ['with a section that there is not', { one: ['a', 'b'], other: ['c'] }],
  ])('are wrong %s', (_, wrong) => {
    const sections = ['a', 'b'].map((id) => ({ id, fields: [] }))
    const tabs = Object.fromEntries(Object.entries(wrong).map(([id, some]) => [id, { sections: some }]))
    expect(wrongIn({ ...areas[0]!, sections, tabs })).toHaveLength(1)
  })

  it('tell once what has happened with a record', () => {
    const histories = areas.map(({ id, tabs = {} }) => [id, Object.values(tabs).filter((tab) => tab.history).length])
    expect(histories.filter(([, count]) => Number(count) > 1)).toEqual([])
  })

  it('are guarded where they are parts, and begin with what every reader may see', () => {
    // @ts-expect-error neither sections nor a permission
    const unguarded: RecordTab = {}
    const sections = [{ id: 'a', fields: [] }]
    expect(wrongIn({ ...areas[0]!, sections, tabs: { own: unguarded, all: { sections: ['a'] } } })).toHaveLength(1)
  })
})

describe('the pages of the areas', () => {
  it('of records offer the actions that name them', () => {
    const named = areas.flatMap(({ id, actions = {}, pages = {} }) =>
      Object.values(actions).flatMap(({ on, page }) =>
        page ? [[id, on, pages[page] && isOfRecord(pages[page])]] : [],
      ),
    )
    expect(named.filter(([, on, isThere]) => on !== 'record' || isThere !== true)).toEqual([])
  })

  it('say who may open them, or do not compile', () => {
    // @ts-expect-error neither a permission nor `public`
    const unguarded: AreaPage = { path: '/summary' }
    // @ts-expect-error both
    const torn: AreaPage = { path: '/summary', permission: 'a', public: true }
    expect([unguarded, torn]).toHaveLength(2)
  })

  it('stand where nothing else stands', () => {
    expect(areas.flatMap(faultsOf)).toEqual([])
  })

  it.each(['/create', '/:id', '/:id/edit', '/a b', '/', '/by/:number', '/:id/by/:number'])(
    'could not stand at %s',
    (path) => {
      const page = { path: path as `/${string}`, permission: 'a' }
      expect(faultsOf({ ...areas[0]!, pages: { one: page } })).not.toEqual([])
      const ways = {
        one: { path: '/:id/way', permission: 'a' },
        other: { path: '/:id/way', permission: 'b' },
      } as const
      expect(faultsOf({ ...areas[0]!, pages: ways })).toHaveLength(1)
    },
  )
})
