import { comparingsOf } from '../comparable.ts'
import type { Comparison, Condition, Definition } from '../definition.ts'
import { graphOf } from '../graph.ts'
import { isAnswered, noAnswer } from '../schema.ts'
import { aboveOf, groupOf, isFieldPart, isGroupPart, type Part } from '../walk.ts'
import type { JsonSchema } from './carried.ts'

const never: JsonSchema = { not: {} }

export const has = (name: string, schema: JsonSchema): JsonSchema => ({
  properties: { [name]: schema },
  required: [name],
})

const bounds = { more: 'exclusiveMinimum', less: 'exclusiveMaximum', atLeast: 'minimum', atMost: 'maximum' } as const

const withValue = (
  is: Extract<Comparison, { value: unknown }>['is'],
  value: string | number | boolean,
): JsonSchema | null => {
  if (is === 'equal') return { const: value }
  if (is === 'unequal') return { type: typeof value as string, not: { const: value } }
  if (is === 'holds') return { type: 'array', contains: { const: value } }
  return typeof value === 'number' ? { type: 'number', [bounds[is]]: value } : null
}

/** What is said of the answers beside each other where a comparison holds; null where that cannot be said. */
const comparisonSchema = (definition: Definition, within: Part | null, comparison: Comparison): JsonSchema | null => {
  const part = graphOf(definition).parts.get(comparison.field)
  const isBeside = part && groupOf(part) === within
  if (part && !isBeside && !groupOf(part)) return null
  const isField = isBeside && isFieldPart(part)
  if (comparison.is === 'empty' || comparison.is === 'filled') {
    if (!isBeside || !(isField || isGroupPart(part))) return comparison.is === 'empty' ? {} : never
    const filled = has(part.key, isField ? {} : { minItems: 1 })
    return comparison.is === 'filled' ? filled : { not: filled }
  }
  if (!isField) return never
  if (!comparingsOf(part.item).includes(comparison.is)) return null
  if ('values' in comparison) return has(part.key, { enum: [...comparison.values] })
  const schema = 'value' in comparison ? withValue(comparison.is, comparison.value) : null
  return schema && has(part.key, schema)
}

export const conditionSchema = (
  definition: Definition,
  within: Part | null,
  condition: Condition,
): JsonSchema | null => {
  const each = (conditions: readonly Condition[]): JsonSchema[] | null => {
    const schemas = conditions.map((one) => conditionSchema(definition, within, one))
    return schemas.every((one) => one !== null) ? schemas : null
  }
  if ('field' in condition) return comparisonSchema(definition, within, condition)
  const inner = each('all' in condition ? condition.all : 'any' in condition ? condition.any : [condition.not])
  if (!inner) return null
  if ('not' in condition) return { not: inner[0]! }
  return { ['all' in condition ? 'allOf' : 'anyOf']: inner }
}

interface Demand {
  /** Beside which it must be there: always where there are none. */
  conditions: readonly Condition[]
  /** What must be there. */
  name: string
  schema: JsonSchema
}

/** When a part must be answered; null: never, or that hangs on what is not told. */
export const demandOf = (part: Part, inRow: boolean): Demand | null => {
  const conditions = [part, ...(inRow ? [] : aboveOf(part))].flatMap(({ item }) => item.visible ?? [])
  if (isGroupPart(part)) return part.item.min > 0 ? { conditions, name: part.key, schema: {} } : null
  if (!isFieldPart(part) || !part.item.required || part.item.readOnly || !isAnswered(part.item)) return null
  const none = noAnswer[part.item.type]
  return {
    conditions: part.item.required === true ? conditions : [...conditions, part.item.required],
    name: part.key,
    schema: none === undefined ? {} : { not: { const: none } },
  }
}
