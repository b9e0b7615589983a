import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { system } from '../../src/server/store/store.ts'
import { paths } from '../server/support/accounts.ts'
import { startOn, type TestHost } from '../server/support/host.ts'
import { call, solveCaptcha } from '../server/support/http.ts'
import { addOrganisation, addPerson, password } from '../server/support/people.ts'
import { createDatabaseIn, type Database } from '../support/database.ts'
import { temporaryFolder } from '../support/process.ts'
import { proxyTo } from '../support/proxy.ts'

const email = 'one@slow.test'
const folder = temporaryFolder()
let database: Database
let wire: Awaited<ReturnType<typeof proxyTo>>
let running: TestHost

beforeAll(async () => {
  database = await createDatabaseIn(inject('databaseUrl')!)
  wire = await proxyTo(database.url)
  const environment = { PORT: '0', DATABASE_URL: wire.url, DATA_DIR: folder.path, CAPTCHA_COST: '10', DEMO_ROWS: '0' }
  running = await startOn(readConfig(environment))
  const { store } = running.host
  const organisation = await addOrganisation(store, 'ALFA', 'broker')
  await addPerson(store, { email, memberships: [{ organisation, permissions: [] }] })
})

afterAll(async () => {
  wire.mend()
  await running.close()
  wire.close()
  await database.drop()
  folder.remove()
})

/** Connections that are open already, as those of a server that is in use. */
const warm = () => Promise.all(Array.from({ length: 6 }, () => running.host.store.run(system, 'select pg_sleep(0.3)')))

const within = async <T>(seconds: number, work: Promise<T>): Promise<T> => {
  const began = performance.now()
  const result = await work
  expect((performance.now() - began) / 1000).toBeLessThan(seconds)
  return result
}

describe('a database that takes two seconds for an answer', () => {
  it('lets a person in', async () => {
    await warm()
    const headers = { 'x-captcha-token': await solveCaptcha(running.url) }
    wire.slow(1000)
    const answer = await within(9, call(running.url, '/v2/sessions', { body: { email, password }, headers }))
    wire.mend()
    expect(answer.status).toBe(200)
  })

  it('offers a code for a forgotten password', async () => {
    await warm()
    wire.slow(1000)
    const answer = await within(9, call(running.url, paths.forgotPassword, { body: { email } }))
    wire.mend()
    expect(answer.status).toBe(200)
  })
})
