import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestCode } from '../../src/server/sessions/requestCode.ts'
import type { Host } from '../../src/server/context.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { keepMails, type Mail } from '../../src/server/mail/mail.ts'
import { sendMails } from '../../src/server/mail/sendMails.ts'
import { postmanOf } from '../../src/server/mail/smtp.ts'
import { tokensOf } from '../../src/server/sessions/tokens.ts'
import { openStore } from '../../src/server/store/open.ts'
import { system } from '../../src/server/store/store.ts'
import { freePort } from '../support/process.ts'
import { codeIn, mailAll, paths } from './support/accounts.ts'
import { bareHost } from './support/bareHost.ts'
import { startTestHost } from './support/host.ts'
import { call } from './support/http.ts'
import { type MailServer, startMailServer } from './support/mailServer.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
import { createDatabase, engine, type TestDatabase } from './support/store.ts'

const from = 'Covergate <no-reply@gate.test>'
const smtp = { url: 'smtp://unused.test', from }

let database: TestDatabase
let files: FileStore
let host: Host
/** A second host on the same database: on PostgreSQL with connections of its own, as another process has. */
let other: Host
let server: MailServer | undefined
let now = Date.parse('2026-03-02T03:00:00Z')

beforeAll(async () => {
  database = await createDatabase()
  const bare = bareHost(await openStore(database.config), () => new Date(now))
  host = { ...bare, config: { ...bare.config, smtp } }
  files = await openFileStore(host.config)
  other = { ...host, store: engine === 'postgres' ? await openStore(database.config) : host.store }
})

beforeEach(() => asOwner(host.store, 'truncate mails, codes, attempts'))

afterEach(async () => {
  await server?.close()
  server = undefined
})

afterAll(async () => {
  if (other.store !== host.store) await other.store.close()
  await host.store.close()
  await database.drop()
})

const postmanTo = (port: number) => postmanOf({ url: `smtp://127.0.0.1:${port}`, from })
const seconds = (count: number) => void (now += count * 1000)
const keep = (mails: Mail[], config = host.config) =>
  host.store.transaction(system, (sql) => keepMails(sql, config, null, mails, host.clock().toISOString()))
const letter = (recipient = 'a@people.test'): Mail => ({ recipient, subject: 'Hello', body: 'Good day' })

const states = async () => {
  const rows = await host.store.run<{
    attempts: number
    body: string | null
    error: string | null
    sent: boolean
    failed: boolean
    wait: number | null
  }>(
    system,
    `select attempts, body, error, sent_at is not null as sent, failed_at is not null as failed,
       round(extract(epoch from send_at - $1::timestamptz))::int as wait from mails order by recipient`,
    [host.clock().toISOString()],
  )
  return rows
}

