import type { Field, Fields, fieldTypes } from './fields.ts'
import type { FieldType } from './type.ts'

type ValueOfKind<K extends Field['type']> = (typeof fieldTypes)[K] extends FieldType<never, infer V> ? V : never

/** What a field holds when it holds something. */
export type ValueOf<F extends Field> = F extends { type: 'option'; options: readonly (infer O)[] }
  ? O
  : F extends { type: 'options'; options: readonly (infer O)[] }
    ? O[]
    : F extends { type: 'group'; fields: infer G extends Fields }
      ? RowOf<G>[]
      : ValueOfKind<F['type']>

/** A field that never stands without a value. */
type Filled = { required: true } | { type: 'flag' | 'options' | 'references' | 'group' }

/** What is known of the records that a record refers to, by field; null: of none. */
export type ReferredOf<F extends Fields> = {
  [N in keyof F as F[N] extends { facts: Fields } ? N : never]: F[N] extends { facts: infer G extends Fields }
    ? RowOf<G> | null
    : never
}

/** A record as its declaration says it is. */
export type RowOf<F extends Fields> = {
  -readonly [N in keyof F]: F[N] extends Filled ? ValueOf<F[N]> : ValueOf<F[N]> | null
}
