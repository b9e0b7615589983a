import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveAsHost } from '../../src/server/cases/moveAsHost.ts'
import { placeOf } from '../../src/server/cases/place.ts'
import { signedId } from '../../src/server/cases/signature.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { deliverAnswers } from '../../src/server/performers/insurerQuestions/deliverAnswers.ts'
import { httpInsurer } from '../../src/server/performers/insurerQuestions/httpInsurer.ts'
import { InsurerAway, type Quotation } from '../../src/server/performers/insurerQuestions/insurer.ts'
import { sandboxQuestions } from '../../src/shared/forms/sandboxQuestions.ts'
import { sandboxKey, sandboxPath } from '../../src/server/performers/insurerQuestions/reached.ts'
import { system } from '../../src/server/store/store.ts'
import type { SandboxMode } from '../../src/shared/forms/sandbox.ts'
import { type Client, client } from '../support/client.ts'
import { performAll } from './support/effects.ts'
import { formDesk, tokenIn } from './support/forms.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addNeeded } from './support/needed.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let staff: Client
let viewer: Client
let foreign: Client
let house: string
let form: string
const insurer = randomUUID()

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const enter = async (name: string, organisation: string, permissions: string[]) => {
  await addPerson(server.owner, { email: `${name}@quotes.test`, memberships: [{ organisation, permissions }] })
  return client(server.url, (await signIn(server.url, `${name}@quotes.test`)).token)
}

beforeAll(async () => {
  server = await startTestHost()
  house = await addOrganisation(server.owner, 'HOUSE', 'broker')
  const other = await addOrganisation(server.owner, 'OTHER', 'broker')
  const all = ['list', 'detail', 'create', 'answer', 'close', 'sandbox'].map((name) => `postquote.${name}`)
  const forms = ['list', 'detail', 'create', 'edit', 'publish', 'preview'].map((name) => `form_management.${name}`)
  staff = await enter('staff', house, [...all, ...forms, 'insurance.listInsurers', 'insurer.list'])
  viewer = await enter('viewer', house, ['postquote.list', 'postquote.detail'])
  foreign = await enter('foreign', other, all)
  const desk = formDesk(server, staff)
  await desk.make('POST-QUOTE')
  await desk.design('POST-QUOTE', 1, sandboxQuestions)
  await desk.submit('POST-QUOTE', 1)
  form = (await desk.formOf('POST-QUOTE')).id
  await addNeeded(server.owner, 'insurers', insurer, { organisation_id: house })
})
afterAll(() => server.close())

beforeEach(async () => {
  await asOwner(server.owner, 'delete from insurer_breakers')
  await turn('UP')
})

const turn = async (mode: SandboxMode, by = staff) =>
  (await by.call('postquote.switchInsurer', { input: { mode }, key: randomUUID() })).result

let count = 0
const begin = async () => {
  count += 1
  const quotesCode = `QUO-${count}`
  const input = { quotesCode, insurer, form, productCategory: 'travel', customer_name: 'Siti', currency: 'IDR' }
  const { result } = await staff.call('postquote.begin', { input: { ...input, premium: 125_000 }, key: randomUUID() })
  expect(result).toMatchObject({ __typename: 'Begun' })
  return { id: (result as { id: string }).id, quotesCode }
}

interface Questions {
  questions: string
  design: unknown
  known: Record<string, unknown>
  error: string | null
}

const open = async (id: string, own = false, by = staff) =>
  call<{ data: Questions }>(server.url, '/api/post-quotes/questions', {
    method: 'POST',
    token: by.token,
    body: { id, own },
  })
const questionsOf = async (id: string, own = false) => (await open(id, own)).body.data

interface Row {
  id: string
  revision: number
  status: string
  source: string
  submission: string
  receipt: string
  answered_by: string
}
const rowOf = async (id: string) => (await rows<Row>('select * from post_quotes where id = $1', [id]))[0]!

const answers = { insuredBefore: true, insuredBy: 'Another', lossesInFiveYears: 2 }

