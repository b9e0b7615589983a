import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { turn } from '../../src/server/performers/payments/sandbox/switches.ts'
import * as payments from '../../src/server/performers/payments/sandbox/payments.ts'
import * as transfers from '../../src/server/performers/payments/sandbox/transfers.ts'
import { price } from '../machines/support/till.ts'
import { dyingAt, openTills, withdrawal, till, type Tills } from './support/tills.ts'

let world: Tills
beforeAll(async () => {
  world = await openTills()
})
beforeEach(() => world.reset())
afterEach(() => vi.restoreAllMocks())
afterAll(() => world.close())

const paymentOf = async (reference: string) => (await payments.read(world.host, 'reference', reference))!
const transferOf = async (reference: string) => (await transfers.read(world.host, 'reference', reference))!
const pay = async (reference: string, amount = price, currency = 'IDR') =>
  payments.pay(world.host, await paymentOf(reference), amount, currency)
const states = (table: string) =>
  world.rows<{ reference: string; state: string }>(`select reference, state from ${table} order by reference`)
const creations = () => world.calls.filter((call) => /^POST (payments|transfers)$/.test(call))

/** All that happens by itself, on both sides. */
const settle = async () => {
  await world.perform()
  await world.play()
  await world.perform()
}

describe('a payment', () => {
  it('is asked of the gateway by a job, and the case is told by what it is paid', async () => {
    const id = await world.open('INV-1-1')
    expect([await world.status(till, id), world.calls]).toEqual(['ASKED', []])
    await world.perform()
    expect([await world.status(till, id), creations()]).toEqual(['WAITING', ['POST payments']])
    const [row] = await world.rows<{ channel: { qr: string; url: string } }>(
      "select snapshot #> '{context,channel}' as channel from tills",
    )
    const { token } = await paymentOf('INV-1-1')
    const url = `${world.host.config.publicUrl}/sandbox/payments/${token}`
    expect(row!.channel).toEqual({ qr: url, url })
  })

  it('is paid, and the webhook has the gateway asked', async () => {
    const id = await world.open('INV-1-1')
    await settle()
    await pay('INV-1-1')
    expect(await world.status(till, id)).toBe('WAITING')
    await settle()
    expect([await world.status(till, id), await world.received(id)]).toEqual(['PAID', [`IDR ${price}`]])
  })

  it.each([
    ['declined', 'DECLINED', (one: payments.Payment) => payments.decline(world.host, one)],
    ['expired', 'EXPIRED', (one: payments.Payment) => payments.expire(world.host, one)],
  ])('that is %s is told', async (_, status, act) => {
    const id = await world.open('INV-1-1')
    await settle()
    await act(await paymentOf('INV-1-1'))
    await settle()
    expect(await world.status(till, id)).toBe(status)
  })

  it('expires at the gateway by itself', async () => {
    const id = await world.open('INV-1-1', 30)
    await settle()
    world.pass(29 * 60)
    await settle()
    expect(await world.status(till, id)).toBe('WAITING')
    world.pass(60)
    await settle()
    expect(await world.status(till, id)).toBe('EXPIRED')
  })

  it('that comes late reaches the case with its sum', async () => {
    const id = await world.open('INV-1-1', 30)
    await settle()
    world.pass(30 * 60)
    await settle()
    await pay('INV-1-1', price - 1)
    await settle()
    expect([await world.status(till, id), await world.received(id)]).toEqual(['EXPIRED', [`IDR ${price - 1}`]])
    expect(await world.exceptions()).toEqual([])
  })

  it('in another currency is finance’s, and not applied', async () => {
    const id = await world.open('INV-1-1')
    await settle()
    await pay('INV-1-1', price, 'MYR')
    await settle()
    expect(await world.status(till, id)).toBe('WAITING')
    expect(await world.exceptions()).toEqual([
      { reference: 'INV-1-1', kind: 'OTHER_CURRENCY', told: 'payment.settled', amount: price, house: world.house },
    ])
  })

  it('that the case takes no more is finance’s, once', async () => {
    const id = await world.open('INV-1-1')
    await settle()
    await pay('INV-1-1')
    await settle()
    await pay('INV-1-1', 7_000)
    await settle()
    world.pass(3600)
    await settle()
    expect([await world.status(till, id), await world.received(id)]).toEqual(['PAID', [`IDR ${price}`]])
    expect(await world.exceptions()).toEqual([
      { reference: 'INV-1-1', kind: 'NOT_TAKEN', told: 'payment.settled', amount: 7_000, house: world.house },
    ])
  })

  it('that the gateway does not take is refused, with its reason', async () => {
    const id = await world.open('INV-1-1', 0)
    await settle()
    expect([await world.status(till, id), await states('sandbox_payments')]).toEqual(['REFUSED', []])
  })

  it('is withdrawn at the gateway', async () => {
    const id = await world.open('INV-1-1')
    await settle()
    await world.send(till, id, { type: 'till.closed' })
    await settle()
    expect(await world.status(till, id)).toBe('WITHDRAWN')
    expect(await states('sandbox_payments')).toEqual([{ reference: 'INV-1-1', state: 'WITHDRAWN' }])
  })

  it('that was paid before it could be withdrawn is paid', async () => {
    const id = await world.open('INV-1-1')
    await settle()
    await pay('INV-1-1')
    await world.send(till, id, { type: 'till.closed' })
    await settle()
    expect(await world.status(till, id)).toBe('PAID')
  })

  it('is withdrawn by itself when its case is over before the gateway has answered', async () => {
    const id = await world.open('INV-1-1')
    await world.send(till, id, { type: 'till.shut' })
    await settle()
    expect(await world.status(till, id)).toBe('SHUT')
    expect(await states('sandbox_payments')).toEqual([{ reference: 'INV-1-1', state: 'WITHDRAWN' }])
    expect(await world.exceptions()).toEqual([])
  })

  it('has a reference that is nobody else’s', async () => {
    const [one, other] = [await world.open('INV-1-1'), await world.open('INV-1-1')]
    await settle()
    expect([await world.status(till, one), await world.status(till, other)]).toEqual(['WAITING', 'ASKED'])
    expect(creations()).toHaveLength(1)
    const [failed] = await world.rows<{ error: string }>('select error from outbox where failed_at is not null')
    expect(failed!.error).toBe('The reference INV-1-1 is another order’s')
  })
})

