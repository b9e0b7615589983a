import { fromPromise } from 'xstate'
import { navigationMachine } from './navigation.machine.ts'
import type { Order } from '../../shared/navigation/order.ts'
import { storeOrder } from '../../data/navigation.ts'

/** The dialog's machine, which keeps its order in this browser. */
export const connectedNavigation = navigationMachine.provide({
  actors: { saveOrder: fromPromise<void, Order | null>(async ({ input }) => storeOrder(input)) },
})
