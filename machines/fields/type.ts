import type { ObjectSchema, Schema, array, boolean, mixed, number, string } from 'yup'
import type { FileLimits } from './fileKinds.ts'
import type { Guard } from './guard.ts'

/** What schemas are made with: handed in, so that what only shows a field does not load it. */
export interface Yup {
  array: typeof array
  boolean: typeof boolean
  mixed: typeof mixed
  number: typeof number
  string: typeof string
  /** The dial code of each country, by its code. */
  countries: ReadonlyMap<string, string>
  /** Of rows with these fields. */
  row(fields: Readonly<Record<string, Declared>>): ObjectSchema<Record<string, unknown>>
}

/** What is declared of a field of any type. */
export interface Declared {
  required?: boolean
  /** Shown, never typed: written by the host or by the lifecycle's events. */
  readOnly?: boolean
  guarded?: Guard
  /** No history tells its values; of a record's own fields it does not keep them either. */
  unrecorded?: true
  /** Rules and parts read it, and no page shows it. */
  unshown?: true
}

/** How values are written for a reader; the host has the language, the zone and the currency. */
export interface Writing {
  language: string
  number(value: number): string
  rate(percent: number): string
  money(minor: number): string
  day(day: string): string
  instant(at: string): string
  flag(value: boolean): string
  option(option: string): string
  country(code: string): string
  /** What the record with this id is called. */
  title(id: string): string
  /** The value of a field within this one. */
  inner(name: string, field: Declared, value: unknown): string | null
}

/** How a list may be narrowed by a field. */
export type FilterKind = 'options' | 'flag' | 'dateRange' | 'amountRange' | 'country' | 'reference' | 'values'

/** All that the product knows of a field type. Its input is registered in `pages/fields`. */
export interface FieldType<D extends Declared = Declared, V = unknown> {
  /** What a value must be when there is one; whether there must be one is the declaration's to say. */
  schema(yup: Yup, field: D): Schema<V | null | undefined>
  text(value: V, writing: Writing, field: D): string
  /** Of its column. */
  sql: 'text' | 'integer' | 'numeric' | 'bigint' | 'date' | 'timestamptz(3)' | 'boolean' | 'jsonb' | 'uuid' | 'uuid[]'
  /** GraphQL's. */
  scalar: 'String' | 'Int' | 'SafeInt' | 'Float' | 'Boolean' | 'JSON'
  /** What its input holds when nothing is there. */
  empty: V | '' | null
  /** Whether a text may be a value as the database writes it, by which a list goes on; null: no list is sorted by it. */
  cursor: ((written: string) => boolean) | null
  filters: readonly FilterKind[]
  /** Numbers stand under each other in a list; blocks have the whole width of a form. */
  shape: 'line' | 'number' | 'block'
  /** How it is said that there is none where there must be one, below `validation`; 'required' where it is not declared. */
  missing?: string
  /** Of a type whose values are files: which it takes. */
  takes?(field: D): FileLimits
}

/** Declares a type and keeps what its values are. */
export const fieldType = <D extends Declared, V>(type: FieldType<D, V>): FieldType<D, V> => type
