import { perObject } from './perObject.ts'
import { object } from 'yup'
import type { ObjectSchema, Schema } from 'yup'
import { isAskedFor } from '../fields/beside.ts'
import { type FieldKind, type PayloadField, type PayloadFields } from '../fields/fields.ts'
import { demanded, plainSchema } from '../fields/schema.ts'
import type { ValueOf } from '../fields/rows.ts'
import type { EventDefinition, Stamp } from './types.ts'

type Certain<F> = {
  [N in keyof F]: F[N] extends { when: object } ? never : F[N] extends { required: true } ? N : never
}[keyof F]

/** What an event carries, as its declaration says it. */
export type PayloadOf<F extends PayloadFields | null> = F extends PayloadFields
  ? { -readonly [N in Certain<F>]: ValueOf<F[N]> } & { -readonly [N in Exclude<keyof F, Certain<F>>]?: ValueOf<F[N]> }
  : object

/** The events that these payloads make, one for each. */
export type EventOf<P extends Readonly<Record<string, PayloadFields | null>>> = {
  [K in keyof P]: { type: K } & Stamp & PayloadOf<P[K]>
}[keyof P]

const ofField = (field: PayloadField): Schema => {
  const plain = plainSchema(field)
  const { required, when } = field
  const asked = (schema: Schema): Schema => (required ? demanded(field, schema) : schema)
  return when
    ? plain.when(when.field, ([value]: unknown[], own) => (isAskedFor(when, value) ? asked(own) : own.strip()))
    : asked(plain)
}

const schemaOf = (fields: PayloadFields): ObjectSchema<object> =>
  object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ofField(field)])))

const schemasByKind = perObject<PayloadFields, Map<string, ObjectSchema<object>>>(() => new Map())

/** The schema of what is asked of somebody of an organisation of a kind, made once: a file brings thousands of rows. */
export const schemaAsked = (asks: PayloadFields, kind: string): ObjectSchema<object> => {
  const byKind = schemasByKind(asks)
  const schema = byKind.get(kind) ?? schemaOf(askedOf(asks, kind))
  byKind.set(kind, schema)
  return schema
}

/** What is asked of somebody of an organisation of a kind. */
export const askedOf = (asks: PayloadFields, kind: string): PayloadFields =>
  Object.fromEntries(Object.entries(asks).filter(([, { party }]) => party !== kind))

/** What the host checks, or keeps in another way, and no timeline does. */
export const secret: readonly FieldKind[] = ['code', 'password']

/** What an event brings; null where it brings nothing. */
export const bringing = (fields: PayloadFields | null): Pick<EventDefinition, 'fields' | 'schema' | 'transient'> => {
  if (fields === null) return { fields: {}, schema: null }
  const transient = Object.keys(fields).filter((name) => secret.includes(fields[name]!.type))
  return { fields, schema: schemaOf(fields), ...(transient.length > 0 && { transient }) }
}

/** The events of a lifecycle by what each brings: of people, or of another sender. */
export const eventsOf = <K extends string>(
  payloads: Readonly<Record<K, PayloadFields | null>>,
  from?: EventDefinition['from'],
): Record<K, EventDefinition> =>
  Object.fromEntries(
    Object.entries<PayloadFields | null>(payloads).map(([type, fields]) => [
      type,
      { ...bringing(fields), ...(from && { from }) },
    ]),
  ) as Record<K, EventDefinition>
