import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
import { addQuotation } from './creditLife/quotation.ts'
import { chunk, jfif, jpegOf, pngOf, segment, taken } from '../support/pictures.ts'

const quotations = 'product.creditLife.quotation'
const png = pngOf()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const jpg = jpegOf()

let running: TestHost
let token: string
let stranger: string
let viewer: string
let colleague: string
let lister: string
let record: string

beforeAll(async () => {
  running = await startTestHost()
  const { store } = running.host
  const [alfa, beta] = [await addOrganisation(store, 'ALFA', 'broker'), await addOrganisation(store, 'BETA', 'broker')]
  const all = [`${quotations}.list`, `${quotations}.detail`, `${quotations}.upload`]
  await addPerson(store, { email: 'one@covergate.test', memberships: [{ organisation: alfa, permissions: all }] })
  await addPerson(store, { email: 'two@covergate.test', memberships: [{ organisation: alfa, permissions: all }] })
  await addPerson(store, { email: 'stranger@covergate.test', memberships: [{ organisation: beta, permissions: all }] })
  await addPerson(store, {
    email: 'viewer@covergate.test',
    memberships: [{ organisation: alfa, permissions: all.slice(0, 2) }],
  })
  await addPerson(store, {
    email: 'lister@covergate.test',
    memberships: [{ organisation: alfa, permissions: all.slice(0, 1) }],
  })
  record = await addQuotation(store, alfa)
  token = (await signIn(running.url, 'one@covergate.test')).token
  colleague = (await signIn(running.url, 'two@covergate.test')).token
  stranger = (await signIn(running.url, 'stranger@covergate.test')).token
  lister = (await signIn(running.url, 'lister@covergate.test')).token
  viewer = (await signIn(running.url, 'viewer@covergate.test')).token
})

afterAll(() => running.close())

/** As GraphQL answers, or refuses at its door. */
interface Timelined {
  data?: { result: { issued: unknown } | null } | null
  errors?: { extensions: { code: string } }[]
  code?: string
}

interface Presigned {
  data: { file: { id: string }; url: string; method: string }
}

/** With an archive, which calls all before it none of its own, and whose comment ends as what comes before does. */
const archived = (content: Buffer) =>
  Buffer.concat([content, Buffer.from('PK\u0005\u0006'), Buffer.alloc(16), Buffer.from('\u0006\0%%EOF\n')])

const pdfOf = (content: Buffer) => ({ name: 'proof.pdf', type: 'application/pdf', size: content.length })

const presign = (file: { name: string; type: string; size: number }, by = token, id = record) =>
  call<Presigned & Refused>(running.url, '/api/files/presign', {
    token: by,
    body: { ...file, area: 'credit_life', id },
  })

const put = (url: string, content: Buffer) => fetch(running.url + url, { method: 'PUT', body: new Uint8Array(content) })

const confirm = (id: string, by = token) =>
  call<Refused>(running.url, `/api/files/${id}/confirm`, { token: by, body: {} })

const upload = async (name: string, type: string, content: Buffer) => {
  const { data } = (await presign({ name, type, size: content.length })).body
  const { id } = data.file
  const answer = await put(data.url, content)
  // Of a picture it is said as it comes, of others as they are confirmed.
  if (answer.status !== 204) return { id, confirmed: { status: answer.status, body: (await answer.json()) as Refused } }
  return { id, confirmed: await confirm(id) }
}

/** The files of which there are rows. */
const rowIds = async () =>
  (await asOwner(running.host.store, 'select id from files')).map((row) => (row as { id: string }).id)

const download = (id: string, by = token) =>
  fetch(`${running.url}/api/files/${id}`, { headers: { authorization: `Bearer ${by}` } })

const folder = () => join(running.config.dataDir, 'files')
const kept = () => readdirSync(folder())

/** Lines behind so many of the log that tell of a fault of the server. */
const faults = (behind: number) =>
  running.log.slice(behind).filter((line) => (JSON.parse(line) as { level: number }).level >= 50)

