import type { Definition, FormField, FormGroup, FormItem } from '../../../src/shared/forms/definition.ts'
import { partsOf } from '../../../src/shared/forms/walk.ts'
import { type Around, type Choices, condition, expression, fieldOf, isNumeric, typed } from './arbitrary.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Loose = Record<string, unknown>

const listsOf = (items: FormItem[]): FormItem[][] => [
  items,
  ...items.flatMap((item) => ('items' in item ? listsOf(item.items as FormItem[]) : [])),
]

const allLists = (definition: Definition): FormItem[][] =>
  definition.pages.flatMap(({ items }) => listsOf(items as FormItem[]))

const named = (definition: Definition): (FormField | FormGroup)[] =>
  allLists(definition)
    .flat()
    .filter((item) => item.kind !== 'section')

/** What a condition of the item can look at. */
const aroundOf = (definition: Definition, item: object): Around => {
  const groups = named(definition).filter((one) => one.kind === 'group')
  const inRows = groups.flatMap(({ items }) => items)
  const fields = named(definition).filter((one) => one.kind === 'field' && one !== item && !inRows.includes(one))
  const row = groups.find(({ items }) => items.includes(item as FormField))?.items.filter((one) => one !== item)
  return { fields: fields as FormField[], groups, row: row ?? [] }
}

type Edit = (from: Choices, item: Loose, definition: Definition, list: FormItem[]) => void

const toggled =
  (key: string, make: (from: Choices, item: Loose, definition: Definition) => unknown): Edit =>
  (from, item, definition) => {
    item[key] = item[key] === undefined || from.one(2) ? make(from, item, definition) : undefined
  }

const conditional = (from: Choices, item: Loose, definition: Definition) => condition(from, aroundOf(definition, item))

const reshaped: Edit = (from, item) => {
  if (item['kind'] === 'group') {
    item['min'] = from.next(3)
    item['max'] = Math.max(1, item['min'] as number) + from.next(3)
  } else Object.assign(item, blank, typed(from, item['type'] as FormField['type']))
}

/** What types declare. */
const blank = Object.fromEntries(
  ['min', 'max', 'below', 'nonZero', 'rule', 'own', 'from', 'until', 'currency', 'extensions'].map((key) => [
    key,
    undefined,
  ]),
)

const optionsOf = (item: Loose) => (Array.isArray(item['options']) ? item : null)

const edits: Edit[] = [
  reshaped,
  reshaped,
  reshaped,
  reshaped,
  toggled('required', () => true),
  toggled('required', conditional),
  toggled('visible', conditional),
  toggled('visible', conditional),
  toggled('readOnly', conditional),
  (_, item, __, list) => list.splice(list.indexOf(item as never), 1),
  (from, item) => {
    if (optionsOf(item)) item['options'] = (item['options'] as object[]).slice(0, 1 + from.next(4))
  },
  (_, item) => {
    if (optionsOf(item))
      item['options'] = [
        ...(item['options'] as object[]),
        { ...(item['options'] as object[])[0], value: 'z', label: {} },
      ]
  },
  (from, item, definition, list) => {
    const isFree = !definition.pages.some((page) =>
      listsOf(page.items as FormItem[]).some(
        (one) => one === list && one.some((other) => other.kind === 'field' && other.name.startsWith('row')),
      ),
    )
    if (isFree) (from.pick(definition.pages).items as FormItem[]).push(...list.splice(list.indexOf(item as never), 1))
  },
  (from, _, definition) => {
    const holders = partsOf(definition).filter(({ key }) => key.includes(':'))
    const holder = from.pick(holders).item as Loose
    toggled('visible', conditional)(from, holder, definition, [])
  },
  (from, _, __, list) => list.push({ ...fieldOf(from, 'added'), ...(from.one(2) && { required: true }) }),
  (from, item, definition) => {
    const around = aroundOf(definition, item)
    const sums = around.groups.flatMap((group) => (group as FormGroup).items).filter(isNumeric)
    if (item['type'] === 'calculated') item['value'] = expression(from, around, sums)
    if (item['type'] === 'hidden') item['value'] = from.pick(['a', 'b', 7])
  },
  (from, item) => {
    if (item['kind'] !== 'field') return
    const { label, kind, name, required } = item
    for (const key of Object.keys(item)) delete item[key]
    Object.assign(item, fieldOf(from, name as string), { label, kind, required })
  },
]

/** The form after one or two changes of whatever kind. */
export const edited = (from: Choices, definition: Definition): Definition => {
  const changed = structuredClone(definition) as Mutable<Definition>
  for (let count = 1 + from.next(2); count > 0; count--) {
    const lists = allLists(changed).filter((list) => list.some((item) => item.kind !== 'section'))
    if (lists.length === 0) break
    const list = from.pick(lists)
    const item = from.pick(list.filter(({ kind }) => kind !== 'section')) as unknown as Loose
    from.pick(edits)(from, item, changed, list)
  }
  return JSON.parse(JSON.stringify(changed)) as Definition
}