describe('a mail', () => {
  test('that a person has asked for arrives, with the code, and only a trace of it is kept', async () => {
    server = await startMailServer()
    const running = await startTestHost({ smtp: { url: `smtp://127.0.0.1:${server.port}`, from } })
    const { store } = running.host
    const organisation = await addOrganisation(store, 'ALFA', 'broker')
    const memberships = [{ organisation, permissions: [] }]
    await addPerson(store, { email: 'new@people.test', memberships, activated: false })
    type Offer = { data: { ticket: string } }
    const asked = await call<Offer>(running.url, paths.activation, { body: { email: 'new@people.test' } })
    const newest = () => store.run(system, 'select recipient, body, sent_at is not null as sent, send_at from mails')
    await expect
      .poll(newest, { timeout: 10_000 })
      .toEqual([{ recipient: 'new@people.test', body: null, sent: true, send_at: null }])
    const [mail, ...more] = server.received
    expect(more).toEqual([])
    expect(mail).toMatchObject({ from: 'no-reply@gate.test', to: ['new@people.test'] })
    const { ticket } = asked.body.data
    const code = codeIn({ subject: '', body: mail!.text })
    expect((await call(running.url, `${paths.activation}/verify`, { body: { ticket, code } })).status).toBe(200)
    const { body } = await call<{ data: { body: string | null }[] }>(running.url, '/api/mailbox')
    expect(body.data.map((one) => one.body)).toEqual([null])
    expect(running.log.join('')).not.toContain(code)
    await running.close()
  })

  test('has the headers of a mail, and no others', async () => {
    server = await startMailServer()
    await keep([letter()])
    await sendMails(host, files, postmanTo(server.port))
    const { headers, text } = server.received[0]!
    expect(Object.fromEntries(headers)).toEqual({
      From: 'Covergate <no-reply@gate.test>',
      To: 'a@people.test',
      Subject: 'Hello',
      'Message-ID': expect.stringMatching(/^<[0-9a-f-]{36}@gate\.test>$/) as unknown,
      Date: new Date(now).toUTCString().replace('GMT', '+0000'),
      'Auto-Submitted': 'auto-generated',
      'MIME-Version': '1.0',
      'Content-Type': expect.stringMatching(/^multipart\/alternative; boundary=/) as unknown,
    })
    const parts = text.split(/^--.*\r\n/m).map((part) => part.trim().split('\r\n\r\n').at(-1))
    expect(parts).toEqual(['', 'Good day', '<p>Good day</p>', ''])
  })

  test('encloses a file of its case, read when it is sent, and waits for it where it is not there', async () => {
    server = await startMailServer()
    const [file, key] = [randomUUID(), randomUUID()]
    await asOwner(
      host.store,
      `insert into files (id, organisation_id, uploaded_by, storage_key, name, type, size, created_at)
       values ($1, $1, $1, $2, 'Hợp đồng 1.pdf', 'application/pdf', 4, now())`,
      [file, key],
    )
    await keep([{ ...letter(), enclosed: file }])
    await sendMails(host, files, postmanTo(server.port))
    expect(server.received).toEqual([])
    expect(await states()).toMatchObject([{ attempts: 1, sent: false, failed: false, wait: 10, body: 'Good day' }])
    await files.write(key, [Buffer.from('%PDF')])
    seconds(10)
    await sendMails(host, files, postmanTo(server.port))
    await sendMails(host, files, postmanTo(server.port))
    expect(server.received).toHaveLength(1)
    const { text } = server.received[0]!
    expect(text).toMatch(/Content-Type: text\/plain[^]*Good day[^]*Content-Type: application\/pdf/)
    expect(text).toContain(Buffer.from('%PDF').toString('base64'))
    expect(decodeURIComponent(text.replaceAll(/\r\n /g, ''))).toContain("filename*0*=utf-8''Hợp đồng 1.pdf")
    expect(await states()).toMatchObject([{ attempts: 2, sent: true, body: null }])
  })

  test('is sent once by two processes at a time', async () => {
    server = await startMailServer()
    const recipients = Array.from({ length: 40 }, (_, index) => `p${index}@people.test`)
    await keep(recipients.map(letter))
    const postman = postmanTo(server.port)
    const work = async (one: Host) => {
      while ((await sendMails(one, files, postman)) > 0);
    }
    await Promise.all([work(host), work(other), work(host), work(other)])
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(recipients.toSorted())
    expect((await states()).every(({ sent, attempts }) => sent && attempts === 1)).toBe(true)
  })

  test('that is under way is nobody else’s, and is taken over when its process has not come back for five minutes', async () => {
    server = await startMailServer()
    await keep([letter()])
    server.hold()
    const first = sendMails(host, files, postmanTo(server.port))
    await expect.poll(() => server!.received.length).toBe(1)
    seconds(299)
    expect(await sendMails(other, files, postmanTo(server.port))).toBe(0)
    seconds(1)
    const second = sendMails(other, files, postmanTo(server.port))
    await expect.poll(() => server!.received.length).toBe(2)
    server.release()
    await Promise.all([first, second])
    const [one, copy] = server.received
    expect(copy!.headers.get('Message-ID')).toBe(one!.headers.get('Message-ID'))
    expect(await states()).toMatchObject([{ attempts: 2, sent: true, body: null }])
  })

  test('waits while the mail server is away, longer each time, and arrives when it is back', async () => {
    const port = await freePort()
    await keep([letter()])
    const waits = []
    for (let attempt = 1; attempt <= 12; attempt++) {
      expect(await sendMails(host, files, postmanTo(port))).toBe(1)
      const [state] = await states()
      expect(state).toMatchObject({ attempts: attempt, sent: false, failed: false, body: 'Good day' })
      expect(state!.error).toContain('ECONNREFUSED')
      waits.push(state!.wait!)
      seconds(state!.wait! - 1)
      expect(await sendMails(host, files, postmanTo(port))).toBe(0)
      seconds(1)
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600])
    server = await startMailServer({}, port)
    expect(await sendMails(other, files, postmanTo(port))).toBe(1)
    expect(server.received.map(({ to }) => to)).toEqual([['a@people.test']])
    expect(await states()).toMatchObject([{ sent: true, body: null, error: null, wait: null }])
    expect(await sendMails(host, files, postmanTo(port))).toBe(0)
  })

  test('is given up after thirty tries, and at once when the mail server will never take it', async () => {
    const refusing = (code: number) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error('Not here'), { responseCode: code }))
    server = await startMailServer({ onRcptTo: refusing(550) })
    await keep([letter()])
    await sendMails(host, files, postmanTo(server.port))
    expect(await states()).toMatchObject([{ attempts: 1, failed: true, sent: false, wait: null }])
    await server.close()

    server = await startMailServer({ onRcptTo: refusing(451) })
    await asOwner(host.store, 'update mails set attempts = 28, send_at = $1, failed_at = null', [
      host.clock().toISOString(),
    ])
    await sendMails(host, files, postmanTo(server.port))
    expect(await states()).toMatchObject([{ attempts: 29, failed: false, wait: 3600 }])
    seconds(3600)
    await sendMails(host, files, postmanTo(server.port))
    expect(await states()).toMatchObject([{ attempts: 30, failed: true, sent: false, wait: null }])
    expect(await sendMails(host, files, postmanTo(server.port))).toBe(0)
  })

  test('that was kept where there was no mail server is not sent when there is one', async () => {
    server = await startMailServer()
    await keep([letter()], { ...host.config, smtp: null })
    expect(await sendMails(host, files, postmanTo(server.port))).toBe(0)
    expect(await states()).toMatchObject([{ body: 'Good day', sent: false, wait: null }])
  })
})

