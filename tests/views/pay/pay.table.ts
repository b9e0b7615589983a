import type { Payable } from '../../../src/shared/endpoints/answers/invoice.ts'
import type { payMachine } from '../../../src/views/pay/pay.machine.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const due = { standing: 'DUE' } as Payable
const ordered = { standing: 'ORDERED' } as Payable
const withdrawn = { standing: 'WITHDRAWING' } as Payable
const settled = { standing: 'PAID' } as Payable
const token = 'a token'
const [down, over] = [
  { code: 'UNREACHABLE', message: '' },
  { code: 'NOT_FOUND', message: 'Not found' },
]
const asksLook: [string, unknown] = ['look', { token }]
const asksOrder: [string, unknown] = ['order', { token, method: 'RETAIL', isWhole: false }]
const asksWhole: [string, unknown] = ['order', { token, method: 'QR_CODE', isWhole: true }]
const asksWithdrawal: [string, unknown] = ['withdraw', { token }]
const chosen = {
  'by retail': { to: 'ordering' as const, asks: [asksOrder] },
  'all by QR code': { to: 'ordering' as const, asks: [asksWhole] },
  'another way': { to: 'withdrawing' as const, asks: [asksWithdrawal] },
}
const anew = {
  'by retail': { ...chosen['by retail'], knows: { failure: null } },
  'all by QR code': { ...chosen['all by QR code'], knows: { failure: null } },
  'another way': { ...chosen['another way'], knows: { failure: null } },
}
const nobody = ['asked again', 'by retail', 'all by QR code', 'another way'] as const

/** Issue 13, 4: the payer chooses how to pay by the mailed link, and the page tells by itself when it is paid. */
export const payTable: DecisionTable<typeof payMachine> = {
  states: {
    looking: { is: 'looking', tags: ['busy'] },
    failed: { is: 'failed', tags: ['failed'] },
    waiting: { is: 'waiting' },
    renewing: { is: 'renewing' },
    ordering: { is: 'ordering', tags: ['busy'] },
    withdrawing: { is: 'withdrawing', tags: ['busy'] },
    paid: { is: 'paid', tags: ['settled'], isOver: true },
    ended: { is: 'ended', isOver: true },
  },
  beginnings: {
    followed: { input: { token }, to: 'looking', knows: { token, payable: null, failure: null }, asks: [asksLook] },
  },
  events: {
    'asked again': { type: 'look.retried' },
    'by retail': { type: 'method.chosen', method: 'RETAIL', isWhole: false },
    'all by QR code': { type: 'method.chosen', method: 'QR_CODE', isWhole: true },
    'another way': { type: 'order.withdrawn' },
  },
  answers: {
    look: {
      shown: { output: due },
      'shown anew': { output: ordered },
      settled: { output: settled },
      'look is over': { error: over },
      'look is silent': { error: down },
    },
    order: {
      taken: { output: ordered },
      'paid meanwhile': { output: settled },
      'order is over': { error: over },
      'order is silent': { error: down },
    },
    withdraw: {
      'taken back': { output: withdrawn },
      'paid before': { output: settled },
      'withdrawal is over': { error: over },
      'withdrawal is silent': { error: down },
    },
  },
  situations: {
    'it is looked up': {
      in: 'looking',
      by: ['followed'],
      rows: {
        'shown anew': { to: 'waiting', waits: [3000], knows: { payable: ordered } },
        shown: { to: 'waiting', waits: [3000], knows: { payable: due } },
        settled: { to: 'paid', knows: { payable: settled } },
        'look is over': { to: 'ended' },
        'look is silent': { to: 'failed' },
      },
      nothing: [...nobody],
    },
    'nobody said': {
      in: 'failed',
      by: ['followed', 'look is silent'],
      rows: { 'asked again': { to: 'looking', asks: [asksLook] } },
      nothing: ['by retail', 'all by QR code', 'another way'],
    },
    'it is read': {
      in: 'waiting',
      by: ['followed', 'shown'],
      rows: { 'after 3000 ms': { to: 'renewing', asks: [asksLook] }, ...chosen },
      nothing: ['asked again'],
    },
    'it is looked up again': {
      in: 'renewing',
      by: ['followed', 'shown', 'after 3000 ms'],
      rows: {
        'shown anew': { to: 'waiting', waits: [3000], knows: { payable: ordered } },
        shown: { to: 'waiting', waits: [3000] },
        settled: { to: 'paid', knows: { payable: settled } },
        'look is over': { to: 'ended' },
        'look is silent': { to: 'waiting', waits: [3000] },
        ...chosen,
      },
      nothing: ['asked again'],
    },
    'the gateway is asked': {
      in: 'ordering',
      by: ['followed', 'shown', 'by retail'],
      rows: {
        taken: { to: 'waiting', waits: [3000], knows: { payable: ordered } },
        'paid meanwhile': { to: 'paid', knows: { payable: settled } },
        'order is over': { to: 'ended' },
        'order is silent': { to: 'waiting', waits: [3000], knows: { failure: down } },
      },
      nothing: [...nobody],
    },
    'the gateway was not reached': {
      in: 'waiting',
      by: ['followed', 'shown', 'by retail', 'order is silent'],
      knows: { failure: down },
      rows: { 'after 3000 ms': { to: 'renewing', asks: [asksLook] }, ...anew },
      nothing: ['asked again'],
    },
    'it is withdrawn': {
      in: 'withdrawing',
      by: ['followed', 'shown', 'another way'],
      rows: {
        'taken back': { to: 'waiting', waits: [3000], knows: { payable: withdrawn } },
        'paid before': { to: 'paid', knows: { payable: settled } },
        'withdrawal is over': { to: 'ended' },
        'withdrawal is silent': { to: 'waiting', waits: [3000], knows: { failure: down } },
      },
      nothing: [...nobody],
    },
  },
}