const answer = async (id: string, questions: string, given: object = answers, by = staff, key = randomUUID()) => {
  const body = { id, questions, answers: given, key }
  return (
    await call<{ data: object; code?: string }>(server.url, '/api/post-quotes/answers', {
      method: 'POST',
      token: by.token,
      body,
    })
  ).body
}
const answered = async (...given: Parameters<typeof answer>) => (await answer(...given)).data

const perform = async () => performAll(await openFileStore(server.config), server.host)
const taken = () => rows<{ key: string; receipt: string }>('select key, receipt from insurer_sandbox_deliveries')
const takenOf = async (id: string) => (await taken()).filter(({ key }) => key.includes(id))
const deliver = async (id: string) => {
  await perform()
  await expect.poll(async () => (await rowOf(id)).status, { timeout: 15_000 }).toBe('DELIVERED')
}

const standing = async (by = staff) => {
  const { body } = await call<{ data: object; code?: string }>(server.url, '/api/post-quotes/insurer', {
    token: by.token,
  })
  return body.data ?? body
}

const insurerAt = (patience: number) =>
  httpInsurer({
    url: `${server.url}${sandboxPath}`,
    key: sandboxKey(server.host.secret),
    clock: server.host.clock,
    patience,
  })
const quotation = (): Quotation => ({
  organisation: house,
  quotesCode: 'QUO',
  insurer: 'I',
  productCategory: 'travel',
  customer_name: 'Siti',
  currency: 'IDR',
  premium: 1,
})

describe('the questions of an insurer that is up', () => {
  it('are told with what is known, which nobody changes, and their answers arrive', async () => {
    const { id, quotesCode } = await begin()
    const asked = await questionsOf(id)
    expect(asked).toMatchObject({ design: sandboxQuestions, known: { quotesCode, customer_name: 'Siti' }, error: null })
    const wrong = await answered(id, asked.questions, { insuredBefore: true })
    expect(wrong).toMatchObject({
      __typename: 'Invalid',
      fields: [{ path: 'answers.insuredBy' }, { path: 'answers.lossesInFiveYears' }],
    })
    const key = randomUUID()
    const sent = () => answered(id, asked.questions, { ...answers, quotesCode: 'FORGED' }, staff, key)
    expect(await Promise.all([sent(), sent()])).toMatchObject([{ __typename: 'Done' }, { __typename: 'Done' }])
    const { submission, source, answered_by } = await rowOf(id)
    expect({ source, answered_by }).toEqual({ source: 'INSURER', answered_by: 'Name of staff@quotes.test' })
    const kept = await rows('select answers, personal, version from form_submissions where number = $1', [submission])
    expect(kept).toEqual([{ answers: { ...answers, quotesCode }, personal: { customer_name: 'Siti' }, version: null }])
    await deliver(id)
    expect(await takenOf(id)).toEqual([{ key: `post-quote-${id}-${submission}`, receipt: (await rowOf(id)).receipt }])
    expect(await answered(id, asked.questions)).toMatchObject({ __typename: 'Declined' })
  })

  it('are answered as they were asked of that quotation, and no others', async () => {
    const [one, other] = [await begin(), await begin()]
    const { questions } = await questionsOf(one.id)
    const refused = { __typename: 'Invalid', fields: [{ path: 'questions' }] }
    expect(await answered(other.id, questions)).toMatchObject(refused)
    expect(await answered(one.id, randomUUID())).toMatchObject(refused)
    const { revision } = await rowOf(one.id)
    const said = { type: 'answers.given', submission: 'POST-QUOTE-000001', source: 'FORM' }
    expect((await staff.send('postquote', one.id, revision, said)).result).toMatchObject({ __typename: 'Refused' })
    expect((await rowOf(one.id)).status).toBe('AWAITING')
  })

  it('keep what was typed for who may answer, and for nobody else', async () => {
    const { id } = await begin()
    const keep = async (by: Client) => {
      const body = { typed: { answers: { lossesInFiveYears: 1 } }, base: null, seen: 0, writer: `${id}.1` }
      const path = `/api/drafts/postquote/questions.${id}`
      return (await call(server.url, path, { method: 'PUT', token: by.token, body })).status
    }
    expect([await keep(staff), await keep(viewer)]).toEqual([200, 403])
  })

  it('are nothing for who may not answer, nor for another house', async () => {
    const { id } = await begin()
    const { questions } = await questionsOf(id)
    expect((await open(id, false, viewer)).status).toBe(403)
    expect((await open(id, true, foreign)).status).toBe(404)
    expect(await answer(id, questions, answers, viewer)).toMatchObject({ code: 'FORBIDDEN' })
    await perform()
    expect((await rowOf(id)).status).toBe('AWAITING')
    expect(await takenOf(id)).toEqual([])
  })
})

