import { randomUUID } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../machines/kernel/types.ts'
import { replay } from '../../machines/kernel/advance.ts'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { samples } from '../../machines/creditLife/creditLife.trial.ts'
import { inquiryRoutes } from '../../src/server/cases/inquiries.ts'
import { dropLinks } from '../../src/server/cases/links.ts'
import { newest, readEntries, readTimeline } from '../../src/server/cases/timeline.ts'
import { callerOf } from '../../src/server/context.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { type Uploads, uploadsOf } from '../../src/server/files/uploads.ts'
import type { Sessions } from '../../src/server/sessions/sessions.ts'
import { answerError } from '../../src/server/http/errors.ts'
import { system } from '../../src/server/store/store.ts'
import type { InquiryAnswers } from '../../src/shared/endpoints/answers/inquiry.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { performAll } from './support/effects.ts'
import { addPerson, asOwner } from './support/people.ts'
import { rush } from './support/share.ts'

let world: World
let files: FileStore
let app: FastifyInstance
let uploads: Uploads

beforeAll(async () => {
  world = await openWorld()
  files = await openFileStore(world.host.config)
  uploads = uploadsOf(world.host, { tokens: { hash: String } } as unknown as Sessions, files)
})
beforeEach(async () => {
  await asOwner(world.store, 'truncate outbox, mails, quotas, case_links')
  app = fastify()
  app.setErrorHandler(answerError)
  inquiryRoutes(app, world.host, uploads)
})
afterEach(() => app.close())
afterAll(() => world.close())

interface Answer {
  status: number
  body: { data: InquiryAnswers['inquiry.look']; code: string; fields?: { message: string }[] }
}

const post = async (name: 'look' | 'code' | 'answer', payload: object, remoteAddress = '10.1.1.1'): Promise<Answer> => {
  const response = await app.inject({ method: 'POST', url: `/api/inquiry/${name}`, payload, remoteAddress })
  return { status: response.statusCode, body: (response.body ? response.json() : null) as Answer['body'] }
}

const mails = (recipient: string) =>
  world.store.run<{ subject: string; body: string }>(
    system,
    'select subject, body from mails where recipient = $1 order by outbox_id',
    [recipient],
  )
const tokenIn = (body: string) => /\/en\/answer#([\w-]{43})\n/.exec(body)![1]!
const codeIn = (body: string) => /\b\d{6}\b/.exec(body)![0]
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const minutes = (count: number) => world.pass(count / 1440)

const ask = {
  type: 'extraPremium.requested',
  amount: 1_000_000,
  loadingRate: 10,
  note: 'Blood pressure above the table',
}

/** Brings in the examinations and the SPK. */
const handIn = async (id: string) => {
  for (const kind of ['mcuResult', 'medicalExaminationReport'])
    await world.send(id, 'partner', {
      type: 'examination.uploaded',
      kind,
      fileId: await world.addFile(id),
      name: 'x.pdf',
    })
  await world.send(id, 'partner', { type: 'spk.submitted', date: '2026-03-02' })
}

/** A case on the broker's desk, and where its customer reads their mail. */
const onDesk = async () => {
  const customer = `${randomUUID()}@customer.test`
  const id = await world.addCase({ customer_name: 'Budi Santoso' }, { ...samples[0]!, customerEmail: customer })
  await handIn(id)
  await world.send(id, world.assessor, { type: 'documents.confirmed' })
  await world.send(id, world.assessor, { type: 'quotation.escalatedToBroker' })
  return { id, customer }
}

const asked = async () => {
  const { id, customer } = await onDesk()
  expect(await world.send(id, 'broker', ask)).toMatchObject({ __typename: 'Moved' })
  await performAll(files, world.host)
  const [mail] = await mails(customer)
  return { id, customer, token: tokenIn(mail!.body) }
}

/** Has a code sent for an answer, and reads it in the mail. */
const coded = async ({ token, customer }: { token: string; customer: string }, answer = 'approve') => {
  expect((await post('code', { token, answer })).status).toBe(204)
  await performAll(files, world.host)
  return codeIn((await mails(customer)).at(-1)!.body)
}

const statusOf = async (id: string) => {
  const [row] = await world.store.run<{ status: string }>(
    system,
    'select status from credit_life_quotations where id = $1',
    [id],
  )
  return row!.status
}

