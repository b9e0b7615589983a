import type { Decisions, Expiry } from '../decisions/types.ts'

const expired = (effects: string[], unapplied = 0): Expiry => ({
  entry: 'expiredBySchedule',
  byPerson: 'expired',
  to: 'expired',
  keeps: { closing: { at: '$at', by: '$whoName', reason: null }, rest: 1000, instruction: null, unapplied },
  effects,
})

const paymentLimit = (...first: string[]) => ({
  name: 'paymentLimit',
  until: 'itself',
  of: 'dueAt',
  then: [
    { when: 'isHalfPaid', ...expired([...first, 'half of it is given up'], 400) },
    expired([...first, 'it is given up']),
  ],
})

const reminded = (keeps: Expiry['keeps'] = {}): Expiry => ({
  entry: 'reminded',
  byPerson: 'reminded',
  keeps: { remindAt: null, ...keeps },
  effects: ['the payer is reminded'],
})

export const limits: Decisions['limits'] = {
  created: paymentLimit(),
  waitingPayment: [
    paymentLimit(),
    {
      name: 'reminder',
      until: 'itself',
      of: 'remindAt',
      then: [
        { when: 'isDivided', ...reminded(), effects: ['the payer is reminded of an instalment'] },
        { when: 'isUnlinked', ...reminded({ link: { at: '$at' } }) },
        reminded(),
      ],
    },
  ],
  pending: paymentLimit('the order is withdrawn'),
}
