import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type Config, readConfig } from '../../../src/server/config.ts'
import { type RunningHost, startHost } from '../../../src/server/host.ts'
import { openStore } from '../../../src/server/store/open.ts'
import type { Store } from '../../../src/server/store/store.ts'
import type { Area } from '../../../src/shared/area/types.ts'
import { createDatabase, servingLogin, type TestDatabase } from './store.ts'

export interface TestHost extends RunningHost {
  config: Config
  /** Every line that was logged. */
  log: string[]
  logTo: Writable
  /** The store of whoever may make organisations and people. */
  owner: Store
  /** Moves the host's clock. */
  pass(seconds: number): void
}

/** A host of its own database, without a demo if it is not in that. */
export const startTestHost = async (
  overrides: Partial<Config> = {},
  areas?: readonly Area[],
  making: Promise<TestDatabase> = createDatabase(),
): Promise<TestHost> => {
  const database = await making
  const { databaseUrl, dataDir } = database.config
  const folder = dataDir || mkdtempSync(join(tmpdir(), 'covergate-host-'))
  const environment = {
    PORT: '0',
    DATABASE_URL: databaseUrl ?? undefined,
    DATA_DIR: folder,
    CAPTCHA_COST: '10',
    DEMO_ROWS: '0',
    // What can be switched off is there for whoever tries all areas.
    COMMISSION: 'on',
  }
  const login = await (overrides.production ? servingLogin(database) : null)
  const settings = { ...readConfig(environment), ...login?.config, tokenSecret: randomUUID(), ...overrides }
  const running = await startOn(settings, areas)
  const owner = login?.config.databaseUrl ? await openStore(database.config) : running.owner
  const close = async () => {
    if (owner !== running.owner) await owner.close()
    await running.close()
    await database.drop()
    await login?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...running, owner, close }
}

/** A host with these settings; what it keeps stays when it closes. */
export const startOn = async (config: Config, areas?: readonly Area[]): Promise<TestHost> => {
  const log: string[] = []
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const logTo = new Writable({
    write: (line: Buffer, _, done) => {
      log.push(line.toString())
      done()
    },
  })
  const running = await startHost(config, { clock, logTo, ...(areas && { areas }) })
  return {
    ...running,
    config,
    log,
    logTo,
    owner: running.host.store,
    pass: (seconds) => void (ahead += seconds * 1000),
  }
}
