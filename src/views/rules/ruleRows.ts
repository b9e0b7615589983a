import type { Group } from '../../../machines/fields/group.ts'
import { type Example, mostExamples, mostRows, type RuleContent } from '../../../machines/kernel/ruleContent.ts'
import type { Asked, Condition, Facts, RuleForm, RuleRow } from '../../../machines/kernel/ruleTable.types.ts'
import type { Json } from '../../../machines/kernel/types.ts'

/** A row as it is typed: a column for each fact, two for one that is a number, and one for each value that is given. */
export type TypedRow = Record<string, unknown>

/** A group that is typed. */
type Table = Exclude<Group, { readOnly: true }>

type Columns = Table['fields']

export const lower = (fact: string): string => `${fact}:from`
export const upper = (fact: string): string => `${fact}:to`

const asField = (asked: Asked): Columns[string] =>
  asked.type === 'option' ? { type: 'option', options: asked.options } : asked

const conditionColumns = (name: string, asked: Asked): [string, Columns[string]][] =>
  asked.type === 'option'
    ? [[name, asField(asked)]]
    : [
        [lower(name), asked],
        [upper(name), asked],
      ]

/** The rows of a table as a list of records that is typed. */
export const rowsField = ({ asks, gives }: RuleForm): Table => ({
  type: 'group',
  fields: Object.fromEntries([
    ...Object.entries(asks).flatMap(([name, asked]) => conditionColumns(name, asked)),
    ...Object.entries(gives),
  ]) as Columns,
  max: mostRows,
  sheet: true,
})

/** Its examples likewise. */
export const examplesField = ({ asks, gives }: RuleForm): Table => ({
  type: 'group',
  fields: Object.fromEntries([
    ...Object.entries(asks).map(([name, asked]) => [name, { ...asField(asked), required: true }]),
    ...Object.entries(gives),
  ]) as Columns,
  max: mostExamples,
})

/** One for each of several words: a cell has one. */
const typedCondition = (name: string, asked: Asked, condition: Condition | undefined): TypedRow[] => {
  if (asked.type === 'integer') {
    const { from, to } = condition && 'from' in condition ? condition : { from: null, to: null }
    return [{ [lower(name)]: from, [upper(name)]: to }]
  }
  return condition && !('from' in condition) ? condition.map((one) => ({ [name]: one })) : [{ [name]: null }]
}

export const typedRows = ({ asks, gives }: RuleForm, rows: readonly RuleRow[]): TypedRow[] =>
  rows.flatMap(({ when, then }) =>
    Object.entries(asks).reduce<TypedRow[]>(
      (typed, [name, asked]) =>
        typed.flatMap((row) => typedCondition(name, asked, when[name]).map((more) => ({ ...more, ...row }))),
      [Object.fromEntries(Object.keys(gives).map((name) => [name, then[name] ?? null]))],
    ),
  )

export const typedExamples = (examples: readonly Example[]): TypedRow[] =>
  examples.map(({ facts, then }) => ({ ...facts, ...then }))

const given = ({ gives }: RuleForm, row: TypedRow): RuleRow['then'] =>
  Object.fromEntries(Object.keys(gives).map((name) => [name, (row[name] ?? null) as Json]))

const conditionIn = (name: string, asked: Asked, row: TypedRow): Condition => {
  if (asked.type === 'option') return row[name] ? [row[name] as string] : null
  const [from, to] = [row[lower(name)] ?? null, row[upper(name)] ?? null] as [number | null, number | null]
  return from === null && to === null ? null : { from, to }
}

/** What was typed, as a table; what is no number is still there as it was typed. */
export const contentOf = (form: RuleForm, rows: readonly TypedRow[], examples: readonly TypedRow[]): RuleContent => ({
  rows: rows.map((row) => ({
    when: Object.fromEntries(Object.entries(form.asks).map(([name, asked]) => [name, conditionIn(name, asked, row)])),
    then: given(form, row),
  })),
  examples: examples.map((row) => ({
    facts: Object.fromEntries(Object.keys(form.asks).map((name) => [name, row[name] ?? null])) as Facts,
    then: given(form, row),
  })),
})
