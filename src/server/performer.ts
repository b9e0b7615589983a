import type { Actor, Json, Reason } from '../../machines/kernel/types.ts'
import type { Row } from '../shared/endpoints/answers/records.ts'
import type { FieldError } from '../shared/validation/fieldErrors.ts'
import type { Caller, Sql, Store } from './store/store.ts'

/** What a performer is handed; all that it asks and writes through `sql` is one transaction under the caller's row-level security. */
export interface Work<H = unknown> {
  sql: Sql
  by: Actor
  at: string
  /** Locked until the end; null when the action is on no record. */
  record: Row | null
  input: Record<string, unknown>
  /** Key of every keyed hash. */
  secret: string
  /** Does what is done to other records too: what is asked and written through that host belongs to the same transaction. */
  within<T>(work: (host: H) => Promise<T>): Promise<T>
}

export interface Performed {
  /** New values of the record's fields. */
  changes?: Record<string, unknown>
  /** What the answer tells and nobody keeps. */
  shown?: string
  /** What only the store knew against it, by the names of its reasons: then nothing of it is kept. */
  against?: Record<string, Record<string, Json>>
  /** Why a case does not take what it was sent: then nothing of it is kept either. */
  refused?: Reason[]
  /** The same of what was typed, by its fields. */
  wrong?: FieldError[]
}

/** `H` is the host, for who does something to other records too. */
export type Performer<H = unknown> = (work: Work<H>) => Performed | Promise<Performed>

/** Asks as the caller, within the transaction that writes where one does. */
export type Query = <R>(text: string, values: unknown[]) => Promise<R[]>

export const queryAs =
  (store: Store, caller: Caller): Query =>
  (text, values) =>
    store.run(caller, text, values)

/** What an event brings that no timeline keeps, with the hashes of the passwords among it: made before a turn is taken, since they are slow. */
export interface Secrets {
  values: Readonly<Record<string, unknown>>
  hashes: Readonly<Record<string, string>>
}

/** A record that is about to be written: none yet where `id` is null, with whose and within what it would be, and none any more where `values` is. */
export interface Guarded {
  query: Query
  by: Actor
  at: string
  id: string | null
  values: Record<string, unknown> | null
  secrets?: Secrets
}

/**
 * What only the store knows against a record, whoever writes it by whatever door: what its person can mend is answered by field.
 * @throws HttpError what they cannot
 */
export type Guardian = (guarded: Guarded) => Promise<FieldError[]>

/** By area. */
export type Guardians = Readonly<Record<string, Guardian>>

/** By area and action. */
export type Performers<H = unknown> = Readonly<Record<string, Readonly<Record<string, Performer<H>>>>>
