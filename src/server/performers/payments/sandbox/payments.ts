import { randomInt } from 'node:crypto'
import type { Channel, PaymentOrder } from '../../../../../machines/kit/gateway.ts'
import type { PaymentMethod } from '../../../../../machines/kit/paymentMethods.ts'
import type { Host } from '../../../context.ts'
import { newToken } from '../../../linkToken.ts'
import { type Sql, system } from '../../../store/store.ts'
import type { PaymentTold, Receipt, Refused } from '../gateway.ts'
import { type Said, saying } from './notices.ts'
import { readerOf } from './orders.ts'

export const pagePath = '/sandbox/payments'

export interface Payment {
  reference: string
  token: string
  amount: number
  currency: string
  method: PaymentMethod
  purpose: string
  until: string
  code: string
  state: PaymentTold['state']
  reason: string | null
  created_at: string
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')

const codeOf: Record<PaymentMethod, () => string> = {
  VIRTUAL_ACCOUNT: () => `8808${digits(12)}`,
  QR_CODE: () => '',
  E_WALLET: () => '',
  RETAIL: () => `PAY${digits(9)}`,
}

/** By what it is paid here; the address is the page of the sandbox that stands for bank, wallet and shop. */
const channelOf = ({ config }: Host, { token, method, code }: Payment): Channel => {
  const url = `${config.publicUrl}${pagePath}/${token}`
  return { ...(code && { code }), ...(method === 'QR_CODE' && { qr: url }), url }
}

const receiptsOf = (sql: Sql, reference: string): Promise<Receipt[]> =>
  sql.query('select receipt, amount, currency, at from sandbox_receipts where reference = $1 order by at, receipt', [
    reference,
  ])

export const read = readerOf<Payment>('sandbox_payments')

export const receipts = ({ store }: Pick<Host, 'store'>, reference: string): Promise<Receipt[]> =>
  receiptsOf({ query: (text, values) => store.run(system, text, values) }, reference)

export const told = async (host: Host, payment: Payment): Promise<PaymentTold> => {
  const { reference, amount, currency, state, until, reason } = payment
  const came = await receipts(host, reference)
  return { reference, amount, currency, state, channel: channelOf(host, payment), until, reason, receipts: came }
}

const entered = `
  insert into sandbox_payments (reference, token, amount, currency, method, purpose, until, code, state, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'PENDING', $9) on conflict do nothing returning reference`

const isAlike = (order: PaymentOrder, { amount, currency, method, until }: Payment): boolean =>
  order.amount === amount &&
  order.currency === currency &&
  order.method === method &&
  Date.parse(order.until) === Date.parse(until)

/** What is asked for twice under a reference is there once. */
export const create = async (host: Host, order: PaymentOrder): Promise<PaymentTold | Refused> => {
  const at = host.clock().toISOString()
  const { reference, amount, currency, method, purpose, until } = order
  const isKnown = (await read(host, 'reference', reference)) !== null
  if (!isKnown && Date.parse(until) <= Date.parse(at)) return { refused: 'The time to pay is over' }
  await saying(host, reference, async (sql) => {
    const values = [reference, newToken(), amount, currency, method, purpose, until, codeOf[method](), at]
    const [added] = await sql.query(entered, values)
    return added ? { type: 'payment.instructed', data: { reference } } : null
  })
  const payment = (await read(host, 'reference', reference))!
  return isAlike(order, payment) ? told(host, payment) : { refused: 'The reference is another payment’s' }
}

const moved = `
  update sandbox_payments set state = $2, reason = coalesce($3, reason) where reference = $1 and state = 'PENDING' returning reference`

const end = (host: Host, reference: string, state: Payment['state'], said: Said, reason: string | null = null) =>
  saying(host, reference, async (sql) => {
    const [ended] = await sql.query(moved, [reference, state, reason])
    return ended ? said : null
  })

export const decline = (host: Host, { reference }: Payment) =>
  end(host, reference, 'DECLINED', { type: 'payment.declined', data: { reference } }, 'Declined by the payer')
export const expire = (host: Host, { reference }: Pick<Payment, 'reference'>) =>
  end(host, reference, 'EXPIRED', { type: 'payment.expired', data: { reference } })
export const withdraw = (host: Host, { reference }: Payment) =>
  end(host, reference, 'WITHDRAWN', { type: 'payment.withdrawn', data: { reference } })

/** Money comes in, be it late, again or another sum: of that nobody is asked here. */
export const pay = async (host: Host, { reference }: Payment, amount: number, currency: string): Promise<void> => {
  const receipt = `RCP-${digits(12)}`
  await saying(host, reference, async (sql, at) => {
    await sql.query(
      'insert into sandbox_receipts (receipt, reference, amount, currency, at) values ($1, $2, $3, $4, $5)',
      [receipt, reference, amount, currency, at],
    )
    await sql.query(moved, [reference, 'SETTLED', null])
    return { type: 'payment.settled', data: { reference, receipt, amount, currency } }
  })
}

const overdue =
  "select reference from sandbox_payments where state = 'PENDING' and until <= $1 order by until limit 100"

/** What nobody has paid in time is over; answers how many. */
export const expireOverdue = async (host: Host): Promise<number> => {
  const rows = await host.store.run<{ reference: string }>(system, overdue, [host.clock().toISOString()])
  for (const row of rows) await expire(host, row)
  return rows.length
}
