import type { Store, StoreConfig } from './store.ts'

/**
 * Opens the database and brings its schema up to date. Of the two drivers one is loaded.
 * @throws where it is only to be read, and its schema is not the one of this program
 */
export const openStore = async (config: StoreConfig): Promise<Store> => {
  const { databaseUrl, dataDir, readOnly } = config
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres({ ...config, databaseUrl })
  return (await import('./pglite.ts')).openPglite(dataDir, readOnly)
}
