import type { Condition, Definition, FieldKind, FormField, FormItem, FormPage } from '../../shared/forms/definition.ts'
import { changedParts, partsIn, standsOf, type Part } from './edit.ts'
import { renamedIn } from './references.ts'

const longest = 40

/** The name itself, or with the first number behind it that nobody has. */
export const unused = (wanted: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(wanted)) return wanted
  const stem = wanted.replace(/\d+$/, '')
  let number = 2
  const name = () => stem.slice(0, longest - String(number).length) + String(number)
  while (taken.has(name())) number += 1
  return name()
}

const allOf = (part: Part): Part[] => [part, ...partsIn(part).flatMap(allOf)]

/** Names of fields and groups, and ids of pages and sections, which are told apart by nothing else. */
const ownOf = (part: Part): string => ('name' in part ? part.name : `#${part.id}`)

const takenIn = (definition: Definition): Set<string> => new Set(standsOf(definition).map(({ part }) => ownOf(part)))

const called = <P extends Part>(part: P, own: string): P =>
  'name' in part ? { ...part, name: own } : { ...part, id: own.slice(1) }

const named = (taken: Set<string>, parts: readonly Part[]): Map<string, string> => {
  const names = new Map<string, string>()
  for (const own of parts.flatMap(allOf).map(ownOf)) {
    const name = unused(own, taken)
    taken.add(name)
    names.set(own, name)
  }
  return names
}

/** Parts under names and ids that the form does not have yet; what they ask of each other follows. */
export const freshened = <P extends Part>(definition: Definition, parts: readonly P[]): P[] => {
  const names = named(takenIn(definition), parts)
  return changedParts(parts, (part) =>
    called(
      renamedIn(part, (name) => names.get(name) ?? name),
      names.get(ownOf(part))!,
    ),
  )
}

/** An id for a page around a part. */
export const idAround = (part: Part): string => unused('#page', new Set(allOf(part).map(ownOf))).slice(1)

type OwnOf<K extends FieldKind> = Omit<Extract<FormField, { type: K }>, 'kind' | 'name' | 'label' | 'type'>

/** What a field of each type begins with. */
const beginnings: { [K in FieldKind]: OwnOf<K> } = {
  text: { max: 100 },
  longText: { max: 1000 },
  number: { decimals: 0 },
  money: { currency: 'IDR' },
  percent: { min: 0, max: 100 },
  date: {},
  time: {},
  dateRange: {},
  phone: {},
  email: {},
  emails: { max: 5 },
  country: {},
  province: { countries: ['ID', 'VN'] },
  option: { look: 'radio', options: [{ value: 'option1', label: {} }] },
  options: { options: [{ value: 'option1', label: {} }] },
  flag: {},
  file: { kinds: ['image', 'pdf'], megabytes: 10, of: 'each', max: 1 },
  photo: { megabytes: 10, max: 5 },
  signature: { personal: { days: 1825 } },
  bankAccount: { personal: { days: 1825 }, options: [{ value: 'bank1', label: {}, min: 10, max: 16 }] },
  itemCounter: { minItem: 1, maxItem: 10, pricePerItem: 100_000, currency: 'IDR' },
  discountAllocation: {},
  lookup: { area: 'bank' },
  explanation: { text: {} },
  calculated: { value: 0, shown: 'number', decimals: 0 },
  hidden: {},
}

export const fieldKinds = Object.keys(beginnings) as FieldKind[]

const nameOf: Partial<Record<FieldKind, string>> = { option: 'choice', options: 'choices', flag: 'yesNo' }

/** Names that nobody has said, apart from the numbers behind them. */
export const beginningNames: ReadonlySet<string> = new Set([...fieldKinds, ...Object.values(nameOf), 'rows'])

/** A field of a type, of which nothing is said yet. */
export const newField = (type: FieldKind): FormField =>
  ({ kind: 'field', name: nameOf[type] ?? type, label: {}, type, ...beginnings[type] }) as FormField

/** A field of another type that keeps what every field has. */
export const retyped = (
  { name, label, help, required, readOnly, visible, personal, key, note }: FormField,
  type: FieldKind,
): FormField => {
  const kept = { help, required, readOnly, visible, personal, key, note }
  const given = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
  return { ...newField(type), ...given, name, label }
}

export const newSection = (): FormItem => ({ kind: 'section', id: 'section1', title: {}, columns: 1, items: [] })

export const newGroup = (): FormItem => ({
  kind: 'group',
  name: 'rows',
  label: {},
  min: 0,
  max: 10,
  look: 'rows',
  items: [],
})

export const newPage = (): FormPage => ({ id: 'page1', title: {}, items: [] })

/** What is there when somebody begins to say on what something depends. */
export const newCondition = (field: string): Condition => ({ all: [{ field, is: 'filled' }] })
