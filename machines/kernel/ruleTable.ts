import type { Condition, Facts, RuleRow, RuleTable, Ruling } from './ruleTable.types.ts'
import type { Context, Lifecycle } from './types.ts'

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

/** Of the versions of some tables, and of each row, what is read there. */
export const readIn = (ruling: Ruling, reads: Readonly<Record<string, readonly string[]>>): Ruling =>
  Object.fromEntries(
    Object.entries(reads).flatMap(([name, values]) => {
      const { version, rows } = ruling[name] ?? {}
      if (!version || !rows) return []
      const told = rows.map(({ when, then }) => ({
        when,
        then: Object.fromEntries(values.map((value) => [value, then[value]!])),
      }))
      return [[name, { version, rows: told }]]
    }),
  )

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
