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

/** An empty database of its own in the cluster that `cluster` points at. */
export const createDatabaseIn = async (cluster: string): Promise<Database> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(cluster, `create database ${name}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asOwner(cluster, `drop database ${name} with (force)`) }
}
