import { at, hour } from './situations.ts'
import { claimId } from './letters.ts'

const untold = {
  number: 'DSB-1',
  claim: claimId,
  claimNumber: 'CLM-1',
  policyNumber: 'POL-1',
  customer_name: 'Budi Santoso',
  bank: 'Bank Merapi',
  accountNumber: '1234567',
  accountName: 'Budi Santoso',
  accountHolder: null,
  remark: null,
  amount: 1000,
  currency: 'IDR',
  paymentType: 'AUTOMATIC',
  pool: 'POOL-1',
  requested_at: at,
  requested_by: 'Sari',
  payee_changed_by: 'Sari',
  submitted_at: null,
  approvals: null,
  approvalsAsked: 1,
  decided_at: null,
  decided_by: null,
  attempt: 0,
  sent_at: null,
  failure: null,
  paidDate: null,
  payment_reference: null,
  proof: null,
  returned_at: null,
  return_reason: null,
  linkedTo: null,
  reason: null,
  closed_at: null,
  closed_by: null,
  broker_id: 'broker',
  insurer_id: 'insurer',
  partner_id: 'partner',
}

const hand = (by: string) => ({ userId: `id of ${by}`, by, at: hour })

export const portraits = {
  untold,
  told: {
    'when it is asked for': { facts: {}, tells: {} },
    'of the insurer’s, with a remark': {
      facts: { paymentType: 'MANUAL', pool: null, remark: 'Soon', linkedTo: 'DSB-0' },
      tells: { paymentType: 'MANUAL', pool: null, remark: 'Soon', linkedTo: 'DSB-0' },
    },
    'of houses that do not work here': {
      facts: { 'parties.insurer': null, 'parties.partner': null },
      tells: { insurer_id: null, partner_id: null },
    },
    'of ten times the limit': { facts: { fourEyesFrom: 100 }, tells: { approvalsAsked: 1 } },
    'when two approve it': {
      facts: {
        fourEyesFrom: 99,
        accountHolder: 'BUDI SANTOSO',
        submitted: hand('Sari'),
        approvals: [hand('Arif'), hand('Dewi')],
        decision: { ...hand('Dewi'), reason: null },
        payeeChanged: hand('Nadia'),
      },
      tells: {
        accountHolder: 'BUDI SANTOSO',
        submitted_at: hour,
        approvals: 'Arif, Dewi',
        approvalsAsked: 2,
        decided_at: hour,
        decided_by: 'Dewi',
        payee_changed_by: 'Nadia',
      },
    },
    'when it is at the gateway': {
      facts: { attempt: 2, transfer: { reference: 'DSB-1-2', at: hour }, failure: 'The account is closed' },
      tells: { attempt: 2, sent_at: hour, payment_reference: 'DSB-1-2', failure: 'The account is closed' },
    },
    'when it is paid': {
      facts: {
        transfer: { reference: 'DSB-1-2', at: hour },
        payment: { date: '2026-03-09', reference: 'TRF-1' },
        proof: { fileId: 'x', name: 'proof.pdf' },
      },
      tells: { sent_at: hour, paidDate: '2026-03-09', payment_reference: 'TRF-1', proof: 'proof.pdf' },
    },
    'when it was sent back': {
      facts: { returned: { at: hour, reason: 'Account closed' } },
      tells: { returned_at: hour, return_reason: 'Account closed' },
    },
    'when it is rejected': {
      facts: { decision: { ...hand('Arif'), reason: 'Paid before' } },
      tells: { decided_at: hour, decided_by: 'Arif', reason: 'Paid before' },
    },
    'when it is cancelled': {
      facts: { closing: { at: hour, by: 'Sari', reason: 'Made by mistake' } },
      tells: { reason: 'Made by mistake', closed_at: hour, closed_by: 'Sari' },
    },
  },
}
