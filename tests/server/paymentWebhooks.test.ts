import fastify from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerError } from '../../src/server/http/errors.ts'
import { sandboxKeys, webhookPath } from '../../src/server/performers/payments/reached.ts'
import * as payments from '../../src/server/performers/payments/sandbox/payments.ts'
import { turn } from '../../src/server/performers/payments/sandbox/switches.ts'
import { paymentWebhookRoutes } from '../../src/server/performers/payments/webhooks.ts'
import { price } from '../machines/support/till.ts'
import { openTills, till, type Tills } from './support/tills.ts'

let world: Tills
beforeAll(async () => {
  world = await openTills()
})
beforeEach(() => world.reset())
afterAll(() => world.close())

const whsec = (key: Buffer) => `whsec_${key.toString('base64')}`
const own = () => whsec(sandboxKeys(world.host.secret).webhook)
const another = whsec(Buffer.alloc(32, 'a'))
const seconds = () => Math.floor(world.host.clock().getTime() / 1000)

interface Sent {
  at?: number
  by?: string
  app?: Pick<Tills['app'], 'inject'>
}
const post = async (id: string, body: string, signature: string, at: number, app: Sent['app'] = world.app) =>
  (
    await app.inject({
      method: 'POST',
      url: webhookPath,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': signature,
      },
      payload: body,
    })
  ).statusCode
const tell = async (id: string, said: unknown, { at = seconds(), by = own(), app }: Sent = {}) => {
  const body = JSON.stringify(said)
  return post(id, body, new Webhook(by).sign(id, new Date(at * 1000), body), at, app)
}

const paymentOf = async (reference: string) => (await payments.read(world.host, 'reference', reference))!
/** A till that waits for a payment that the gateway has, of which nobody has heard: what is sent is sent by the test. */
const waiting = async (reference = 'INV-1-1') => {
  await turn(world.host.store, '', ['DROP'])
  const id = await world.open(reference)
  await world.perform()
  return id
}
const pay = async (reference = 'INV-1-1', amount = price) =>
  payments.pay(world.host, await paymentOf(reference), amount, 'IDR')
const settled = async (reference = 'INV-1-1') => {
  const [{ receipt, amount, currency } = { receipt: '', amount: 0, currency: '' }] = await payments.receipts(
    world.host,
    reference,
  )
  return { type: 'payment.settled', data: { reference, receipt, amount, currency } }
}
const standing = async (id: string) => [await world.status(till, id), await world.received(id)]
const kept = async () =>
  (await world.rows<{ id: string }>('select id from gateway_notices order by id')).map(({ id }) => id)
const once = [`IDR ${price}`]

describe('a webhook', () => {
  it('is kept and answered; the gateway is asked by a job', async () => {
    const id = await waiting()
    await pay()
    world.calls.length = 0
    expect(await tell('msg_1', await settled())).toBe(200)
    expect([await standing(id), world.calls, await kept()]).toEqual([['WAITING', []], [], ['msg_1']])
    await world.perform()
    expect([await standing(id), world.calls]).toEqual([['PAID', once], ['GET payments/INV-1-1']])
  })

  it('that comes ten times, before and after it is applied, and at once, counts once', async () => {
    const id = await waiting()
    await pay()
    const said = await settled()
    const tenfold = () => Promise.all(Array.from({ length: 5 }, () => tell('msg_1', said)))
    expect(await tenfold()).toEqual([200, 200, 200, 200, 200])
    await world.perform()
    expect(await tenfold()).toEqual([200, 200, 200, 200, 200])
    await world.perform()
    expect([await standing(id), await kept(), await world.exceptions()]).toEqual([['PAID', once], ['msg_1'], []])
    expect(await world.entries(till, id)).toEqual(['till.opened', 'payment.instructed', 'payment.settled'])
  })

  it('that says the same under ten ids counts once', async () => {
    const id = await waiting()
    await pay()
    const said = await settled()
    for (let number = 0; number < 10; number++) await tell(`msg_${number}`, said)
    await world.perform()
    expect([await standing(id), await world.exceptions()]).toEqual([['PAID', once], []])
  })

  it('is one of several whose order decides nothing', async () => {
    const said = (reference: string) => [
      { type: 'payment.expired', data: { reference } },
      { type: 'payment.settled', data: { reference } },
      { type: 'payment.instructed', data: { reference } },
    ]
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    const ids = []
    for (const [number, order] of orders.entries()) {
      const reference = `INV-${number}-1`
      ids.push(await waiting(reference))
      await payments.expire(world.host, await paymentOf(reference))
      await pay(reference)
      for (const one of order) {
        await tell(`msg_${number}_${one}`, said(reference)[one])
        await world.perform()
      }
    }
    expect(await Promise.all(ids.map(standing))).toEqual(orders.map(() => ['EXPIRED', once]))
    expect(await world.exceptions()).toEqual([])
  })

  it('that lies about what has happened is not believed', async () => {
    const id = await waiting()
    await tell('msg_1', {
      type: 'payment.settled',
      data: { reference: 'INV-1-1', receipt: 'RCP-1', amount: price, currency: 'IDR' },
    })
    await world.perform()
    expect(await standing(id)).toEqual(['WAITING', []])
    expect(await world.exceptions()).toEqual([
      { reference: 'INV-1-1', kind: 'UNCONFIRMED', told: 'payment.settled', amount: price, house: world.house },
    ])
  })

  it.each([
    ['another sum', { amount: price + 1 }, 'OTHER_SUM'],
    ['another currency', { currency: 'MYR' }, 'OTHER_CURRENCY'],
  ])('that tells of %s is finance’s, and what the gateway says is applied', async (_, wrong, kind) => {
    const id = await waiting()
    await pay()
    const { type, data } = await settled()
    await tell('msg_1', { type, data: { ...data, ...wrong } })
    await world.perform()
    expect(await standing(id)).toEqual(['PAID', once])
    expect(await world.exceptions()).toMatchObject([{ reference: 'INV-1-1', kind, told: 'payment.settled' }])
  })

  it('about a reference that nobody has asked for is the platform’s, once', async () => {
    const said = {
      type: 'payment.settled',
      data: { reference: 'INV-9-9', receipt: 'RCP-9', amount: 5, currency: 'IDR' },
    }
    expect([await tell('msg_1', said), await tell('msg_1', said)]).toEqual([200, 200])
    await world.perform()
    expect(await world.exceptions()).toEqual([
      { reference: 'INV-9-9', kind: 'UNKNOWN_REFERENCE', told: 'payment.settled', amount: 5, house: world.platform },
    ])
    expect(world.calls).toEqual([])
  })

  it('for a case that is over leaves the money to finance', async () => {
    const id = await waiting()
    await pay()
    await tell('msg_1', await settled())
    await world.perform()
    await pay('INV-1-1', 20_000)
    await tell('msg_2', { type: 'payment.settled', data: { reference: 'INV-1-1' } })
    await world.perform()
    expect(await standing(id)).toEqual(['PAID', once])
    expect(await world.exceptions()).toMatchObject([{ kind: 'NOT_TAKEN', amount: 20_000 }])
  })

  it('is applied after a restart, of a process that kept it and was gone', async () => {
    const id = await waiting()
    await pay()
    await tell('msg_1', await settled())
    const restarted = { ...world.host, store: { ...world.store } }
    await world.perform(restarted)
    expect(await standing(id)).toEqual(['PAID', once])
  })

  it('is answered within a second while the gateway is silent', async () => {
    const id = await waiting()
    await pay()
    await turn(world.host.store, '', ['FAIL'])
    const began = performance.now()
    expect(await tell('msg_1', await settled())).toBe(200)
    expect(performance.now() - began).toBeLessThan(1000)
    await world.perform()
    expect(await standing(id)).toEqual(['WAITING', []])
    await turn(world.host.store, '', ['DROP'])
    world.pass(10)
    await world.perform()
    expect(await standing(id)).toEqual(['PAID', once])
  })
})

