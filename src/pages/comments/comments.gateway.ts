import { fromCallback, fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { onSaid } from '../../data/live.ts'
import { commentsMachine } from './comments.machine.ts'
import type { About, Order } from './comments.types.ts'

const carryOut = async (about: About, { type, ...order }: Order): Promise<void> => {
  if (type === 'add') await call('comments.add', { ...about, ...order })
  else await call(`comments.${type}`, order)
}

/** The comments of a case, wired to the server and to what others say. */
export const connectedComments = commentsMachine.provide({
  actors: {
    load: fromPromise(({ input: { before, ...about }, signal }) =>
      call('comments.list', { ...about, ...(before && { at: before.at, before: before.id }) }, { signal }),
    ),
    carryOut: fromPromise(({ input: { about, order } }) => carryOut(about, order)),
    watch: fromCallback(({ input, sendBack }) =>
      onSaid(input.area, (event) => {
        if (event.type !== 'commented' || event.id === input.id) sendBack({ type: 'comments.changed' })
      }),
    ),
  },
})
