import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxKeys, sandboxPath } from '../../src/server/performers/payments/reached.ts'
import { deliverNotices } from '../../src/server/performers/payments/sandbox/notices.ts'
import { pagePath } from '../../src/server/performers/payments/sandbox/payments.ts'
import { type Switch, turn } from '../../src/server/performers/payments/sandbox/switches.ts'
import { price } from '../machines/support/till.ts'
import { openTills, withdrawal, till, type Tills } from './support/tills.ts'

let world: Tills
beforeAll(async () => {
  world = await openTills()
})
beforeEach(() => world.reset())
afterAll(() => world.close())

const pageOf = async (reference: string): Promise<string> => {
  const [row] = await world.rows<{ token: string }>(
    `select token from sandbox_payments where reference = $1
     union all select token from sandbox_transfers where reference = $1`,
    [reference],
  )
  return `${pagePath}/${row!.token}`
}
const look = async (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })
const press = async (reference: string, act: string, fields: Record<string, string> = {}) => {
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: await pageOf(reference),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ act, ...fields }).toString(),
  })
  return statusCode
}
const settle = async () => {
  await world.perform()
  await world.play()
  await world.perform()
}
const open = async (minutes = 60) => {
  const id = await world.open('INV-1-1', minutes)
  await settle()
  return id
}
const standing = async (id: string) => [await world.status(till, id), await world.received(id)]
const turnAll = (...switches: Switch[]) => turn(world.host.store, '', switches)
const outcomes = async () =>
  (
    await world.rows<{ body: string; forged: boolean; outcome: string }>(
      'select * from sandbox_notices order by number',
    )
  ).map(
    ({ body, forged, outcome }) =>
      `${(JSON.parse(body) as { type: string }).type}${forged ? ' forged' : ''} ${outcome}`,
  )

describe('a person on the page of a payment', () => {
  it.each([
    ['pays', 'pay', {}, ['PAID', [`IDR ${price}`]]],
    ['pays another sum', 'pay', { amount: '90000', currency: 'IDR' }, ['PAID', ['IDR 90000']]],
    ['declines', 'decline', {}, ['DECLINED', []]],
    ['lets it expire', 'expire', {}, ['EXPIRED', []]],
  ])('%s', async (_, act, fields, expected) => {
    const id = await open()
    expect(await press('INV-1-1', act, fields as Record<string, string>)).toBe(303)
    await settle()
    expect(await standing(id)).toEqual(expected)
  })

  it('pays late', async () => {
    const id = await open(30)
    world.pass(1800)
    await settle()
    expect((await look(await pageOf('INV-1-1'))).body).toContain('Pay Rp 150.000 nevertheless')
    await press('INV-1-1', 'pay')
    await settle()
    expect(await standing(id)).toEqual(['EXPIRED', [`IDR ${price}`]])
  })

  it.each([
    ['pay', { amount: '-5', currency: 'IDR' }],
    ['pay', { amount: 'x', currency: 'IDR' }],
    ['pay', { amount: '5', currency: 'EUR' }],
    ['settle', {}],
    ['toString', {}],
  ])('does nothing by %s with %j', async (act, fields) => {
    await open()
    expect(await press('INV-1-1', act, fields as Record<string, string>)).toBe(400)
    expect(await world.rows('select from sandbox_receipts')).toEqual([])
  })

  it.each([
    ['en', 'en', 'Pay Rp 150.000', 'Waiting'],
    ['id', 'id-ID,en;q=0.5', 'Bayar Rp 150.000', 'Menunggu'],
    ['vi', 'vi', 'Thanh toán Rp 150.000', 'Đang chờ'],
  ])('reads it in %s', async (language, asked, ...words) => {
    await open()
    const { body } = await look(await pageOf('INV-1-1'), { 'accept-language': asked })
    for (const word of [`<html lang="${language}">`, '<svg', 'INV-1-1', ...words]) expect(body).toContain(word)
  })

  it('is shown no markup of what somebody has called it', async () => {
    await world.rows(
      `insert into sandbox_payments (reference, token, amount, currency, method, purpose, until, code, state, created_at)
       values ('<b>', 'token', 1, 'IDR', 'RETAIL', '<script>', now(), '<i>', 'PENDING', now())`,
    )
    for (const url of [pagePath, `${pagePath}/token`]) expect((await look(url)).body).not.toMatch(/<script|<b>|<i>/)
  })

  it('finds nothing by a token that is guessed', async () => {
    expect((await look(`${pagePath}/guessed`)).statusCode).toBe(404)
  })
})

it('a person has transfers returned, and sees all of them in one list', async () => {
  const id = await world.withdraw('DIS-1-1')
  await settle()
  await press('DIS-1-1', 'settle')
  await settle()
  expect([await press('DIS-1-1', 'giveBack'), await press('DIS-1-1', 'pay')]).toEqual([303, 400])
  await settle()
  expect(await world.status(withdrawal, id)).toBe('RETURNED')
  expect((await look(pagePath)).body).toContain('DIS-1-1')
})

