import { insurerCommission } from '../../../machines/insurerCommission/insurerCommission.ts'
import type { Decisions } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { beginning, calendar, input } from './beginning.ts'
import { effects } from './effects.ts'
import { letters } from './letters.ts'
import { payloads } from './payloads.ts'
import { portraits } from './portraits.ts'
import { situations } from './situations.ts'
import { lastTakenBack, receipts, waivers, withdrawals } from './ways.ts'

const right = (what: string, rule: string) =>
  [`financeOperation.commissionFromInsuranceTransaction.${what}`, rule] as const

const ofReceipt = 'isDatedSincePayment isDatedByToday isWithinOutstanding'

/**
 * What is decided of the commission that an insurer owes of a payment to it. The specification names its list alone
 * (commission-from-insurance-transaction); the issue asks for what is expected against what is received. What is outstanding is
 * waived by another person than who has recorded any of it, and nothing is owed of a payment that the bank has sent back.
 */
export const decisions: Decisions = {
  lifecycle: insurerCommission,

  states: {
    expected: ['EXPECTED', 'expected', 'busy'],
    partReceived: ['PART_RECEIVED', 'partReceived', 'busy'],
    received: ['RECEIVED', 'received', 'settled'],
    waived: ['WAIVED', 'waived', 'failed'],
    withdrawn: ['WITHDRAWN', 'withdrawn', 'failed'],
  },

  rights: {
    'receipt.recorded': right('record', 'mayRecord'),
    'receipt.takenBack': right('takeBack', 'mayTakeBack'),
    'commission.waived': right('waive', 'mayWaive'),
    'payment.returned': null,
    'payment.repeated': null,
  },

  circles: { broker: { rule: 'isBrokerOfCase', parties: ['broker'] } },

  matrix: `
                    expected  partReceived received  waived withdrawn
receipt.recorded    recorded  more         .         .      .
receipt.takenBack   .         takenBack    takenBack .      .
commission.waived   waived    rest         .         .      .
payment.returned    withdrawn noted        noted     .      .
payment.repeated    .         goes         goes      .      anew
`,

  decisions: {
    'receipt.recorded': {
      recorded: { by: 'broker', needs: ofReceipt, then: receipts },
      more: { by: 'broker', needs: `isPaymentStanding ${ofReceipt}`, then: receipts },
    },
    'receipt.takenBack': { takenBack: { by: 'broker', then: lastTakenBack } },
    'commission.waived': {
      waived: { by: 'broker', needs: 'isAnotherThanRecorder', then: waivers },
      rest: { by: 'broker', needs: 'isPaymentStanding isAnotherThanRecorder', then: waivers },
    },
    'payment.returned': {
      withdrawn: { then: withdrawals },
      noted: {
        then: [
          { entry: 'paymentReturned', keeps: { returnedOn: '$date' }, effects: ['who takes receipts back hears'] },
        ],
      },
    },
    'payment.repeated': {
      goes: {
        needs: 'isPaymentReturned',
        then: [{ entry: 'paymentRepeated', keeps: { returnedOn: null, paidOn: '$date' } }],
      },
      anew: {
        then: [
          {
            to: 'expected',
            entry: 'expectedAnew',
            keeps: { returnedOn: null, paidOn: '$date' },
            effects: ['it is claimed anew'],
          },
        ],
      },
    },
  },

  calendar,
  effects,

  letters,
  situations,
  portraits,
  payloads,

  input,
  beginning,
  arises: { effects: ['it is claimed'] },

  alike,
  choosing: 'isAllOutstanding isOnlyReceipt',
  typed: 'isDatedSincePayment isDatedByToday isWithinOutstanding',
  bulk: { 'commission.waived': { field: 'reason', required: true } },
}