describe('the desk of a quotation', () => {
  const told = async (subject: string) => {
    const mails = await rows<{ recipient: string; body: string }>(
      'select recipient, body from mails where subject = $1 order by recipient',
      [subject],
    )
    return mails.map(({ recipient, body }) => [recipient, body.split('\n')[0], linksIn(body)])
  }
  const linksIn = (body: string) => body.match(/https?:\/\/\S+/g)

  it('is told, of those who may answer, where the questions are, and again why the insurer has not taken the answers', async () => {
    const { id, quotesCode } = await begin()
    const at = [`${server.config.publicUrl}/internal-tools/axa-postquote-form/${id}/questions`]
    await perform()
    expect(await told(`The insurer asks more of quotation ${quotesCode}`)).toEqual([
      ['staff@quotes.test', expect.stringContaining('Please answer its questions by the link.') as string, at],
    ])
    await turn('DOWN')
    await answered(id, (await questionsOf(id, true)).questions)
    const refused = { type: 'answers.refused', payload: { reason: 'The trip has begun' }, key: randomUUID() }
    expect(await moveAsHost(server.host, placeOf(server.host, 'postquote'), id, refused)).toBe('taken')
    await perform()
    expect(
      await rows('select error from outbox where case_id = $1 and type = $2 and error is not null', [
        id,
        'notifyOrganisation',
      ]),
    ).toEqual([])
    expect(await told(`The insurer has not taken the answers about quotation ${quotesCode}`)).toEqual([
      ['staff@quotes.test', expect.stringContaining(`${quotesCode}: The trip has begun. Please`) as string, at],
    ])
    expect(await told(`The insurer asks more of quotation ${quotesCode}`)).toHaveLength(1)
  })
})

describe('a customer who is asked by a link', () => {
  const invite = async (id: string, by = staff) => {
    const { revision } = await rowOf(id)
    const input = { customer_name: 'Siti', email: 'siti@mail.test', language: 'vi', hours: null }
    return (await by.call('postquote.invite', { id, revision, input, key: randomUUID() })).result
  }
  const mailed = async () => {
    const texts = await rows<{ body: string }>(
      "select body from mails where recipient = 'siti@mail.test' order by created_at desc, id desc",
    )
    return texts[0]!.body
  }
  const post = (door: string, body: object) =>
    call<{ data: Record<string, unknown> }>(server.url, `/api/forms/${door}`, { method: 'POST', body })

  it('answers the quotation, which tells what is known, and the insurer has the answers once', async () => {
    const { id, quotesCode } = await begin()
    expect((await invite(id))['shown']).toBeNull()
    const mail = await mailed()
    const token = tokenIn(mail)
    const opened = (await post('open', { token })).body.data
    expect(opened).toMatchObject({ about: quotesCode, known: { quotesCode, customer_name: 'Siti' } })
    expect(mail).toContain(`/vi/quote-form#${token}`)
    const body = { token, version: opened['version'], answers: { ...answers, quotesCode: 'Forged' } }
    const sent = await Promise.all([1, 2].map(() => post('send', body)))
    expect(sent.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]))
    const number = sent.find(({ status }) => status === 200)!.body.data['number']
    expect(await rowOf(id)).toMatchObject({
      status: 'ANSWERED',
      source: 'FORM',
      submission: number,
      answered_by: 'Siti',
    })
    await deliver(id)
    expect(await takenOf(id)).toHaveLength(1)
  })

  it('is asked no more once the desk has answered, and by nobody who may not answer', async () => {
    const { id } = await begin()
    await invite(id)
    const token = tokenIn(await mailed())
    const { version } = (await post('open', { token })).body.data
    expect((await invite(id, viewer)) ?? null).toBeNull()
    expect((await invite(id, foreign)) ?? null).toBeNull()
    const asked = await questionsOf(id, true)
    expect(await answered(id, asked.questions)).toMatchObject({ __typename: 'Done' })
    expect((await post('open', { token })).status).toBe(404)
    expect((await post('send', { token, version, answers })).status).toBe(404)
    // The delivery of the answers may come in between.
    await vi.waitFor(async () => expect(await invite(id)).toMatchObject({ reasons: [{ guard: 'isAwaiting' }] }))
  })
})

