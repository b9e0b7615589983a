import { fromPromise } from 'xstate'
import { request } from '../../data/request.ts'
import { payEndpoint } from '../../shared/endpoints/invoice.ts'
import { payMachine } from './pay.machine.ts'

export const connectedPay = payMachine.provide({
  actors: {
    look: fromPromise(({ input, signal }) => request(payEndpoint('pay.look'), input, { signal })),
    order: fromPromise(({ input }) => request(payEndpoint('pay.begin'), input)),
    withdraw: fromPromise(({ input }) => request(payEndpoint('pay.withdraw'), input)),
  },
})
