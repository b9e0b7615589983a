import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, expect, inject, test } from 'vitest'
import { startMailServer } from '../server/support/mailServer.ts'
import { createDatabaseIn } from '../support/database.ts'
import { serve, temporaryFolder } from '../support/process.ts'
import { proxyTo } from '../support/proxy.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

/** A mail server that greets, and then says nothing more. */
const silentServer = async () => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.write('220 silent.test ESMTP\r\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    called: async () => {
      if (sockets.size === 0) await once(server, 'connection')
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}

const askForCode = (url: string) =>
  fetch(`${url}/v2/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'broker@covergate.test' }),
  })

test('a server whose mail server is silent ends within ten seconds, and sends the mail once when it is back', async () => {
  const silent = await silentServer()
  const settings = {
    DATA_DIR: folder.path,
    DEMO_ROWS: '1',
    SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
    MAIL_FROM: 'no-reply@gate.test',
  }
  const first = await serve(settings)
  expect((await askForCode(first.url)).status).toBe(200)
  await silent.called()
  const began = performance.now()
  expect(await first.end('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  await silent.close()

  const mails = await startMailServer({}, silent.port)
  const second = await serve(settings)
  await expect.poll(() => mails.received.map(({ to }) => to), { timeout: 30_000 }).toEqual([['broker@covergate.test']])
  expect(await second.end('SIGTERM')).toBe(0)
  expect(mails.received).toHaveLength(1)
  await mails.close()
})

test('a server whose database has fallen silent ends within ten seconds', async () => {
  const database = await createDatabaseIn(inject('databaseUrl')!)
  const wire = await proxyTo(database.url)
  const server = await serve({ DATA_DIR: folder.path, DATABASE_URL: wire.url, DEMO_ROWS: '1' })
  wire.slow(600_000)
  const asked = askForCode(server.url).catch(() => null)
  const began = performance.now()
  await server.end('SIGTERM')
  expect(performance.now() - began).toBeLessThan(10_000)
  await asked
  wire.close()
  await database.drop()
})
