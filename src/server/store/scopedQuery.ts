import pg from 'pg'
import { scopeText, scopeValues } from './scope.ts'
import type { Caller } from './store.ts'

/** What node-postgres' own query does when it is sent and answered; not part of its published types. */
declare module 'pg' {
  interface Query {
    prepare(connection: pg.Connection): void
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: pg.Connection): void
  }
}

const scopeName = 'scope'

/** Prepares the scope on a new connection, so that a scoped query need only bind it. */
export const prepareScope = (client: pg.ClientBase) =>
  client.query({ name: scopeName, text: scopeText, values: ['', '', '', ''] })

/**
 * A statement behind the caller's scope, both before one Sync: the server takes them as one transaction and they travel in one
 * round trip. Were the scope to fail, the server would skip the statement.
 */
export class ScopedQuery extends pg.Query {
  private readonly scope: string[]
  private scoped = false

  constructor(
    caller: Caller,
    config: pg.QueryConfig<unknown[]>,
    callback: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super({ ...config, queryMode: 'extended' } as pg.QueryConfig<unknown[]>, callback)
    this.scope = scopeValues(caller)
  }

  override prepare(connection: pg.Connection): void {
    connection.bind({ statement: scopeName, values: this.scope }, true)
    connection.execute({}, true)
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.scoped) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.scoped) super.handleCommandComplete(message, connection)
    this.scoped = true
  }
}
