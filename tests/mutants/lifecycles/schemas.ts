import type { AnySchema, ObjectSchema } from 'yup'
import type { EventDefinition, Lifecycle } from '../../../machines/kernel/types.ts'
import type { LifecycleMutant } from './notice.ts'

/** Tests of what a transform has brought about. */
const changing = ['trim', 'string_case']

type Bounded = AnySchema & { min(bound: number): AnySchema; max(bound: number): AnySchema }

const fieldMutants = (field: AnySchema): { what: string; field: AnySchema }[] => {
  const { tests, oneOf, optional } = field.describe()
  const bounds = tests.flatMap(({ name, params }) => {
    if (name !== 'min' && name !== 'max') return []
    const bound = params![name] as number
    return [1, -1].map((by) => ({ what: `${name} ${bound} ${by}`, field: (field as Bounded)[name](bound + by) }))
  })
  const dropped = field.tests
    .filter((test) => !['min', 'max'].includes(test.OPTIONS!.name!))
    .map((test) => {
      const other = field.clone()
      other.tests = other.tests.filter((one) => one !== test)
      if (changing.includes(test.OPTIONS!.name!)) other.transforms = []
      return { what: `without ${test.OPTIONS!.name}`, field: other }
    })
  // What is required is never null, whatever its options are.
  const choices = optional ? oneOf : oneOf.filter((value) => value !== null)
  const values = choices.map((value) => ({ what: `without ${String(value)}`, field: field.notOneOf([value as never]) }))
  const conditions = (field as unknown as { conditions: unknown[] }).conditions
  const unconditional = Object.assign(field.clone(), { conditions: [] })
  return [
    ...bounds,
    ...dropped,
    ...values,
    ...(optional ? [] : [{ what: 'not required', field: field.notRequired() as AnySchema }]),
    ...(conditions.length > 0 ? [{ what: 'without its condition', field: unconditional }] : []),
  ]
}

const shapeMutants = (shape: ObjectSchema<object>): { what: string; shape: ObjectSchema<object> }[] =>
  Object.entries(shape.fields as Record<string, AnySchema>).flatMap(([name, field]) =>
    fieldMutants(field).map((mutant) => ({
      what: `${name} ${mutant.what}`,
      shape: shape.shape({ [name]: mutant.field }) as ObjectSchema<object>,
    })),
  )

/** Each bound of a payload moved by one and each demand on it dropped; and of the input of a record. */
export const schemaMutants = (lifecycle: Lifecycle): LifecycleMutant[] => {
  const withEvent = (type: string, definition: EventDefinition): Lifecycle => ({
    ...lifecycle,
    events: { ...lifecycle.events, [type]: definition },
  })
  return [
    ...Object.entries(lifecycle.events).flatMap(([type, definition]): LifecycleMutant[] => [
      ...(definition.schema ? shapeMutants(definition.schema) : []).map(({ what, shape }) => ({
        what: `payload ${type}: ${what}`,
        make: () => withEvent(type, { ...definition, schema: shape }),
      })),
      ...(definition.transient ?? []).map((field) => ({
        what: `payload ${type}: ${field} is kept`,
        make: () =>
          withEvent(type, { ...definition, transient: definition.transient!.filter((other) => other !== field) }),
      })),
    ]),
    ...shapeMutants(lifecycle.start).map(({ what, shape }) => ({
      what: `input: ${what}`,
      make: () => ({ ...lifecycle, start: shape }),
    })),
  ]
}
