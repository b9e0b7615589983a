import type { FileExtension } from '../../../machines/fields/fileKinds.ts'
import type { DividedCountry } from '../../../machines/fields/provinces.ts'
import type { Locale } from '../locales.ts'

/** A text of who designs a form, in the languages in which it is there already. */
export type Words = { readonly [L in Locale]?: string }

/** What is compared with: the value of a field as it is answered, or an option. */
export type Constant = string | number | boolean

/**
 * What a field's answer is held against. `value` is there for those that compare; the others ask whether there is an answer. `holds`: one of several
 * options that are chosen.
 */
export type Comparison =
  | { field: string; is: 'filled' | 'empty' }
  | { field: string; is: 'equal' | 'unequal' | 'more' | 'less' | 'atLeast' | 'atMost' | 'holds'; value: Constant }
  | { field: string; is: 'among'; values: readonly Constant[] }

/** A field that has no answer, or none that can be compared, makes every comparison false but `empty`. */
export type Condition = Comparison | { all: readonly Condition[] } | { any: readonly Condition[] } | { not: Condition }

/**
 * What is reckoned of answers: `field` is the answer of a field, of its own row where it stands within the same group; `sum` names a field of
 * a group and goes over its rows, of which those without an answer count nothing; `count` names a group. Without an answer to one of its parts, or where it would divide by nothing, it has no value.
 */
export type Expression =
  | number
  | { field: string }
  | { sum: string }
  | { count: string }
  | { op: 'add' | 'subtract' | 'multiply' | 'divide' | 'least' | 'most'; of: readonly Expression[] }
  | { when: Condition; then: Expression; otherwise: Expression }

/** A rule of the catalogue by its name, or a pattern of one's own with what is said where it does not fit. */
export const textRules = [
  'name',
  'nameVietnamese',
  'nameThai',
  'fullName',
  'digits',
  'alphaNum',
  'alphaSpaces',
  'alphaDash',
  'alphaUnderscores',
  'alphaThai',
  'description',
  'icon',
  'url',
  'plate',
  'plateIndonesian',
] as const

export type TextRule = (typeof textRules)[number]

export interface OwnPattern {
  /** In the syntax of RE2: matched in linear time, against the whole text. */
  pattern: string
  said: Words
}

export interface Choice {
  value: string
  label: Words
}

/** A bank with the digits that its account numbers have. */
export interface BankChoice extends Choice {
  min: number
  max: number
}

interface Asked {
  kind: 'field'
  /** Of the answer; no other field of the form has it. */
  name: string
  label: Words
  help?: Words
  /** Asked for always, or as long as the condition holds. */
  required?: true | Condition
  /** Shown with what is known, not asked. */
  readOnly?: true | Condition
  visible?: Condition
  /** What the answer tells of a person is blanked so many days after it was given. */
  personal?: { days: number }
  /** A column of the list of submissions. */
  key?: true
  /** For who designs the form; nobody who fills it in is told. */
  note?: string
}

/** What each type of field is declared by, beside what every field has. */
export interface FieldTypes {
  text: { max: number; min?: number; rule?: TextRule; own?: OwnPattern }
  longText: { max: number; min?: number }
  number: { decimals: number; min?: number; max?: number; below?: number; nonZero?: true; unit?: Words }
  /** Answered, limited and compared in minor units of the currency. */
  money: { currency: string; min?: number; max?: number; nonZero?: true }
  percent: { min?: number; max?: number }
  /** Days as `YYYY-MM-DD`, or so many from today on. */
  date: { from?: string | number; until?: string | number }
  /** Answered as `HH:MM`. */
  time: object
  /** Answered as `first/last`. */
  dateRange: { from?: string | number; until?: string | number }
  phone: object
  email: object
  emails: { max: number }
  country: object
  /** Of one of these countries; answered by its code of ISO 3166-2, which tells the country too. */
  province: { countries: readonly DividedCountry[] }
  option: { look: 'radio' | 'list'; options: readonly Choice[] }
  options: { options: readonly Choice[]; max?: number }
  /** What is not said is no; who must answer it must say yes. */
  flag: object
  /** Answered as what is kept of uploaded files. */
  file: {
    kinds: readonly ('image' | 'pdf' | 'video')[]
    /** Of a kind of which it names some, those alone. */
    extensions?: readonly FileExtension[]
    megabytes: number
    of: 'each' | 'all'
    max: number
  }
  /** Pictures of a camera, or chosen where there is none; answered as files are. */
  photo: { megabytes: number; max: number }
  /** Drawn, or a name that is written; answered as one picture. */
  signature: object
  /** Answered with the bank, the number and its holder. */
  bankAccount: { options: readonly BankChoice[] }
  /** So many of an item, and what they cost together; prices are in minor units of the currency. */
  itemCounter: { minItem: number; maxItem: number; pricePerItem: number; currency: string }
  /** A discount and who bears it: in minor units of the currency or, without one, in percent. */
  discountAllocation: { currency?: string }
  /** A record of an area that whoever answers may see; answered with its id and what it was called then. Where as `many` may be chosen, with a list of those. */
  lookup: { area: string; many?: number }
  /** Text that is read, and answered by nothing. */
  explanation: { text: Words }
  calculated: { value: Expression; shown: 'number' | 'money' | 'percent'; decimals: number; currency?: string }
  /** Nobody sees it: what is known of the record that the form is about. */
  hidden: { value?: Constant }
}

export type FieldKind = keyof FieldTypes
export type FormFieldOf<K extends FieldKind> = Asked & { type: K } & FieldTypes[K]
export type FormField = { [K in FieldKind]: FormFieldOf<K> }[FieldKind]

/** Fields that are answered once for each row; within it stand no others. */
export interface FormGroup {
  kind: 'group'
  name: string
  label: Words
  help?: Words
  /** How many rows there are at least and at most. */
  min: number
  max: number
  /** Rows below each other, or in a table. */
  look: 'rows' | 'table'
  visible?: Condition
  note?: string
  items: readonly FormField[]
}

export interface FormSection {
  kind: 'section'
  id: string
  title?: Words
  columns: 1 | 2 | 3
  visible?: Condition
  items: readonly FormItem[]
}

export type FormItem = FormField | FormGroup | FormSection

export interface FormPage {
  id: string
  title: Words
  visible?: Condition
  items: readonly FormItem[]
}

/** What a version of a form asks, as it is stored: plain JSON. */
export interface Definition {
  /** Of this schema, should there ever be another. */
  schema: 1
  pages: readonly FormPage[]
}

/** The answers to a form by the names of its fields; of a group a list of its rows. */
export type Answers = Readonly<Record<string, unknown>>

/** `levels` counts a page as the first. */
export const limits = {
  bytes: 200 * 1024,
  fields: 300,
  pages: 20,
  levels: 5,
  options: 200,
  rows: 50,
  /** That are looked up for one field. */
  records: 50,
  words: 2000,
  conditions: 50,
  /** Of the values in all answers to it together, as JSON: less than a request may bring. */
  values: 3500,
  /** Of files that are brought for one field. */
  leastMegabytes: 0.01,
  megabytes: 100,
} as const

export const empty: Definition = { schema: 1, pages: [{ id: 'page1', title: {}, items: [] }] }
