import { createHmac, randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { ConfigError } from './config.ts'
import type { Host } from './context.ts'
import type { FileStore } from './files/fileStore.ts'
import { type Sql, system } from './store/store.ts'

/** Where a file store says which it is; shaped like every other key. */
const key = '0'.repeat(48)

/** The file store's own name, which the first server to open it makes. @throws ConfigError when the store does not serve */
const nameOf = async (files: FileStore): Promise<string> => {
  try {
    const found = await files.read(key)
    if (found) return await text(found)
    await files.write(key, [Buffer.from(randomUUID())])
    return await text((await files.read(key))!)
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    throw new ConfigError(`The files cannot be kept in ${files.where}: ${message}`)
  }
}

/** What the database's first server has kept under the name: ours, when that is we. */
const keptOf = async (sql: Sql, name: string, ours: string): Promise<string> => {
  await sql.query('insert into installation values ($1, $2) on conflict do nothing', [name, ours])
  const [row] = await sql.query<{ value: string }>('select value from installation where name = $1', [name])
  return row!.value
}

/**
 * Proves that this server has the file store and the secret of the other servers on its database.
 * @throws ConfigError when it does not
 */
export const proveShared = ({ store, config, secret }: Pick<Host, 'store' | 'config' | 'secret'>, files: FileStore) =>
  store.transaction(system, async (sql) => {
    // Of servers that start at once one names the file store.
    await sql.query("select pg_advisory_xact_lock(hashtext('covergate installation'))")
    const found = await nameOf(files)
    const wanted = await keptOf(sql, 'files', found)
    if (found !== wanted)
      throw new ConfigError(
        `The files of this database are elsewhere: ${files.where} is not its file store. Give every server of one database the same ` +
          `${config.s3 ? 'S3_ENDPOINT and S3_BUCKET' : 'DATA_DIR, on a volume that they share'}. If the files are lost for good, write ${wanted} into ${files.where}/${key}`,
      )
    const hash = createHmac('sha256', secret).update('installation').digest('base64url')
    if ((await keptOf(sql, 'secret', hash)) !== hash)
      throw new ConfigError(
        'TOKEN_SECRET is not the one that this database has been served with. Give every server of one database the same. To ' +
          "change it for good, stop them all and delete from installation where name = 'secret', as the database's owner",
      )
  })
