import type { Json } from '../../../machines/kernel/types.ts'
import type { Letter } from '../decisions/types.ts'
import { invoice } from './beginning.ts'

const others = { invoice: { ...invoice, facts: {} } }

const answer = (type: string, more: Record<string, Json>): Letter => ({
  type,
  payload: { reference: 'OUT-1-1', ...more },
})
const former = ({ payload, ...letter }: Letter): Letter => ({
  ...letter,
  payload: { ...payload, reference: 'OUT-1-0' },
  lacks: 'isCurrentTransfer',
})

const settled = { ...answer('transfer.settled', { settledAt: '2026-03-09T17:00:00.000Z', receipt: 'T1' }), others }
const failed = answer('transfer.failed', { reason: 'No such account' })
const refused = answer('transfer.refused', { reason: 'No' })
const returned = {
  ...answer('transfer.returned', { returnedAt: '2026-03-09T17:00:00.000Z', reason: 'Account closed' }),
  others,
}

/** What is sent, one of each kind that is judged differently. */
export const letters: Record<string, Letter> = {
  'let it go': { type: 'payout.approved', payload: {} },
  'it stays': { type: 'payout.rejected', payload: { reason: 'Not theirs' }, others },
  'another account': {
    type: 'payee.corrected',
    payload: { bank: 'Bank Rinjani', accountNumber: '7654321', accountName: 'Sari Santoso' },
  },
  'send it': { type: 'payout.sent', payload: {} },
  'once more': { type: 'payment.retried', payload: {} },
  'not any more': { type: 'payout.cancelled', payload: { reason: 'Asked for by mistake' }, others },
  'it has arrived': settled,
  'it has arrived before': former(settled),
  'it has not arrived': failed,
  'it had not arrived before': former(failed),
  'it was not taken': refused,
  'it had not been taken before': former(refused),
  'it has come back': returned,
  'it had come back before': former(returned),
}
