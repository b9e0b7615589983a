import { perObject } from '../../../machines/kernel/perObject.ts'
import { firstExtension } from '../../../machines/fields/fileKinds.ts'
import { same } from '../../../machines/fields/same.ts'
import { readBy } from './condition.ts'
import type { Choice, Condition, Definition, FormField, FormFieldOf, FormGroup } from './definition.ts'
import { graphOf, lookedAt } from './graph.ts'
import { typesTaken } from './input.ts'
import { canonicalText } from './read.ts'
import { isAnswered } from './schema.ts'
import { aboveOf, groupOf, isFieldPart, isGroupPart, type Part, partsOf } from './walk.ts'

/** The first ones may make older answers invalid, or leave them without a field to be read in. */
export const breakingKinds = [
  'gone',
  'retyped',
  'regrouped',
  'optionGone',
  'newlyRequired',
  'newlyAsked',
  'narrowed',
] as const

export const compatibleKinds = [
  'added',
  'optionAdded',
  'widened',
  'conditional',
  'recalculated',
  'reworded',
  'moved',
  'arranged',
] as const

export type DifferenceKind = (typeof breakingKinds)[number] | (typeof compatibleKinds)[number]

export interface Difference {
  kind: DifferenceKind
  /** The name of a field or a group, or the key of a page or a section. */
  at: string
  breaking: boolean
  values: Record<string, string | number>
}

type Values = Difference['values']

const difference = (kind: DifferenceKind, at: string, values: Values = {}): Difference => ({
  kind,
  at,
  breaking: (breakingKinds as readonly string[]).includes(kind),
  values,
})

type Named = Part<FormField> | Part<FormGroup>
const isNamed = (part: Part): part is Named => isFieldPart(part) || isGroupPart(part)

/** What decides whether a part is there and what it holds, but for its own answer. */
const decidedBy = (part: Part): unknown => {
  const conditions = [part, ...aboveOf(part)].map(({ item }) => item.visible)
  if (!isFieldPart(part)) return [conditions]
  const { item } = part
  const told =
    item.type === 'calculated' ? [item.value, item.shown, item.decimals] : item.type === 'hidden' && item.value
  return [conditions, item.type, item.readOnly, told, groupOf(part)?.key]
}

const readFrom = (part: Part): string[] =>
  [part, ...aboveOf(part)].flatMap(lookedAt).filter((key) => !key.includes(':'))

/** A condition with all that decides what it looks at: two of one text hold for the same answers. */
const textOf = (definition: Definition, condition: Condition): string => {
  const { parts } = graphOf(definition)
  const seen = new Set(readBy(condition))
  for (const name of seen) for (const next of parts.has(name) ? readFrom(parts.get(name)!) : []) seen.add(next)
  const deciding = [...seen].toSorted().map((name) => [name, parts.has(name) && decidedBy(parts.get(name)!)])
  return canonicalText([condition, deciding])
}

/** All that must hold for a part to be demanded; null: it never is. */
const demandedWhen = (definition: Definition, part: Named): string[] | null => {
  const conditions = [part, ...aboveOf(part)].flatMap(({ item }) => item.visible ?? [])
  const { item } = part
  if (item.kind === 'group') return item.min > 0 ? conditions.map((one) => textOf(definition, one)) : null
  if (item.readOnly === true || !item.required || !isAnswered(item)) return null
  if (item.readOnly) conditions.push({ not: item.readOnly })
  if (item.required !== true) conditions.push(item.required)
  return conditions.map((one) => textOf(definition, one))
}

const isNewlyDemanded = (before: string[] | null, after: string[] | null): boolean =>
  after !== null && (before === null || before.some((condition) => !after.includes(condition)))

type Limit = string | number | undefined

/** What became of a limit: `least` ones narrow as they grow, `most` ones as they shrink. */
interface Change {
  limit: string
  before: Limit
  after: Limit
  narrower: boolean
}

const change = (limit: string, before: Limit, after: Limit, narrower: boolean): Change[] =>
  before === after ? [] : [{ limit, before, after, narrower }]

