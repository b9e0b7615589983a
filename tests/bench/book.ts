import { createDatabaseIn } from '../support/database.ts'
import { serve, temporaryFolder } from '../support/process.ts'
import type { Cluster } from '../run/postgres.ts'
import { settingsOf, type Place } from './bare.ts'

export type Engine = 'PostgreSQL' | 'PGlite'

/** A book of so many quotations, filled by a first start; its folder and database are gone afterwards. */
export const withBook = async (
  cluster: Cluster,
  engine: Engine,
  rows: number,
  look: (place: Place) => Promise<void>,
): Promise<void> => {
  const folder = temporaryFolder()
  const database = engine === 'PostgreSQL' ? await createDatabaseIn(cluster.url) : null
  const place: Place = { dataDir: folder.path, ...(database && { databaseUrl: database.url }) }
  const began = performance.now()
  const server = await serve({ ...settingsOf(place), DEMO_ROWS: String(rows) })
  await server.end()
  console.log(`\n${engine}, ${rows} quotations, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  await look(place)
  await database?.drop()
  folder.remove()
}