describe('its signature', () => {
  it('is one of the gateway’s keys, of id, time and bytes, within five minutes', async () => {
    await waiting()
    const said = { type: 'payment.settled', data: { reference: 'INV-1-1' } }
    const body = JSON.stringify(said)
    const at = seconds()
    const right = new Webhook(own()).sign('msg_1', new Date(at * 1000), body)
    expect([
      await tell('msg_1', said, { by: another }),
      await post('msg_2', body, right, at),
      await post('msg_1', body, right, at - 1),
      await post('msg_1', `${body} `, right, at),
      await post('msg_1', body, right.replace('v1,', 'v1a,'), at),
      await post('msg_1', body, right.slice(0, -1), at),
      await post('msg_1', body, '', at),
      await tell('msg_1', said, { at: at - 301 }),
      await tell('msg_1', said, { at: at + 301 }),
      (await world.app.inject({ method: 'POST', url: webhookPath, payload: said })).statusCode,
    ]).toEqual(Array.from({ length: 10 }, () => 401))
    expect([await kept(), await world.exceptions()]).toEqual([[], []])
    expect([await tell('msg_3', said, { at: at - 300 }), await tell('msg_4', said, { at: at + 300 })]).toEqual([
      200, 200,
    ])
  })

  it('is by either key while one is changed, and by the old one no more afterwards', async () => {
    await waiting()
    const [old, next] = [Buffer.alloc(32, 'o'), Buffer.alloc(32, 'n')]
    const open = async (...keys: Buffer[]) => {
      const app = fastify()
      app.setErrorHandler(answerError)
      const payment = { url: 'https://gateway.test', key: 'k', secrets: keys.map((key) => key.toString('base64')) }
      paymentWebhookRoutes(app, { ...world.host, config: { ...world.host.config, payment } })
      await app.ready()
      return app
    }
    const said = { type: 'payment.settled', data: { reference: 'INV-1-1' } }
    const [during, after] = [await open(old, next), await open(next)]
    const by = async (app: Sent['app'], key: Buffer, id: string) => tell(id, said, { by: whsec(key), app })
    expect([
      await by(during, old, 'msg_1'),
      await by(during, next, 'msg_2'),
      await by(after, next, 'msg_3'),
      await by(after, old, 'msg_4'),
      await tell('msg_5', said, { app: after }),
    ]).toEqual([200, 200, 200, 401, 401])
    await Promise.all([during.close(), after.close()])
  })
})

it('takes nothing that is not a notice, though it is signed', async () => {
  const bad = [
    null,
    [],
    {},
    { type: 'payment.settled' },
    { type: 'payment.settled', data: {} },
    { type: 'payment.settled', data: { reference: 'x'.repeat(61) } },
    { type: 'payment.settled', data: { reference: 'INV-1-1', amount: '5' } },
    { type: 'payment.settled', data: { reference: 'INV-1-1', amount: 1.5 } },
    { type: 5, data: { reference: 'INV-1-1' } },
    { type: 'payment.settled', data: { reference: 'INV\u0000' } },
  ]
  const answers = []
  for (const [number, said] of bad.entries()) answers.push(await tell(`msg_${number}`, said))
  expect([answers, await kept()]).toEqual([bad.map(() => 400), []])
})
