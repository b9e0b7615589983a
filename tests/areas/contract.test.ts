import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { typeOf, type Fields } from '../../machines/fields/fields.ts'
import { beginSample } from '../../machines/kernel/paths.ts'
import { tried } from '../../machines/tried.ts'
import { nodesOf, transitionsOf } from '../../machines/kernel/chart.ts'
import { same } from '../../machines/fields/same.ts'
import { areas } from '../../src/areas/registry.ts'
import { listCalled, listsOf, tabsOf } from '../../src/shared/area/lists.ts'
import { guardedIn } from '../../src/shared/area/sight.ts'
import { making } from '../../src/shared/area/permissions.ts'
import type { Area, PlainArea } from '../../src/shared/area/types.ts'
import { formFields, optionsOf, referencesOf, rowFacts } from '../../src/shared/area/names.ts'
import { areaEndpoint, areaEndpoints } from '../../src/shared/endpoints/areas.ts'
import { bracesIn, isAboutRecord, placeOf } from '../../src/shared/endpoints/places.ts'
import { filterOf } from '../../src/shared/filters/filters.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import { neededOf } from '../locales/areas.ts'
import { wordsOf } from '../locales/words.ts'
import { isRead } from '../../src/server/imports/values.ts'
import { partyColumns } from '../../src/server/records/scope.ts'
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

/** Where what is declared of amounts and of their currency do not go together. */
const wrongCurrency = ({ id, fields }: Pick<Area, 'id' | 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isCurrency = field.type === 'currency'
    if (isCurrency !== (name === 'currency'))
      return [`${id}.${name}: the currency is the field currency, and nothing else is`]
    if (isCurrency && (!field.required || field.guarded))
      return [`${id}.currency must be required, and seen by whoever sees an amount`]
    if (field.type === 'money' && field.limits && !fields['currency'])
      return [`${id}.${name} has limits in a currency that nobody chooses`]
    return []
  })

/** Where a child's declaration and that of its parent are not of one piece. */
const wrongParent = ({ id, route, menu, lists = [], parent, scope, fields }: Area): string[] => {
  const wrong = (is: boolean, text: string) => (is ? [`${id} ${text}`] : [])
  const asParent = areas.flatMap((other) =>
    referencesOf(other)
      .filter(([name, area]) => area === id && name !== other.parent?.field)
      .map(([name]) => `${other.id}.${name} refers to ${id}, whose records are chosen within their parent alone`),
  )
  if (!parent) return []
  const { area, field } = parent
  const own = fields[field]
  const isReference = own?.type === 'reference' && own.area === area.id && !own.facts && !own.guarded
  return [
    ...asParent,
    ...wrong(!areas.includes(area), `is within ${area.id}, which is no area`),
    ...wrong(area.parent !== undefined, `is within ${area.id}, which is within another`),
    ...wrong(!isReference, `.${field} is no open reference to ${area.id}, without facts`),
    ...wrong(!own?.required || !own.readOnly, `.${field} must be required, and typed by nobody`),
    ...wrong(!same(scope, area.scope), `is seen otherwise than ${area.id}`),
    ...wrong(!new RegExp(`^${area.route}/:parent/[a-z-]+$`).test(route), `is not at ${area.route}/:parent/…`),
    ...wrong(menu.length > 0 || lists.length > 0, 'has a list without its parent'),
    ...wrong(
      Object.values(area.pages ?? {}).some(
        ({ path }) => path === route.slice(area.route.length).replace(':parent', ':id'),
      ),
      `is where ${area.id} has a page`,
    ),
  ]
}

/** Where the calls of a declaration do not say what they are made with, or what they answer, each by name. */
const wrongCalls = (area: Area): string[] => {
  const facts = ['id', 'revision', ...rowFacts(area), ...(area.lifecycle ? ['status'] : [])]
  const kindOfFilter = (field: string) => area.list.filters.find((filter) => filter.field === field)?.kind
  return areaEndpoints(area).flatMap((endpoint) => {
    const { name, operation, columns = {}, filter = {}, braces = {} } = endpoint
    const own = areaEndpoint(area, operation!)
    const wrong = (is: boolean, fault: string) => (is ? [`${name} ${fault}`] : [])
    const inPath = bracesIn(endpoint)
    const places = inPath.map((brace) => ({ brace, ...placeOf(area, endpoint, brace) }))
    const records = places.filter(({ variable }) => variable === 'id')
    return [
      ...wrong(new Set(inPath).size < inPath.length, 'has two braces of one name'),
      ...wrong(records.length > (isAboutRecord(area, operation) ? 1 : 0), 'has braces that are nothing of its call'),
      ...wrong(name === own.name && places.some((place) => place.filter), 'is the list itself, and filtered'),
      ...places.flatMap(({ brace, filter: field }) => {
        const kind = field === undefined ? undefined : kindOfFilter(field)
        const isOneValue = kind !== undefined && ['StringList', 'Boolean'].includes(filterOf(kind).input)
        return wrong(field !== undefined && !isOneValue, `has {${brace}}, which is no filter by one value`)
      }),
      ...Object.keys(braces).flatMap((brace) => wrong(!inPath.includes(brace), `names {${brace}}, which it has not`)),
      ...Object.entries(columns).flatMap(([told, column]) => [
        ...wrong(!(column in area.fields) && !facts.includes(column), `answers ${column}, which rows have not`),
        ...wrong(!/^[a-z]\w*$/i.test(told), `answers ${told}, which is no name`),
      ]),
      ...Object.keys(filter).flatMap((field) =>
        wrong(!kindOfFilter(field), `is filtered by ${field}, and the list is not`),
      ),
    ]
  })
}