const least = (limit: string, before: number | undefined, after: number | undefined, otherwise = -Infinity): Change[] =>
  change(limit, before, after, (after ?? otherwise) > (before ?? otherwise))

const most = (limit: string, before: number | undefined, after: number | undefined, otherwise = Infinity): Change[] =>
  change(limit, before, after, (after ?? otherwise) < (before ?? otherwise))

/** A day that is said and one that is reckoned from today cannot be held against each other. */
const day = (limit: 'from' | 'until', before: Limit, after: Limit): Change[] => {
  if (after === undefined || typeof before !== typeof after) return change(limit, before, after, after !== undefined)
  return change(limit, before, after, limit === 'from' ? after > before! : after < before!)
}

type Same<K extends FormField['type']> = (before: FormFieldOf<K>, after: FormFieldOf<K>) => Change[]

interface DayLimits {
  from?: string | number
  until?: string | number
}

const dates = (before: DayLimits, after: DayLimits): Change[] => [
  ...day('from', before.from, after.from),
  ...day('until', before.until, after.until),
]

const flagged = (limit: string, before: true | undefined, after: true | undefined): Change[] =>
  change(limit, before && 1, after && 1, after === true)

/** Of the kinds that both take. */
const extensionChange = (before: FormFieldOf<'file'>, after: FormFieldOf<'file'>): Change[] => {
  const kinds = before.kinds.filter((kind) => after.kinds.includes(kind))
  const told = ({ extensions }: FormFieldOf<'file'>) => typesTaken({ kinds, extensions }).map(firstExtension)
  const [was, is] = [told(before), told(after)]
  return change(
    'extensions',
    was.join(', '),
    is.join(', '),
    was.some((one) => !is.includes(one)),
  )
}

/** What may be answered, type by type. */
const narrowings: { [K in FormField['type']]?: Same<K> } = {
  text: (before, after) => [
    ...most('max', before.max, after.max),
    ...least('min', before.min, after.min, 0),
    ...change('rule', before.rule, after.rule, after.rule !== undefined),
    ...change('pattern', before.own?.pattern, after.own?.pattern, after.own !== undefined),
  ],
  longText: (before, after) => [...most('max', before.max, after.max), ...least('min', before.min, after.min, 0)],
  number: (before, after) => [
    ...most('decimals', before.decimals, after.decimals),
    ...least('min', before.min, after.min),
    ...most('max', before.max, after.max),
    ...most('below', before.below, after.below),
    ...flagged('nonZero', before.nonZero, after.nonZero),
  ],
  money: (before, after) => [
    ...change('currency', before.currency, after.currency, true),
    ...least('min', before.min, after.min, 0),
    ...most('max', before.max, after.max),
    ...flagged('nonZero', before.nonZero, after.nonZero),
  ],
  percent: (before, after) => [...least('min', before.min, after.min, 0), ...most('max', before.max, after.max, 100)],
  date: dates,
  dateRange: dates,
  province: (before, after) =>
    change(
      'countries',
      before.countries.toSorted().join(', '),
      after.countries.toSorted().join(', '),
      before.countries.some((country) => !after.countries.includes(country)),
    ),
  emails: (before, after) => most('max', before.max, after.max),
  options: (before, after) => most('max', before.max, after.max),
  file: (before, after) => [
    ...change(
      'kinds',
      before.kinds.toSorted().join(', '),
      after.kinds.toSorted().join(', '),
      before.kinds.some((kind) => !after.kinds.includes(kind)),
    ),
    ...extensionChange(before, after),
    ...most('megabytes', before.megabytes, after.megabytes),
    ...change('of', before.of, after.of, after.of === 'all'),
    ...most('max', before.max, after.max),
  ],
  bankAccount: (before, after) =>
    after.options.flatMap(({ value, min, max }) => {
      const earlier = before.options.find((one) => one.value === value)
      return earlier ? [...least('min', earlier.min, min), ...most('max', earlier.max, max)] : []
    }),
  itemCounter: (before, after) => [
    ...least('minItem', before.minItem, after.minItem),
    ...most('maxItem', before.maxItem, after.maxItem),
    ...change('pricePerItem', before.pricePerItem, after.pricePerItem, true),
    ...change('currency', before.currency, after.currency, true),
  ],
  discountAllocation: (before, after) => change('currency', before.currency, after.currency, true),
  lookup: (before, after) => [
    ...change('area', before.area, after.area, true),
    ...most('many', before.many, after.many),
  ],
  photo: (before, after) => [
    ...most('megabytes', before.megabytes, after.megabytes),
    ...most('max', before.max, after.max),
  ],
}

