import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { typeOf, type Fields } from '../../machines/fields/fields.ts'
import { same } from '../../machines/fields/same.ts'
import { areas } from '../../src/areas/registry.ts'
import { listsOf, tabsOf } from '../../src/shared/area/lists.ts'
import { guardedIn } from '../../src/shared/area/sight.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { formFields, optionsOf } from '../../src/shared/area/names.ts'
import { areaEndpoints } from '../../src/shared/endpoints/areas.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import { neededOf } from '../locales/areas.ts'
import { wordsOf } from '../locales/words.ts'
import { kindOf } from '../../src/server/records/columns.ts'
import { documents } from '../support/documents.ts'

/** Where a declaration refers to what is not there, each by area and field. */
const wrongReferences = ({ id, fields }: Pick<Area, 'id' | 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'reference' && field.type !== 'references') return []
    const referred = areas.find((other) => other.id === field.area)
    if (!referred) return [`${id}.${name} refers to ${field.area}, which is no area`]
    const { facts = {} } = { facts: undefined, ...field }
    return Object.entries(facts).flatMap(([fact, told]) => {
      const { type, required, options } = { options: undefined, ...told }
      const own = referred.fields[fact]
      if (!own) return [`${id}.${name} is told of ${fact}, which ${field.area} has not`]
      const isAlike = own.type === type && same(options, 'options' in own ? own.options : undefined)
      return isAlike && (!required || own.required) ? [] : [`${id}.${name} is told of ${fact} otherwise than it is`]
    })
  })

/** Guarded fields that would tell by themselves what they hold: as a name, by an order or a list for everybody, or by a code that is taken. */
const tellingOf = (area: Area): string[] => {
  const ordered = area.list.order.replace(/^-/, '')
  const listed = (area.lists ?? []).flatMap(({ where }) => Object.keys(where))
  const inGroups = Object.entries(area.fields).flatMap(([name, field]) =>
    field.type === 'group' ? guardedIn(field.fields).map((inner) => `${name}.${inner}`) : [],
  )
  return [
    ...inGroups,
    ...guardedIn(area.fields).filter((name) => {
      const field = area.fields[name]!
      const isNamed = name === area.title && !(field.guarded && 'last' in field.guarded)
      return isNamed || name === ordered || listed.includes(name) || ('unique' in field && field.unique)
    }),
  ]
}

describe.each(areas.map((area) => ({ id: area.id, area })))('the area $id', ({ area }) => {
  const fields = Object.keys(area.fields)

  it('shows each field in exactly one section', () => {
    expect(area.sections.flatMap((section) => section.fields).toSorted()).toEqual(fields.toSorted())
  })

  it('begins with columns and an order that the list offers', () => {
    expect(area.list.shown.filter((name) => !area.list.columns.includes(name))).toEqual([])
    expect(area.list.sorts).toContain(area.list.order.replace(/^-/, ''))
    expect(area.list.shown).toContain(area.title)
  })

  it.each(listsOf(area).map((list) => [list.id, list] as const))(
    'adds up money, and looks quickly at what there is, in the list %s',
    (_, { list, ...own }) => {
      for (const field of list.summary ?? []) expect([field, area.fields[field]?.type]).toEqual([field, 'money'])
      for (const [name, { tab, filter = {}, sort = list.order }] of Object.entries(list.views ?? {})) {
        expect([name, Object.keys(filter).filter((field) => !list.filters.some((one) => one.field === field))]).toEqual(
          [name, []],
        )
        expect(list.sorts).toContain(sort.replace(/^-/, ''))
        if (tab !== undefined) expect(Object.keys(tabsOf({ ...area, ...own, list } as Area))).toContain(tab)
      }
    },
  )

  it('is sorted by what every record has', () => {
    const empty = formFields(area).filter((name) => !area.fields[name]!.required)
    expect(area.list.sorts.filter((sort) => empty.includes(sort))).toEqual([])
  })

  it('is sorted and filtered as the types of its fields let it', () => {
    const kind = (name: string) => typeOf(kindOf(area, name)!)
    expect(area.list.sorts.filter((sort) => kind(sort).cursor === null)).toEqual([])
    expect(area.list.filters.filter((filter) => !kind(filter.field).filters.includes(filter.kind))).toEqual([])
  })

  it('is filtered by options that there are', () => {
    const none = area.list.filters.filter(
      ({ field, kind }) => kind === 'options' && optionsOf(area, field).length === 0,
    )
    expect(none).toEqual([])
  })

  it('refers to areas that there are, and is told of facts that their records have', () => {
    expect(wrongReferences(area)).toEqual([])
  })

  it('says which field of an event holds a file, and which its name', async () => {
    const lifecycle = await area.lifecycle?.load()
    for (const { fields: asked } of lifecycle ? Object.values(lifecycle.events) : [])
      for (const [name, field] of Object.entries(asked)) {
        expect([name, field.type === 'file']).toEqual([name, /file(Id)?$/i.test(name)])
        if (field.type === 'file') expect(asked[field.nameIn]?.type).toBe('text')
      }
  })

  it.each(['en', 'id', 'vi'])('has its words in %s', async (locale) => {
    const known = wordsOf(locale)
    const { asks } = (await area.lifecycle?.load()) ?? {}
    const begun = asks ? ['create', 'sections.begin', ...Object.keys(asks).map((name) => `fields.${name}`)] : []
    const needed = [...neededOf(area), ...begun]
    const missing = needed.filter((key) => !known.has(`${area.name}:${key}`) && !known.has(`fields:${key}`))
    expect(missing).toEqual([])
  })

  it('names only operations that it offers, and numbers records by a field that is unique', () => {
    const offered = areaEndpoints(area).map(({ operation }) => operation)
    expect(Object.keys(area.operations ?? {}).filter((operation) => !offered.includes(operation))).toEqual([])
    if (area.number) expect(area.fields[area.number]).toMatchObject({ type: 'text', unique: true })
  })

  it('guards no field that tells by itself what it holds', () => expect(tellingOf(area)).toEqual([]))

  it('offers a form only for fields that a person may write', () => {
    if (area.permissions.create) expect(formFields(area).length).toBeGreaterThan(0)
    expect(formFields(area).filter((name) => area.fields[name]!.readOnly)).toEqual([])
  })
})