/** Begins to put a file of 5,000 bytes that is complete as a PDF after 4,800 of them, and resolves when these have arrived. */
const beginToPut = async () => {
  const whole = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(4800 - pdf.length, 32), pdf.subarray(9)])
  const { data } = (await presign({ ...pdfOf(whole), size: 5000 })).body
  const before = kept()
  const sent = request(running.url + data.url, { method: 'PUT', headers: { 'content-length': 5000 } })
  const answered = once(sent, 'response').then(([response]) => (response as IncomingMessage).resume().statusCode)
  sent.write(whole)
  const arriving = () => kept().filter((key) => !before.includes(key))
  await expect.poll(() => arriving().map((key) => statSync(join(folder(), key)).size)).toEqual([4800])
  return { id: data.file.id, sent, answered }
}

describe('a file', () => {
  test('B106 is announced, put to the address that comes back, confirmed, and comes back as it was', async () => {
    for (const [name, type, content] of [
      ['proof.pdf', 'application/pdf', pdf],
      ['photo.JPEG', 'image/jpeg', jpg],
      ['scan.png', 'image/png', png],
    ] as const) {
      const { id, confirmed } = await upload(name, type, content)
      expect(confirmed).toMatchObject({
        status: 200,
        body: { data: { file: { id, name, type, size: content.length } } },
      })
      const answer = await download(id)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
      expect(answer.headers.get('content-type')).toBe(type)
    }
  })

  test('lies under a key of ours that its owner alone may read', async () => {
    await upload('proof.pdf', 'application/pdf', pdf)
    for (const key of kept()) {
      expect(key).toMatch(/^[0-9a-f]{48}$/)
      expect(statSync(join(running.config.dataDir, 'files', key)).mode & 0o777).toBe(0o600)
    }
  })

  test.each([
    ['plain.pdf', `attachment; filename="plain.pdf"; filename*=UTF-8''plain.pdf`],
    ['a "b"; c=d.pdf', `attachment; filename="a _b_; c=d.pdf"; filename*=UTF-8''a%20%22b%22%3B%20c%3Dd.pdf`],
    [
      "Surat (1)'ñ日本😀.pdf",
      `attachment; filename="Surat (1)'_____.pdf"; filename*=UTF-8''Surat%20%281%29%27%C3%B1%E6%97%A5%E6%9C%AC%F0%9F%98%80.pdf`,
    ],
  ])('named %s is saved, never opened', async (name, disposition) => {
    const { headers } = await download((await upload(name, 'application/pdf', pdf)).id)
    expect(headers.get('content-disposition')).toBe(disposition)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('belongs to those who may see its record, and does not exist for others', async () => {
    const { id } = await upload('proof.pdf', 'application/pdf', pdf)
    expect((await download(id, viewer)).status).toBe(200)
    expect((await download(id, lister)).status).toBe(404)
    const foreign = await call<Refused>(running.url, `/api/files/${id}`, { token: stranger })
    const missing = await call<Refused>(running.url, `/api/files/${randomUUID()}`, { token: stranger })
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, reference: '' }).toEqual({ ...missing.body, reference: '' })
    expect((await call<Refused>(running.url, `/api/files/${id}`)).body.code).toBe('UNAUTHENTICATED')
    expect((await confirm(id)).status).toBe(404)
  })
})

describe('a file that the host has made', () => {
  test('is listed for those who may see its record, beside none that people brought', async () => {
    await upload('proof.pdf', 'application/pdf', pdf)
    const { user } = await signIn(running.url, 'one@covergate.test')
    const [id, ofField] = [randomUUID(), randomUUID()]
    for (const [one, field] of [
      [id, null],
      [ofField, 'logo'],
    ])
      await asOwner(
        running.host.store,
        `insert into files (id, organisation_id, uploaded_by, storage_key, name, type, size, confirmed_at, area, case_id, parties, created_at, field)
         values ($1::uuid, $2::uuid, $3, $1::text, 'Policy 1.pdf', 'application/pdf', 9, $4, 'credit_life', $5, array[$2::uuid], $4, $6)`,
        [one, user.organization.id, user.id, '2026-03-02T03:00:00.000Z', record, field],
      )
    const issued = async (by?: string, of = record) => {
      const variables = { id: of, user_timezone: 'Asia/Jakarta' }
      const body = { query: 'credit_life.timeline', persisted: true, variables }
      const { body: answer } = await call<Timelined>(running.url, '/api/graphql', { token: by, body })
      return answer.data?.result?.issued ?? answer.errors?.[0]!.extensions.code ?? answer.code
    }
    const by = { userId: user.id, name: user.fullName, organisation: 'The ALFA', kind: 'broker', actsFor: null }
    const file = { id, name: 'Policy 1.pdf', type: 'application/pdf', size: 9, at: '2026-03-02T03:00:00.000Z', by }
    expect(await issued(viewer)).toEqual([file])
    expect(await issued(stranger)).toBe('NOT_FOUND')
    expect(await issued(viewer, randomUUID())).toBe('NOT_FOUND')
    expect(await issued(lister)).toBe('FORBIDDEN')
    expect(await issued()).toBe('UNAUTHENTICATED')
    const above = `update organisations set parent_id = (select id from organisations where code = 'BETA') where code = 'ALFA'`
    await asOwner(running.host.store, above)
    const { token: afterwards } = await signIn(running.url, 'stranger@covergate.test')
    expect(await issued(afterwards)).toBe('NOT_FOUND')
  })
})

