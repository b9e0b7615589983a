import { number, object, string } from 'yup'
import type { InferType, ObjectSchema, Schema } from 'yup'
import { isCalendarDay } from '../kernel/day.ts'
import { largestSum } from '../kernel/money.ts'
import type { EventDefinition, Stamp } from '../kernel/types.ts'

/** The parts that payloads are made of. */

export const day = () =>
  string()
    .test('calendarDay', (value) => !value || isCalendarDay(value))
    .meta({ widget: 'date' })

export const text = () => string().trim().max(1000).meta({ widget: 'longText' })

/** Of something outside, such as a transfer. */
export const reference = () => string().trim().max(60)

/** In minor units. */
export const amount = () => number().integer().min(1).max(largestSum).meta({ widget: 'money' })

/** Beside it the payload has the file's `name`. */
export const file = {
  fileId: string().max(100).required().meta({ widget: 'file', fileName: 'name' }),
  name: string().max(255).required(),
}

/** What a person reads out who was sent a one-time code. */
export const code = object({
  code: string()
    .matches(/^\d{6}$/)
    .required()
    .meta({ widget: 'code' }),
})

/** What a record begins with knows its sums and the ids of others by these. */
export const sum = () => number().integer().min(0).max(largestSum)
export const id = () => string().max(100).required()

type Schemas = Record<string, ObjectSchema<object> | null>
type Payload<S> = S extends Schema ? InferType<S> : object

/** The events that these payloads make: one type for each, or null where an event carries nothing. */
export type EventOf<S extends Schemas> = { [K in keyof S]: { type: K } & Stamp & Payload<S[K]> }[keyof S]

const isSecret = (field: unknown): boolean => (field as Schema).describe().meta?.widget === 'code'

/** Nobody keeps a one-time code. */
export const eventsOf = <K extends string>(schemas: Record<K, ObjectSchema<object> | null>) =>
  Object.fromEntries(
    Object.entries<ObjectSchema<object> | null>(schemas).map(([type, schema]) => {
      const transient = Object.entries(schema?.fields ?? {}).flatMap(([name, field]) => (isSecret(field) ? name : []))
      return [type, { schema, ...(transient.length > 0 && { transient }) }]
    }),
  ) as Record<K, EventDefinition>
