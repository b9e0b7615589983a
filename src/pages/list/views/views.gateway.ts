import { fromPromise } from 'xstate'
import { call } from '../../../data/call.ts'
import type { KeptView } from '../../../shared/endpoints/answers/views.ts'
import { viewsMachine } from './views.machine.ts'
import type { Order } from './views.types.ts'

const carryOut = async (order: Order): Promise<KeptView | null> => {
  const { type, ...data } = order
  if (type === 'mark') await call('views.mark', data)
  if (type === 'drop') await call('views.drop', { id: order.id })
  if (order.type !== 'save') return null
  const { id, list, name, address, look, shared, seen, pinned } = order
  const kept = await call('views.save', { id, list, name, address, look, shared, seen })
  if (seen === 0 && pinned) await call('views.mark', { id, pinned, standard: false })
  return kept
}

export const connectedViews = viewsMachine.provide({
  actors: {
    load: fromPromise(({ signal }) => call('views.list', {}, { signal })),
    carryOut: fromPromise(({ input }) => carryOut(input)),
  },
})
