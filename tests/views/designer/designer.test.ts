import { keyOf } from '../../../src/shared/forms/walk.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { blocks } from '../../../src/shared/forms/blocks.ts'
import { findingsIn } from '../../../src/shared/forms/check/check.ts'
import { holds } from '../../../src/shared/forms/condition.ts'
import {
  type Condition,
  type Definition,
  empty,
  type FormField,
  type FormItem,
  limits,
} from '../../../src/shared/forms/definition.ts'
import { readDefinition } from '../../../src/shared/forms/read.ts'
import { designerMachine } from '../../../src/views/designer/designer.machine.ts'
import { mostSteps } from '../../../src/views/designer/designer.setup.ts'
import type { DesignerEvent } from '../../../src/views/designer/designer.types.ts'
import { placeOn, standOf, standsOf, ways, type Way } from '../../../src/views/designer/edit.ts'
import { fragmentText, readFragment } from '../../../src/views/designer/fragment.ts'
import { fieldKinds, freshened, newField, newGroup, newSection, retyped } from '../../../src/views/designer/fresh.ts'
import { conditionOf, joinedIn } from '../../../src/views/designer/properties/comparing.ts'
import { followed, orphanedBy } from '../../../src/views/designer/references.ts'
import { gapsOf, patchOf, textsIn, withWord } from '../../../src/views/designer/texts.ts'

const form = (...items: FormItem[]): Definition => ({ schema: 1, pages: [{ id: 'page1', title: {}, items }] })
const field = (name: string, others: object = {}): FormField => ({
  kind: 'field',
  name,
  label: {},
  type: 'number',
  decimals: 0,
  ...others,
})

const palette: readonly FormItem[] = [
  ...fieldKinds.map(newField),
  newSection(),
  newGroup(),
  ...blocks.map(({ section }) => section),
]

type Deed = (definition: Definition, at: number, other: number) => DesignerEvent

const keyAt = (definition: Definition, at: number): string => {
  const stands = standsOf(definition)
  return stands[at % stands.length]!.key
}

const deeds: readonly Deed[] = [
  (_, at) => ({ type: 'item.added', parts: [palette[at % palette.length]!] }),
  (_, at) => ({ type: 'item.added', parts: [palette[at % palette.length]!] }),
  (definition, at, other) => ({
    type: 'item.added',
    parts: [palette[other % palette.length]!],
    at: { parent: keyAt(definition, at), index: 0 },
  }),
  () => ({ type: 'page.added' }),
  (definition, at) => ({ type: 'item.selected', key: keyAt(definition, at) }),
  (definition, at, other) => ({
    type: 'item.moved',
    key: keyAt(definition, at),
    to: { parent: keyAt(definition, other), index: 0 },
  }),
  (definition, at, other) => {
    const key = keyAt(definition, at)
    const to = placeOn(definition, key, ways[other % ways.length] as Way)
    return { type: 'item.moved', key, to: to ?? { parent: null, index: 0 } }
  },
  (definition, at) => ({ type: 'item.removed', key: keyAt(definition, at) }),
  () => ({ type: 'removal.confirmed' }),
  (definition, at) => ({ type: 'item.duplicated', key: keyAt(definition, at) }),
  (definition, _, other) => ({
    type: 'text.pasted',
    text: fragmentText(standOf(definition, keyAt(definition, other))!.part),
  }),
  (definition, at, other) => {
    const key = keyAt(definition, at)
    const { part } = standOf(definition, key)!
    const name = ['a', 'b', 'total', '__proto__', 'constructor', 'x'.repeat(41)][other % 6]!
    return { type: 'item.changed', key, to: 'name' in part ? { ...part, name } : { ...part, id: name } }
  },
  (definition, at, other) => {
    const key = keyAt(definition, at)
    return {
      type: 'item.changed',
      key,
      to: {
        ...standOf(definition, key)!.part,
        visible: { all: [{ field: keyAt(definition, other).replace(':', ''), is: 'filled' }] },
      },
      run: `run ${other % 2}`,
    }
  },
  (definition, at, other) => {
    const key = keyAt(definition, at)
    const { part } = standOf(definition, key)!
    const isField = 'kind' in part && part.kind === 'field'
    return { type: 'item.changed', key, to: isField ? retyped(part, fieldKinds[other % fieldKinds.length]!) : part }
  },
  () => ({ type: 'undone' }),
  () => ({ type: 'redone' }),
]

