import type { Effect, Json } from '../../../machines/kernel/types.ts'
import { claimId } from './letters.ts'

const payee = { bank: 'Bank Merapi', accountNumber: '1234567', accountName: 'Budi Santoso' }
const line = (account: string, holder: string, amount: Json, more: object = {}) => ({
  account,
  holder,
  amount,
  ...more,
})
const posting = (kind: string, lines: Json, amount: number, reference: string, date: Json = '$today') => ({
  kind,
  lines,
  amount,
  currency: 'IDR',
  date,
  reference,
  subject: 'DSB-1',
})
const pending = { pending: true }
const hears = (type: 'notifyDesk' | 'notifyOrganisation', message: string): Effect => ({
  type,
  params: {
    ...(type === 'notifyOrganisation' && { organisation: 'broker' }),
    message,
    code: 'DSB-1',
    claimNumber: 'CLM-1',
    name: 'Budi Santoso',
  },
})
const order = (reference: string): Effect => ({
  type: 'askTransfer',
  params: { reference, ...payee, amount: 1000, currency: 'IDR', purpose: 'DSB-1 CLM-1' },
})
const booked = (...postings: Json[]): Effect => ({ type: 'book', params: { postings } })
const took = (reference: string) => booked(posting('RESERVE', null, -1000, reference))

export const effects: Record<string, Effect> = {
  'the bank is asked': { type: 'verifyAccount', params: { reference: 'DSB-1-V1', ...payee } },
  'the bank is asked about the other': {
    type: 'verifyAccount',
    params: { reference: 'DSB-1-V2', bank: '$bank', accountNumber: '$accountNumber', accountName: '$accountName' },
  },
  'the pool promises it': booked(
    posting(
      'RESERVE',
      [line('CLAIM_POOL', 'partner', 1000, pending), line('CLAIMS_PAYABLE', 'insurer', -1000, pending)],
      1000,
      'DSB-1',
    ),
  ),
  'the first order is sent': order('DSB-1-1'),
  'the second order is sent': order('DSB-1-2'),
  'the fifth order is sent': order('DSB-1-5'),
  'the pool is free of it': took('DSB-1-1'),
  'the pool is free of it after the fourth time': took('DSB-1-4'),
  'the pool is free of it after the fifth time': took('DSB-1-5'),
  'it is booked as gone': booked(
    posting('RESERVE', null, -1000, 'DSB-1-1'),
    posting(
      'DISBURSEMENT',
      [line('CLAIM_POOL', 'partner', 1000), line('GATEWAY_CLEARING', 'broker', -1000)],
      1000,
      'DSB-1-1',
      '2026-03-09',
    ),
  ),
  'it is booked as come back': booked(posting('DISBURSEMENT', null, -1000, 'DSB-1-1', '2026-03-09')),
  'another is opened': {
    type: 'openLinked',
    params: {
      kind: 'DSB',
      input: {
        claim: claimId,
        payee,
        remark: null,
        amount: 1000,
        currency: 'IDR',
        claimNumber: 'CLM-1',
        policyNumber: 'POL-1',
        customerName: 'Budi Santoso',
        parties: { broker: 'broker', insurer: 'insurer', partner: 'partner' },
        debtor: 'insurer',
        paymentType: '$paymentType',
        pool: { code: 'POOL-1', holder: 'partner' },
        fourEyesFrom: 500,
        linkedTo: 'DSB-1',
      },
    },
  },
  'approvers hear of it': hears('notifyDesk', 'toApprove'),
  'the insurer hears of it': hears('notifyDesk', 'toPay'),
  'the broker hears that it is paid': hears('notifyOrganisation', 'paid'),
  'the broker hears that it failed': hears('notifyOrganisation', 'failed'),
  'the broker hears of the account': hears('notifyOrganisation', 'notVerified'),
  'the broker hears of the return': hears('notifyOrganisation', 'returned'),
}
