import { assertEvent, assign, setup } from 'xstate'
import { object } from 'yup'
import { defineLifecycle } from '../../../machines/kernel/lifecycle.ts'
import { eventsOf, type EventOf } from '../../../machines/kernel/payloads.ts'
import type { Json } from '../../../machines/kernel/types.ts'
import { askPayment, askTransfer, hostActions, verifyAccount, withdrawPayment } from '../../../machines/kit/effects.ts'
import { accountAnswers, paymentAnswers, transferAnswers } from '../../../machines/kit/gateway.ts'

/** Two small lifecycles that a payment gateway moves: a till is paid into, a withdrawal pays out. */

const states = (lifecycle: string, label: string) => ({
  label: `${lifecycle}:states.${label}`,
  intent: 'accent' as const,
})
const action = (lifecycle: string, label: string) => ({ label: `${lifecycle}:actions.${label}` })

const opened = {
  reference: { type: 'text', max: 60, required: true },
  until: { type: 'instant', required: true },
} as const
const tillPayloads = { ...paymentAnswers, 'till.opened': opened, 'till.closed': null, 'till.shut': null } as const
type TillEvent = EventOf<typeof tillPayloads>
type TillContext = { reference: string; until: string; channel: Json; received: Json[] }

export const price = 150_000

const take = assign<TillContext, TillEvent, undefined, TillEvent, never>({
  received: ({ context, event }) => {
    assertEvent(event, 'payment.settled')
    return [...context.received, `${event.currency} ${event.amount} ${event.receipt}`]
  },
})

export const till = defineLifecycle({
  id: 'till',
  version: 1,
  machine: setup({
    types: { context: {} as TillContext, events: {} as TillEvent },
    actions: hostActions,
  }).createMachine({
    id: 'till',
    context: { reference: '', until: '', channel: null, received: [] },
    initial: 'idle',
    states: {
      idle: {
        meta: states('till', 'idle'),
        on: {
          'till.opened': {
            target: 'asked',
            actions: assign({ reference: ({ event }) => event.reference, until: ({ event }) => event.until }),
            meta: action('till', 'open'),
          },
        },
      },
      asked: {
        meta: states('till', 'asked'),
        entry: askPayment(({ context: { reference, until } }: { context: TillContext }) => ({
          reference,
          amount: price,
          currency: 'IDR',
          method: 'QR_CODE',
          purpose: 'Premium of two policies',
          until,
        })),
        on: {
          'payment.instructed': {
            target: 'waiting',
            actions: assign({ channel: ({ event }) => event.channel as Json }),
          },
          'payment.refused': 'refused',
          'payment.withdrawn': 'withdrawn',
          'till.closed': { target: 'closing', meta: action('till', 'close') },
          'till.shut': { target: 'shut', meta: action('till', 'shut') },
        },
      },
      waiting: {
        meta: states('till', 'waiting'),
        on: {
          'payment.settled': { target: 'paid', actions: take },
          'payment.declined': 'declined',
          'payment.expired': 'expired',
          'payment.withdrawn': 'withdrawn',
          'till.closed': { target: 'closing', meta: action('till', 'close') },
        },
      },
      closing: {
        meta: states('till', 'closing'),
        entry: withdrawPayment(({ context: { reference } }: { context: TillContext }) => ({ reference })),
        on: {
          'payment.instructed': {},
          'payment.settled': { target: 'paid', actions: take },
          'payment.withdrawn': 'withdrawn',
        },
      },
      paid: { meta: states('till', 'paid') },
      refused: { meta: states('till', 'refused') },
      declined: { meta: states('till', 'declined') },
      expired: { meta: states('till', 'expired'), on: { 'payment.settled': { actions: take } } },
      withdrawn: { meta: states('till', 'withdrawn') },
      shut: { meta: states('till', 'shut'), type: 'final' },
    },
  }),
  rules: {},
  events: {
    ...eventsOf(paymentAnswers, 'host'),
    ...eventsOf({ 'till.opened': opened, 'till.closed': null, 'till.shut': null }),
  },
  start: object({}),
  migrations: {},
  facts: ({ reference }) => ({ reference: reference! }),
})

const payee = {
  reference: { type: 'text', max: 60, required: true },
  account: { type: 'text', max: 40, required: true },
} as const
const withdrawalPayloads = {
  ...transferAnswers,
  ...accountAnswers,
  'withdrawal.checked': payee,
  'withdrawal.sent': payee,
} as const
type WithdrawalEvent = EventOf<typeof withdrawalPayloads>
type WithdrawalContext = { reference: string; account: string; receipt: string; name: string; reason: string }
interface Args {
  context: WithdrawalContext
}

const keepPayee = assign<WithdrawalContext, WithdrawalEvent, undefined, WithdrawalEvent, never>(({ event }) => {
  assertEvent(event, ['withdrawal.sent', 'withdrawal.checked'])
  return { reference: event.reference, account: event.account }
})
const keepReason = assign<WithdrawalContext, WithdrawalEvent, undefined, WithdrawalEvent, never>(({ event }) => ({
  reason: 'reason' in event ? event.reason : '',
}))
const to = ({ reference, account }: WithdrawalContext) => ({
  reference,
  bank: 'Bank Uji',
  accountNumber: account,
  accountName: 'Siti Aminah',
})

export const withdrawal = defineLifecycle({
  id: 'withdrawal',
  version: 1,
  machine: setup({
    types: { context: {} as WithdrawalContext, events: {} as WithdrawalEvent },
    actions: hostActions,
  }).createMachine({
    id: 'withdrawal',
    context: { reference: '', account: '', receipt: '', name: '', reason: '' },
    initial: 'idle',
    states: {
      idle: {
        meta: states('withdrawal', 'idle'),
        on: {
          'withdrawal.checked': { target: 'checking', actions: keepPayee, meta: action('withdrawal', 'check') },
          'withdrawal.sent': { target: 'sent', actions: keepPayee, meta: action('withdrawal', 'send') },
        },
      },
      checking: {
        meta: states('withdrawal', 'checking'),
        entry: verifyAccount(({ context }: Args) => to(context)),
        on: {
          'account.verified': { target: 'idle', actions: assign({ name: ({ event }) => event.name }) },
          'account.refuted': { target: 'refuted', actions: keepReason },
        },
      },
      sent: {
        meta: states('withdrawal', 'sent'),
        entry: askTransfer(({ context }: Args) => ({
          ...to(context),
          amount: price,
          currency: 'IDR',
          purpose: 'Claim',
        })),
        on: {
          'transfer.settled': { target: 'paid', actions: assign({ receipt: ({ event }) => event.receipt }) },
          'transfer.failed': { target: 'failed', actions: keepReason },
          'transfer.refused': { target: 'refused', actions: keepReason },
        },
      },
      paid: {
        meta: states('withdrawal', 'paid'),
        on: { 'transfer.returned': { target: 'returned', actions: keepReason } },
      },
      failed: { meta: states('withdrawal', 'failed') },
      refused: { meta: states('withdrawal', 'refused') },
      refuted: { meta: states('withdrawal', 'refuted') },
      returned: { meta: states('withdrawal', 'returned') },
    },
  }),
  rules: {},
  events: {
    ...eventsOf(transferAnswers, 'host'),
    ...eventsOf(accountAnswers, 'host'),
    ...eventsOf({ 'withdrawal.checked': payee, 'withdrawal.sent': payee }),
  },
  start: object({}),
  migrations: {},
  facts: ({ reference, receipt, name, reason }) => ({
    reference: reference!,
    receipt: receipt!,
    name: name!,
    reason: reason!,
  }),
})