const anyDeeds = fc.array(
  fc.tuple(fc.nat(deeds.length - 1), fc.nat(400), fc.nat(400)).map(([deed, at, other]) => ({ deed, at, other })),
  { maxLength: 60 },
)

describe('whatever is done to a form', () => {
  it('leaves one that is read again as it is, and undoing everything gives the beginning', () => {
    const beginning = form(...blocks.map(({ section }) => section).slice(0, 1))
    fc.assert(
      fc.property(anyDeeds, (done) => {
        const actor = createActor(designerMachine, { input: { definition: beginning } }).start()
        const now = () => actor.getSnapshot().context
        for (const { deed, at, other } of done) {
          actor.send(deeds[deed]!(now().definition, at, other))
          const read = readDefinition(structuredClone(now().definition))
          expect(read).toEqual({ ok: true, value: now().definition })
          expect(standOf(now().definition, now().selected)).toBeDefined()
        }
        actor.send({ type: 'removal.declined' })
        const last = now().definition
        const steps = now().past.length
        for (let step = 0; step < steps; step += 1) actor.send({ type: 'undone' })
        expect(now().definition).toBe(beginning)
        for (let step = 0; step < steps; step += 1) actor.send({ type: 'redone' })
        expect(now().definition).toBe(last)
      }),
      { numRuns: 60 },
    )
  })

  it('is kept for a hundred steps', () => {
    const actor = createActor(designerMachine, { input: { definition: empty } }).start()
    for (let step = 0; step <= mostSteps; step += 1) actor.send({ type: 'item.added', parts: [newField('flag')] })
    const { past } = actor.getSnapshot().context
    expect([mostSteps, past.length, past[0]!.definition.pages[0]!.items.length]).toEqual([100, 100, 1])
  })

  it('never makes it larger than a form may be', () => {
    const many = form(...Array.from({ length: limits.fields }, (_, index) => field(`n${index}`)))
    const actor = createActor(designerMachine, { input: { definition: many } })
    expect(actor.getSnapshot().can({ type: 'item.added', parts: [newField('flag')] })).toBe(false)
    expect(actor.getSnapshot().can({ type: 'item.duplicated', key: 'n0' })).toBe(false)
    expect(actor.getSnapshot().can({ type: 'item.added', parts: [newSection()] })).toBe(true)
  })
})

describe('a name', () => {
  const asking = form(
    field('cost'),
    field('extra', { required: { not: { any: [{ field: 'cost', is: 'more', value: 5 }] } } }),
    field('total', {
      type: 'calculated',
      shown: 'number',
      value: { when: { field: 'cost', is: 'filled' }, then: { op: 'add', of: [{ field: 'cost' }, 1] }, otherwise: 0 },
    }),
  )

  it('is followed in conditions and calculations, and what does not ask for it stays the same object', () => {
    const next = followed(asking, 'cost', 'price')
    expect(JSON.stringify(next)).toBe(JSON.stringify(asking).replaceAll('"field":"cost"', '"field":"price"'))
    expect(next.pages[0]!.items[0]).toBe(asking.pages[0]!.items[0])
    expect(followed(asking, 'nobody', 'price')).toBe(asking)
  })

  it('of an option that is stored otherwise is followed where it is compared with', () => {
    const cause = (name: string, ...values: string[]): FormField => ({
      kind: 'field',
      name,
      label: {},
      type: 'option',
      look: 'list',
      options: values.map((value) => ({ value, label: {} })),
    })
    const made = (...values: string[]) =>
      form(
        cause('cause', ...values),
        cause('other', 'theft'),
        field('a', {
          visible: {
            any: [
              { field: 'cause', is: 'among', values: [values[0]!, values[1]!] },
              { not: { field: 'cause', is: 'equal', value: values[0]! } },
              { field: 'other', is: 'equal', value: 'theft' },
            ],
          },
        }),
        field('total', {
          type: 'calculated',
          shown: 'number',
          value: { when: { field: 'cause', is: 'unequal', value: values[0]! }, then: 1, otherwise: 0 },
        }),
      )
    const [before, after] = [made('theft', 'fire'), made('stolen', 'fire')]
    const actor = createActor(designerMachine, { input: { definition: before } }).start()
    const change = (to: FormItem) => actor.send({ type: 'item.changed', key: 'cause', to: to as FormField })
    change(after.pages[0]!.items[0]!)
    expect(actor.getSnapshot().context.definition).toEqual(after)
    change(cause('cause', 'fire', 'stolen'))
    change(cause('cause', 'fire'))
    expect(actor.getSnapshot().context.definition.pages[0]!.items[2]).toEqual(after.pages[0]!.items[2])
  })

  it('is that of something else on a copy, which asks for its own', () => {
    const [section] = freshened(asking, [{ kind: 'section', id: 's', columns: 1, items: asking.pages[0]!.items }])
    expect(JSON.stringify(section)).toBe(
      JSON.stringify({ kind: 'section', id: 's', columns: 1, items: asking.pages[0]!.items })
        .replaceAll('"cost"', '"cost2"')
        .replace('"extra"', '"extra2"')
        .replace('"total"', '"total2"'),
    )
  })

  it('of what would be missed is told with who asks for it', () => {
    expect(orphanedBy(asking, standOf(asking, 'cost')!.part)).toEqual([
      { from: 'extra', to: 'cost', use: 'required' },
      { from: 'total', to: 'cost', use: 'value' },
    ])
    expect(orphanedBy(asking, standOf(asking, 'page:page1')!.part)).toEqual([])
  })
})

