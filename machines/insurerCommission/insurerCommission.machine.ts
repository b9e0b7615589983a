import { bookClaim } from './insurerCommission.books.ts'
import { insurerCommissionSetup } from './insurerCommission.setup.ts'
import { insurerCommissionStatuses } from './insurerCommission.statuses.ts'
import {
  recorded,
  recordedMore,
  repeated,
  restWaived,
  takenBack,
  takenBackOfAll,
  waived,
  whileReceived,
  withdrawn,
} from './insurerCommission.transitions.ts'

export const insurerCommissionMachine = insurerCommissionSetup.createMachine({
  id: 'insurerCommission',
  description:
    'The commission that an insurer owes of one payment to it, of premiums from which it was not kept, until it has come in.',
  context: ({ input }) => input,
  entry: bookClaim,
  initial: 'expected',
  states: {
    expected: {
      description: 'The insurer has the payment, and owes its commission. Whoever sees that come in records it.',
      meta: insurerCommissionStatuses.EXPECTED,
      tags: ['busy'],
      on: { 'receipt.recorded': recorded, 'commission.waived': waived, 'payment.returned': withdrawn },
    },
    partReceived: {
      description: 'A part of it has come in. What is outstanding is still expected, or waived.',
      meta: insurerCommissionStatuses.PART_RECEIVED,
      tags: ['busy'],
      on: {
        'receipt.recorded': recordedMore,
        'receipt.takenBack': takenBack,
        'commission.waived': restWaived,
        ...whileReceived,
      },
    },
    received: {
      description: 'All of it has come in. A receipt that was recorded by mistake is taken back.',
      meta: insurerCommissionStatuses.RECEIVED,
      tags: ['settled'],
      on: { 'receipt.takenBack': takenBackOfAll, ...whileReceived },
    },
    waived: {
      description: 'What was outstanding is waived for a reason, by somebody who has recorded none of it.',
      meta: insurerCommissionStatuses.WAIVED,
      tags: ['failed'],
      type: 'final',
    },
    withdrawn: {
      description:
        'The bank has sent the payment back, and nothing is owed of it. It is expected anew once it is paid again.',
      meta: insurerCommissionStatuses.WITHDRAWN,
      tags: ['failed'],
      on: { 'payment.repeated': repeated },
    },
  },
})
