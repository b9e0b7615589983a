import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Client, signIn } from '../support/client.ts'
import { serve, temporaryFolder } from '../support/process.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

const settings = { DATA_DIR: folder.path, DEMO_ROWS: '10' }
const email = 'super@covergate.test'
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** An upload of which the first byte has been sent, and how to send the rest. */
const beginUpload = async ({ url, token, list }: Client) => {
  const [record] = await list('credit_life')
  const body = { name: 'proof.pdf', type: 'application/pdf', size: pdf.length, area: 'credit_life', id: record!.id }
  const answer = await fetch(`${url}/api/files/presign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const { data } = (await answer.json()) as { data: { url: string } }
  const sent = request(url + data.url, { method: 'PUT', headers: { 'content-length': pdf.length } })
  await new Promise((resolve) => sent.write(pdf.subarray(0, 1), resolve))
  return async (): Promise<number> => {
    sent.end(pdf.subarray(1))
    const [response] = await once(sent, 'response')
    return response.resume().statusCode
  }
}

const check = (url: string, token: string) =>
  fetch(`${url}/v2/sessions/check`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })

describe('a server process', () => {
  test('tells where it is and who can sign in, refuses a second on its data, and ends when what is under way is done', async () => {
    const first = await serve(settings)
    expect(first.output()).toContain('all with the password Covergate#26')
    for (const name of ['super', 'admin', 'broker', 'insurer', 'bank', 'partner', 'viewer', 'multi'])
      expect(first.output()).toContain(`${name}@covergate.test`)
    expect(first.output()).toMatch(/Filled the demo in \d+\.\d s/)
    expect(first.output()).toMatch(new RegExp(`Ready in \\d+\\.\\d s on ${first.url}`))
    await expect(serve(settings)).rejects.toThrow(
      `ended with 1:\nCovergate could not start: The data directory ${folder.path} is in use`,
    )

    const operator = await signIn(first.url, email)
    const stream = await fetch(`${first.url}/api/live`, { headers: { authorization: `Bearer ${operator.token}` } })
    const finishUpload = await beginUpload(operator)
    const began = performance.now()
    const ended = first.end('SIGTERM')
    expect(await finishUpload()).toBe(204)
    expect(await stream.text()).toContain('event: hello')
    expect(await ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)

    const again = await serve(settings)
    expect(again.output()).not.toContain('Filled the demo')
    expect((await check(again.url, operator.token)).status).toBe(200)
    expect(statSync(join(folder.path, 'token-secret')).mode & 0o777).toBe(0o600)
    expect(await again.end('SIGINT')).toBe(0)
  })

  test('with a setting that cannot be used says which and does not start', async () => {
    const empty = temporaryFolder()
    const settingsOf = { NODE_ENV: 'production', TOKEN_SECRET: '', DATA_DIR: empty.path }
    await expect(serve(settingsOf)).rejects.toThrow('ended with 1:\nTOKEN_SECRET must be set in production\n')
    empty.remove()
  })

  test('rests where nobody reads what it writes, and still answers and ends', async () => {
    const server = await serve(settings)
    server.deafen()
    await expect(signIn(server.url, 'nobody@covergate.test')).rejects.toThrow('401')
    // Ticks of its processor, of which a second has a hundred.
    const spent = () =>
      readFileSync(`/proc/${server.pid}/stat`, 'utf8')
        .split(' ')
        .slice(13, 15)
        .map(Number)
        .reduce((a, b) => a + b)
    let before = spent()
    const since = () => {
      const now = spent()
      const ticks = now - before
      before = now
      return ticks
    }
    await expect.poll(since, { interval: 500 }).toBeLessThan(25)
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    expect(await server.end()).toBe(0)
  })

  test('in production has no demo, no mailbox, and no sandbox of a payment gateway', async () => {
    const empty = temporaryFolder()
    const gateway = {
      PAYMENT_URL: 'https://gateway.test',
      PAYMENT_KEY: 'k',
      PAYMENT_WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32).toString('base64')}`,
    }
    const secret = 'x'.repeat(32)
    const server = await serve({ NODE_ENV: 'production', TOKEN_SECRET: secret, DATA_DIR: empty.path, ...gateway })
    expect(server.output()).not.toContain('covergate.test')
    await expect(signIn(server.url, email)).rejects.toThrow('401')
    const sandbox = await fetch(`${server.url}/api/sandbox/payments/payments`, { method: 'POST' })
    expect(sandbox.status).toBe(404)
    for (const path of ['/mailbox', '/api/mailbox', '/graphiql']) {
      const { headers, status } = await fetch(server.url + path)
      expect({ path, json: headers.get('content-type')?.includes('json'), status }).not.toMatchObject({
        json: true,
        status: 200,
      })
    }
    expect(await server.end()).toBe(0)
    empty.remove()
  })
})
