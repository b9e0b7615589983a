import type { Json, Other } from '../../../machines/kernel/types.ts'
import type { Letter } from '../decisions/types.ts'

export const claimId = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0201'

/** The claim as its row stands. */
export const claim = (status = 'APPROVED'): Other => ({
  lifecycle: 'claim',
  id: claimId,
  revision: 3,
  status,
  facts: {},
})
const others = { claim: claim() }

const answer = (type: string, reference: string, more: Record<string, Json> = {}): Letter => ({
  type,
  payload: { reference, ...more },
})
const check = (type: string, more: Record<string, Json>) => answer(type, 'DSB-1-V1', more)
const oldCheck = (type: string, more: Record<string, Json>): Letter => ({
  ...answer(type, 'DSB-1-V0', more),
  lacks: 'isCurrentCheck',
})
const transfer = (type: string, more: Record<string, Json>): Letter => answer(type, 'DSB-1-1', more)
const oldTransfer = (type: string, more: Record<string, Json>): Letter => ({
  ...answer(type, 'DSB-1-0', more),
  lacks: 'isCurrentTransfer',
})
const no = { reason: 'No' }
const came = { settledAt: '2026-03-09T02:45:00.000Z', receipt: 'T1' }
const back = { returnedAt: '2026-03-09T02:50:00.000Z', reason: 'Account closed' }
const proof = { fileId: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0131', name: 'proof.pdf' }
const paid = (amount: number, date = '2026-03-09'): Letter => ({
  type: 'disbursement.markedPaid',
  payload: { amount, date, reference: 'TRF-1', ...proof },
  others,
})

/** What is sent, one of each kind that is judged differently. */
export const letters: Record<string, Letter> = {
  'the account is theirs': { ...check('account.verified', { name: 'BUDI  SANTOSO' }), is: 'isTheirs' },
  'the account is somebody else’s': check('account.verified', { name: 'Budi Susanto' }),
  'the account of before is theirs': oldCheck('account.verified', { name: 'Budi Santoso' }),
  'there is no account': check('account.refuted', no),
  'there was no account': oldCheck('account.refuted', no),
  'please approve': { type: 'disbursement.submitted', payload: {} },
  'it is approved': { type: 'disbursement.approved', payload: {} },
  'it is approved with a note': { type: 'disbursement.approved', payload: { note: 'As the claim says' } },
  'it is not approved': { type: 'disbursement.rejected', payload: { reason: 'Paid before' }, others },
  'all is paid': paid(1000),
  'one less is paid': { ...paid(999), lacks: 'hasMatchingAmount' },
  'one more is paid': { ...paid(1001), lacks: 'hasMatchingAmount' },
  'paid on 8 March': paid(1000, '2026-03-08'),
  'paid on 10 March': {
    ...paid(1000, '2026-03-10'),
    lacksAt: { '2026-03-09T03:00:00.000Z': 'isDatedByToday', '2026-03-09T16:59:59.999Z': 'isDatedByToday' },
  },
  'no money, please': { type: 'disbursement.cancelled', payload: { reason: 'Made by mistake' }, others },
  'once more': { type: 'payment.retried', payload: {} },
  'to another account': {
    type: 'payee.corrected',
    payload: { bank: 'Bank Semeru', accountNumber: '987654', accountName: 'Budi Santoso' },
  },
  'it has gone': { ...transfer('transfer.settled', came), others },
  'it has gone before': { ...oldTransfer('transfer.settled', came), others },
  'it has failed': transfer('transfer.failed', no),
  'it has failed before': oldTransfer('transfer.failed', no),
  'it was not taken': transfer('transfer.refused', no),
  'it was not taken before': oldTransfer('transfer.refused', no),
  'it comes back': { ...transfer('transfer.returned', back), others: { claim: claim('PAID') } },
  'another comes back': { ...oldTransfer('transfer.returned', back), others: { claim: claim('PAID') } },
}
