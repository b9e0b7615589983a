import { Later, type Performed, type Performer, textOf, type Work } from '../../task.ts'
import type { PaymentTold, TransferTold } from './gateway.ts'
import { heed } from './heed.ts'
import { type Order, orderOf, type OrderOf, queue } from './orders.ts'
import { reaching } from './reaching.ts'
import { paymentResults, type Result, transferResults } from './results.ts'

/** Milliseconds between looks at what is under way, where no webhook comes before: a quarter of its age. */
const least = 15_000
const most = 900_000

const nextLook = ({ created_at: since }: Order, at: string): Date => {
  const now = Date.parse(at)
  return new Date(now + Math.min(Math.max((now - Date.parse(since)) / 4, least), most))
}

/** Has what is under way looked up until it is over: a webhook may be lost. */
export const following = (order: Order, at: string): Performed => ({
  write: async (sql) => void (await queue(sql, order, 'followOrder', nextLook(order, at).toISOString())),
})

/** A payment or a transfer, each as the gateway has it; null: it does not know it. */
const lookUp = async (
  work: Pick<Work, 'host' | 'at'>,
  order: OrderOf<'payment'> | OrderOf<'transfer'>,
): Promise<{ told: PaymentTold | TransferTold; results: Result[] } | null> => {
  const { reference } = order
  if (order.kind === 'payment') {
    const told = await reaching(work, order, (gateway) => gateway.findPayment(reference))
    return told && { told, results: paymentResults(order, told) }
  }
  const told = await reaching(work, order, (gateway) => gateway.findTransfer(reference))
  return told && { told, results: transferResults(order, told) }
}

/** Looks an order up and tells its case what has become of it, whatever has been said of it. */
export const lookAt = async (work: Pick<Work, 'host' | 'at'>, order: Order) => {
  if (order.kind === 'account') return null
  const found = await lookUp(work, order)
  if (found) await heed(work.host, order, found.results)
  return found?.told ?? null
}

export const followOrder: Performer = async (task, work) => {
  const { host, at } = work
  const reference = textOf(task, 'reference')
  const order = await orderOf(host.store, reference)
  if (!order) throw new Error(`Nobody has asked for ${reference}`)
  const told = await lookAt(work, order)
  if (told?.state === 'PENDING') throw new Later(nextLook(order, at), new Error(`${reference} is under way`))
  return {}
}