const rowChanges = (before: FormGroup, after: FormGroup): Change[] => [
  ...least('min', before.min, after.min),
  ...most('max', before.max, after.max),
]

const asDifference =
  (at: string) =>
  ({ limit, before, after, narrower }: Change): Difference =>
    difference(narrower ? 'narrowed' : 'widened', at, {
      limit,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    })

const optionsIn = (item: Part['item']): readonly Choice[] => ('options' in item ? item.options : [])

const optionDifferences = (before: FormField, after: FormField): Difference[] => {
  const only = (these: FormField, those: FormField) =>
    optionsIn(these)
      .map(({ value }) => value)
      .filter((value) => !optionsIn(those).some((other) => other.value === value))
  return [
    ...only(before, after).map((option) => difference('optionGone', before.name, { option })),
    ...only(after, before).map((option) => difference('optionAdded', after.name, { option })),
  ]
}

/** What a reader is told; of options those that the other one has too. */
const wordsIn = (item: Part['item'], other: Part['item']): unknown => {
  if (!('kind' in item) || item.kind === 'section') return item.title
  if (item.kind === 'group') return [item.label, item.help]
  return [
    item.label,
    item.help,
    optionsIn(item)
      .filter(({ value }) => optionsIn(other).some((one) => one.value === value))
      .toSorted((one, next) => (one.value < next.value ? -1 : 1))
      .map(({ label }) => label),
    'unit' in item && item.unit,
    'own' in item && item.own?.said,
    'text' in item && item.text,
  ]
}

/** Where it stands, and how it looks. */
const lookOf = (item: Part['item']): unknown => [
  'look' in item && item.look,
  'columns' in item && item.columns,
  'key' in item && item.key,
  'personal' in item && item.personal,
  'note' in item && item.note,
  'currency' in item && 'shown' in item && item.currency,
]

/** Of what is designed a step changes one. */
const fieldText = perObject((field: FormField): string => canonicalText(field))

const isSameField = (before: Part, after: Part): boolean =>
  isFieldPart(before) && isFieldPart(after) && fieldText(before.item) === fieldText(after.item)

const isAlike = (one: unknown, other: unknown): boolean => canonicalText([one]) === canonicalText([other])

const arranged = (before: Part, after: Part): Difference[] => {
  const at = after.key
  const conditions = ({ item }: Part) => ['visible', 'required', 'readOnly'].map((name) => item[name as 'visible'])
  const reckoned = ({ item }: Part) =>
    'type' in item && (item.type === 'calculated' || item.type === 'hidden')
      ? [item.value, 'decimals' in item && item.decimals, 'shown' in item && item.shown]
      : []
  return [
    ...(isAlike(conditions(before), conditions(after)) ? [] : [difference('conditional', at)]),
    ...(isAlike(reckoned(before), reckoned(after)) ? [] : [difference('recalculated', at)]),
    ...(isAlike(wordsIn(before.item, after.item), wordsIn(after.item, before.item))
      ? []
      : [difference('reworded', at)]),
    ...(isAlike(lookOf(before.item), lookOf(after.item)) ? [] : [difference('arranged', at)]),
  ]
}

const compatible = (before: Part, after: Part): Difference[] => [
  ...(isSameField(before, after) ? [] : arranged(before, after)),
  ...(before.above?.key === after.above?.key ? [] : [difference('moved', after.key)]),
]

