import type { ObjectSchema, Schema, SchemaDescription } from 'yup'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Field } from '../../shared/area/types.ts'
import type { Payload } from './case.types.ts'

/** A field of an event's payload, in the terms of an area's fields. */
export interface PayloadField {
  name: string
  field: Field
  /** `plain` is asked for as the field's type says. */
  as: 'plain' | 'day' | 'file' | 'code'
  /** Of a file: the payload field that takes its name. */
  fileName?: string
}

/** The fields that an event asks for, given what is typed: some depend on others. */
export const payloadFields = (lifecycle: Lifecycle, type: string, typed: Payload = {}): PayloadField[] => {
  const fields = Object.entries(schemaOf(lifecycle, type)?.fields ?? {}).flatMap(([name, field]) => {
    const resolved = (field as Schema).resolve({ value: typed[name], parent: typed })
    return resolved.spec.strip ? [] : [presented(name, resolved.describe())]
  })
  const filled = fields.map(({ fileName }) => fileName)
  return fields.filter(({ name }) => !filled.includes(name))
}

export const schemaOf = (lifecycle: Lifecycle, type: string): ObjectSchema<object> | null =>
  lifecycle.events[type]?.schema ?? null

const presented = (name: string, description: SchemaDescription): PayloadField => {
  const { widget, fileName } = description.meta ?? {}
  const as = widget === 'date' ? 'day' : widget === 'file' || widget === 'code' ? widget : 'plain'
  return {
    name,
    field: { ...fieldOf(description), required: !description.optional },
    as,
    ...(fileName && { fileName }),
  }
}

const fieldOf = ({ type, oneOf, tests, meta }: SchemaDescription): Field => {
  const limit = (test: string) => tests.find(({ name }) => name === test)?.params?.[test] as number | undefined
  const has = (test: string) => tests.some(({ name }) => name === test)
  const max = limit('max') ?? Number.MAX_SAFE_INTEGER
  if (oneOf.length > 0) return { type: 'option', options: oneOf.map(String) }
  switch (meta?.widget) {
    case 'money':
      return { type: 'money' }
    case 'rate':
      return { type: 'rate', min: limit('min'), max: limit('max') }
    case 'date':
      return { type: 'date' }
    case 'longText':
      return { type: 'longText', max }
    case 'code':
      return { type: 'text', max, rule: 'digits' }
    case 'file':
    case undefined:
      break
  }
  if (type === 'number') return { type: has('integer') ? 'integer' : 'decimal', min: limit('min') ?? -max, max }
  return { type: 'text', max, ...(has('email') && { rule: 'email' as const }) }
}
