import { randomInt } from 'node:crypto'
import type { AccountInquiry, TransferOrder } from '../../../../../machines/kit/gateway.ts'
import type { Host } from '../../../context.ts'
import { newToken } from '../../../linkToken.ts'
import { system } from '../../../store/store.ts'
import type { Refused, TransferTold } from '../gateway.ts'
import { saying } from './notices.ts'
import { readerOf } from './orders.ts'

/** Milliseconds until a transfer arrives. */
const way = 500

/** What accounts do that end like this; of any other the transfers arrive. */
const unknown = '0000'
const closed = '9999'

export interface Transfer {
  reference: string
  token: string
  amount: number
  currency: string
  bank: string
  account_number: string
  account_name: string
  purpose: string
  state: TransferTold['state']
  reason: string | null
  receipt: string | null
  settled_at: string | null
  returned_at: string | null
  created_at: string
}

export const read = readerOf<Transfer>('sandbox_transfers')

export const told = (transfer: Transfer): TransferTold => {
  const { reference, amount, currency, state, reason, receipt, settled_at: settledAt, returned_at: at } = transfer
  const settled = receipt !== null && settledAt !== null ? { receipt, at: settledAt } : null
  return { reference, amount, currency, state, reason, settled, returnedAt: at }
}

const entered = `
  insert into sandbox_transfers
    (reference, token, amount, currency, bank, account_number, account_name, purpose, state, settles_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'PENDING', $9, $10) on conflict do nothing`

const isAlike = (order: TransferOrder, { amount, currency, account_number: number }: Transfer): boolean =>
  order.amount === amount && order.currency === currency && order.accountNumber === number

/** What is asked for twice under a reference is there once. */
export const create = async (host: Host, order: TransferOrder): Promise<TransferTold | Refused> => {
  const now = host.clock()
  const { reference, amount, currency, bank, accountNumber, accountName, purpose } = order
  if (accountNumber.endsWith(unknown)) return { refused: 'The bank does not know the account' }
  const settles = new Date(now.getTime() + way).toISOString()
  await host.store.run(system, entered, [
    reference,
    newToken(),
    amount,
    currency,
    bank,
    accountNumber,
    accountName,
    purpose,
    settles,
    now.toISOString(),
  ])
  const transfer = (await read(host, 'reference', reference))!
  return isAlike(order, transfer) ? told(transfer) : { refused: 'The reference is another transfer’s' }
}

export const verify = ({ accountNumber, accountName }: AccountInquiry): { name: string } | Refused =>
  accountNumber.endsWith(unknown)
    ? { refused: 'The bank does not know the account' }
    : { name: accountName.toUpperCase() }

const ends = {
  settled: "state = 'SETTLED', receipt = $2, settled_at = $3 where reference = $1 and state = 'PENDING'",
  failed: "state = 'FAILED', reason = $2 where reference = $1 and state = 'PENDING' and $3::text is not null",
  returned: "state = 'RETURNED', reason = $2, returned_at = $3 where reference = $1 and state = 'SETTLED'",
}

const end = (host: Host, { reference, amount, currency }: Transfer, how: keyof typeof ends, why: string) =>
  saying(host, reference, async (sql, at) => {
    const text = `update sandbox_transfers set ${ends[how]} returning reference`
    const [ended] = await sql.query(text, [reference, why, at])
    const data = { reference, amount, currency, ...(how === 'settled' && { receipt: why }) }
    return ended ? { type: `transfer.${how}`, data } : null
  })

export const settle = (host: Host, transfer: Transfer) =>
  end(host, transfer, 'settled', `TRF-${randomInt(10 ** 11, 10 ** 12)}`)
export const fail = (host: Host, transfer: Transfer) => end(host, transfer, 'failed', 'The account is closed')
export const giveBack = (host: Host, transfer: Transfer) =>
  end(host, transfer, 'returned', 'The bank of the payee has returned it')

const due = "select * from sandbox_transfers where state = 'PENDING' and settles_at <= $1 order by settles_at limit 100"

/** Transfers arrive by themselves; answers how many. */
export const settleDue = async (host: Host): Promise<number> => {
  const transfers = await host.store.run<Transfer>(system, due, [host.clock().toISOString()])
  for (const one of transfers) await (one.account_number.endsWith(closed) ? fail : settle)(host, one)
  return transfers.length
}
