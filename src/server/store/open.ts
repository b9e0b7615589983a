import type { Store, StoreConfig } from './store.ts'

/** Opens the database and brings its schema up to date. Of the two drivers one is loaded. */
export const openStore = async (config: StoreConfig): Promise<Store> => {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres({ ...config, databaseUrl })
  return (await import('./pglite.ts')).openPglite(dataDir)
}
