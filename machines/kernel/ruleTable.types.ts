import type { PayloadFields } from '../fields/fields.ts'
import type { Context, Json } from './json.ts'

/** How a field holds rows and examples. */
export const contentField = { type: 'json', max: 60_000, values: 10_000 } as const

/** A fact that a rule table asks about: one of some words, or a whole number. */
export type Asked = { type: 'option'; options: readonly string[] } | { type: 'integer'; min: number; max: number }

/** What a row wants of a fact: to be one of these words, or to lie from one number up to another, of which null is no end; null: whatever it is. */
export type Condition = string[] | { from: number | null; to: number | null } | null

/** What is given where all conditions hold; a fact without a condition may be whatever it is. */
export type RuleRow = { when: Record<string, Condition>; then: Record<string, Json> }

export type Facts = { [name: string]: string | number }

/** What a table asks and gives, without what its lifecycle does with that: plain JSON. */
export interface RuleForm {
  /** None: the table has one row. */
  asks: Readonly<Record<string, Asked>>
  gives: PayloadFields
}

/** A table of values that guards, assigns and delays of a lifecycle read, of which people put other versions in force. */
export interface RuleTable<C extends object = Context> extends RuleForm {
  /** What holds where no version is in force. */
  usual: RuleRow[]
  /** What of a case it is asked with. */
  facts?(context: C): Facts
  /** The context with what the table gives, where that is kept there and not only looked up. */
  applied?(context: C, given: RuleRow['then']): Context
}

/** The versions of its tables that a case has begun under, by the tables' names; where none was in force it is missing. */
export type Ruling = { [table: string]: { version: number; rows: RuleRow[] } }
