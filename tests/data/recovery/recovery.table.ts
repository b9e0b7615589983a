import type { recoveryMachine } from '../../../src/data/recovery/recovery.machine.ts'
import type { Pending, RecoveryContext } from '../../../src/data/recovery/recovery.types.ts'
import type { DecisionTable, Outcome, Situation } from '../../machines/support/table.ts'
import { began, codePending, email, grantPending, sent } from './support.ts'

type Then = Outcome<RecoveryContext>

const minutes = (count: number) => count * 60_000
const later = began + 61_000
const forgotten = { purpose: 'forgotPassword', email } as const
const activation = { purpose: 'activation', email } as const
const activationPending: Pending = { ...codePending, purpose: 'activation' }
const finishedPending: Pending = { stage: 'finished', purpose: 'forgotPassword', expiresAt: began + 1 }

/** What is kept of a code, a grant and the end that came a minute later. */
const mailedPending = (asked: typeof forgotten | typeof activation): Pending => ({
  stage: 'code',
  ...asked,
  ticket: 't2',
  resendAt: later + minutes(1),
  expiresAt: later + minutes(10),
})
const provenPending: Pending = {
  stage: 'password',
  purpose: 'forgotPassword',
  grant: 'g2',
  expiresAt: later + minutes(10),
}
const donePending: Pending = { stage: 'finished', purpose: 'forgotPassword', expiresAt: later + minutes(10) }

const tooMany = { code: 'TOO_MANY', message: 'Wait' }
const wrongCode = { code: 'WRONG_CODE', message: 'You have 4 more tries.' }
const spentCode = { code: 'CODE_SPENT', message: 'Spent' }
const weak = { code: 'WEAK_PASSWORD', message: 'Too easy' }
const sound = 'Covergate#26'

const codes = ['the code', 'another code is wanted']
const passwords = ['a weak password', 'a sound password']

/** A way is begun anew, or left, from wherever it is. */
const anew = (asked: RecoveryContext['asked'], also: Partial<RecoveryContext> = {}): Record<string, Then> => ({
  'the password is forgotten': {
    to: 'requesting',
    knows: { ...(asked !== forgotten && { asked: forgotten }), ...also },
    asks: [['requestCode', forgotten]],
  },
  'an account is to be activated': {
    to: 'requesting',
    knows: { ...(asked !== activation && { asked: activation }), ...also },
    asks: [['requestCode', activation]],
  },
})
const begunBySignIn = (knows: Partial<RecoveryContext>): Record<string, Then> => ({
  'a sign-in has to activate first': {
    to: 'good, waiting',
    knows,
    does: [['storePending', activationPending]],
    waits: [minutes(10), minutes(1)],
  },
})
const left = (known: boolean): Record<string, Then> => ({
  'the way is left': { to: 'unasked', ...(known && { knows: { pending: null } }), does: [['storePending', null]] },
})
const mailed = (asked: typeof forgotten | typeof activation, also: Partial<RecoveryContext> = {}): Then => ({
  to: 'good, waiting',
  knows: { pending: mailedPending(asked), now: later, ...also },
  does: [['storePending', mailedPending(asked)]],
  waits: [minutes(10), minutes(1)],
})

const codeStates = ['good', 'verifying', 'spent'] as const
const resendStates = ['waiting', 'allowed', 'requesting'] as const
type Code = (typeof codeStates)[number]
type Resend = (typeof resendStates)[number]

const codeRows: Record<Code, (resend: Resend) => Record<string, Then>> = {
  good: (resend) => ({
    'the code': {
      to: `verifying, ${resend}`,
      asks: [['verifyCode', { purpose: 'forgotPassword', ticket: 't1', code: '123456' }]],
    },
    'after 600000 ms': { to: `spent, ${resend}` },
  }),
  verifying: (resend) => ({
    'it is right': {
      to: 'choosing',
      knows: { pending: provenPending, now: later },
      does: [['storePending', provenPending]],
      waits: [minutes(10)],
    },
    'it is wrong': { to: `good, ${resend}`, knows: { failure: wrongCode } },
    'it is spent': { to: `spent, ${resend}` },
    'after 600000 ms': { to: `spent, ${resend}` },
  }),
  spent: () => ({ 'after 600000 ms': {} }),
}
const resendRows: Record<Resend, (code: Code) => Record<string, Then>> = {
  waiting: (code) => ({ 'after 60000 ms': { to: `${code}, allowed` } }),
  allowed: (code) => ({
    'another code is wanted': { to: `${code}, requesting`, asks: [['requestCode', forgotten]] },
  }),
  requesting: (code) => ({
    'a code is mailed': mailed(forgotten),
    'no code is mailed': { to: `${code}, allowed`, knows: { failure: tooMany } },
  }),
}
const toCode: Record<Code, string[]> = { good: [], verifying: ['the code'], spent: ['the code', 'it is spent'] }
const toResend: Record<Resend, string[]> = {
  waiting: [],
  allowed: ['after 60000 ms'],
  requesting: ['after 60000 ms', 'another code is wanted'],
}

