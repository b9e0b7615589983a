import pg from 'pg'
import { scopeText, scopeValues, standingText, standingValues } from './scope.ts'
import type { Caller } from './store.ts'

/** What node-postgres' own query does when it is sent and answered; not part of its published types. */
declare module 'pg' {
  interface Query {
    prepare(connection: pg.Connection): void
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: pg.Connection): void
  }
}

const [scopeName, standingName] = ['scope', 'standing']

/** Statements that a connection keeps prepared; the one that was asked longest ago is let go of first. */
const mostPrepared = 100
const prepared = new WeakMap<pg.Connection, Set<string>>()

/** What is kept of a connection, of its statements by their names; not part of the published types. */
interface Parsed {
  parsedStatements: Record<string, string>
}

const keep = (connection: pg.Connection, name: string): void => {
  const names = prepared.get(connection) ?? new Set()
  prepared.set(connection, names)
  names.delete(name)
  names.add(name)
  const [oldest] = names
  if (names.size <= mostPrepared || oldest === undefined) return
  names.delete(oldest)
  delete (connection as unknown as Parsed).parsedStatements[oldest]
  connection.close({ type: 'S', name: oldest }, true)
}

/** Prepares on a new connection what stands before a scoped query, so that this need only bind it. */
export const prepareScope = async (client: pg.ClientBase): Promise<void> => {
  await client.query({ name: scopeName, text: scopeText, values: ['', '', '', ''] })
  await client.query({ name: standingName, text: standingText, values: [null, null] })
}

/**
 * A statement behind the caller's scope, both before one Sync: the server takes them as one transaction and they travel in one
 * round trip. Were the scope to fail, the server would skip the statement.
 */
export class ScopedQuery extends pg.Query {
  private readonly scope: string[]
  private readonly standing: string[] | null
  private readonly kept: string | undefined
  /** Results before the statement's own. */
  private before: number

  constructor(
    caller: Caller,
    config: pg.QueryConfig<unknown[]>,
    callback: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super({ ...config, queryMode: 'extended' } as pg.QueryConfig<unknown[]>, callback)
    this.scope = scopeValues(caller)
    this.standing = standingValues(caller)
    this.before = this.standing ? 2 : 1
    this.kept = config.name
  }

  override prepare(connection: pg.Connection): void {
    // Before everything that may fail, after which the server would skip it.
    if (this.kept !== undefined) keep(connection, this.kept)
    connection.bind({ statement: scopeName, values: this.scope }, true)
    connection.execute({}, true)
    if (this.standing) {
      connection.bind({ statement: standingName, values: this.standing }, true)
      connection.execute({}, true)
    }
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.before === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.before === 0) super.handleCommandComplete(message, connection)
    else this.before -= 1
  }
}