describe('a transfer', () => {
  it('arrives, and is returned', async () => {
    const id = await world.withdraw('DIS-1-1')
    await settle()
    expect(await world.status(withdrawal, id)).toBe('SENT')
    world.pass(2)
    await settle()
    expect(await world.status(withdrawal, id)).toBe('PAID')
    await transfers.giveBack(world.host, await transferOf('DIS-1-1'))
    await settle()
    expect(await world.status(withdrawal, id)).toBe('RETURNED')
  })

  it.each([
    ['9999', 'FAILED', 'The account is closed'],
    ['0000', 'REFUSED', 'The bank does not know the account'],
  ])('to an account that ends in %s is %s', async (digits, status, reason) => {
    const id = await world.withdraw('DIS-1-1', `12345${digits}`)
    await settle()
    world.pass(2)
    await settle()
    const [row] = await world.rows<{ reason: string }>('select reason from withdrawals where id = $1', [id])
    expect([await world.status(withdrawal, id), row!.reason]).toEqual([status, reason])
  })

  it('has its account verified before', async () => {
    const [known, unknown] = [await world.addWithdrawal(), await world.addWithdrawal()]
    const check = (id: string, reference: string, account: string) =>
      world.send(withdrawal, id, { type: 'withdrawal.checked', reference, account })
    await check(known, 'DIS-1-A', '123456')
    await check(unknown, 'DIS-2-A', '120000')
    await world.perform()
    const named = await world.rows<{ name: string }>('select name from withdrawals where id = $1', [known])
    expect([await world.status(withdrawal, unknown), named]).toEqual(['REFUTED', [{ name: 'SITI AMINAH' }]])
  })
})

describe('a gateway that is silent', () => {
  it('is asked for what it took, and not for another', { timeout: 60_000 }, async () => {
    await turn(world.host.store, 'DIS-1-1', ['SILENT'])
    const id = await world.withdraw('DIS-1-1')
    await world.perform()
    expect([await world.status(withdrawal, id), creations()]).toEqual(['SENT', ['POST transfers']])
    expect(await states('sandbox_transfers')).toEqual([{ reference: 'DIS-1-1', state: 'PENDING' }])
    world.pass(10)
    await settle()
    world.pass(15)
    await world.perform()
    expect([await world.status(withdrawal, id), creations()]).toEqual(['PAID', ['POST transfers']])
  })

  it('is asked for what it has not taken again, under the same reference, for as long as it takes', async () => {
    await turn(world.host.store, 'INV-1-1', ['FAIL'])
    const id = await world.open('INV-1-1', 24 * 60)
    for (let tries = 0; tries < 12; tries++) {
      await world.perform()
      world.pass(600)
    }
    expect([await world.status(till, id), await states('sandbox_payments')]).toEqual(['ASKED', []])
    await turn(world.host.store, 'INV-1-1', [])
    world.pass(600)
    await settle()
    expect([await world.status(till, id), await states('sandbox_payments')]).toEqual([
      'WAITING',
      [{ reference: 'INV-1-1', state: 'PENDING' }],
    ])
  })

  it('does not hold up a payment that is withdrawn before it took it', async () => {
    await turn(world.host.store, 'INV-1-1', ['FAIL'])
    const id = await world.open('INV-1-1')
    await world.perform()
    await world.send(till, id, { type: 'till.closed' })
    await world.perform()
    await turn(world.host.store, 'INV-1-1', [])
    world.pass(60)
    await settle()
    world.pass(60)
    await settle()
    expect([await world.status(till, id), await states('sandbox_payments')]).toEqual(['WITHDRAWN', []])
  })

  it('of which no webhook comes is looked at', async () => {
    await turn(world.host.store, '', ['DROP'])
    const id = await world.open('INV-1-1')
    await settle()
    await pay('INV-1-1')
    await settle()
    expect(await world.status(till, id)).toBe('WAITING')
    world.pass(15)
    await world.perform()
    expect(await world.status(till, id)).toBe('PAID')
    const left = await world.rows("select from outbox where type = 'followOrder' and done_at is null")
    expect(left).toEqual([])
  })
})

