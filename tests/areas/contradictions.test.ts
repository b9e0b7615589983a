import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { typeOf, type Field, type Fields } from '../../machines/fields/fields.ts'
import { rowSchema } from '../../machines/fields/schema.ts'
import { eachOf } from '../../machines/kernel/grants.ts'
import { areas } from '../../src/areas/registry.ts'
import { lastingColumns, partyColumns } from '../../src/server/records/scope.ts'
import { isFilled } from '../../src/server/tables/creation.ts'
import { listsOf, tabsOf } from '../../src/shared/area/lists.ts'
import type { Where } from '../../src/shared/area/listTypes.ts'
import { optionsOf } from '../../src/shared/area/names.ts'
import { permissionsOf } from '../../src/shared/area/permissions.ts'
import type { Area, PlainArea } from '../../src/shared/area/types.ts'
import { filterOf } from '../../src/shared/filters/filters.ts'
import { check } from '../../src/shared/validation/fieldErrors.ts'

const twiceIn = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

/** What a field's numbers lie between; of a percentage that does not say it, as its type has it. */
const boundsOf = (field: Field): [min: number, max: number][] => {
  const { type, min, max, limits = {} } = { min: undefined, max: undefined, limits: undefined, ...field }
  const counted = ['text', 'longText', 'group', 'files', 'json', 'references']
  return [
    [min ?? (counted.includes(type) ? 1 : 0), max ?? (type === 'rate' ? 100 : Infinity)],
    ...Object.values(limits).map(({ min: least = -Infinity, max: most = Infinity }): [number, number] => [least, most]),
  ]
}

/** Where a field takes nothing, or not what its type is, each by the field. */
const wrongField = (name: string, field: Field): string[] => {
  const { options, intents, kinds, fields, width, height } = {
    options: undefined,
    intents: undefined,
    kinds: undefined,
    fields: undefined,
    width: 1,
    height: 1,
    ...field,
  }
  const named = options ?? kinds
  return [
    ...boundsOf(field).flatMap(([min, max]) => (min <= max ? [] : [`${name} is at least ${min} and at most ${max}`])),
    ...(named?.length === 0 ? [`${name} has nothing to choose from`] : []),
    ...twiceIn(named ?? []).map((one) => `${name} has ${one} twice`),
    ...(name.endsWith('.status') && options && !intents ? [`${name} stands in no badge`] : []),
    ...(intents && Object.keys(intents).toSorted().join() !== options?.toSorted().join()
      ? [`${name} has not an intent for each option`]
      : []),
    ...(width < 1 || width > 280 || height < 1 || height > 240 ? [`${name} is seen at most 280 by 240`] : []),
    ...Object.entries(fields ?? {}).flatMap(([inner, own]) => wrongField(`${name}.${inner}`, own)),
  ]
}

const wrongFields = (of: string, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => wrongField(`${of}.${name}`, field))

const isText = ({ fields }: Area, name: string): boolean => typeOf(fields[name]!.type).sql === 'text'

/** Where a list is narrowed to what no record can have, or every one has. */
const wrongWhere = (area: Area, place: string, where: Where): string[] =>
  Object.entries(where).flatMap(([name, value]) => {
    if (value && typeof value === 'object' && 'not' in value)
      return isFilled(area, name) ? [`${place}: every record has ${name}`] : []
    const isPossible = (one: unknown) =>
      name === 'status' && area.lifecycle
        ? optionsOf(area, name).includes(String(one))
        : check(rowSchema(area.fields, [name]), { [name]: one }).ok
    return [value]
      .flat()
      .filter((one) => !isPossible(one))
      .map((one) => `${place}: no record has ${String(one)} as ${name}`)
  })

/** Tabs beneath one that has not the rows of just these. */
const wrongGroups = (listed: Area): string[] => {
  const tabs = tabsOf(listed)
  const statuses = (tab: string) => [tabs[tab]?.status ?? `none of ${tab}`].flat().map(String)
  return Object.entries(listed.list.groups ?? {}).flatMap(([group, within]) =>
    statuses(group).toSorted().join() === within.flatMap(statuses).toSorted().join()
      ? []
      : [`${listed.id}.list.groups.${group}: ${within.join()} have not its rows`],
  )
}

const wrongLists = (area: Area): string[] =>
  listsOf(area).flatMap((listed) => [
    ...wrongWhere(area, listed.id, listed.where ?? {}),
    ...Object.entries(tabsOf(listed)).flatMap(([tab, where]) =>
      wrongWhere(area, `${listed.id}.list.tabs.${tab}`, where),
    ),
    ...wrongGroups(listed),
    ...Object.entries(listed.list.views ?? {}).flatMap(([view, { filter = {} }]) =>
      Object.entries(filter)
        .filter(([name, value]) => Array.isArray(value) && optionsOf(area, name).length > 0)
        .flatMap(([name, value]) => (value as string[]).filter((one) => !optionsOf(area, name).includes(one)))
        .map((one) => `${listed.id}.list.views.${view} looks for ${one}, which is no option`),
    ),
    ...listed.list.search
      .filter((name) => !isText(area, name) && !['wording', 'money'].includes(area.fields[name]!.type))
      .map((name) => `${listed.id}.list.search looks in ${name}, which is no text and no sum`),
  ])

