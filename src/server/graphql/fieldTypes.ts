import { typeOf, type Fields } from '../../../machines/fields/fields.ts'
import type { FieldType } from '../../../machines/fields/type.ts'
import type { Builder } from './builder.ts'

/** What each scalar can tell. */
export const isTold: Record<FieldType['scalar'], (value: unknown) => boolean> = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  SafeInt: Number.isSafeInteger,
  Float: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  String: (value) => typeof value === 'string',
  JSON: (value) => typeof value === 'object',
}

/** Nothing is required here: what is missing is told field by field by the schema of the form. */
export const inputOf = (
  builder: Builder,
  name: string,
  fields: Fields,
  names: readonly string[] = Object.keys(fields),
) =>
  builder.inputType(name, {
    fields: (t) =>
      Object.fromEntries(names.map((field) => [field, t.field({ type: typeOf(fields[field]!.type).scalar })])),
  })