describe('a reference to what is not there', () => {
  const referring: [Fields[string], string][] = [
    [{ type: 'reference', area: 'nowhere' }, 'refers to nowhere, which is no area'],
    [{ type: 'references', area: 'nowhere', max: 2 }, 'refers to nowhere, which is no area'],
    [{ type: 'reference', area: 'bank', facts: { digits: { type: 'flag' } } }, 'is told of digits, which bank has not'],
    [{ type: 'reference', area: 'bank', facts: { name: { type: 'flag' } } }, 'is told of name otherwise than it is'],
    [
      { type: 'reference', area: 'bank', facts: { status: { type: 'option', options: ['ACTIVE'] } } },
      'is told of status otherwise than it is',
    ],
  ]

  it.each(referring)('is named by area and field: %j %s', (field, fault) => {
    expect(wrongReferences({ id: 'agent', fields: { bank: field } })).toEqual([`agent.bank ${fault}`])
  })

  it('is none where the record has the facts', () => {
    const facts = {
      name: { type: 'text', max: 9, required: true },
      accountDigitsMin: { type: 'integer', min: 0, max: 9 },
    } as const
    expect(wrongReferences({ id: 'agent', fields: { bank: { type: 'reference', area: 'bank', facts } } })).toEqual([])
  })
})

describe('the endpoint catalogue', () => {
  const endpoints = catalogue(areas)

  it('names each endpoint once', () => {
    const names = endpoints.map((endpoint) => endpoint.name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('holds the calls that the first pages need', () => {
    expect(endpoints.map((endpoint) => endpoint.name)).toEqual(
      expect.arrayContaining([
        'auth.create',
        'auth.refresh',
        'auth.check',
        'auth.delete',
        'credit_life.list',
        'credit_life.detail',
        'credit_life.send',
        'credit_life.timeline',
        'bank.list',
        'bank.detail',
        'bank.checkAccountNumber',
      ]),
    )
  })

  it('gives each GraphQL endpoint a document with one aliased result', () => {
    for (const { document } of documents) {
      const operation = parse(document).definitions[0]
      expect(operation).toMatchObject({
        kind: 'OperationDefinition',
        selectionSet: { selections: [{ alias: { value: 'result' } }] },
      })
    }
  })

  it('demands a session for everything but the calls of who has none yet', () => {
    const open = endpoints.filter((endpoint) => endpoint.permission === null).map((endpoint) => endpoint.name)
    expect(open.toSorted()).toEqual([
      'activation.requestOtp',
      'activation.verifyOtp',
      'auth.create',
      'auth.createSSO',
      'auth.refresh',
      'forgot_password.requestOtp',
      'forgot_password.verifyOtp',
      'user.setPassword',
    ])
  })
})

it('a field that would tell what it holds is found, if it is guarded', () => {
  const guarded = { permission: 'thing.see' }
  const bank = areas.find(({ id }) => id === 'bank')!
  const fields = Object.fromEntries(Object.entries(bank.fields).map(([name, field]) => [name, { ...field, guarded }]))
  const pics: Fields[string] = { type: 'group', max: 1, fields: { phone: { type: 'phone', guarded } } }
  expect(tellingOf({ ...bank, fields: { ...fields, pics } })).toEqual(['pics.phone', 'code', 'name'])
})

it('no two areas share a route, a table or a name', () => {
  for (const key of ['id', 'name', 'route', 'table'] as const)
    expect(new Set(areas.map((area) => area[key])).size).toBe(areas.length)
})