describe('the way to the mail server', () => {
  const everything = () => {
    const said: string[] = []
    const logged = (_data: unknown, message: string, ...values: unknown[]) =>
      void said.push([message, ...values].join(' '))
    const logger = {
      info: logged,
      debug: logged,
      error: logged,
      warn: logged,
      trace: logged,
      fatal: logged,
      level: () => {},
    }
    return { said, logger }
  }

  test.each([
    ['without TLS', { disabledCommands: ['STARTTLS'] }],
    ['with a certificate that nobody vouches for', { hideSTARTTLS: false }],
  ])('to another machine %s carries no mail', async (_, options) => {
    const { said, logger } = everything()
    server = await startMailServer({ ...options, logger: logger as never })
    await keep([letter()])
    // The same machine by a name that is not its loopback's.
    await sendMails(host, files, postmanOf({ url: `smtp://user:word@0.0.0.0:${server.port}`, from }))
    expect(server.received).toEqual([])
    expect(said.join('\n')).toContain('C: EHLO')
    expect(said.join('\n')).not.toMatch(/^C: (AUTH|MAIL|RCPT|DATA)/m)
    expect(await states()).toMatchObject([{ attempts: 1, sent: false, failed: false, wait: 10, body: 'Good day' }])
  })

  test('that is to begin with TLS does not do without', async () => {
    server = await startMailServer()
    await keep([letter()])
    await sendMails(host, files, postmanOf({ url: `smtps://127.0.0.1:${server.port}`, from }))
    expect(server.received).toEqual([])
    expect(await states()).toMatchObject([{ attempts: 1, sent: false, wait: 10 }])
  })

  test('takes the name and the password from the address', async () => {
    const seen: unknown[] = []
    server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password])
        done(null, { user: username })
      },
    })
    await keep([letter()])
    await sendMails(host, files, postmanOf({ url: `smtp://user%40gate:pass%3Aword@127.0.0.1:${server.port}`, from }))
    expect(seen).toEqual([['user@gate', 'pass:word']])
    expect(server.received).toHaveLength(1)
  })
})

describe('nothing that is put into a mail', () => {
  test('adds a recipient or a header', async () => {
    server = await startMailServer()
    const tricks = [
      '\r\nBcc: x@evil.test',
      '\nX-Evil: 1',
      '%0d%0aBcc: x@evil.test',
      '\r\n\r\nbody',
      '\u2028Cc: x@evil.test',
    ]
    for (const [index, trick] of tricks.entries())
      await keep([
        {
          recipient: `p${index}@people.test`,
          subject: `Hello${trick}`,
          body: `Dear${trick}\r\n.\r\nMAIL FROM:<x@evil.test>`,
        },
      ])
    const recipients = [
      'a@b.test, x@evil.test',
      'a@b.test\r\nBcc: x@evil.test',
      '<x@evil.test> a@b.test',
      'x@evil.test;a@b.test',
      'a@b.test>\r\nRCPT TO:<x@evil.test',
      'friends: x@evil.test',
    ]
    for (const recipient of recipients) await keep([letter(recipient)])
    while ((await sendMails(host, files, postmanTo(server.port))) > 0);
    expect(server.received.map(({ to }) => to.join()).toSorted()).toEqual(
      tricks.map((_, index) => `p${index}@people.test`),
    )
    for (const { headers, from: sender } of server.received) {
      expect(sender).toBe('no-reply@gate.test')
      expect([...headers.keys()].toSorted()).toEqual([
        'Auto-Submitted',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ])
    }
    const given = await host.store.run(system, 'select recipient from mails where failed_at is not null')
    expect(given).toHaveLength(recipients.length)
  })

  test('is taken for a part of the template', async () => {
    const organisation = await addOrganisation(host.store, 'ALFA', 'broker')
    const id = await addPerson(host.store, {
      email: 'trick@people.test',
      memberships: [{ organisation, permissions: [] }],
    })
    const name = '{{code}} $t(mail:letter) <b>\r\nBcc: x'
    await asOwner(host.store, 'update users set full_name = $2 where id = $1', [id, name])
    const desk = { host, sessions: { tokens: tokensOf(host.secret) } }
    await requestCode(desk, { purpose: 'forgotPassword', email: 'trick@people.test', address: '127.0.0.1' })
    await mailAll(host)
    const [mail] = await host.store.run<Mail>(system, 'select subject, body from mails')
    expect(mail!.subject).toBe('Your code to set a new Covergate password')
    expect(mail!.body.startsWith(`Hello ${name},\n\nyour code`)).toBe(true)
  })
})