describe('B185 a customer who has a mailed link', () => {
  it('sees what is asked and nothing else of the case, in every language', async () => {
    const { token } = await asked()
    const { status, body } = await post('look', { token })
    expect(status).toBe(200)
    const { en, id, vi } = body.data
    expect(en.intro).toMatch(/^Hello Budi,/)
    expect(en.lines.map(({ label, text }) => [label, text.replace(/CL-[\w-]+/, 'CL-…')])).toEqual([
      ['Insurer', 'The INSURER'],
      ['Bank', 'The BANK'],
      ['Quotation', 'CL-…'],
      ['Premium so far', 'Rp 187.500.000'],
      ['Extra premium', 'Rp 1.000.000'],
      ['Reason', 'Blood pressure above the table'],
      ['New total premium', 'Rp 188.500.000'],
    ])
    expect(en.until).toBe('09 Mar 2026 10:00')
    expect([id.title, vi.title]).toEqual([
      'Anda diminta premi tambahan',
      'Quý vị được yêu cầu đóng phí bảo hiểm bổ sung',
    ])
    expect(JSON.stringify(body)).not.toMatch(/Santoso|@|Rp 250/)
  })

  it.each([
    ['approve', 'APPROVAL_IN_PROGRESS', 'customerApprovedExtraPremium'],
    ['reject', 'CANCELLED', 'customerRejectedExtraPremium'],
  ])('answers with a mailed code: %s, as themselves', async (answer, status, entry) => {
    const { id, customer, token } = await asked()
    const code = await coded({ token, customer }, answer)
    expect((await post('answer', { token, answer, code })).status).toBe(204)
    expect(await statusOf(id)).toBe(status)
    const entries = await readEntries(world.store, system, 'credit_life', id, -1, newest)
    expect(entries.slice(-2).map(({ event }) => event.by.userId)).toEqual(['customer', 'customer'])
    expect(entries.at(-1)!.event).not.toHaveProperty('code')
    const [row] = await world.store.run<{ snapshot: unknown }>(
      system,
      'select snapshot from credit_life_quotations where id = $1',
      [id],
    )
    expect(replay(creditLife, entries).snapshot).toEqual(row!.snapshot)
    const told = await readTimeline(world.host, callerOf(world.person('bank')), 'credit_life', id)
    expect(told.at(-1)).toMatchObject({ entry, by: { userId: 'customer' } })
  })

  it('gets a link with the code too that somebody sends by telephone', async () => {
    const { id, customer } = await asked()
    await world.send(id, 'partner', { type: 'extraPremium.codeSent', purpose: 'approve' })
    await performAll(files, world.host)
    const { body } = (await mails(customer)).at(-1)!
    const token = tokenIn(body)
    expect((await post('look', { token })).body.data.en.lines.map(({ line }) => line)).toContain('reason')
    expect((await post('answer', { token, answer: 'approve', code: codeIn(body) })).status).toBe(204)
  })

  it('decides nothing by the link alone, nor by a code for the other answer', async () => {
    const { id, customer, token } = await asked()
    const refused = async (answer: string, code: string) => (await post('answer', { token, answer, code })).body
    expect(await refused('approve', '123456')).toMatchObject({ code: 'BAD_INPUT' })
    const code = await coded({ token, customer }, 'approve')
    expect((await refused('approve', wrong(code))).fields).toMatchObject([{ message: 'The OTP is not correct' }])
    expect(await refused('reject', code)).toMatchObject({ code: 'BAD_INPUT' })
    expect(await refused('toString', code)).toMatchObject({ code: 'BAD_INPUT' })
    expect(await statusOf(id)).toBe('APPROVAL_IN_PROGRESS')
    expect((await post('answer', { token, answer: 'approve', code })).status).toBe(204)
  })

  it('tries five codes, fifty at once too, from whatever network', async () => {
    const { id, customer, token } = await asked()
    const code = await coded({ token, customer })
    const tries = Array.from({ length: rush(50) }, (_, index) =>
      post('answer', { token, answer: 'approve', code: wrong(code) }, `10.2.${index}.1`),
    )
    const said = (await Promise.all(tries)).map(({ body }) => body.fields![0]!.message)
    expect(said.filter((message) => message === 'The OTP is not correct')).toHaveLength(5)
    expect((await post('answer', { token, answer: 'approve', code })).status).toBe(400)
    expect(await statusOf(id)).toBe('APPROVAL_IN_PROGRESS')
  })

  it('has five codes an hour sent, together with those by telephone', async () => {
    const { id, customer, token } = await asked()
    await world.send(id, 'partner', { type: 'extraPremium.codeSent', purpose: 'approve' })
    for (let sent = 1; sent < 5; sent += 1) await coded({ token, customer })
    expect(await post('code', { token, answer: 'approve' })).toMatchObject({ status: 400 })
    expect(await mails(customer)).toHaveLength(6)
  })
})