/** A code was mailed: whether it is good, and whether another one may be asked for, do not touch each other. */
const awaiting = (code: Code, resend: Resend): Situation<RecoveryContext> => ({
  in: `${code}, ${resend}`,
  by: ['a code was mailed', ...toResend[resend], ...toCode[code]],
  knows: { pending: codePending, asked: forgotten, failure: null },
  rows: {
    ...anew(forgotten),
    ...begunBySignIn({ asked: activation, pending: activationPending }),
    ...left(true),
    ...codeRows[code](resend),
    ...resendRows[resend](code),
  },
  nothing: [
    ...passwords,
    ...(code === 'good' ? [] : ['the code']),
    ...(resend === 'allowed' ? [] : ['another code is wanted']),
  ],
})

/** From an address to a new password: each step only with what the step before has brought, and not for ever. */
export const recoveryTable: DecisionTable<typeof recoveryMachine> = {
  states: {
    unasked: { is: 'unasked', tags: ['settled'] },
    requesting: { is: 'requestingCode', tags: ['busy'] },
    ...Object.fromEntries(
      codeStates.flatMap((code) =>
        resendStates.map((resend) => [
          `${code}, ${resend}`,
          {
            is: { awaitingCode: { code, resend } },
            tags: code === 'verifying' || resend === 'requesting' ? ['settled', 'busy'] : ['settled'],
          },
        ]),
      ),
    ),
    choosing: { is: 'choosingPassword', tags: ['settled'] },
    setting: { is: 'settingPassword', tags: ['busy'] },
    lapsed: { is: 'lapsed', tags: ['settled'] },
    finished: { is: 'finished', tags: ['settled'] },
  },
  beginnings: {
    'nothing is kept': {
      input: { pending: null, now: began },
      to: 'unasked',
      knows: { pending: null, asked: null, now: began, failure: null },
      does: [['storePending', null]],
    },
    'a code was mailed': {
      input: { pending: codePending, now: began },
      to: 'good, waiting',
      knows: { pending: codePending, asked: forgotten, now: began, failure: null },
      does: [['storePending', codePending]],
      waits: [minutes(10), minutes(1)],
    },
    'a code was mailed two minutes ago': {
      input: { pending: codePending, now: began + minutes(2) },
      to: 'good, waiting',
      knows: { pending: codePending, asked: forgotten, now: began + minutes(2), failure: null },
      does: [['storePending', codePending]],
      waits: [minutes(8), 0],
    },
    'a code has just expired': {
      input: { pending: codePending, now: began + minutes(10) },
      to: 'unasked',
      knows: { pending: null, asked: forgotten, now: began + minutes(10), failure: null },
      does: [['storePending', null]],
    },
    'the address is proven': {
      input: { pending: grantPending, now: began },
      to: 'choosing',
      knows: { pending: grantPending, asked: null, now: began, failure: null },
      does: [['storePending', grantPending]],
      waits: [minutes(10)],
    },
    'the proof has just expired': {
      input: { pending: grantPending, now: began + minutes(10) },
      to: 'unasked',
      knows: { pending: null, asked: null, now: began + minutes(10), failure: null },
      does: [['storePending', null]],
    },
    'the password is set': {
      input: { pending: finishedPending, now: began },
      to: 'finished',
      knows: { pending: finishedPending, asked: null, now: began, failure: null },
      does: [['storePending', finishedPending]],
    },
    'the password was set long ago': {
      input: { pending: finishedPending, now: began + 1 },
      to: 'unasked',
      knows: { pending: null, asked: null, now: began + 1, failure: null },
      does: [['storePending', null]],
    },
  },
  events: {
    'the password is forgotten': { type: 'address.submitted', ...forgotten },
    'an account is to be activated': { type: 'address.submitted', ...activation },
    'a sign-in has to activate first': { type: 'activation.begun', email, code: sent, at: began },
    'the code': { type: 'code.submitted', code: '123456' },
    'another code is wanted': { type: 'code.requested' },
    'a weak password': { type: 'password.submitted', password: 'Abcde#1' },
    'a sound password': { type: 'password.submitted', password: sound },
    'the way is left': { type: 'recovery.left' },
  },
  answers: {
    requestCode: {
      'a code is mailed': { output: { answer: { ...sent, ticket: 't2' }, at: later } },
      'no code is mailed': { error: tooMany },
    },
    verifyCode: {
      'it is right': { output: { answer: { grant: 'g2' }, at: later } },
      'it is wrong': { error: wrongCode },
      'it is spent': { error: spentCode },
    },
    setPassword: {
      'it is set': { output: { answer: undefined, at: later } },
      'it is too weak': { error: weak },
      'it comes too late': { error: spentCode },
    },
  },
  host: { storePending: 'pending' },
  situations: {
    'nothing was asked': {
      in: 'unasked',
      by: ['nothing is kept'],
      rows: {
        ...anew(null),
        ...begunBySignIn({ asked: activation, pending: activationPending }),
        'the way is left': { does: [['storePending', null]] },
      },
      nothing: [...codes, ...passwords],
    },
    'a code is asked for': {
      in: 'requesting',
      by: ['nothing is kept', 'the password is forgotten'],
      rows: {
        ...anew(forgotten),
        ...begunBySignIn({ asked: activation, pending: activationPending }),
        ...left(false),
        'a code is mailed': mailed(forgotten),
        'no code is mailed': { to: 'unasked', knows: { failure: tooMany }, does: [['storePending', null]] },
      },
      nothing: [...codes, ...passwords],
    },
    'a code to activate is asked for, over one that was mailed': {
      in: 'requesting',
      by: ['a code was mailed', 'an account is to be activated'],
      knows: { asked: activation, pending: codePending },
      rows: {
        ...anew(activation),
        ...begunBySignIn({ pending: activationPending }),
        ...left(true),
        'a code is mailed': mailed(activation),
        'no code is mailed': {
          to: 'unasked',
          knows: { failure: tooMany, pending: null },
          does: [['storePending', null]],
        },
      },
      nothing: [...codes, ...passwords],
    },
    'no code was mailed': {
      in: 'unasked',
      by: ['nothing is kept', 'the password is forgotten', 'no code is mailed'],
      knows: { failure: tooMany },
      rows: {
        ...anew(forgotten, { failure: null }),
        ...begunBySignIn({ asked: activation, pending: activationPending, failure: null }),
        'the way is left': { does: [['storePending', null]] },
      },
      nothing: [...codes, ...passwords],
    },
    ...Object.fromEntries(
      codeStates.flatMap((code) =>
        resendStates.map((resend) => [`a code, ${code}, ${resend}`, awaiting(code, resend)]),
      ),
    ),
    'a code was wrong': {
      in: 'good, allowed',
      by: ['a code was mailed', 'after 60000 ms', 'the code', 'it is wrong'],
      knows: { failure: wrongCode },
      rows: {
        ...anew(forgotten, { failure: null }),
        ...begunBySignIn({ asked: activation, pending: activationPending, failure: null }),
        ...left(true),
        'the code': {
          to: 'verifying, allowed',
          knows: { failure: null },
          asks: [['verifyCode', { purpose: 'forgotPassword', ticket: 't1', code: '123456' }]],
        },
        'another code is wanted': {
          to: 'good, requesting',
          knows: { failure: null },
          asks: [['requestCode', forgotten]],
        },
        'after 600000 ms': { to: 'spent, allowed' },
      },
      nothing: passwords,
    },
    'a code was wrong while another is asked for': {
      in: 'good, requesting',
      by: ['a code was mailed', 'after 60000 ms', 'the code', 'another code is wanted', 'it is wrong'],
      knows: { failure: wrongCode },
      rows: {
        ...anew(forgotten, { failure: null }),
        ...begunBySignIn({ asked: activation, pending: activationPending, failure: null }),
        ...left(true),
        'the code': {
          to: 'verifying, requesting',
          knows: { failure: null },
          asks: [['verifyCode', { purpose: 'forgotPassword', ticket: 't1', code: '123456' }]],
        },
        'a code is mailed': mailed(forgotten, { failure: null }),
        'no code is mailed': { to: 'good, allowed', knows: { failure: tooMany } },
        'after 600000 ms': { to: 'spent, requesting' },
      },
      nothing: [...passwords, 'another code is wanted'],
    },
    'another code may be asked for at once': {
      in: 'good, waiting',
      by: ['a code was mailed two minutes ago'],
      rows: {
        ...anew(forgotten),
        ...begunBySignIn({ asked: activation, pending: activationPending, now: began }),
        ...left(true),
        'the code': {
          to: 'verifying, waiting',
          asks: [['verifyCode', { purpose: 'forgotPassword', ticket: 't1', code: '123456' }]],
        },
        'after 0 ms': { to: 'good, allowed' },
        'after 480000 ms': { to: 'spent, waiting' },
      },
      nothing: [...passwords, 'another code is wanted'],
    },
    'a password is chosen': {
      in: 'choosing',
      by: ['the address is proven'],
      rows: {
        ...anew(null),
        ...begunBySignIn({ asked: activation, pending: activationPending }),
        ...left(true),
        'a sound password': { to: 'setting', asks: [['setPassword', { grant: 'g1', password: sound }]] },
        'after 600000 ms': { to: 'lapsed' },
      },
      nothing: [...codes, 'a weak password'],
    },
    'a password is chosen after a code that was right at the second try': {
      in: 'choosing',
      by: [
        'a code was mailed',
        'after 60000 ms',
        'the code',
        'another code is wanted',
        'no code is mailed',
        'it is right',
      ],
      knows: { failure: null, asked: forgotten },
      rows: {
        ...anew(forgotten),
        ...begunBySignIn({ asked: activation, pending: activationPending, now: began }),
        ...left(true),
        'a sound password': { to: 'setting', asks: [['setPassword', { grant: 'g2', password: sound }]] },
        'after 600000 ms': { to: 'lapsed' },
      },
      nothing: [...codes, 'a weak password'],
    },
    'the password is being set': {
      in: 'setting',
      by: ['the address is proven', 'a sound password'],
      rows: {
        ...anew(null),
        ...begunBySignIn({ asked: activation, pending: activationPending }),
        ...left(true),
        'it is set': {
          to: 'finished',
          knows: { pending: donePending, now: later },
          does: [['storePending', donePending]],
        },
        'it is too weak': {
          to: 'choosing',
          knows: { failure: weak },
          does: [['storePending', grantPending]],
          waits: [minutes(10)],
        },
        'it comes too late': { to: 'lapsed' },
      },
      nothing: [...codes, ...passwords],
    },
    'the password is being set, of who asked here': {
      in: 'setting',
      by: ['a code was mailed', 'the code', 'it is right', 'a sound password'],
      knows: { asked: forgotten },
      rows: {
        ...anew(forgotten),
        ...begunBySignIn({ asked: activation, pending: activationPending, now: began }),
        ...left(true),
        'it is set': {
          to: 'finished',
          knows: { pending: donePending, asked: null },
          does: [['storePending', donePending]],
        },
        'it is too weak': {
          to: 'choosing',
          knows: { failure: weak },
          does: [['storePending', provenPending]],
          waits: [minutes(10)],
        },
        'it comes too late': { to: 'lapsed' },
      },
      nothing: [...codes, ...passwords],
    },
    'it was too weak': {
      in: 'choosing',
      by: ['the address is proven', 'a sound password', 'it is too weak'],
      knows: { failure: weak },
      rows: {
        ...anew(null, { failure: null }),
        ...begunBySignIn({ asked: activation, pending: activationPending, failure: null }),
        ...left(true),
        'a sound password': {
          to: 'setting',
          knows: { failure: null },
          asks: [['setPassword', { grant: 'g1', password: sound }]],
        },
        'after 600000 ms': { to: 'lapsed' },
      },
      nothing: [...codes, 'a weak password'],
    },
    'it took too long': {
      in: 'lapsed',
      by: ['the address is proven', 'after 600000 ms'],
      rows: { ...anew(null), ...begunBySignIn({ asked: activation, pending: activationPending }), ...left(true) },
      nothing: [...codes, ...passwords],
    },
    'it is done': {
      in: 'finished',
      by: ['the address is proven', 'a sound password', 'it is set'],
      rows: {
        ...anew(null),
        ...begunBySignIn({ asked: activation, pending: activationPending, now: began }),
        ...left(true),
      },
      nothing: [...codes, ...passwords],
    },
  },
}
