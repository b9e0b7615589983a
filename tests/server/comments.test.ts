import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../machines/session/session.types.ts'
import { openStreams } from '../../src/server/live/streams.ts'
import { commentRoutes } from '../../src/server/comments/routes.ts'
import { callerOf } from '../../src/server/context.ts'
import { answerError } from '../../src/server/http/errors.ts'
import type { Sessions } from '../../src/server/sessions/sessions.ts'
import { system } from '../../src/server/store/store.ts'
import type { Audience, Comment, CommentAnswers, Mentionable } from '../../src/shared/endpoints/answers/comments.ts'
import { openWorld, type World } from './creditLife/world.ts'
import { addPerson, asOwner } from './support/people.ts'

type From = keyof World['organisations']

let world: World
let app: FastifyInstance
let id: string
/** Of each organisation somebody who may open cases, and of the broker's a second one. */
let people: Record<From | 'colleague', string>

const detail = 'product.creditLife.quotation.detail'

beforeAll(async () => {
  world = await openWorld()
  const add = (name: string, organisation: string, permissions = [detail]) =>
    addPerson(world.store, { email: `${name}@comments.test`, memberships: [{ organisation, permissions }] })
  const { broker, insurer, bank, partner, stranger, platform } = world.organisations
  people = {
    broker: await add('broker', broker.id),
    colleague: await add('colleague', broker.id),
    insurer: await add('insurer', insurer.id),
    bank: await add('bank', bank.id),
    partner: await add('partner', partner.id),
    stranger: await add('stranger', stranger.id),
    platform: await add('platform', platform.id),
  }
  await add('lister', insurer.id, ['product.creditLife.quotation.list'])
})
beforeEach(async () => {
  await asOwner(world.store, 'truncate comments, mails, quotas')
  world.commented.length = 0
  id = await world.addCase({ customer_name: 'Budi Santoso' })
  /** Who calls says who they are: signing in is tested elsewhere. */
  const sessions = {
    authenticate: async ({ headers }: { headers: Record<string, string> }) => {
      const from = headers['x-from'] as From
      const permissions = headers['x-may'] === undefined ? [detail] : [headers['x-may']]
      const actor = { ...world.person(from, permissions), userId: people[(headers['x-who'] ?? from) as From] }
      const user = { id: actor.userId, fullName: `Person of ${from}`, permissions } as User
      return { id: 'a session', user, caller: callerOf(actor), actor }
    },
  } as unknown as Sessions
  app = fastify()
  app.setErrorHandler(answerError)
  commentRoutes(app, world.host, sessions)
})
afterEach(() => app.close())
afterAll(() => world.close())

