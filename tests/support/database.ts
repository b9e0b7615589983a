import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface Database {
  url: string
  drop(): Promise<void>
}

export const asOwner = async (databaseUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export const dropDatabaseIn = (cluster: string, name: string): Promise<void> =>
  asOwner(cluster, `drop database ${name} with (force)`)

/** A database of its own in the cluster that `cluster` points at: empty, or a copy of another one there. */
export const createDatabaseIn = async (cluster: string, template = 'template1'): Promise<Database> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(cluster, `create database ${name} template ${template}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabaseIn(cluster, name) }
}