/** What every record that a person makes must have, and nobody fills in. */
const unfilled = (area: Area): string[] => {
  const { id, parent, permissions, fields } = area
  if (!permissions.create) return []
  const filled = parent ? partyColumns(area) : lastingColumns(area).slice(0, 1)
  return [
    ...Object.entries(fields)
      .filter(
        ([name, { readOnly, type }]) =>
          readOnly && name !== parent?.field && isFilled(area, name) && [null, ''].includes(typeOf(type).empty as null),
      )
      .map(([name]) => `${id}.${name} is required of who makes a record, and readOnly`),
    ...lastingColumns(area)
      .filter((column) => !filled.includes(column))
      .map((column) => `${id}.scope has ${column}, which nobody fills in who makes a record: let it be later`),
  ]
}

/** Guards that only whoever may do all of the area passes, as by a mistyped name. */
const unheld = (area: Area): string[] => {
  const open = { ...area, fields: {} }
  const given = Object.values(area.roles ?? {}).flatMap((words) => (words === 'all' ? [] : words))
  const known = [...areas.filter(({ id }) => id !== area.id), open].flatMap(permissionsOf)
  return Object.entries(area.fields).flatMap(([name, { guarded }]) =>
    eachOf(guarded?.permission ?? [])
      .filter((one) => !known.includes(one) && !given.some((word) => one === word || one.endsWith(`.${word}`)))
      .map((one) => `${area.id}.${name} is guarded by ${one}, which nothing else asks for and roles name for nobody`),
  )
}

/** Pickers that are narrowed by what the other list's filters cannot read. */
const unread = (area: Area): string[] =>
  Object.entries(area.fields).flatMap(([name, field]) => {
    if (field.type !== 'reference' && field.type !== 'references') return []
    const other = areas.find(({ id }) => id === field.area)!
    const isRead = ([by, value]: [string, boolean | readonly string[]]) => {
      const kind = other.list.filters.find((one) => one.field === by)?.kind
      const filter = kind && filterOf(kind)
      return filter && isDeepStrictEqual(filter.read(filter.write(value), optionsOf(other, by)), value)
    }
    return Object.entries(field.filter ?? {})
      .filter((one) => !isRead(one))
      .map(([by]) => `${area.id}.${name} is filtered by ${by}, as ${other.id} is not`)
  })

/** What is made of what nobody must type, or must differ from what its maker does not see. */
const unmade = (area: Area): string[] =>
  Object.entries(area.fields).flatMap(([name, field]) => {
    if (field.type !== 'text' || !field.madeOf) return []
    const of = area.fields[field.madeOf]
    const isTyped = of?.type === 'text' && of.required && !of.readOnly && !of.madeOf
    const isSeen = area.common === true || partyColumns(area).length === 1
    return [
      ...(isTyped ? [] : [`${area.id}.${name} is made of ${field.madeOf}, which is not always typed`]),
      ...(isSeen ? [] : [`${area.id}.${name} is made beside some that its maker does not see`]),
      ...(field.unique ? [] : [`${area.id}.${name} is made so that none is like it, and may be like another`]),
    ]
  })

const contradictionsIn = (area: Area): string[] => [
  ...wrongFields(area.id, area.fields),
  ...Object.entries(area.actions ?? {}).flatMap(([name, { input = {} }]) =>
    wrongFields(`${area.id}.actions.${name}`, input),
  ),
  ...(['text', 'phone', 'url'].includes(area.fields[area.title]!.type)
    ? []
    : [`${area.id}.title is ${area.title}, which is no short text`]),
  ...wrongLists(area),
  ...unfilled(area),
  ...unheld(area),
  ...unread(area),
  ...unmade(area),
]

const shared = (all: readonly Pick<Area, 'id' | 'name' | 'route' | 'table'>[]): string[] =>
  (['id', 'name', 'route', 'table'] as const).flatMap((key) =>
    all.flatMap((area, index) =>
      all
        .slice(0, index)
        .filter((other) => other[key] === area[key])
        .map((other) => `${other.id} and ${area.id} have one ${key}: ${area[key]}`),
    ),
  )