describe('an announcement', () => {
  test('is refused for a record of others or none, and without the permission', async () => {
    const foreign = await presign(pdfOf(pdf), stranger)
    const missing = await presign(pdfOf(pdf), token, randomUUID())
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect({ ...foreign.body, reference: '' }).toEqual({ ...missing.body, reference: '' })
    expect(await presign(pdfOf(pdf), viewer)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    const body = { ...pdfOf(pdf), id: record }
    expect((await call(running.url, '/api/files/presign', { token, body: { ...body, area: 'bank' } })).status).toBe(403)
    expect(
      (await call(running.url, '/api/files/presign', { token, body: { ...body, area: '__proto__' } })).status,
    ).toBe(404)
  })

  test.each([
    { name: 'page.html', type: 'text/html', size: 10 },
    { name: 'image.svg', type: 'image/svg+xml', size: 10 },
    { name: 'proof.pdf', type: 'image/png', size: 10 },
    { name: 'proof.png', type: 'application/pdf', size: 10 },
    { name: 'proof', type: 'application/pdf', size: 10 },
    { name: 'proof.pdf', type: '__proto__', size: 10 },
    { name: '../proof.pdf', type: 'application/pdf', size: 10 },
    { name: 'a\r\nb.pdf', type: 'application/pdf', size: 10 },
    { name: 'a\u202egpj.pdf', type: 'application/pdf', size: 10 },
    { name: `${'a'.repeat(300)}.pdf`, type: 'application/pdf', size: 10 },
    { name: 'proof.pdf', type: 'application/pdf', size: 0 },
    { name: 'proof.pdf', type: 'application/pdf', size: 1.5 },
    { name: 'proof.pdf', type: 'application/pdf', size: 10 * 1024 * 1024 + 1 },
  ])('of what is not taken is refused: $name $type $size', async (file) => {
    expect(await presign(file)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
  })

  test('takes a file of exactly 10 MB', async () => {
    const content = Buffer.concat([
      pdf.subarray(0, 9),
      Buffer.alloc(10 * 1024 * 1024 - pdf.length, 32),
      pdf.subarray(9),
    ])
    expect((await upload('large.pdf', 'application/pdf', content)).confirmed.status).toBe(200)
  })
})

describe('a ticket', () => {
  test('is good for one upload within five minutes', async () => {
    const { url } = (await presign(pdfOf(pdf))).body.data
    expect(
      (
        await put(
          url.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
          pdf,
        )
      ).status,
    ).toBe(400)
    expect((await put(url, pdf)).status).toBe(204)
    expect((await put(url, pdf)).status).toBe(400)
    const late = (await presign(pdfOf(pdf))).body.data
    running.pass(5 * 60)
    expect((await put(late.url, pdf)).status).toBe(400)
  })

  test('is good for the file alone that it was made for, which its sender alone confirms', async () => {
    const [mine, other] = [(await presign(pdfOf(pdf))).body.data, (await presign(pdfOf(pdf))).body.data]
    const ticket = new URL(mine.url, running.url).search
    const misled = await put(`/api/files/${other.file.id}/content${ticket}`, pdf)
    expect([misled.status, ((await misled.json()) as Refused).message]).toEqual([
      400,
      'The time for this upload has passed. Please upload the file again.',
    ])
    expect((await put(mine.url, pdf)).status).toBe(204)
    for (const by of [stranger, colleague, viewer]) expect((await confirm(mine.file.id, by)).status).toBe(404)
    expect((await confirm(other.file.id)).status).toBe(404)
    expect((await confirm(mine.file.id)).status).toBe(200)
  })

  test('is not kept, and not logged', async () => {
    const { url } = (await presign(pdfOf(pdf))).body.data
    await put(url, pdf.subarray(1))
    const ticket = new URL(url, running.url).searchParams.get('ticket')!
    expect(ticket).toHaveLength(43)
    expect(running.log.join('')).not.toContain(ticket)
    const rows = await running.host.store.run<{ row: string }>(
      { organisation: '', kind: 'system' },
      'select f::text as row from files f',
    )
    expect(rows.some(({ row }) => row.includes(ticket))).toBe(false)
  })
})

describe('bytes', () => {
  /** Sends without saying how much. */
  const putChunked = (url: string, chunks: Iterable<Buffer>) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(running.url + url, { method: 'PUT' }, (response) => resolve(response.resume().statusCode!))
      sent.on('error', reject)
      for (const piece of chunks) sent.write(piece)
      sent.end()
    })

  test('that are more or fewer than announced are refused and leave nothing', async () => {
    const before = kept().length
    const sizes = [pdf.length - 1, pdf.length + 1]
    for (const size of sizes) {
      const announced = await presign({ ...pdfOf(pdf), size })
      expect((await put(announced.body.data.url, pdf)).status).toBe(400)
      expect((await confirm(announced.body.data.file.id)).status).toBe(404)
      const unsaid = await presign({ ...pdfOf(pdf), size })
      expect(await putChunked(unsaid.body.data.url, [pdf])).toBe(400)
    }
    expect(kept()).toHaveLength(before)
  })

  test('beyond the announced number are not waited for', async () => {
    const { url } = (await presign(pdfOf(pdf))).body.data
    const sent = request(running.url + url, { method: 'PUT' })
    sent.write(Buffer.concat([pdf, pdf]))
    const [response] = await once(sent, 'response')
    expect(response.statusCode).toBe(400)
    sent.on('error', () => {}).destroy()
  })

  test('have to be there before they are confirmed', async () => {
    const { data } = (await presign(pdfOf(pdf))).body
    expect((await confirm(data.file.id)).status).toBe(404)
    expect((await put(data.url, pdf)).status).toBe(204)
    expect((await confirm(data.file.id)).status).toBe(200)
  })

  test('that are still arriving cannot be confirmed, and what arrives last is checked like all before', async () => {
    const { id, sent, answered } = await beginToPut()
    expect((await confirm(id)).status).toBe(404)
    sent.end(Buffer.alloc(200, '<script>'))
    expect(await answered).toBe(204)
    expect((await confirm(id)).body.message).toBe('The content of the file does not match its name.')
    expect((await download(id)).status).toBe(404)
  })

  test('of a sender who leaves are gone, and no fault of the server', async () => {
    const logged = running.log.length
    const before = kept()
    const { id, sent, answered } = await beginToPut()
    const confirmed = await confirm(id)
    sent.destroy()
    await expect(answered).rejects.toThrow('socket hang up')
    await expect.poll(kept).toEqual(before)
    expect([confirmed.status, (await confirm(id)).status, (await download(id)).status]).toEqual([404, 404, 404])
    expect(faults(logged)).toEqual([])
  })

  test('that come too slowly are not waited for, and leave nothing', async () => {
    const logged = running.log.length
    const before = kept()
    const { id, sent } = await beginToPut()
    const answered = once(sent, 'response')
    running.pass(15)
    const [response] = (await answered) as [IncomingMessage]
    expect([response.statusCode, JSON.parse(await text(response))]).toMatchObject([
      408,
      { code: 'TOO_SLOW', message: 'The file arrived too slowly. Please upload it again over a better connection.' },
    ])
    expect(kept()).toEqual(before)
    expect((await confirm(id)).status).toBe(404)
    expect(faults(logged)).toEqual([])
  })

  test('that come at a bearable pace are waited for as long as it takes', async () => {
    const content = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(500 * 1024, 32), pdf.subarray(9)])
    const { data } = (await presign(pdfOf(content))).body
    const before = kept()
    const sent = request(running.url + data.url, { method: 'PUT', headers: { 'content-length': content.length } })
    const answered = once(sent, 'response')
    for (let window = 1; window <= 3; window += 1) {
      sent.write(content.subarray((window - 1) * 150_000, window * 150_000))
      const sizes = () => kept().flatMap((key) => (before.includes(key) ? [] : statSync(join(folder(), key)).size))
      await expect.poll(sizes).toEqual([window * 150_000])
      running.pass(15)
    }
    sent.end(content.subarray(450_000))
    expect(((await answered) as [IncomingMessage])[0].resume().statusCode).toBe(204)
    const { token: fresh } = await signIn(running.url, 'one@covergate.test')
    expect((await confirm(data.file.id, fresh)).status).toBe(200)
  })

  test('that are missing or not those that were confirmed are said to be away', async () => {
    const spoil = {
      missing: (path: string) => rmSync(path),
      shorter: (path: string) => writeFileSync(path, pdf.subarray(1)),
      others: (path: string) => writeFileSync(path, Buffer.alloc(pdf.length, 32)),
    }
    for (const [how, change] of Object.entries(spoil)) {
      const before = kept()
      const { id } = await upload('proof.pdf', 'application/pdf', pdf)
      const key = kept().find((candidate) => !before.includes(candidate))!
      const stored = join(folder(), key)
      change(stored)
      const answer = await call<Refused>(running.url, `/api/files/${id}`, { token })
      expect({ how, status: answer.status, ...answer.body }).toMatchObject({
        how,
        status: 503,
        code: 'UNAVAILABLE',
        message: 'This file cannot be read at the moment. Please try again later.',
      })
      rmSync(stored, { force: true })
    }
  })

  test('that are none, and are not even said to be none, are too few', async () => {
    const logged = running.log.length
    const { data } = (await presign(pdfOf(pdf))).body
    const { hostname, port } = new URL(running.url)
    const socket = connect(Number(port), hostname)
    socket.write(`PUT ${data.url} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
    expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
    expect((await confirm(data.file.id)).status).toBe(404)
    expect(faults(logged)).toEqual([])
  })

  test('are put by one of many with the same ticket, and confirmed by one of many', async () => {
    const { data } = (await presign(pdfOf(pdf))).body
    const statuses = async (tries: Promise<{ status: number }>[]) =>
      (await Promise.all(tries)).map(({ status }) => status).toSorted((a, b) => a - b)
    expect(await statuses(Array.from({ length: 10 }, () => put(data.url, pdf)))).toEqual([204, ...Array(9).fill(400)])
    expect(await statuses(Array.from({ length: 10 }, () => confirm(data.file.id)))).toEqual([
      200,
      ...Array(9).fill(404),
    ])
    expect((await download(data.file.id)).status).toBe(200)
  })

  test('in pieces of unsaid number are taken when they are as many as announced', async () => {
    const { data } = (await presign(pdfOf(pdf))).body
    expect(await putChunked(data.url, [pdf.subarray(0, 5), pdf.subarray(5)])).toBe(204)
    expect((await confirm(data.file.id)).status).toBe(200)
  })

  test.each([
    ['a page that calls itself PDF', 'a.pdf', 'application/pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PNG that calls itself PDF', 'a.pdf', 'application/pdf', png],
    ['a PDF that calls itself PNG', 'a.png', 'image/png', pdf],
    ['a JPEG that calls itself PNG', 'a.png', 'image/png', jpg],
    ['a PDF cut off', 'a.pdf', 'application/pdf', pdf.subarray(0, -6)],
    ['a PNG cut off', 'a.png', 'image/png', png.subarray(0, -1)],
    ['a JPEG cut off', 'a.jpg', 'image/jpeg', jpg.subarray(0, -1)],
    ['a PNG with an archive behind it', 'a.png', 'image/png', Buffer.concat([png, Buffer.from('PK\u0003\u0004')])],
    ['a PDF that is an archive too', 'a.pdf', 'application/pdf', archived(pdf)],
    [
      'a GIF with a script that calls itself JPEG',
      'a.jpg',
      'image/jpeg',
      Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;'),
    ],
    ['an SVG that calls itself PNG', 'a.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a JPEG with a script before it', 'a.jpg', 'image/jpeg', Buffer.concat([Buffer.from('alert(1)//'), jpg])],
    ['a PDF with a page before it', 'a.pdf', 'application/pdf', Buffer.concat([Buffer.from('<html>'), pdf])],
    ['a text that ends like a PDF', 'a.pdf', 'application/pdf', Buffer.from('hello %%EOF\n')],
    ['one byte', 'a.pdf', 'application/pdf', Buffer.from('%')],
  ])('that are not what they are called never become a file: %s', async (_, name, type, content) => {
    const before = kept().length
    const { id, confirmed } = await upload(name, type, content)
    expect(confirmed).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', message: 'The content of the file does not match its name.' },
    })
    expect((await download(id)).status).toBe(404)
    expect((await confirm(id)).status).toBe(404)
    expect(kept()).toHaveLength(before)
    expect(await rowIds()).not.toContain(id)
  })

  test.each([
    ['en', 'A picture may have at most 64 million pixels. Please make it smaller.'],
    ['id', 'Gambar paling banyak berukuran 64 juta piksel. Silakan perkecil gambarnya.'],
    ['vi', 'Ảnh có tối đa 64 triệu điểm ảnh. Vui lòng thu nhỏ ảnh.'],
  ])(
    'of a picture of 10,000 by 10,000 pixels are refused in %s by what its first bytes say',
    async (locale, message) => {
      const before = kept()
      for (const [name, type, content] of [
        ['a.png', 'image/png', pngOf({ width: 10_000, height: 10_000 })],
        ['a.jpg', 'image/jpeg', jpegOf({ width: 10_000, height: 10_000 })],
      ] as const) {
        const { data } = (await presign({ name, type, size: content.length })).body
        const answer = await fetch(running.url + data.url, {
          method: 'PUT',
          headers: { 'accept-language': locale },
          body: new Uint8Array(content),
        })
        expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'BAD_INPUT', message }])
        expect(await rowIds()).not.toContain(data.file.id)
      }
      expect(kept()).toEqual(before)
    },
  )

  test('of a picture say nothing of where it was taken, nor what somebody has hidden in it', async () => {
    const hidden = Buffer.from('*/=1;alert(1)//<script>alert(1)</script>')
    const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), taken(1)]))
    for (const [name, type, brought, drawn] of [
      ['a.jpg', 'image/jpeg', jpegOf({ parts: [jfif(), exif, segment(0xfe, hidden)], behind: archived(pdf) }), jpg],
      ['a.png', 'image/png', pngOf({ parts: [chunk('eXIf', taken(1)), chunk('tEXt', hidden)] }), png],
    ] as const) {
      const { id, confirmed } = await upload(name, type, brought)
      expect(confirmed).toMatchObject({ status: 200, body: { data: { file: { id, size: drawn.length } } } })
      const answer = await download(id)
      expect(answer.headers.get('content-length')).toBe(String(drawn.length))
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(drawn)
    }
  })

  test('that would run elsewhere come back as what they were called, and run nowhere', async () => {
    const active = Buffer.from(`%PDF-1.4
<html><script>alert(1)</script></html>
1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/Names<</EmbeddedFiles 2 0 R>>>>endobj
2 0 obj<</Names[(a.exe)<</Type/Filespec/F(a.exe)>>(b)<</S/Launch/F(cmd.exe)>>]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`)
    const { data } = (await presign(pdfOf(active))).body
    const headers = { 'content-type': 'text/html' }
    const said = await fetch(running.url + data.url, { method: 'PUT', headers, body: new Uint8Array(active) })
    expect(said.status).toBe(204)
    expect((await confirm(data.file.id)).status).toBe(200)
    const answer = await download(data.file.id)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /) as unknown,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(active)
  })

  test('that nobody confirms are cleared away after an hour', async () => {
    const { data } = (await presign(pdfOf(pdf))).body
    await put(data.url, pdf)
    const before = kept()
    running.pass(61 * 60)
    const { token: fresh } = await signIn(running.url, 'one@covergate.test')
    await presign(pdfOf(pdf), fresh)
    const gone = before.filter((key) => !kept().includes(key))
    expect(gone.length).toBeGreaterThan(0)
    expect(kept().every((key) => readFileSync(join(running.config.dataDir, 'files', key)).length > 0)).toBe(true)
    expect((await confirm(data.file.id, fresh)).status).toBe(404)
  })
})
