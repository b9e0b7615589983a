import type { Field, Fields } from '../../shared/area/types.ts'
import type { Builder } from './builder.ts'

/** GraphQL's scalar for a field; days and instants are text. */
export const scalarOf = (type: Field['type']) => {
  switch (type) {
    case 'integer':
      return 'Int'
    case 'money':
      return 'SafeInt'
    case 'decimal':
    case 'rate':
      return 'Float'
    case 'flag':
      return 'Boolean'
    default:
      return 'String'
  }
}

/** What each scalar can tell. */
export const isTold: Record<ReturnType<typeof scalarOf>, (value: unknown) => boolean> = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  SafeInt: Number.isSafeInteger,
  Float: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  String: (value) => typeof value === 'string',
}

/** Nothing is required here: what is missing is told field by field by the schema of the form. */
export const inputOf = (
  builder: Builder,
  name: string,
  fields: Fields,
  names: readonly string[] = Object.keys(fields),
) =>
  builder.inputType(name, {
    fields: (t) => Object.fromEntries(names.map((field) => [field, t.field({ type: scalarOf(fields[field]!.type) })])),
  })
