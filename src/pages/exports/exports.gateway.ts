import { fromPromise } from 'xstate'
import { ask, call } from '../../data/call.ts'
import { exportsMachine } from './exports.machine.ts'
import type { Order } from './exports.types.ts'

const carryOut = async (order: Order): Promise<void> => {
  if (order.type === 'begin') await ask(order.area, 'export', order.question)
  else await call(`exports.${order.type}`, { id: order.id })
}

/** The machine of a person's exports, wired to the server. */
export const connectedExports = exportsMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => ({ jobs: await call('exports.list', {}, { signal }) })),
    carryOut: fromPromise(({ input }) => carryOut(input as Order)),
  },
})