describe('an insurer that fails', () => {
  it.each(['DOWN', 'GARBLED'] as const)(
    'B156 C100 is ERR-QUO-001 while it is %s, and our own form asks the same',
    async (mode) => {
      const { id, quotesCode } = await begin()
      await turn(mode)
      expect(await questionsOf(id)).toMatchObject({ questions: null, design: null, error: 'ERR-QUO-001' })
      const own = await questionsOf(id, true)
      expect(own).toMatchObject({ design: sandboxQuestions, known: { quotesCode }, error: null })
      expect(await answered(id, own.questions)).toMatchObject({ __typename: 'Done' })
      expect(await rowOf(id)).toMatchObject({ status: 'ANSWERED', source: 'FORM' })
      await perform()
      await perform()
      expect((await rowOf(id)).status).toBe('ANSWERED')
      await turn('UP')
      server.pass(60)
      await deliver(id)
      expect(await takenOf(id)).toHaveLength(1)
    },
  )

  it('is away where it is slow, and what it has taken meanwhile it takes once', async () => {
    await turn('SLOW')
    await expect(insurerAt(50).fetchQuestions(quotation())).rejects.toBeInstanceOf(InsurerAway)
    await expect(insurerAt(300).deliver(quotation(), {}, 'slow-1')).rejects.toBeInstanceOf(InsurerAway)
    await turn('UP')
    const again = await insurerAt(5_000).deliver(quotation(), {}, 'slow-1')
    expect((await taken()).filter(({ key }) => key === 'slow-1')).toMatchObject([again])
  })

  it('takes nothing that is not signed, and nothing else under the same key', async () => {
    const unsigned = await call(server.url, `${sandboxPath}/answers`, { method: 'POST', body: quotation() })
    expect(unsigned.status).toBe(401)
    const reached = insurerAt(5_000)
    await reached.deliver(quotation(), { a: 1 }, 'same-1')
    expect(await reached.deliver(quotation(), { a: 2 }, 'same-1')).toEqual({ refused: 'HTTP 409' })
  })

  it('is left alone after five failures, then asked once, and again by all when that went well', async () => {
    const { id } = await begin()
    await turn('DOWN')
    for (let time = 0; time < 5; time++) expect((await questionsOf(id)).error).toBe('ERR-QUO-001')
    expect(await standing()).toMatchObject({ mode: 'DOWN', failures: 5, until: expect.any(String) })
    await turn('UP')
    expect((await questionsOf(id)).error).toBe('ERR-QUO-001')
    server.pass(31)
    const both = await Promise.all([questionsOf(id), questionsOf(id)])
    expect(both.map(({ error }) => error)).toContain(null)
    expect((await questionsOf(id)).error).toBeNull()
    const breakers = await rows('select failures, open_until from insurer_breakers where organisation_id = $1', [house])
    expect(breakers).toEqual([{ failures: 0, open_until: null }])
  })

  it('has the answers once, though the job that brings them runs twice at once and again', async () => {
    const { id } = await begin()
    await answered(id, (await questionsOf(id, true)).questions)
    await Promise.all([perform(), perform()])
    await deliver(id)
    await asOwner(
      server.owner,
      "update outbox set done_at = null, run_at = now() - interval '1 day' where type = 'deliverAnswers'",
    )
    await perform()
    expect(await takenOf(id)).toHaveLength(1)
    const told = await rows("select entry from timeline where case_id = $1 and entry = 'delivered'", [id])
    expect(told).toHaveLength(1)
  })
})