describe('the switches', () => {
  it('delay webhooks', async () => {
    await turnAll('DELAY')
    await open()
    await press('INV-1-1', 'pay')
    expect(await deliverNotices(world.host)).toBe(0)
    world.pass(30)
    expect(await deliverNotices(world.host)).toBe(2)
  })

  it('double them, under one id', async () => {
    await turnAll('DOUBLE')
    const id = await open()
    await press('INV-1-1', 'pay')
    await settle()
    expect(await outcomes()).toEqual(
      ['instructed', 'instructed', 'settled', 'settled'].map((one) => `payment.${one} 200`),
    )
    expect(await world.rows('select from gateway_notices')).toHaveLength(2)
    expect(await standing(id)).toEqual(['PAID', [`IDR ${price}`]])
  })

  it('once sent, are sent again by a person, under their id', async () => {
    const id = await open()
    await press('INV-1-1', 'pay')
    await settle()
    const numbers = await world.rows<{ number: number }>('select number from sandbox_notices order by number')
    for (const { number } of numbers) expect(await press('INV-1-1', 'sendAgain', { number: String(number) })).toBe(303)
    expect(await deliverNotices(world.host)).toBe(2)
    await settle()
    expect(await outcomes()).toEqual(['payment.instructed 200', 'payment.settled 200'])
    expect(await world.rows('select from gateway_notices')).toHaveLength(2)
    expect(await standing(id)).toEqual(['PAID', [`IDR ${price}`]])
    expect(await press('INV-1-1', 'sendAgain', { number: 'x' })).toBe(400)
  })

  it('let later ones overtake earlier ones', async () => {
    await turnAll('REORDER')
    await open()
    await press('INV-1-1', 'pay')
    world.pass(25)
    await deliverNotices(world.host)
    expect(await outcomes()).toEqual(['payment.instructed null', 'payment.settled 200'])
    world.pass(5)
    await deliverNotices(world.host)
    expect(await outcomes()).toEqual(['payment.instructed 200', 'payment.settled 200'])
  })

  it('drop them', async () => {
    await turnAll('DROP')
    await open()
    expect([await outcomes(), await world.rows('select from gateway_notices')]).toEqual([
      ['payment.instructed DROPPED'],
      [],
    ])
  })

  it('forge some, which are refused', async () => {
    await turnAll('FORGE')
    const id = await open()
    expect(await outcomes()).toEqual(['payment.instructed 200', 'payment.settled forged 401'])
    expect([await standing(id), await world.exceptions()]).toEqual([['WAITING', []], []])
  })

  it('are turned for one order, or for all', async () => {
    await open()
    await press('INV-1-1', 'switch', { switches: 'DROP' })
    const all = (fields: Record<string, string>) =>
      world.app.inject({
        method: 'POST',
        url: pagePath,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ act: 'switch', ...fields }).toString(),
      })
    await all({ switches: 'FAIL' })
    await all({ reference: 'DIS-1-1', switches: 'SILENT' })
    expect(await world.rows('select * from sandbox_switches order by reference')).toEqual([
      { reference: '', switches: ['FAIL'] },
      { reference: 'DIS-1-1', switches: ['SILENT'] },
      { reference: 'INV-1-1', switches: ['DROP'] },
    ])
  })
})

describe('its interface', () => {
  const order = { reference: 'INV-1-1', amount: 5, currency: 'IDR', method: 'RETAIL', purpose: 'Premium' }
  const post = async (body: object, key = sandboxKeys(world.host.secret).call) => {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: `${sandboxPath}/payments`,
      headers: { authorization: `Bearer ${key}` },
      payload: body,
    })
    return statusCode
  }
  const until = () => new Date(world.host.clock().getTime() + 60_000).toISOString()

  it('has what is created twice once, and refuses another under the same reference', async () => {
    const one = { ...order, until: until() }
    expect([await post(one), await post(one), await post({ ...one, amount: 6 })]).toEqual([200, 200, 422])
    expect(await world.rows('select amount from sandbox_payments')).toEqual([{ amount: 5 }])
  })

  it('takes nothing without its key, nor what is no order', async () => {
    const one = { ...order, until: until() }
    expect([
      await post(one, 'another'),
      await post(one, ''),
      await post({ ...one, amount: 0 }),
      await post({ ...one, currency: 'EUR' }),
      await post({ ...one, method: 'CASH' }),
      await post({ ...order }),
    ]).toEqual([401, 401, 400, 400, 400, 400])
    expect(await world.rows('select from sandbox_payments')).toEqual([])
  })
})

it('is not there in production, nor beside a gateway', async () => {
  for (const settings of [{ production: true }, { payment: { url: 'https://gateway.test', key: 'k', secrets: [] } }]) {
    const other = await openTills(settings)
    const answers = await Promise.all([pagePath, `${sandboxPath}/payments/x`].map((url) => other.app.inject({ url })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    await other.close()
  }
})
