import type { Host } from '../../context.ts'
import { type Performer, textOf } from '../../task.ts'
import { GatewayAway, type PaymentTold, type Refused, type TransferTold } from './gateway.ts'
import { following } from './follow.ts'
import { heed } from './heed.ts'
import { enterOrder, markAsked, markWithdrawn, type Order, orderOf, type OrderOf, resultsOf } from './orders.ts'
import { reaching } from './reaching.ts'
import {
  accountResult,
  paymentResults,
  refusedResult,
  type Result,
  transferResults,
  withdrawnResult,
} from './results.ts'

/**
 * What may have been asked for before is looked up, and is asked for again where the gateway knows nothing of it: by the same
 * reference, under which it is there once whatever is still on its way.
 */
const once = async <T>(
  { store }: Host,
  order: Order,
  at: string,
  { find, create }: { find(reference: string): Promise<T | null>; create(): Promise<T | Refused> },
): Promise<T | Refused | 'withdrawn'> => {
  const { reference, asked_at: askedAt, withdrawn_at: withdrawnAt } = order
  const found = askedAt === null ? null : await find(reference)
  if (found !== null) return found
  if (withdrawnAt !== null) return 'withdrawn'
  await markAsked(store, reference, at)
  return create()
}

const paymentOf = (order: OrderOf<'payment'>, told: PaymentTold | Refused | 'withdrawn'): Result[] => {
  if (told === 'withdrawn') return [withdrawnResult(order.reference)]
  return 'refused' in told ? [refusedResult(order, told)] : paymentResults(order, told)
}

const transferOf = (order: OrderOf<'transfer'>, told: TransferTold | Refused): Result[] =>
  'refused' in told ? [refusedResult(order, told)] : transferResults(order, told)

const isFollowed = (told: PaymentTold | TransferTold | Refused | 'withdrawn'): boolean =>
  typeof told === 'object' && 'state' in told && told.state === 'PENDING'

export const askPayment: Performer = async (task, work) => {
  const { host, at } = work
  const order = await enterOrder(host.store, 'payment', task, at)
  const told = await reaching(work, order, (gateway) =>
    once(host, order, at, {
      find: (reference) => gateway.findPayment(reference),
      create: () => gateway.createPayment(order.asked),
    }),
  )
  await heed(host, order, paymentOf(order, told))
  return isFollowed(told) ? following(order, at) : {}
}

export const askTransfer: Performer = async (task, work) => {
  const { host, at } = work
  const order = await enterOrder(host.store, 'transfer', task, at)
  const told = await reaching(work, order, (gateway) =>
    once(host, order, at, {
      find: (reference) => gateway.findTransfer(reference),
      create: () => gateway.createTransfer(order.asked),
    }),
  )
  if (told === 'withdrawn') throw new Error(`The transfer ${order.reference} is withdrawn`)
  await heed(host, order, transferOf(order, told))
  return isFollowed(told) ? following(order, at) : {}
}

export const withdrawPayment: Performer = async (task, work) => {
  const { host, at } = work
  const reference = textOf(task, 'reference')
  await markWithdrawn(host.store, reference, at)
  const order = await orderOf(host.store, reference)
  if (order?.kind !== 'payment' || order.area !== task.area || order.case_id !== task.case_id)
    throw new Error(`${task.area} ${task.case_id} has not asked for ${reference} yet`)
  const known = await resultsOf(host.store, reference)
  if (known.has('refused') || known.has('withdrawn')) return {}
  const told = await reaching(work, order, async (gateway) => {
    const cancelled = await gateway.cancelPayment(reference)
    // Whoever asks for it has not reached the gateway yet, and will find it withdrawn.
    if (cancelled === null) throw new GatewayAway(`The gateway does not know ${reference}`)
    return cancelled
  })
  await heed(host, order, paymentResults(order, told))
  return {}
}

export const verifyAccount: Performer = async (task, work) => {
  const { host, at } = work
  const order = await enterOrder(host.store, 'account', task, at)
  await markAsked(host.store, order.reference, at)
  const told = await reaching(work, order, (gateway) => gateway.verifyAccount(order.asked))
  await heed(host, order, [accountResult(order, told)])
  return {}
}
