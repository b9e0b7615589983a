import { type Definition, type FormField, limits } from '../definition.ts'
import { graphOf } from '../graph.ts'
import { saidIn } from '../said.ts'
import { isAnswered } from '../schema.ts'
import { aboveOf, groupOf, isFieldPart, isGroupPart, isPagePart, isSectionPart, type Part, partsOf } from '../walk.ts'
import { answerSchema, type JsonSchema } from './carried.ts'
import { conditionSchema, demandOf, has } from './demands.ts'
import { type Loss, loss } from './losses.ts'

/** The answers that stand beside each other: to the form, or in a row. */
const besideSchema = (
  definition: Definition,
  parts: readonly Part[],
  within: Part | null,
  locale: string,
  lost: Loss[],
): JsonSchema => {
  const { inCircle } = graphOf(definition)
  const here = parts.filter(
    (part) => groupOf(part) === within && ![part, ...aboveOf(part)].some((one) => inCircle.has(one)),
  )
  const properties: JsonSchema = {}
  const required: string[] = []
  const conditional: JsonSchema[] = []
  for (const part of here) {
    if (isGroupPart(part)) properties[part.key] = groupSchema(definition, parts, part, locale, lost)
    else if (isFieldPart(part)) {
      const schema = propertySchema(part.item, locale, lost)
      if (schema) properties[part.key] = schema
    } else continue
    const demand = demandOf(part, within !== null)
    if (!demand) continue
    const must = has(demand.name, demand.schema)
    const when = demand.conditions.map((one) => conditionSchema(definition, within, one))
    if (when.some((one) => one === null)) lost.push(loss('condition', part.key))
    else if (when.length > 0) conditional.push({ if: { allOf: when as JsonSchema[] }, then: must })
    else {
      required.push(demand.name)
      if (Object.keys(demand.schema).length > 0) conditional.push(must)
    }
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(conditional.length > 0 && { allOf: conditional }),
    additionalProperties: false,
  }
}

const told = (words: FormField['label'] | undefined, keyword: string, locale: string): JsonSchema => {
  const text = words && saidIn(words, locale)
  return text ? { [keyword]: text } : {}
}

/** What is known and not asked is taken as it is. */
const propertySchema = (field: FormField, locale: string, lost: Loss[]): JsonSchema | null => {
  const answer = answerSchema(field, locale)
  lost.push(...answer.lost.map((what) => loss(what, field.name)))
  if (field.type === 'explanation') return null
  if (typeof field.readOnly === 'object') lost.push(loss('readOnly', field.name))
  return {
    ...told(field.label, 'title', locale),
    ...told(field.help, 'description', locale),
    ...(field.readOnly && isAnswered(field) ? (field.readOnly === true ? { readOnly: true } : {}) : answer.schema),
  }
}

function groupSchema(
  definition: Definition,
  parts: readonly Part[],
  part: Part<Extract<Part['item'], { kind: 'group' }>>,
  locale: string,
  lost: Loss[],
): JsonSchema {
  const { label, help, min, max } = part.item
  return {
    ...told(label, 'title', locale),
    ...told(help, 'description', locale),
    type: 'array',
    minItems: min,
    maxItems: Math.min(max, limits.rows),
    items: besideSchema(definition, parts, part, locale, lost),
  }
}

/**
 * The answers that are kept, as a JSON Schema of 2020-12 in one language, with what it cannot say. Whatever the form takes,
 * the schema takes; it takes no more where none of `looseLosses` is reported, and letters are those that everybody sees.
 */
export const toJsonSchema = (definition: Definition, locale: string): { schema: JsonSchema; lost: Loss[] } => {
  const parts = partsOf(definition)
  const lost: Loss[] = []
  const schema = besideSchema(definition, parts, null, locale, lost)
  const isArranged = parts.some(isSectionPart) || parts.filter(isPagePart).length > 1
  const hasTexts = parts.some(
    (part) => isFieldPart(part) && (part.item.type === 'text' || part.item.type === 'longText'),
  )
  return {
    schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema },
    lost: [
      loss('words', '', { language: locale }),
      ...(isArranged ? [loss('look', '')] : []),
      ...(hasTexts ? [loss('letters', '')] : []),
      ...lost,
    ],
  }
}