describe('the clipboard', () => {
  it('carries a part or a page from form to form', () => {
    const [block] = blocks
    expect(readFragment(fragmentText(block!.section))).toEqual({ items: [block!.section] })
    const page = { id: 'page', title: { en: 'P' }, items: [block!.section] }
    expect(readFragment(fragmentText(page))).toEqual({ page })
  })

  it.each([
    ['words', 'Some words'],
    ['other JSON', '{"a":1}'],
    ['a form itself', JSON.stringify(form(field('a')))],
    ['what no form may hold', fragmentText(field('a')).replace('"a"', '"__proto__"')],
    ['an unknown member', fragmentText(field('a')).replace('"decimals":0', '"decimals":0,"run":"alert(1)"')],
    ['nothing', ''],
  ])('with %s is refused', (_, text) => {
    expect(readFragment(text)).toBeNull()
  })
})

describe('the texts of a form', () => {
  it('are missing where they must be said, and where they were begun', () => {
    const said = form(
      field('a', { label: { en: 'A' }, help: {}, unit: { vi: 'km' } }),
      { kind: 'section', id: 's', columns: 1, title: {}, items: [] },
      { ...newField('explanation'), name: 'e' },
    )
    expect(textsIn(said).map((text) => [text.key, text.at, gapsOf(text)])).toEqual([
      ['page:page1', 'title', ['en', 'id', 'vi']],
      ['a', 'label', ['id', 'vi']],
      ['a', 'help', []],
      ['a', 'unit', ['en', 'id']],
      ['section:s', 'title', []],
      ['e', 'label', []],
      ['e', 'text', ['en', 'id', 'vi']],
    ])
  })

  it('are put in their places', () => {
    const part = newField('option')
    expect(patchOf(part, 'options.0', { en: 'Yes' })).toEqual({ options: [{ value: 'option1', label: { en: 'Yes' } }] })
    expect(patchOf(part, 'label', { en: 'Yes' })).toEqual({ label: { en: 'Yes' } })
    expect(withWord({ vi: 'C', en: 'A' }, 'id', 'B')).toEqual({ en: 'A', id: 'B', vi: 'C' })
    expect(withWord({ en: 'A' }, 'en', ' ')).toEqual({})
  })

  it('of the blocks are there in every language, and nothing keeps a form of them from being published', () => {
    for (const { section } of blocks) {
      const made: Definition = {
        schema: 1,
        pages: [{ id: 'page', title: { en: 'P', id: 'H', vi: 'T' }, items: [section] }],
      }
      expect(readDefinition(made).ok).toBe(true)
      expect(findingsIn(made).filter(({ grave }) => grave)).toEqual([])
    }
  })
})

const { condition: anyCondition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b').map((name): Condition => ({ field: name, is: 'filled' })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all): Condition => ({ all })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any })),
    tie('condition').map((not): Condition => ({ not })),
  ),
}))

it('a condition that is put together by choosing means what it meant before', () => {
  fc.assert(
    fc.property(anyCondition, fc.subarray(['a', 'b']), (condition, filled) => {
      const answers = Object.fromEntries(filled.map((name) => [name, 1]))
      expect(holds(conditionOf(joinedIn(condition)), { answers })).toBe(holds(condition, { answers }))
    }),
  )
})

it('everything of a form has a key of its own', () => {
  const keys = standsOf(form(...blocks.map(({ section }, index) => ({ ...section, id: `s${index}` })).slice(0, 4))).map(
    ({ part }) => keyOf(part),
  )
  expect(new Set(keys).size).toBe(keys.length)
})
