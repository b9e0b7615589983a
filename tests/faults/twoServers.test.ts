import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Client, signIn } from '../support/client.ts'
import { createDatabaseIn, type Database } from '../support/database.ts'
import { serve, type Served, temporaryFolder } from '../support/process.ts'

const folder = temporaryFolder()
const servers: Served[] = []
let database: Database
let operator: Client

beforeAll(async () => {
  database = await createDatabaseIn(inject('databaseUrl')!)
  const shared = { DATABASE_URL: database.url, TOKEN_SECRET: 'the same secret for all processes', DEMO_ROWS: '80' }
  for (const DATA_DIR of [folder.path, folder.path]) servers.push(await serve({ ...shared, DATA_DIR }))
  operator = await signIn(servers[0]!.url, 'super@covergate.test')
})

afterAll(async () => {
  for (const server of servers) await server.end()
  await database.drop()
  folder.remove()
})

const bearer = () => ({ authorization: `Bearer ${operator.token}` })

test('two servers on one database tell each other’s browsers of moves, and end sessions together', async () => {
  const [first, second] = servers as [Served, Served]
  expect(second.output()).not.toContain('Filled the demo')
  const stream = await fetch(`${second.url}/api/live`, { headers: bearer() })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const listening = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value
  })()

  const [row] = await operator.list('credit_life', { tab: 'DATA_COMPLETED' })
  const sent = await operator.send('credit_life', row!.id, row!.revision, {
    type: 'confirmation.asked',
    notes: 'Is the branch right?',
  })
  expect(sent.result.__typename).toBe('Moved')
  await expect.poll(() => heard, { timeout: 1000 }).toContain(`"id":"${row!.id}","revision":${row!.revision + 1}`)

  const check = () => fetch(`${second.url}/v2/sessions/check`, { method: 'POST', headers: bearer() })
  expect((await check()).status).toBe(200)
  expect(
    (await fetch(`${first.url}/v2/sessions/${operator.token}`, { method: 'DELETE', headers: bearer() })).status,
  ).toBe(204)
  await expect.poll(async () => (await check()).status, { timeout: 1000 }).toBe(401)
  await listening
})