/** Where it is not said who owns a row from its beginning, or a row's children would not know of whom came to it later. */
const wrongScope = ({ id, scope, parent }: Pick<Area, 'id' | 'scope' | 'parent'>): string[] => {
  const columnsOf = (isLater: boolean) =>
    Object.values(scope).flatMap((party) => {
      const { column, later = false } = typeof party === 'string' ? { column: party } : party
      return later === isLater ? [column] : []
    })
  const [lasting, later] = [columnsOf(false), columnsOf(true)]
  return [
    ...(lasting.length === 0 && later.length > 0 ? [`${id}.scope names nobody who is there from the beginning`] : []),
    ...later
      .filter((column) => lasting.includes(column))
      .map((column) => `${id}.scope has ${column} also from the beginning`),
    ...(parent && later.length > 0 ? [`${id} is within ${parent.area.id}, to whose records others come later`] : []),
  ]
}

/** Guarded fields that would tell by themselves what they hold: as a name, by an order or a list for everybody, or by a code that is taken. */
const tellingOf = (area: Area): string[] => {
  const ordered = area.list.order.replace(/^-/, '')
  const listed = (area.lists ?? []).flatMap(({ where }) => Object.keys(where ?? {}))
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

  it('shows each field in exactly one section, but those that no page shows', () => {
    const shown = fields.filter((name) => !area.fields[name]!.unshown)
    expect(area.sections.flatMap((section) => section.fields).toSorted()).toEqual(shown.toSorted())
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

  it('stands for organisations where who represents some sees those of these alone', () => {
    const { represented } = area
    expect(represented ? [area.fields[represented]] : []).toEqual(
      represented ? [expect.objectContaining({ type: 'reference', area: 'organisation' })] : [],
    )
  })

  it('has places in the menu to itself', () => {
    const others = areas.flatMap(listsOf).filter(({ route }) => !listsOf(area).some((own) => own.route === route))
    const taken = listsOf(area).flatMap(({ route, menu }) =>
      menu.flatMap((place) =>
        others
          .filter((other) => other.menu.some((one) => same(one, place)))
          .map((other) => `${route} stands where ${other.route} does: ${JSON.stringify(place)}`),
      ),
    )
    expect(taken).toEqual([])
  })

  it('has a currency for its amounts', () => expect(wrongCurrency(area)).toEqual([]))

  it('is of one piece with its parent', () => expect(wrongParent(area)).toEqual([]))

  it('has an owner from the beginning', () => expect(wrongScope(area)).toEqual([]))

  it('says which field of an event holds a file, and which its name', async () => {
    const lifecycle = await area.lifecycle?.load()
    for (const { fields: asked } of lifecycle ? Object.values(lifecycle.events) : [])
      for (const [name, field] of Object.entries(asked)) {
        expect([name, field.type === 'file']).toEqual([name, /file(Id)?$/i.test(name)])
        if (field.type === 'file') expect(asked[field.nameIn]?.type).toBe('text')
      }
  })

  it('lists nothing that goes on changing without the record', async () => {
    const lifecycle = await area.lifecycle?.load()
    if (!lifecycle?.daily) return
    const [sample] = (await tried(lifecycle)).samples
    const { context } = beginSample(await tried(lifecycle), sample!, '2026-03-02T03:00:00.000Z').record.snapshot
    const listed = listsOf(area).flatMap(({ list }) => [...list.columns, ...list.sorts, ...(list.summary ?? [])])
    expect(Object.keys(lifecycle.daily(context, '2026-03-02')).filter((name) => listed.includes(name))).toEqual([])
  })

  it('has a book where its lifecycle books, seen by whoever sees its cases', async () => {
    const lifecycle = await area.lifecycle?.load()
    const transitions = lifecycle ? nodesOf(lifecycle.machine).flatMap(transitionsOf) : []
    const books = transitions.some(({ actions }) => actions.some((action) => Object(action).type === 'book'))
    const book = listCalled(areas, area.lifecycle?.book)
    expect([Boolean(book), area.lifecycle?.book !== undefined]).toEqual([books, books])
    // Books are the broker's.
    if (book) expect(partyColumns(book)).toEqual(expect.arrayContaining([...partyColumns(area), 'broker_id']))
    if (books) expect(partyColumns(area)).toContain('broker_id')
  })

  it.each(['en', 'id', 'vi'])('has its words in %s', async (locale) => {
    const known = wordsOf(locale)
    const { asks } = (await area.lifecycle?.load()) ?? {}
    const { sections = [{ id: 'begin' }] } = area.lifecycle ?? {}
    const begun = asks
      ? ['create', ...sections.map(({ id }) => `sections.${id}`), ...Object.keys(asks).map((name) => `fields.${name}`)]
      : []
    const needed = [...neededOf(area), ...begun]
    const missing = needed.filter((key) => !known.has(`${area.name}:${key}`) && !known.has(`fields:${key}`))
    expect(missing).toEqual([])
  })

  it('names only operations that it offers, and numbers records by a field that is unique', () => {
    const offered = areaEndpoints(area).map(({ operation }) => operation)
    expect(
      Object.keys(area.operations ?? {}).filter((operation) => ![...offered, 'presign', 'preview'].includes(operation)),
    ).toEqual([])
    if (area.number) expect(area.fields[area.number]).toMatchObject({ type: 'text', unique: true })
  })

  it('says what its calls are made with, and answers what its rows have', () => expect(wrongCalls(area)).toEqual([]))

  it('guards no field that tells by itself what it holds', () => expect(tellingOf(area)).toEqual([]))

  it('offers a form only for fields that a person may write', () => {
    if (area.permissions.create) expect(formFields(area).length).toBeGreaterThan(0)
    expect(formFields(area).filter((name) => area.fields[name]!.readOnly)).toEqual([])
  })
})

describe('a currency', () => {
  it.each<[string, Fields]>([
    ['agent.money: the currency is the field currency, and nothing else is', { money: { type: 'currency' } }],
    ['agent.currency: the currency is the field currency, and nothing else is', { currency: { type: 'text', max: 3 } }],
    ['agent.currency must be required, and seen by whoever sees an amount', { currency: { type: 'currency' } }],
    [
      'agent.fee has limits in a currency that nobody chooses',
      { fee: { type: 'money', limits: { IDR: { min: 1000 } } } },
    ],
  ])('that is not declared right is found: %s', (fault, fields) =>
    expect(wrongCurrency({ id: 'agent', fields })).toEqual([fault]),
  )

  it('that is chosen, with limits of amounts in it, is right', () => {
    const fields: Fields = {
      currency: { type: 'currency', required: true },
      fee: { type: 'money', limits: { IDR: { min: 1000 }, MYR: { max: 500 } } },
    }
    expect(wrongCurrency({ id: 'agent', fields })).toEqual([])
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

describe('a call that does not say what it is made with', () => {
  const bank = areas.find(({ id }) => id === 'bank')! as PlainArea
  const get = { name: 'bank.other', method: 'GET' } as const
  const own = { name: 'bank.own' }
  const faults: [PlainArea['operations'], string][] = [
    [{ detail: { ...get, path: '/b/{code}/{number}' } }, 'bank.other has braces that are nothing of its call'],
    [
      { list: { ...own, aliases: [{ ...get, path: '/b/{status}/{status}' }] } },
      'bank.other has two braces of one name',
    ],
    [{ lookup: { ...get, path: '/b/{code}' } }, 'bank.other has braces that are nothing of its call'],
    [{ list: { ...get, path: '/b/{status}' } }, 'bank.other is the list itself, and filtered'],
    [
      { list: { ...own, aliases: [{ ...get, path: '/b/{name}' }] } },
      'bank.other has {name}, which is no filter by one value',
    ],
    [
      { list: { ...own, aliases: [{ ...get, path: '/b/{day}', braces: { day: 'created_at' } }] } },
      'bank.other has {day}, which is no filter by one value',
    ],
    [
      { list: { ...own, aliases: [{ ...get, path: '/b', braces: { state: 'status' } }] } },
      'bank.other names {state}, which it has not',
    ],
    [
      { list: { ...own, aliases: [{ name: 'bank.other', columns: { secret: 'organisation_id' } }] } },
      'bank.other answers organisation_id, which rows have not',
    ],
    [
      { detail: { ...own, aliases: [{ name: 'bank.other', columns: { 'a b': 'name' } }] } },
      'bank.other answers a b, which is no name',
    ],
    [
      { list: { ...own, aliases: [{ name: 'bank.other', filter: { code: ['A'] } }] } },
      'bank.other is filtered by code, and the list is not',
    ],
  ]

  it.each(faults)('is named with its fault: %j', (operations, said) => {
    expect(wrongCalls({ ...bank, operations })).toEqual([said])
  })

  it('is none where each brace is the record, or a filter by one value', () => {
    const operations: PlainArea['operations'] = {
      list: {
        ...own,
        aliases: [{ ...get, path: '/b/{state}/list', braces: { state: 'status' }, columns: { code: 'code' } }],
      },
      detail: { name: 'bank.one', method: 'GET', path: '/b/{code}' },
    }
    expect(wrongCalls({ ...bank, operations })).toEqual([])
  })
})

describe('a child area that is not of one piece with its parent', () => {
  const bank = areas.find(({ id }) => id === 'bank')! as PlainArea
  const ofBank = { type: 'reference', area: 'bank', required: true, readOnly: true } as const
  const child: Area = {
    ...bank,
    id: 'counter',
    route: '/bank/:parent/counter',
    menu: [],
    fields: { ...bank.fields, ofBank },
    parent: { area: bank, field: 'ofBank' },
  }
  const faults: [Partial<PlainArea>, string][] = [
    [{ parent: { area: { ...bank, id: 'nowhere' }, field: 'ofBank' } }, 'counter is within nowhere, which is no area'],
    [{ parent: { area: bank, field: 'name' } }, 'counter .name is no open reference to bank, without facts'],
    [
      { fields: { ofBank: { ...ofBank, area: 'broker' } } },
      'counter .ofBank is no open reference to bank, without facts',
    ],
    [{ fields: { ofBank: { ...ofBank, required: false } } }, 'counter .ofBank must be required, and typed by nobody'],
    [{ fields: { ofBank: { ...ofBank, readOnly: false } } }, 'counter .ofBank must be required, and typed by nobody'],
    [{ scope: { bank: 'other_id' } }, 'counter is seen otherwise than bank'],
    [{ route: '/counter' }, 'counter is not at /bank/:parent/…'],
    [{ menu: bank.menu }, 'counter has a list without its parent'],
  ]

  it.each(faults)('is named with its fault: %j', (fault, said) => {
    expect(wrongParent(child)).toEqual([])
    expect(wrongParent({ ...child, ...fault })).toContain(said)
  })
})

describe('a scope with organisations that come later', () => {
  const bank = areas.find(({ id }) => id === 'bank')!
  const desk = { column: 'desk_id', later: true } as const
  const faults: [Partial<Area>, string[]][] = [
    [{ scope: { broker: 'broker_id', serviceCentre: desk } }, []],
    [{ scope: { serviceCentre: desk } }, ['agent.scope names nobody who is there from the beginning']],
    [{ scope: { broker: 'desk_id', serviceCentre: desk } }, ['agent.scope has desk_id also from the beginning']],
    [
      { scope: { broker: 'broker_id', serviceCentre: desk }, parent: { area: bank, field: 'bank' } },
      ['agent is within bank, to whose records others come later'],
    ],
  ]

  it.each(faults)('is named with its fault: %j', (fault, said) =>
    expect(wrongScope({ id: 'agent', scope: {}, ...fault })).toEqual(said),
  )
})

describe('the endpoint catalogue', () => {
  const endpoints = catalogue(areas)

  it('names each endpoint once', () => {
    const names = endpoints.map((endpoint) => endpoint.name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has one call at each path, whatever its braces are called', () => {
    const rest = endpoints.filter(({ transport }) => transport === 'rest')
    const places = rest.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    // C051: what is sent there says whether it cancels or marks as paid.
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([
      'PATCH /api/v2/policies/internal/invoices/{}',
      'PATCH /api/v2/claims/internal/disbursement/{}',
    ])
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
      'document.verify',
      'forgot_password.requestOtp',
      'forgot_password.verifyOtp',
      'formLink.confirm',
      'formLink.keep',
      'formLink.open',
      'formLink.presign',
      'formLink.read',
      'formLink.send',
      'formLink.stumble',
      'inquiry.answer',
      'inquiry.look',
      'inquiry.presign',
      'inquiry.sendCode',
      'pay.begin',
      'pay.look',
      'pay.withdraw',
      'shared.putFile',
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

it.each(areas.filter(({ imported }) => imported).map((area) => [area.id, area] as const))(
  '%s takes files of many records, whose cells can say all that one needs',
  async (_, area) => {
    const asked = area.lifecycle
      ? ((await area.lifecycle.load()).asks ?? {})
      : Object.fromEntries(formFields(area).map((name) => [name, area.fields[name]!]))
    const unread = Object.entries(asked).filter(([, field]) => field.required && !isRead(field))
    expect([making(area) !== undefined, area.parent, unread.map(([name]) => name)]).toEqual([true, undefined, []])
  },
)

it('each list has an address of its own', () => {
  const routes = areas.filter(({ parent }) => !parent).flatMap((area) => listsOf(area).map(({ route }) => route))
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([])
})
