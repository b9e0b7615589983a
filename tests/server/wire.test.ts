import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { insertCase } from './creditLife/case.ts'
import { buildOf } from './support/built.ts'
import { type Doors, openDoors } from './support/doors.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

const email = 'one@wire.test'
const large = 64 * 1024 * 1024
const build = buildOf({
  'index.html': '<!doctype html><title>Covergate</title>',
  'assets/large.bin': Buffer.alloc(large),
})
let running: TestHost
let doors: Doors
let alfa: string
let token: string

beforeAll(async () => {
  const oidc = { issuer: 'http://127.0.0.1:9', clientId: 'covergate', clientSecret: 'a secret' }
  running = await startTestHost({ browserDir: build.browserDir, oidc })
  doors = await openDoors(running)
  alfa = await addOrganisation(running.host.store, 'ALFA', 'platform')
  await addPerson(running.host.store, {
    email,
    memberships: [{ organisation: alfa, permissions: ['superadmin.root'] }],
  })
  token = (await signIn(doors.url, email)).token
})

afterAll(async () => {
  await doors.close()
  await running.close()
  build.remove()
})

const dial = async (): Promise<Socket> => {
  const socket = connect(Number(new URL(doors.url).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket.on('error', () => {})
}

/** Both ends of a connection. */
const dialBoth = async () => {
  const connected = once(doors.app.server, 'connection') as Promise<[Socket]>
  const socket = await dial()
  const [served] = await connected
  return { socket, served, closed: new Promise<void>((resolve) => served.on('close', () => resolve())) }
}

const readToEnd = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString('latin1'))).on('close', () => resolve(text))
  })

/** Sends bytes that no client library would, and waits until the server hangs up. */
const send = async (bytes: string): Promise<string> => {
  const socket = await dial()
  socket.write(bytes, 'latin1')
  return readToEnd(socket)
}

const parsed = (answer: string) => {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = lines.map((header) => [
    header.slice(0, header.indexOf(':')).toLowerCase(),
    header.slice(header.indexOf(':') + 2),
  ])
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body.join('\r\n\r\n'),
  }
}

const secured = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

const canary = 'canary4711'
const post = (headers: string, body: string, line = 'POST /v2/sessions/refresh HTTP/1.1') =>
  `${line}\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n${body}`
const get = (path: string, headers = '', method = 'GET', version = 'HTTP/1.1') =>
  `${method} ${path} ${version}\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`

describe('an answer to odd bytes carries the headers of every answer, says what every refusal says, and repeats nothing', () => {
  const odd: [string, number, string][] = [
    ['no request', 400, `${canary}\r\n\r\n`],
    ['a method that HTTP does not know', 400, get('/', '', canary.toUpperCase())],
    ['a method that we do not know', 404, get(`/${canary}`, '', 'PROPFIND')],
    ['OPTIONS', 404, get('/v2/sessions', `Origin: http://x\r\nAccess-Control-Request-Method: POST\r\n`, 'OPTIONS')],
    ['OPTIONS of everything', 404, get('*', '', 'OPTIONS')],
    ['TRACE', 404, get(`/${canary}`, '', 'TRACE')],
    ['a version that there is not', 400, get(`/${canary}`, '', 'GET', 'HTTP/9.9')],
    ['HTTP/2', 400, `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${canary}`],
    ['TLS', 400, `\x16\x03\x01\x02\x00${canary}`],
    ['no host', 400, `GET /${canary} HTTP/1.1\r\nConnection: close\r\n\r\n`],
    ['an address that cannot be decoded', 400, get(`/%zz${canary}`)],
    ['a part of an address that is too long', 404, get(`/api/files/${canary}${'x'.repeat(300)}`)],
    ['headers that are too large', 431, get('/', `X-Large: ${canary}${'x'.repeat(20_000)}\r\n`)],
    ['a header with a NUL', 400, get('/', `X-Odd: ${canary}\0\r\n`)],
    ['a header without a colon', 400, get('/', `${canary}\r\n`)],
    ['an expectation that there is not', 404, get(`/api/${canary}`, `Expect: ${canary}\r\n`)],
    ['two lengths', 400, post('Content-Length: 2\r\nContent-Length: 3', canary)],
    ['a length that is none', 400, post('Content-Length: -1', canary)],
    ['a length and chunks', 400, post('Content-Length: 2\r\nTransfer-Encoding: chunked', `2\r\n{}\r\n0\r\n\r\n`)],
    ['a chunk that is none', 400, post('Transfer-Encoding: chunked', `${canary}zz\r\n`)],
    ['a body that is no JSON', 400, post(`Content-Length: ${canary.length}`, canary)],
    ['an upgrade', 404, get(`/api/${canary}`, 'Connection: Upgrade\r\nUpgrade: h2c\r\n')],
    ['a foreign origin', 403, get('/api/captcha', `Origin: https://${canary}.test\r\n`)],
  ]

  test.each(odd)('%s: %i', async (_, status, bytes) => {
    const { headers, body, ...answer } = parsed(await send(bytes))
    expect({ ...answer, headers }).toMatchObject({
      status,
      headers: { ...secured, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    })
    expect(body).not.toContain(canary)
    expect(JSON.parse(body)).toEqual({
      code: { 400: 'BAD_INPUT', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 431: 'TOO_LARGE' }[status],
      message: expect.any(String),
      reference: expect.any(String),
    })
  })

  test('and rubbish behind a request does not disturb its answer', async () => {
    const answer = await send(`GET /health HTTP/1.1\r\nHost: x\r\n\r\n${canary}\r\n\r\n`)
    expect(parsed(answer)).toMatchObject({ status: 200, headers: secured })
    expect(answer.split('HTTP/1.1 ').map((part) => part.slice(0, 3))).toEqual(['', '200', '400'])
  })
})

describe('HEAD', () => {
  const rowsOf = async (table: string) =>
    (await asOwner<{ count: number }>(running.host.store, `select count(*)::int as count from ${table}`))[0]!.count
  const state = () =>
    Promise.all(['sessions', 'audit', 'attempts', 'codes', 'mails', 'files', 'spent_proofs', 'identities'].map(rowsOf))

  test('of every address answers, ends, has no body and changes nothing', async () => {
    const addresses = doors.routes.filter(({ method }) => method === 'GET').map(({ url }) => url)
    expect(addresses).toEqual(expect.arrayContaining(['/api/live', '/api/files/:id', '/ready', '/api/oidc/callback']))
    const before = await state()
    for (const address of addresses) {
      const path = address.replace(/:\w+/g, randomUUID()).replace('*', 'index.html')
      const answer = parsed(await send(get(path, `Authorization: Bearer ${token}\r\n`, 'HEAD')))
      // The forms of the sandbox are sent in the name of an origin; in production there are none.
      const own = path === '/sandbox/payments' && { 'referrer-policy': 'same-origin' }
      expect({ path, ...answer }).toMatchObject({ path, headers: { ...secured, ...own }, body: '' })
      expect({ path, status: answer.status }).not.toMatchObject({ status: 500 })
    }
    expect(await state()).toEqual(before)
  })

  test('of the stream of events says what it is, to who may hear it', async () => {
    const listening = (headers: string) => send(get('/api/live', headers, 'HEAD')).then(parsed)
    expect(await listening(`Authorization: Bearer ${token}\r\n`)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
      body: '',
    })
    expect(await listening('')).toMatchObject({ status: 401, body: '' })
  })
})