describe('an insurer that is configured', () => {
  it.each([
    [400, '{"reason":" The premium is missing "}', { refused: 'The premium is missing' }],
    [401, '<h1>Unauthorized</h1>', { refused: 'HTTP 401' }],
    [404, '', { refused: 'HTTP 404' }],
    [409, '[]', { refused: 'HTTP 409' }],
    [422, '{"reason":""}', { refused: 'HTTP 422' }],
    [408, '{"reason":"Late"}', 'away'],
    [425, '{}', 'away'],
    [429, '{"reason":"Too many"}', 'away'],
    [500, '{"reason":"Down"}', 'away'],
    [503, '{}', 'away'],
    [200, '{"receipt":" R-9 "}', { receipt: 'R-9' }],
    [200, '{}', 'away'],
  ])('that answers %i with %s has refused, is away, or has the answers', async (status, body, outcome) => {
    const theirs = createServer((_, reply) => reply.writeHead(status).end(body))
    await new Promise<void>((resolve) => theirs.listen(0, '127.0.0.1', resolve))
    try {
      const url = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`
      const reached = httpInsurer({ url, key: randomBytes(32), clock: server.host.clock })
      const delivered = reached
        .deliver(quotation(), {}, 'any-1')
        .catch((error: unknown) => (error instanceof InsurerAway ? 'away' : error))
      expect(await delivered).toEqual(outcome)
      await expect(reached.fetchQuestions(quotation())).rejects.toBeInstanceOf(InsurerAway)
    } finally {
      theirs.close()
    }
  })

  it('is called by signed calls, under the key of the delivery, and may say why it takes nothing', async () => {
    const key = randomUUID().slice(0, 32)
    const heard: { headers: IncomingHttpHeaders; body: Buffer }[] = []
    const refuse = async (request: IncomingMessage, reply: ServerResponse) => {
      heard.push({ headers: request.headers, body: await buffer(request) })
      reply.writeHead(422, { 'content-type': 'application/json' }).end('{"reason":"The trip has begun already"}')
    }
    const theirs = createServer((request, reply) => void refuse(request, reply))
    await new Promise<void>((resolve) => theirs.listen(0, '127.0.0.1', resolve))
    try {
      const { id } = await begin()
      await turn('DOWN')
      await answered(id, (await questionsOf(id, true)).questions)
      const { submission } = await rowOf(id)
      const url = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`
      const config = { ...server.config, questions: { url, key: Buffer.from(key).toString('base64') } }
      const task = { area: 'postquote', case_id: id, revision: 1, type: 'deliverAnswers', params: { submission } }
      const performed = await deliverAnswers(
        { ...task, id: 1, limits: null, call: null },
        {
          host: { ...server.host, config },
          files: await openFileStore(server.config),
          read: { query: rows },
          area: server.host.areas.find((one) => one.id === 'postquote')!,
          at: server.host.clock().toISOString(),
        },
      )
      expect(performed.event).toEqual({ type: 'answers.refused', reason: 'The trip has begun already' })
      const [{ headers, body }] = heard as [(typeof heard)[number]]
      const delivery = `post-quote-${id}-${submission}`
      expect(signedId([Buffer.from(key)], headers, body, server.host.clock().getTime())).toBe(delivery)
      expect(headers['idempotency-key']).toBe(delivery)
      expect(JSON.parse(body.toString())).toMatchObject({
        organisation: house,
        answers: { ...answers, customer_name: 'Siti' },
      })
    } finally {
      theirs.close()
    }
  })
})

it('a sandbox is switched by who may, for their own house', async () => {
  const sent = { input: { mode: 'DOWN' }, key: randomUUID() }
  const refused = await viewer.call('postquote.switchInsurer', sent)
  expect(refused.body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect(await standing(viewer)).toMatchObject({ code: 'FORBIDDEN' })
  await turn('DOWN', foreign)
  const { id } = await begin()
  expect((await questionsOf(id)).error).toBeNull()
})
