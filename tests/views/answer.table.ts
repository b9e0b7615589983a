import type { answerMachine } from '../../src/views/answer/answer.machine.ts'
import type { Inquiries } from '../../src/views/answer/answer.types.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const inquiries = { en: { title: 'An extra premium' } } as unknown as Inquiries
const token = 'a token'
const [down, over] = [
  { code: 'UNREACHABLE', message: '' },
  { code: 'NOT_FOUND', message: 'Not found' },
]
const refusal = { code: 'BAD_INPUT', message: 'The OTP is not correct' }
const asksLook: [string, unknown] = ['look', { token }]
const asksCode: [string, unknown] = ['sendCode', { token, answer: 'approve' }]
const asksText: [string, unknown] = ['answer', { token, answer: 'approve', text: 'He is a notary' }]
const asksAnswer: [string, unknown] = ['answer', { token, answer: 'approve', code: '123456' }]

/** Issue 10, 3: the customer answers on a public page that a mailed link leads to, and nothing is decided without a code. */
export const answerTable: DecisionTable<typeof answerMachine> = {
  states: {
    looking: { is: 'looking', tags: ['busy'] },
    failed: { is: 'failed', tags: ['failed'] },
    choosing: { is: 'choosing' },
    sendingCode: { is: 'sendingCode', tags: ['busy'] },
    entering: { is: 'entering', tags: ['editable'] },
    answering: { is: 'answering', tags: ['busy', 'editable'] },
    answered: { is: 'answered', tags: ['settled'], isOver: true },
    ended: { is: 'ended', isOver: true },
  },
  beginnings: {
    followed: {
      input: { token },
      to: 'looking',
      knows: { token, inquiries: null, chosen: null, isMailed: false, failure: null },
      asks: [asksLook],
    },
  },
  events: {
    'asked again': { type: 'look.retried' },
    approves: { type: 'answer.chosen', answer: 'approve' },
    writes: { type: 'answer.written', answer: 'approve', text: 'He is a notary' },
    'wants another code': { type: 'code.requested' },
    'enters a code': { type: 'code.submitted', code: '123456' },
    'thinks again': { type: 'choice.reopened' },
  },
  answers: {
    look: { shown: { output: inquiries }, 'look is over': { error: over }, 'look is silent': { error: down } },
    sendCode: { mailed: { output: undefined }, 'code is over': { error: over }, 'code is refused': { error: refusal } },
    answer: {
      taken: { output: undefined },
      'answer is over': { error: over },
      'answer is refused': { error: refusal },
    },
  },
  situations: {
    'what is asked is looked up': {
      in: 'looking',
      by: ['followed'],
      rows: {
        shown: { to: 'choosing', knows: { inquiries } },
        'look is over': { to: 'ended' },
        'look is silent': { to: 'failed' },
      },
      nothing: ['asked again', 'approves', 'writes', 'wants another code', 'enters a code', 'thinks again'],
    },
    'nobody said what is asked': {
      in: 'failed',
      by: ['followed', 'look is silent'],
      rows: { 'asked again': { to: 'looking', asks: [asksLook] } },
      nothing: ['approves', 'writes', 'wants another code', 'enters a code', 'thinks again'],
    },
    'an answer is chosen': {
      in: 'choosing',
      by: ['followed', 'shown'],
      rows: {
        approves: { to: 'sendingCode', knows: { chosen: 'approve' }, asks: [asksCode] },
        writes: { to: 'answering', knows: { chosen: 'approve' }, asks: [asksText] },
      },
      nothing: ['asked again', 'wants another code', 'enters a code', 'thinks again'],
    },
    'a code is sent': {
      in: 'sendingCode',
      by: ['followed', 'shown', 'approves'],
      rows: {
        mailed: { to: 'entering', knows: { isMailed: true } },
        'code is over': { to: 'ended' },
        'code is refused': { to: 'choosing', knows: { failure: refusal } },
      },
      nothing: ['asked again', 'approves', 'writes', 'wants another code', 'enters a code', 'thinks again'],
    },
    'the code was refused': {
      in: 'choosing',
      by: ['followed', 'shown', 'approves', 'code is refused'],
      knows: { failure: refusal },
      rows: {
        approves: { to: 'sendingCode', knows: { failure: null }, asks: [asksCode] },
        writes: { to: 'answering', knows: { failure: null }, asks: [asksText] },
      },
      nothing: ['asked again', 'wants another code', 'enters a code', 'thinks again'],
    },
    'the code is entered': {
      in: 'entering',
      by: ['followed', 'shown', 'approves', 'mailed'],
      rows: {
        'enters a code': { to: 'answering', asks: [asksAnswer] },
        'wants another code': { to: 'sendingCode', asks: [asksCode] },
        'thinks again': { to: 'choosing', knows: { chosen: null, isMailed: false } },
      },
      nothing: ['asked again', 'approves', 'writes'],
    },
    'another code is sent': {
      in: 'sendingCode',
      by: ['followed', 'shown', 'approves', 'mailed', 'wants another code'],
      knows: { isMailed: true },
      rows: {
        mailed: { to: 'entering' },
        'code is over': { to: 'ended' },
        'code is refused': { to: 'entering', knows: { failure: refusal } },
      },
      nothing: ['asked again', 'approves', 'writes', 'wants another code', 'enters a code', 'thinks again'],
    },
    'the answer is sent': {
      in: 'answering',
      by: ['followed', 'shown', 'approves', 'mailed', 'enters a code'],
      rows: {
        taken: { to: 'answered' },
        'answer is over': { to: 'ended' },
        'answer is refused': { to: 'entering', knows: { failure: refusal } },
      },
      nothing: ['asked again', 'approves', 'writes', 'wants another code', 'enters a code', 'thinks again'],
    },
    'the answer was refused': {
      in: 'entering',
      by: ['followed', 'shown', 'approves', 'mailed', 'enters a code', 'answer is refused'],
      knows: { failure: refusal },
      rows: {
        'enters a code': { to: 'answering', knows: { failure: null }, asks: [asksAnswer] },
        'wants another code': { to: 'sendingCode', knows: { failure: null }, asks: [asksCode] },
        'thinks again': { to: 'choosing', knows: { chosen: null, isMailed: false, failure: null } },
      },
      nothing: ['asked again', 'approves', 'writes'],
    },
    'what was written is sent': {
      in: 'answering',
      by: ['followed', 'shown', 'writes'],
      rows: {
        taken: { to: 'answered' },
        'answer is over': { to: 'ended' },
        'answer is refused': { to: 'choosing', knows: { failure: refusal } },
      },
      nothing: ['asked again', 'approves', 'writes', 'wants another code', 'enters a code', 'thinks again'],
    },
    'the case has the answer': {
      in: 'answered',
      by: ['followed', 'shown', 'approves', 'mailed', 'enters a code', 'taken'],
      rows: {},
      nothing: ['asked again', 'approves', 'writes', 'wants another code', 'enters a code', 'thinks again'],
    },
    'nothing can be answered': {
      in: 'ended',
      by: ['followed', 'look is over'],
      rows: {},
      nothing: ['asked again', 'approves', 'writes', 'wants another code', 'enters a code', 'thinks again'],
    },
  },
}