describe('who is slow', () => {
  const unhurried = { headersTimeout: 30_000, requestTimeout: 30_000, timeout: 60_000 }
  afterEach(() => void Object.assign(doors.app.server, unhurried))

  test('is given thirty seconds to send a request, and may take nothing of the answer for sixty', () => {
    const { headersTimeout, requestTimeout, timeout } = doors.app.server
    expect({ headersTimeout, requestTimeout, timeout }).toEqual(unhurried)
  })

  /** Where the content of a file may be put. */
  const announced = async (size: number): Promise<string> => {
    const by = {
      userId: 'u',
      name: 'n',
      roles: [],
      permissions: [],
      organisation: { id: alfa, kind: 'platform', name: 'n' },
    }
    const id = await insertCase(running.host, { broker: alfa, insurer: alfa, bank: alfa, partner: alfa }, by)
    const body = { name: 'proof.pdf', type: 'application/pdf', size, area: 'credit_life', id }
    return (await call<{ data: { url: string } }>(doors.url, '/api/files/presign', { token, body })).body.data.url
  }

  test('to send a request is told so and left, but for the content of a file', async () => {
    Object.assign(doors.app.server, { headersTimeout: 400, requestTimeout: 400 })
    const [file, silent, head, body] = await Promise.all([dial(), dial(), dial(), dial()])
    const stored = readToEnd(file)
    file.write(`PUT ${await announced(10)} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n1`)
    head.write('GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    body.write(post('Content-Length: 100', '{'))
    const dripping = setInterval(() => [head, body].forEach((socket) => socket.write('2')), 50)
    for (const text of await Promise.all([silent, head, body].map(readToEnd))) {
      const answer = parsed(text)
      expect(answer).toMatchObject({ status: 408, headers: { ...secured, connection: 'close' } })
      expect(JSON.parse(answer.body)).toEqual({
        code: 'TOO_SLOW',
        message: 'The request did not arrive in time. Please try again.',
        reference: expect.any(String),
      })
    }
    clearInterval(dripping)
    file.write('234567890')
    expect(parsed(await stored)).toMatchObject({ status: 204, headers: secured })
  })

  test('to read an answer is left', async () => {
    doors.app.server.timeout = 400
    const { socket: reader, served, closed } = await dialBoth()
    reader.pause().write(get('/assets/large.bin'))
    await closed
    expect(served.bytesWritten).toBeLessThan(large)
    reader.destroy()
  })
})

describe('who leaves in the middle', () => {
  const left = [
    ['of a call', post('Content-Length: 100', '{"refresh":')],
    ['of a decision', post('Content-Length: 100', '{"query":', 'POST /api/graphql HTTP/1.1')],
    ['of the chunks of a call', post('Transfer-Encoding: chunked', '5\r\n{"ref')],
    ['of a picture', post('Content-Length: 100', '\x89PNG', 'PUT /v2/profile/picture HTTP/1.1')],
    ['of headers', 'POST /v2/sessions HTTP/1.1\r\nHost: x\r\nX-'],
  ]
  const troubles = () => running.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)

  test.each(left)('%s is no trouble', async (_, bytes) => {
    const before = troubles().length
    const { socket, served, closed } = await dialBoth()
    socket.write(bytes, 'latin1')
    await once(served, 'data')
    socket.resetAndDestroy()
    await closed
    expect((await call(doors.url, '/health')).status).toBe(200)
    expect(troubles().slice(before)).toEqual([])
  })

  test('of an answer is no trouble', async () => {
    const before = troubles().length
    const { socket, closed } = await dialBoth()
    socket.write(get('/assets/large.bin'))
    await once(socket, 'data')
    socket.resetAndDestroy()
    await closed
    expect((await call(doors.url, '/health')).status).toBe(200)
    expect(troubles().slice(before)).toEqual([])
  })
})