describe('the areas', () => {
  it.each(areas.map((area) => [area.id, area] as const))('%s contradicts itself nowhere', (_, area) => {
    expect(contradictionsIn(area)).toEqual([])
  })

  it.each(areas.flatMap(({ id, lifecycle }) => (lifecycle ? [[id, lifecycle] as const] : [])))(
    '%s asks with its events for what can be given',
    async (_, { load }) => {
      const { id, events } = await load()
      expect(Object.entries(events).flatMap(([type, { fields }]) => wrongFields(`${id} ${type}`, fields))).toEqual([])
    },
  )

  it('share no route, table or name', () => expect(shared(areas)).toEqual([]))
})

describe('a contradiction', () => {
  const bank = areas.find(({ id }) => id === 'bank')! as PlainArea
  const withField = (field: Field) => ({ fields: { ...bank.fields, own: field } })
  const faults: [Partial<PlainArea>, string][] = [
    [
      { list: { ...bank.list, tabs: { good: { status: 'NOPE' } } } },
      'bank.list.tabs.good: no record has NOPE as status',
    ],
    [
      { list: { ...bank.list, groups: { ACTIVE: ['INACTIVE'] } } },
      'bank.list.groups.ACTIVE: INACTIVE have not its rows',
    ],
    [{ list: { ...bank.list, tabs: { good: { name: { not: null } } } } }, 'bank.list.tabs.good: every record has name'],
    [
      { list: { ...bank.list, views: { good: { filter: { status: ['NOPE'] } } } } },
      'bank.list.views.good looks for NOPE, which is no option',
    ],
    [{ ...withField({ type: 'image' }), title: 'own' }, 'bank.title is own, which is no short text'],
    [
      { ...withField({ type: 'rate' }), list: { ...bank.list, search: ['name', 'own'] } },
      'bank.list.search looks in own, which is no text and no sum',
    ],
    [
      withField({ type: 'text', max: 9, guarded: { permission: 'bank.lst' } }),
      'bank.own is guarded by bank.lst, which nothing else asks for and roles name for nobody',
    ],
    [
      withField({ type: 'reference', area: 'bank', filter: { code: ['A'] } }),
      'bank.own is filtered by code, as bank is not',
    ],
    [
      withField({ type: 'reference', area: 'bank', filter: { status: ['GONE'] } }),
      'bank.own is filtered by status, as bank is not',
    ],
    [withField({ type: 'image', width: 900 }), 'bank.own is seen at most 280 by 240'],
    [withField({ type: 'option', options: ['ACTIVE', 'ACTIVE'] }), 'bank.own has ACTIVE twice'],
    [withField({ type: 'option', options: [] }), 'bank.own has nothing to choose from'],
    [
      withField({ type: 'option', options: ['ACTIVE', 'GONE'], intents: { ACTIVE: 'success' } }),
      'bank.own has not an intent for each option',
    ],
    [
      withField({ type: 'group', max: 2, fields: { status: { type: 'option', options: ['ACTIVE'] } } }),
      'bank.own.status stands in no badge',
    ],
    [withField({ type: 'rate', min: 90, max: 10 }), 'bank.own is at least 90 and at most 10'],
    [withField({ type: 'money', limits: { IDR: { min: 9, max: 1 } } }), 'bank.own is at least 9 and at most 1'],
    [withField({ type: 'group', max: 0, fields: {} }), 'bank.own is at least 1 and at most 0'],
    [
      withField({ type: 'group', max: 2, fields: { size: { type: 'integer', min: 5, max: 4 } } }),
      'bank.own.size is at least 5 and at most 4',
    ],
    [
      withField({ type: 'text', max: 9, required: true, readOnly: true }),
      'bank.own is required of who makes a record, and readOnly',
    ],
    [
      withField({ type: 'text', max: 9, unique: true, madeOf: 'branch' }),
      'bank.own is made of branch, which is not always typed',
    ],
    [
      withField({ type: 'text', max: 9, madeOf: 'name' }),
      'bank.own is made so that none is like it, and may be like another',
    ],
    [
      { scope: { broker: 'broker_id', insurer: 'insurer_id' } },
      'bank.scope has insurer_id, which nobody fills in who makes a record: let it be later',
    ],
  ]

  it.each(faults.map(([part, said]) => [said, part] as const))('is named: %s', (said, part) => {
    expect(contradictionsIn({ ...bank, ...part })).toEqual([said])
  })

  it('is none where a guard asks for what the area asks for too, or a role is given it', () => {
    const guarded = (permission: string) => withField({ type: 'text', max: 9, guarded: { permission } })
    expect(contradictionsIn({ ...bank, ...guarded('bank.edit') })).toEqual([])
    expect(contradictionsIn({ ...bank, ...guarded('bank.secret'), roles: { admin: ['secret'] } })).toEqual([])
  })

  it('of two areas is named by both', () => {
    expect(shared([bank, { ...bank, id: 'agent', name: 'agent', table: 'agents' }])).toEqual([
      'bank and agent have one route: /bank',
    ])
  })
})
