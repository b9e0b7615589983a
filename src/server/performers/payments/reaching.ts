import { Later, type Work } from '../../task.ts'
import { keepAnswer, keepSilence } from './calls.ts'
import { type Gateway, GatewayAway } from './gateway.ts'
import { countSilence, endSilence, type Order } from './orders.ts'
import { gatewayOf } from './reached.ts'

const firstDelay = 10_000
const mostDelay = 600_000

/** Asks the gateway about an order; while it is silent it is asked again and again, ever longer apart. */
export const reaching = async <T>(
  { host, at }: Pick<Work, 'host' | 'at'>,
  order: Order,
  ask: (gateway: Gateway) => Promise<T>,
): Promise<T> => {
  const { reference, silences } = order
  try {
    const told = await ask(gatewayOf(host))
    await endSilence(host.store, reference)
    await keepAnswer(host.store, reference, told, at)
    return told
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    await countSilence(host.store, reference)
    await keepSilence(host.store, reference, at)
    host.log.warn({ err: error, order: reference, silences: silences + 1 }, 'the payment gateway is silent')
    throw new Later(new Date(Date.parse(at) + Math.min(firstDelay * 2 ** Math.min(silences, 10), mostDelay)), error)
  }
}
