import type { PayloadFields } from '../fields/fields.ts'
import type { Context, Json, Lifecycle } from './types.ts'

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

export const fits = (condition: Condition | undefined, fact: string | number | undefined): boolean => {
  if (condition === null || condition === undefined) return true
  if (fact === undefined) return false
  if (!('from' in condition)) return condition.includes(String(fact))
  return (condition.from ?? -Infinity) <= Number(fact) && Number(fact) <= (condition.to ?? Infinity)
}

/** What a table gives for some facts: of the first row that fits; null: none does. */
export const givenFor = (rows: readonly RuleRow[], facts: Facts = {}): RuleRow['then'] | null =>
  rows.find(({ when }) => Object.entries(when).every(([name, condition]) => fits(condition, facts[name])))?.then ?? null

/** The versions that a case keeps. */
export const rulingOf = (context: Readonly<Record<string, unknown>>): Ruling =>
  (context['rules'] as Ruling | undefined) ?? {}

/** The rows of a table by which a case lives. */
export const rowsUnder = (ruling: Ruling, name: string, { usual }: Pick<RuleTable, 'usual'>): RuleRow[] =>
  ruling[name]?.rows ?? usual

/** A context under versions of its lifecycle's tables, which it keeps. */
export const ruledBy = ({ tables = {} }: Pick<Lifecycle, 'tables'>, context: Context, ruling: Ruling): Context => {
  const known = Object.fromEntries(Object.entries(ruling).filter(([name]) => Object.hasOwn(tables, name)))
  if (Object.keys(known).length === 0) return context
  const ruled = Object.entries(tables).reduce((before, [name, { facts, applied }]) => {
    const given = known[name] && applied ? givenFor(known[name].rows, facts?.(before)) : null
    return given ? applied!(before, given) : before
  }, context)
  return { ...ruled, rules: known }
}
