import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from '../../src/server/config.ts'
import { findVirus } from '../../src/server/files/clamd.ts'
import { system } from '../../src/server/store/store.ts'
import { pdf } from '../support/upload.ts'
import { eicar, openClamd } from './support/clamd.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'
import { addQuotation } from './creditLife/quotation.ts'

const permissions = ['list', 'detail', 'upload'].map((action) => `product.creditLife.quotation.${action}`)
const infected = Buffer.concat([pdf.subarray(0, 9), eicar, pdf.subarray(9)])
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let scanner: Awaited<ReturnType<typeof openClamd>>
let running: TestHost
let token: string
let record: string
let organisation: string

beforeAll(async () => {
  scanner = await openClamd({ host: '127.0.0.1', port: 0 })
  running = await startTestHost({ clamd: scanner.address })
  const { store } = running.host
  organisation = await addOrganisation(store, 'ALFA', 'broker')
  await addPerson(store, { email: 'one@covergate.test', memberships: [{ organisation, permissions }] })
  record = await addQuotation(store, organisation)
  token = (await signIn(running.url, 'one@covergate.test')).token
})

beforeEach(() => scanner.say(undefined))

afterAll(async () => {
  await running.close()
  await scanner.close()
})

const put = async (content: Buffer) => {
  const body = { name: 'a.pdf', type: 'application/pdf', size: content.length, area: 'credit_life', id: record }
  const announced = await call<{ data: { file: { id: string }; url: string } }>(running.url, '/api/files/presign', {
    token,
    body,
  })
  const { file, url } = announced.body.data
  await fetch(running.url + url, { method: 'PUT', body: new Uint8Array(content) })
  return file.id
}

const confirm = (id: string) => call<Refused>(running.url, `/api/files/${id}/confirm`, { token, body: {} })
const statusOf = async (id: string) => (await call(running.url, `/api/files/${id}`, { token })).status
const kept = () => readdirSync(join(running.config.dataDir, 'files'))
const security = () =>
  running.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg, event }) => msg === 'security' && event === 'upload')

describe('a file', () => {
  test('that the scanner finds nothing in becomes usable, and was scanned as it is served', async () => {
    const content = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(3_000_000, 32), pdf.subarray(9)])
    const id = await put(content)
    expect((await confirm(id)).status).toBe(200)
    expect(scanner.scanned.at(-1)!.equals(content)).toBe(true)
    expect(await statusOf(id)).toBe(200)
  })

  test('that is infected is refused in its own words, gone with its bytes, and leaves one security line', async () => {
    const before = kept()
    const id = await put(infected)
    expect(await confirm(id)).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', message: 'A virus was found in this file. It has been removed.' },
    })
    expect([(await confirm(id)).status, await statusOf(id)]).toEqual([404, 404])
    expect(kept()).toEqual(before)
    expect(await running.host.store.run(system, 'select id from files where id = $1', [id])).toEqual([])
    const line = {
      event: 'upload',
      result: 'refused',
      reason: 'infected: Eicar-Test-Signature',
      organisationId: organisation,
    }
    expect(security()).toMatchObject([line])
    expect(await running.host.store.run(system, `select result, detail from audit where event = 'upload'`)).toEqual([
      { result: 'refused', detail: { reason: 'infected: Eicar-Test-Signature' } },
    ])
  })

  test.each([
    ['leaves without a word', null],
    ['is at its limit', 'INSTREAM size limit exceeded. ERROR'],
    ['says something else', 'UNKNOWN COMMAND'],
  ])('is held while the scanner %s, and can be confirmed later', async (_, says) => {
    const id = await put(pdf)
    scanner.say(says)
    expect(await confirm(id)).toMatchObject({
      status: 503,
      body: {
        code: 'UNAVAILABLE',
        message: 'The file cannot be checked for viruses at the moment. Please try again later.',
      },
    })
    expect(await statusOf(id)).toBe(404)
    scanner.say(undefined)
    expect((await confirm(id)).status).toBe(200)
    expect(await statusOf(id)).toBe(200)
  })
})

describe('one’s own picture', () => {
  const putPicture = async (content: Buffer) => {
    const answer = await fetch(`${running.url}/v2/profile/picture`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
      body: new Uint8Array(content),
    })
    return { status: answer.status, body: await answer.json() }
  }

  test('is kept when the scanner has found nothing in it', async () => {
    const before = kept()
    scanner.say('stream: Eicar-Test-Signature FOUND')
    expect(await putPicture(png)).toMatchObject({
      status: 400,
      body: { message: 'A virus was found in this file. It has been removed.' },
    })
    scanner.say(null)
    expect((await putPicture(png)).status).toBe(503)
    expect(kept()).toEqual(before)
    scanner.say(undefined)
    expect((await putPicture(png)).status).toBe(200)
    expect(scanner.scanned.at(-1)).toEqual(png)
  })
})

test('the scanner is asked through a socket in the file system too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'covergate-clamd-'))
  const local = await openClamd({ path: join(folder, 'clamd.ctl') })
  expect(await findVirus(local.address, [pdf])).toBeNull()
  expect(await findVirus(local.address, [infected])).toBe('Eicar-Test-Signature')
  await local.close()
  await expect(findVirus(local.address, [pdf])).rejects.toThrow('ENOENT')
  rmSync(folder, { recursive: true })
})

test('a start in production says that nobody looks through uploads, where nobody does', async () => {
  const told = async (clamd: Config['clamd']) => {
    const { log, close } = await startTestHost({ production: true, clamd })
    await close()
    return log.some((line) => line.includes('CLAMD_URL is not set: uploads are not checked for viruses'))
  }
  expect([await told(null), await told(scanner.address)]).toEqual([true, false])
})