const call = async (
  from: From,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => {
  const response = await app.inject({
    method,
    url,
    headers: { 'x-from': from, ...headers },
    ...(payload && { payload }),
  })
  return {
    status: response.statusCode,
    body: (response.body ? response.json() : null) as { data: never; code?: string },
  }
}

const say = async (
  from: From,
  text: string,
  audience: Audience = 'all',
  mentions: string[] = [],
  comment = randomUUID(),
) => {
  const said = await call(from, 'POST', '/api/comments', { area: 'credit_life', id, comment, audience, text, mentions })
  return { ...said, comment }
}
type Page = CommentAnswers['comments.list']

const read = async (from: From): Promise<Page> =>
  (await call(from, 'GET', `/api/comments?area=credit_life&id=${id}`)).body.data
const texts = async (from: From) => (await read(from)).comments.map(({ text }) => text)
const mailsTo = async (recipient: string) =>
  (
    await world.store.run<{ subject: string; body: string }>(
      system,
      'select subject, body from mails where recipient = $1 order by created_at',
      [recipient],
    )
  ).map(({ subject, body }) => ({ subject, body }))
const minutes = (count: number) => world.pass(count / 1440)

describe('comments on a case', () => {
  it('are told to the own organisation alone, or to everybody who sees the case', async () => {
    expect((await say('broker', 'Ask the bank first', 'own')).status).toBe(204)
    world.pass(1e-6)
    expect((await say('insurer', 'Is the height right?', 'all')).status).toBe(204)
    expect(await texts('broker')).toEqual(['Is the height right?', 'Ask the bank first'])
    for (const from of ['insurer', 'bank', 'partner', 'platform'] as const)
      expect(await texts(from)).toEqual(['Is the height right?'])
    const [newest] = (await read('bank')).comments as [Comment]
    expect(newest).toMatchObject({ audience: 'all', editedAt: null, by: { organisation: 'The INSURER' } })
  })

  it('are hidden by the database too', async () => {
    await say('broker', 'Ask the bank first', 'own')
    await say('broker', 'To all', 'all')
    const seen = async (from: From) =>
      (
        await world.store.run<{ text: string }>(callerOf(world.person(from)), 'select text from comments order by text')
      ).map(({ text }) => text)
    expect(await seen('broker')).toEqual(['Ask the bank first', 'To all'])
    expect(await seen('bank')).toEqual(['To all'])
    expect(await seen('platform')).toEqual(['To all'])
    expect(await seen('stranger')).toEqual([])
    const changed = `update comments set text = 'x' returning id`
    expect(await world.store.run(callerOf(world.person('bank')), changed)).toEqual([])
  })

  it('are neither read nor written by who does not see the case, or may not open it', async () => {
    await say('broker', 'To all')
    const url = `/api/comments?area=credit_life&id=${id}`
    expect((await call('stranger', 'GET', url)).status).toBe(404)
    expect((await call('stranger', 'GET', url.replace('?', '/people?'))).status).toBe(404)
    expect((await say('stranger', 'Hello')).status).toBe(404)
    expect((await call('bank', 'GET', url, undefined, { 'x-may': 'bank.list' })).status).toBe(403)
  })

  it('tell open screens of those who may read them', async () => {
    await say('broker', 'Ask the bank first', 'own')
    await say('broker', 'To all')
    const { broker, bank } = world.organisations
    expect(world.commented).toEqual([
      { area: 'credit_life', id, only: broker.id, parties: expect.objectContaining({ bank_id: bank.id }) as unknown },
      { area: 'credit_life', id, only: null, parties: expect.objectContaining({ bank_id: bank.id }) as unknown },
    ])
  })

  it('are heard of in the own organisation alone, or by whoever may open the case', () => {
    const lines: Partial<Record<From, string>> = {}
    const streams = openStreams(new Map(world.host.areas.map((area) => [area.id, area])), world.host.clock)
    for (const from of Object.keys(world.organisations) as From[]) {
      const response = new PassThrough()
      response.on('data', (data: Buffer) => (lines[from] = (lines[from] ?? '') + data.toString()))
      const caller = callerOf(world.person(from, from === 'partner' ? [] : [detail]))
      streams.add({ session: { id: from, caller }, response: response as unknown as ServerResponse }, 0)
    }
    const { broker, insurer, bank, partner } = world.organisations
    const parties = { broker_id: broker.id, insurer_id: insurer.id, bank_id: bank.id, partner_id: partner.id }
    const heard = (only: string | null) => {
      for (const from of Object.keys(lines) as From[]) lines[from] = ''
      streams.ear.hear({ type: 'commented', area: 'credit_life', id, parties, only })
      return Object.entries(lines).flatMap(([from, text]) => (text.includes('event: commented') ? [from] : []))
    }
    expect(heard(broker.id)).toEqual(['broker'])
    expect(heard(null)).toEqual(['broker', 'insurer', 'bank', 'platform'])
    expect(lines.bank).toBe(`event: commented\ndata: ${JSON.stringify({ area: 'credit_life', id })}\n\n`)
  })

  it('are kept once, however often they are sent', async () => {
    const { comment } = await say('broker', 'Once', 'all', [people.bank])
    expect((await say('broker', 'Once', 'all', [people.bank], comment)).status).toBe(204)
    expect(await texts('broker')).toEqual(['Once'])
    expect(await mailsTo('bank@comments.test')).toHaveLength(1)
  })

  it.each([
    ['nothing', ' \n '],
    ['2,001 characters', 'x'.repeat(2_001)],
    ['what no row can keep', 'a\u0000b'],
  ])('say something, and not too much: %s is refused', async (_, text) => {
    expect((await say('broker', text)).status).toBe(400)
    expect(await texts('broker')).toEqual([])
  })

  it('are paged, newest first', async () => {
    for (let count = 1; count <= 45; count += 1) {
      if (count % 20 === 0) minutes(2)
      world.pass(1e-7)
      await say('broker', String(count))
    }
    const url = `/api/comments?area=credit_life&id=${id}`
    const pages: string[][] = []
    let next = url
    for (let hasMore = true; hasMore;) {
      const data: Page = (await call('bank', 'GET', next)).body.data
      pages.push(data.comments.map(({ text }) => text))
      const last = data.comments.at(-1)!
      next = `${url}&at=${last.at}&before=${last.id}`
      ;({ hasMore } = data)
    }
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
    expect(pages.flat()).toEqual(Array.from({ length: 45 }, (_, index) => String(45 - index)))
  })
})

describe('a comment of one’s own', () => {
  const edit = (from: From, comment: string, text: string, mentions: string[] = [], who?: string) =>
    call(from, 'PATCH', '/api/comments', { comment, text, mentions }, who ? { 'x-who': who } : {})

  it('is edited and deleted within 15 minutes', async () => {
    const { comment } = await say('broker', 'Frist')
    minutes(14.9)
    expect((await edit('broker', comment, 'First')).status).toBe(204)
    expect((await read('bank')).comments).toMatchObject([{ text: 'First', editedAt: expect.any(String) as unknown }])
    minutes(0.1)
    expect((await edit('broker', comment, 'Second')).status).toBe(400)
    expect((await call('broker', 'DELETE', `/api/comments/${comment}`)).status).toBe(400)
    expect(await texts('broker')).toEqual(['First'])
    const other = await say('broker', 'Gone')
    expect((await call('broker', 'DELETE', `/api/comments/${other.comment}`)).status).toBe(204)
    expect(await texts('broker')).toEqual(['First'])
  })

  it('is nobody else’s to change, not even a colleague’s', async () => {
    const { comment } = await say('broker', 'Mine')
    expect((await edit('broker', comment, 'Theirs', [], 'colleague')).status).toBe(404)
    expect((await edit('bank', comment, 'Theirs')).status).toBe(404)
    expect((await call('bank', 'DELETE', `/api/comments/${comment}`)).status).toBe(404)
    expect(await texts('broker')).toEqual(['Mine'])
  })

  it.each(['daily', 'never'])('mails nobody at once who chose %s', async (choice) => {
    const choose = (mails: string) =>
      world.store.run(system, 'update users set case_mails = $2 where id = $1', [people.bank, mails])
    await choose(choice)
    await say('broker', 'Hello', 'all', [people.bank, people.insurer])
    expect(await mailsTo('bank@comments.test')).toEqual([])
    expect(await mailsTo('insurer@comments.test')).toHaveLength(1)
    await choose('atOnce')
  })

  it('mails whom an edit mentions anew, and nobody twice', async () => {
    const { comment } = await say('broker', 'Hello', 'all', [people.bank])
    await edit('broker', comment, 'Hello both', [people.bank, people.insurer])
    expect(await mailsTo('bank@comments.test')).toHaveLength(1)
    expect(await mailsTo('insurer@comments.test')).toHaveLength(1)
  })
})

describe('a mention', () => {
  it('mails what was said, about which case, with the way there', async () => {
    await say('broker', 'Please look, @Bank', 'all', [people.bank])
    const [mail, ...others] = await mailsTo('bank@comments.test')
    expect(others).toEqual([])
    expect(mail!.subject).toMatch(/^Person of broker has mentioned you on CL-/)
    for (const said of ['Please look, @Bank', 'Budi Santoso', `/credit-life/${id}#comments`])
      expect(mail!.body).toContain(said)
  })

  it('is of people who may open the case, and offers no others', async () => {
    const { body } = await call('broker', 'GET', `/api/comments/people?area=credit_life&id=${id}`)
    const offers: Mentionable[] = body.data
    const { broker: _self, stranger: _stranger, platform: _platform, ...offered } = people
    expect(new Set(offers.map((one) => one.id))).toEqual(new Set(Object.values(offered)))
    expect(offers.filter(({ isColleague }) => isColleague).map((one) => one.id)).toEqual([people.colleague])
    for (const one of offers) expect(Object.keys(one).toSorted()).toEqual(['id', 'isColleague', 'name', 'organisation'])
    for (const unseen of [people.stranger, randomUUID()])
      expect((await say('broker', 'Hello', 'all', [unseen])).status).toBe(400)
  })

  it('in what is told to the own organisation is of colleagues alone', async () => {
    expect((await say('broker', 'Hello', 'own', [people.bank])).status).toBe(400)
    expect((await say('broker', 'Hello', 'own', [people.colleague])).status).toBe(204)
    expect(await mailsTo('bank@comments.test')).toEqual([])
    expect(await mailsTo('colleague@comments.test')).toHaveLength(1)
  })
})