describe('a worker that is killed', () => {
  /** Seconds until its tasks are somebody else's. */
  const lease = 121

  it.each([
    ['before the call', 'asked_at = coalesce', 'after', 0],
    ['before its case is told', 'into timeline', 'before', 1],
    ['before what its case was told is kept', 'into gateway_results', 'before', 1],
    ['before its task has ended', 'set done_at', 'before', 1],
  ] as const)('%s leaves one payment, of which its case hears once', async (_, mark, when, before) => {
    const id = await world.open('INV-1-1')
    const { host, died } = dyingAt(world.host, mark, when)
    void world.performOnce(host, 'askPayment')
    await died
    await world.perform()
    expect(creations()).toHaveLength(before)
    world.pass(lease)
    await settle()
    expect(creations()).toEqual(['POST payments'])
    expect(await states('sandbox_payments')).toEqual([{ reference: 'INV-1-1', state: 'PENDING' }])
    expect(await world.entries(till, id)).toEqual(['till.opened', 'payment.instructed'])
  })

  it.each([
    ['before the call', 'asked_at = coalesce', 'after', 0],
    ['before it is to be followed', 'into outbox', 'before', 1],
    ['before its task has ended', 'set done_at', 'before', 1],
  ] as const)('%s leaves one transfer, which arrives once', async (_, mark, when, before) => {
    const id = await world.withdraw('DIS-1-1')
    const { host, died } = dyingAt(world.host, mark, when)
    void world.performOnce(host, 'askTransfer')
    await died
    await world.perform()
    expect(creations()).toHaveLength(before)
    world.pass(lease)
    await settle()
    world.pass(2)
    await settle()
    expect(creations()).toEqual(['POST transfers'])
    expect(await states('sandbox_transfers')).toEqual([{ reference: 'DIS-1-1', state: 'SETTLED' }])
    expect(await world.entries(withdrawal, id)).toEqual(['withdrawal.sent', 'transfer.settled'])
  })

  it('between call and answer leaves one transfer, which is looked up', async () => {
    const id = await world.withdraw('DIS-1-1')
    let tell = () => {}
    const died = new Promise<void>((resolve) => {
      tell = resolve
    })
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...asked) => {
      await real(...asked)
      tell()
      return new Promise(() => {})
    })
    void world.performOnce(world.host, 'askTransfer')
    await died
    expect(await states('sandbox_transfers')).toEqual([{ reference: 'DIS-1-1', state: 'PENDING' }])
    world.pass(lease)
    await settle()
    expect(creations()).toEqual(['POST transfers'])
    expect(world.calls).toContain('GET transfers/DIS-1-1')
    expect(await world.status(withdrawal, id)).toBe('PAID')
  })

  it('before the answer of a payment is kept leaves it to the next, though it is paid meanwhile', async () => {
    const id = await world.open('INV-1-1')
    const { host, died } = dyingAt(world.host, 'into timeline', 'before')
    void world.performOnce(host, 'askPayment')
    await died
    await pay('INV-1-1')
    await world.play()
    await world.perform()
    expect([await world.status(till, id), await world.received(id)]).toEqual(['PAID', [`IDR ${price}`]])
    world.pass(lease)
    await settle()
    expect(await world.entries(till, id)).toEqual(['till.opened', 'payment.instructed', 'payment.settled'])
  })
})

it('calls the gateway within no transaction', async () => {
  let within = 0
  let most = 0
  const { store } = world.host
  const host = {
    ...world.host,
    store: {
      ...store,
      transaction: (async (caller, work, limits) => {
        within += 1
        return store.transaction(caller, work, limits).finally(() => void (within -= 1))
      }) as typeof store.transaction,
    },
  }
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    most = Math.max(most, within)
    return real(...asked)
  })
  await world.open('INV-1-1')
  await world.withdraw('DIS-1-1')
  await world.perform(host)
  expect([creations(), most]).toEqual([expect.arrayContaining(['POST payments', 'POST transfers']), 0])
})
