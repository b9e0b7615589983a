import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { PaymentMethod } from '../../../machines/kit/paymentMethods.ts'
import { type Failure, failureOf } from '../../../machines/session/failure.ts'
import type { Payable } from '../../shared/endpoints/answers/invoice.ts'
import type { PayContext, PayEvent } from './pay.types.ts'

const over = {
  guard: { type: 'isOver', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
  target: 'ended',
} as const

const told = [
  {
    guard: { type: 'isPaid', params: ({ event }: { event: { output: Payable } }) => ({ payable: event.output }) },
    target: 'paid',
    actions: { type: 'keep', params: ({ event }: { event: { output: Payable } }) => ({ payable: event.output }) },
  },
  {
    target: 'waiting',
    actions: { type: 'keep', params: ({ event }: { event: { output: Payable } }) => ({ payable: event.output }) },
  },
] as const

const chosen = { 'method.chosen': 'ordering', 'order.withdrawn': 'withdrawing' } as const

const refused = [
  over,
  {
    target: 'waiting',
    actions: {
      type: 'keepFailure',
      params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }),
    },
  },
] as const

export const payMachine = setup({
  types: {
    context: {} as PayContext,
    input: {} as Pick<PayContext, 'token'>,
    events: {} as PayEvent,
    tags: {} as 'busy' | 'failed' | 'settled',
  },
  actors: {
    look: fromPromise<Payable, { token: string }>(unprovided),
    order: fromPromise<Payable, { token: string; method: PaymentMethod; isWhole: boolean }>(unprovided),
    withdraw: fromPromise<Payable, { token: string }>(unprovided),
  },
  delays: { pause: 3_000 },
  actions: {
    keep: assign((_, { payable }: { payable: Payable }) => ({ payable })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isPaid: (_, { payable }: { payable: Payable }) => payable.standing === 'PAID',
    isOver: (_, { error }: { error: unknown }) => failureOf(error).code === 'NOT_FOUND',
  },
}).createMachine({
  id: 'pay',
  description: 'A payer pays an invoice by the link that was mailed to them',
  context: ({ input: { token } }) => ({ token, payable: null, failure: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'What is to be paid is looked up',
      tags: 'busy',
      invoke: {
        src: 'look',
        input: ({ context: { token } }) => ({ token }),
        onDone: told,
        onError: [over, { target: 'failed' }],
      },
    },
    failed: { description: 'Nobody said what is to be paid', tags: 'failed', on: { 'look.retried': 'looking' } },
    waiting: {
      description: 'They read what is to be paid, and choose how, or pay',
      after: { pause: 'renewing' },
      on: chosen,
    },
    renewing: {
      description: 'How it stands is looked up behind what is shown',
      invoke: {
        src: 'look',
        input: ({ context: { token } }) => ({ token }),
        onDone: told,
        onError: [over, { target: 'waiting' }],
      },
      on: chosen,
    },
    ordering: {
      description: 'The gateway is asked by what is paid',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'order',
        input: ({ context: { token }, event }) => ({
          token,
          method: event.type === 'method.chosen' ? event.method : 'QR_CODE',
          isWhole: event.type === 'method.chosen' && event.isWhole,
        }),
        onDone: told,
        onError: refused,
      },
    },
    withdrawing: {
      description: 'The order is withdrawn, so that they can pay in another way',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'withdraw',
        input: ({ context: { token } }) => ({ token }),
        onDone: told,
        onError: refused,
      },
    },
    paid: { description: 'It is paid', tags: 'settled', type: 'final' },
    ended: { description: 'The link leads to nothing that could be paid', type: 'final' },
  },
})
