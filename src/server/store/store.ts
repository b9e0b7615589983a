import type { ProductCategory } from '../../../machines/session/session.types.ts'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'

/** On whose behalf a statement runs; `system` sees the rows of every organisation. */
export interface Caller {
  organisation: string
  /** Who they are: by it is known what is theirs alone. */
  person?: string
  kind: OrganisationKind | 'system'
  /** Those by which guarded fields are told; without them none is. */
  permissions?: readonly string[]
  /** Organisations that they represent beside their own. */
  represents?: readonly string[]
  /** Organisations that stand below their own. */
  below?: readonly string[]
  /** What their organisation sells. */
  sells?: readonly ProductCategory[]
  /** Whose session must be what it was when it was read. */
  session?: Presumed
}

/** A session that was read before: what is asked first for it is refused with `SessionChanged` when it is not the same any more. */
export interface Presumed {
  id: string
  /** Of the rows that it was read from. */
  version: string
  /** Nothing more of a request is refused once something was answered. */
  isProven: boolean
}

export interface TransactionLimits {
  /** Milliseconds that a statement may take, where nobody waits for an answer; by default what a request can wait. */
  statement: number
}

export interface Sql {
  query<R>(text: string, values?: unknown[]): Promise<R[]>
}

/**
 * bigint and numeric are read as numbers, or null when no number is exactly that, date as 'YYYY-MM-DD', timestamptz as an ISO
 * instant, jsonb parsed; json is written as text. Throws `StoreUnavailable` when the database is away or slow, and its own error
 * otherwise, with the SQLSTATE in `code`.
 */
export interface Store {
  engine: 'pglite' | 'postgres'
  /** One statement under the caller's row-level security, in one round trip; `name` keeps it prepared, so its text must not vary. */
  run<R>(caller: Caller, text: string, values?: unknown[], name?: string): Promise<R[]>
  /** A transaction under the caller's row-level security. Inside it only `sql` may be used: PGlite has one connection. */
  transaction<T>(caller: Caller, work: (sql: Sql) => Promise<T>, limits?: TransactionLimits): Promise<T>
  /** `missed` tells that the connection was lost in between, so that something may not have been heard. */
  listen(channel: string, hear: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

export interface StoreConfig {
  /** PostgreSQL 15 or later; without it PGlite keeps its files in `dataDir`. */
  databaseUrl?: string | null
  /** Who migrates it; by default who serves. */
  databaseOwnerUrl?: string | null
  /** Whoever serves must not be able to alter the schema. */
  production?: boolean
  /** Its schema is taken as it is, and nothing is written. */
  readOnly?: boolean
  dataDir: string
}

export const system: Caller = { organisation: '', kind: 'system' }