const fieldDifferences = (before: FormField, after: FormField): Difference[] => {
  const narrowing = narrowings[after.type] as Same<FormField['type']> | undefined
  const isNewlyAsked =
    before.readOnly !== undefined && after.readOnly !== true && !same(before.readOnly, after.readOnly)
  return [
    ...optionDifferences(before, after),
    ...(narrowing?.(before, after) ?? []).map(asDifference(after.name)),
    ...(isNewlyAsked && isAnswered(after) ? [difference('newlyAsked', after.name)] : []),
  ]
}

/** Of what kind its answer is. */
const kindOf = ({ item }: Named): string => {
  if (item.kind === 'group') return 'group'
  return item.type === 'lookup' && item.many ? 'lookups' : item.type
}

const between = (before: Named, after: Named): Difference[] => {
  const at = after.key
  if (kindOf(before) !== kindOf(after))
    return [difference('retyped', at, { before: kindOf(before), after: kindOf(after) })]
  const own =
    before.item.kind === 'group'
      ? rowChanges(before.item, after.item as FormGroup).map(asDifference(at))
      : fieldDifferences(before.item, after.item as FormField)
  const isRegrouped = groupOf(before)?.key !== groupOf(after)?.key
  return [...(isRegrouped ? [difference('regrouped', at)] : []), ...own, ...compatible(before, after)]
}

/** How many are alike from the start on. */
const alikeAtStart = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((key, index) => key !== other[index])
  return end === -1 ? one.length : end
}

/** The fewest that have to be put elsewhere to come from one order to the other, whatever came between them. */
const overtaking = (before: readonly string[], after: readonly string[]): string[] => {
  const place = new Map(before.map((key, index) => [key, index]))
  const isThere = new Set(after)
  const [stood, stand] = [before.filter((key) => isThere.has(key)), after.filter((key) => place.has(key))]
  // What is alike at both ends stays: of a step that leaves most as it was the least is looked through.
  const start = alikeAtStart(stand, stood)
  const end = alikeAtStart(stand.slice(start).toReversed(), stood.slice(start).toReversed())
  const kept = stand.slice(start, stand.length - end)
  const places = kept.map((key) => place.get(key)!)
  /** How many stay in order up to each of them where it stays, and which of them is before it there. */
  const ways: { length: number; from: number }[] = []
  const longest = (isFit: (index: number) => boolean) =>
    ways.reduce((best, { length }, index) => (length > (ways[best]?.length ?? 0) && isFit(index) ? index : best), -1)
  for (const here of places) {
    const from = longest((index) => places[index]! < here)
    ways.push({ length: (ways[from]?.length ?? 0) + 1, from })
  }
  const staying = new Set<string>()
  for (let at = longest(() => true); at >= 0; at = ways[at]!.from) staying.add(kept[at]!)
  return kept.filter((key) => !staying.has(key))
}

/** What became of a form; whatever is not breaking leaves every valid answer to it valid. */
export const differences = (before: Definition, after: Definition): Difference[] => {
  const [old, now] = [partsOf(before), partsOf(after)]
  const [was, is] = [before, after].map((definition) => graphOf(definition).parts)
  const gone = old.filter((part) => !is!.has(part.key))
  const here = now.flatMap((part) => {
    const earlier = was!.get(part.key)
    if (!isNamed(part)) return earlier ? compatible(earlier, part) : []
    const changes = earlier ? between(earlier as Named, part) : [difference('added', part.key)]
    const isNew = isNewlyDemanded(earlier ? demandedWhen(before, earlier as Named) : null, demandedWhen(after, part))
    return [...changes, ...(isNew ? [difference('newlyRequired', part.key)] : [])]
  })
  const keys = (parts: readonly Part[]) => parts.map(({ key }) => key)
  const moved = overtaking(keys(old), keys(now)).filter(
    (at) => !here.some((other) => other.kind === 'moved' && other.at === at),
  )
  return [
    ...gone.filter(isNamed).map((part) => difference(kindOf(part) === 'explanation' ? 'reworded' : 'gone', part.key)),
    ...here,
    ...moved.map((at) => difference('moved', at)),
  ]
}