/** The partner's contact has been asked by the broker. */
const questioned = async (by: Actor = world.person('broker')) => {
  const contact = `${randomUUID()}@partner.test`
  const id = await world.addCase({ customer_name: 'Budi Santoso' }, { ...samples[0]!, partnerEmail: contact })
  expect(await world.send(id, by, { type: 'confirmation.asked', notes: 'Is the height right?' })).toMatchObject({
    __typename: 'Moved',
  })
  await performAll(files, world.host)
  return { id, contact, token: tokenIn((await mails(contact)).at(-1)!.body) }
}
const answered = (token: string, text?: string) => post('answer', { token, answer: 'answer', text })

describe('B142 the partner’s contact who has a mailed link', () => {
  it('sees the question, and answers it once, without an account and without a code', async () => {
    const memberships = [{ organisation: world.person('broker').organisation.id, permissions: [] }]
    const asker = await addPerson(world.store, { email: 'assessor@broker.test', memberships })
    await addPerson(world.store, { email: 'colleague@broker.test', memberships })
    const { id, contact, token } = await questioned({ ...world.person('broker'), userId: asker })
    const [mail] = await mails(contact)
    expect(mail!.body).toContain('Is the height right?')
    expect(mail!.body).toContain('Budi Santoso')
    const { en } = (await post('look', { token })).body.data
    expect(en.intro).toContain('Budi')
    expect(en.lines.map(({ label, text }) => [label, text.replace(/CL-[\w-]+/, 'CL-…')])).toEqual([
      ['Quotation', 'CL-…'],
      ['Asked by', 'The BROKER'],
      ['Question', 'Is the height right?'],
    ])
    expect(en.answers).toMatchObject([{ name: 'answer', written: { label: 'Answer', max: 1000 } }])
    expect((await answered(token, ' He is 1.70 m ')).status).toBe(204)
    const [entry] = (await readEntries(world.store, system, 'credit_life', id, -1, newest)).slice(-1)
    expect(entry).toMatchObject({
      entry: 'confirmationAnswered',
      event: { note: 'He is 1.70 m', by: { userId: 'partnerContact' } },
    })
    expect((await answered(token, 'Or is he?')).status).toBe(404)
    await performAll(files, world.host)
    const told = await mails('assessor@broker.test')
    expect(await mails('colleague@broker.test')).toEqual([])
    const noted = 'select user_id, case_id from notifications where kind = $1'
    expect(await world.store.run(system, noted, ['answered'])).toEqual([{ user_id: asker, case_id: id }])
    expect(told.at(-1)!.body).toContain('He is 1.70 m')
  })

  it('may answer though the case has gone on, until it is decided', async () => {
    const { id, token } = await questioned()
    await handIn(id)
    expect((await post('look', { token })).status).toBe(200)
    await world.send(id, world.assessor, { type: 'quotation.rejected', reason: 'Too high a risk' })
    expect((await post('look', { token })).status).toBe(404)
    expect((await answered(token, 'He is 1.70 m')).status).toBe(404)
  })

  it('answers the question that stands, not the one before', async () => {
    const { id, contact, token } = await questioned()
    minutes(1)
    await world.send(id, 'broker', { type: 'confirmation.asked', notes: 'And the weight?' })
    await performAll(files, world.host)
    const later = tokenIn((await mails(contact)).at(-1)!.body)
    expect((await answered(token, 'He is 1.70 m')).status).toBe(404)
    expect((await post('look', { token: later })).body.data.en.lines.at(-1)!.text).toBe('And the weight?')
    expect((await answered(later, '70 kg')).status).toBe(204)
  })

  it('answers nothing else than what they were asked, though it is replaced while the answer comes in', async () => {
    const { id, token } = await questioned()
    minutes(1)
    const { store } = world.host
    const run: typeof store.run = async (who, query, values, name) => {
      const rows = await store.run(who, query, values, name)
      if (name?.startsWith('linked'))
        await world.send(id, 'broker', { type: 'confirmation.asked', notes: 'And the weight?' })
      return rows as never
    }
    const other = fastify()
    other.setErrorHandler(answerError)
    inquiryRoutes(other, { ...world.host, store: { ...store, run } }, uploads)
    const payload = { token, answer: 'answer', text: 'He is 1.70 m' }
    expect((await other.inject({ method: 'POST', url: '/api/inquiry/answer', payload })).statusCode).toBe(404)
    await other.close()
    const entries = await readEntries(world.store, system, 'credit_life', id, -1, newest)
    expect(entries.at(-1)!.entry).toBe('confirmationAsked')
  })

  it('is told what is wrong with an answer, and has no code sent', async () => {
    const { token } = await questioned()
    for (const text of [undefined, '', '   ', 'x'.repeat(1001)])
      expect(await answered(token, text)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
    expect((await post('code', { token, answer: 'answer' })).status).toBe(400)
    expect((await post('answer', { token, answer: 'approve', code: '123456' })).status).toBe(400)
    const { fields } = (await answered(token, ' ')).body
    expect(fields).toEqual([{ path: 'text', message: 'Answer is required.' }])
    expect((await answered(token, 'x'.repeat(1000))).status).toBe(204)
  })
})

describe('a link that no longer stands, or never did', () => {
  const ended: Record<string, (one: Awaited<ReturnType<typeof asked>>) => Promise<unknown>> = {
    'is guessed': async (one) => (one.token = `${one.token.slice(0, -1)}${one.token.endsWith('A') ? 'B' : 'A'}`),
    'is cut off': async (one) => (one.token = one.token.slice(1)),
    'is seven days old': async () => world.pass(7),
    'has been answered': async (one) => post('answer', { token: one.token, answer: 'approve', code: await coded(one) }),
    'is of a request that was taken back': ({ id }) =>
      world.send(id, world.assessor, { type: 'assessment.reopened', note: 'Of another person' }),
    'is of an earlier request': async ({ id, token, customer }) => {
      await post('answer', { token, answer: 'approve', code: await coded({ token, customer }) })
      minutes(1)
      expect(await world.send(id, 'broker', ask)).toMatchObject({ __typename: 'Moved' })
    },
  }

  it.each(Object.entries(ended))('answers like every other: it %s', async (_, end) => {
    const one = await asked()
    await end(one)
    const { token } = one
    const before = await readEntries(world.store, system, 'credit_life', one.id, -1, newest)
    for (const answer of [
      await post('look', { token }),
      await post('code', { token, answer: 'approve' }),
      await post('answer', { token, answer: 'approve', code: '123456' }),
    ])
      expect(answer).toEqual({
        status: 404,
        body: { code: 'NOT_FOUND', message: expect.any(String) as string, reference: expect.any(String) as string },
      })
    expect(await readEntries(world.store, system, 'credit_life', one.id, -1, newest)).toEqual(before)
  })

  it('asks the database as often, whether it was never there, is over or has ended', async () => {
    const { id, token } = await asked()
    const { store } = world.host
    const statements = async (sought: string) => {
      let count = 0
      const counting = { ...store, run: ((...args) => ((count += 1), store.run(...args))) as typeof store.run }
      const other = fastify()
      inquiryRoutes(other, { ...world.host, store: counting }, uploads)
      await other.inject({ method: 'POST', url: '/api/inquiry/look', payload: { token: sought } })
      await other.close()
      return count
    }
    const never = await statements('x'.repeat(43))
    await world.send(id, world.assessor, { type: 'assessment.reopened', note: 'Of another person' })
    expect(await statements(token)).toBe(never)
    world.pass(7)
    expect(await statements(token)).toBe(never)
  })

  it('is kept as a hash, and taken away when its time is over', async () => {
    const { token } = await asked()
    const kept = () => world.store.run<{ row: object }>(system, 'select to_jsonb(l) as row from case_links l')
    expect(JSON.stringify(await kept())).not.toContain(token)
    expect(await dropLinks(world.host)).toBe(0)
    world.pass(30)
    expect(await dropLinks(world.host)).toBe(1)
    expect(await kept()).toEqual([])
  })

  it('is looked for 300 times an hour by a network', async () => {
    let status = 404
    for (let count = 0; count < 300 && status !== 429; count += 1) ({ status } = await post('look', { token: 'x' }))
    expect(status).toBe(404)
    expect((await post('look', { token: 'x' })).status).toBe(429)
    expect((await post('look', { token: 'x' }, '10.9.9.9')).status).toBe(404)
  })
})
