import type { Letter } from '../decisions/types.ts'

const agent = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0021'
export const otherInsurer = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0024'
export const otherAgent = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0029'
const stands = {
  agent,
  insurer: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0023',
  policyNumber: 'POL-1',
  productCategory: 'gadget',
  customer_name: 'Budi Santoso',
  phone: '+6281234567890',
  incidentDate: '2026-03-01',
  description: 'Fell on the floor',
  currency: 'IDR',
  claimedAmount: 1000,
}
const paper = { fileId: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0031', name: 'photo.pdf' }
const approved = (amount: number): Letter => ({ type: 'claim.approved', payload: { amount } })
const paid = (date: string): Letter => ({ type: 'payment.recorded', payload: { date, reference: 'TRF-1' } })

const ofDisbursement = (type: string, disbursement: string, more: Letter['payload'] = {}): Letter => ({
  type,
  payload: { disbursement, ...more },
})
const day = { date: '2026-03-09', reference: 'DSB-1-1' }
const foreign = { lacks: 'isOfDisbursement' }

/** What people send, one of each kind that is judged differently. */
export const letters: Record<string, Letter> = {
  'another policy': {
    type: 'claim.edited',
    payload: { ...stands, policyNumber: 'POL-2' },
    was: { policyNumber: 'POL-1' },
  },
  'another amount and an e-mail': {
    type: 'claim.edited',
    payload: { ...stands, claimedAmount: 2000, email: 'budi@example.test' },
    was: { claimedAmount: 1000, email: null },
  },
  'all of it': {
    type: 'claim.edited',
    payload: {
      agent,
      insurer: otherInsurer,
      policyNumber: 'POL-2',
      productCategory: 'travel',
      claimType: 'LOSS',
      customer_name: 'Sari Dewi',
      phone: '+6281234567899',
      email: 'sari@example.test',
      incidentDate: '2026-03-02',
      description: 'Lost on the way',
      currency: 'MYR',
      claimedAmount: 2000,
    },
    was: {
      insurer: stands.insurer,
      policyNumber: 'POL-1',
      productCategory: 'gadget',
      claimType: null,
      customer_name: 'Budi Santoso',
      phone: '+6281234567890',
      email: null,
      incidentDate: '2026-03-01',
      description: 'Fell on the floor',
      currency: 'IDR',
      claimedAmount: 1000,
    },
  },
  'nothing else': { type: 'claim.edited', payload: stands, lacks: 'isClaimChanged' },
  'another agent': {
    type: 'claim.edited',
    payload: { ...stands, agent: otherAgent },
    lacks: 'isSameAgent',
  },
  'another agent and policy': {
    type: 'claim.edited',
    payload: { ...stands, agent: otherAgent, policyNumber: 'POL-2' },
    lacks: 'isSameAgent',
  },
  'the form is answered': {
    type: 'form.answered',
    payload: { form: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0041', submissionId: agent, submission: 'MOTOR-CLAIM-000001' },
  },
  acknowledgement: { type: 'claim.acknowledged', payload: {} },
  'acknowledgement with a note': { type: 'claim.acknowledged', payload: { note: 'Complete' } },
  'papers anew': { type: 'claim.resubmissionAsked', payload: { reason: 'No invoice' } },
  'not as it stands': { type: 'claim.softRejected', payload: { reason: 'Not proven' } },
  'approval of all': approved(1000),
  'approval of one': approved(1),
  'approval of one more': { ...approved(1001), lacks: 'isWithinClaim' },
  rejection: { type: 'claim.rejected', payload: { reason: 'The policy had ended' } },
  'payment on 7 March': paid('2026-03-07'),
  'payment on 8 March': paid('2026-03-08'),
  'payment on 9 March': paid('2026-03-09'),
  'payment on 10 March': { ...paid('2026-03-10'), lacksAt: { '2026-03-09T16:59:59.999Z': 'isDatedByToday' } },
  'a paper of the desk': { type: 'paper.added', payload: paper },
  'a paper of the customer': { type: 'paper.received', payload: paper },
  'a new link': { type: 'link.generated', payload: { wanted: 'A photo' } },
  'no link any more': { type: 'link.revoked' },
  'a disbursement begins': ofDisbursement('disbursement.begun', 'DSB-3'),
  'one begins in place of that': ofDisbursement('disbursement.begun', 'DSB-2', { linkedTo: 'DSB-1' }),
  'its disbursement is paid': ofDisbursement('disbursement.paid', 'DSB-1', day),
  'another disbursement is paid': { ...ofDisbursement('disbursement.paid', 'DSB-0', day), ...foreign },
  'its disbursement ends': ofDisbursement('disbursement.ended', 'DSB-1'),
  'another disbursement ends': { ...ofDisbursement('disbursement.ended', 'DSB-0'), ...foreign },
  'its disbursement comes back': ofDisbursement('disbursement.returned', 'DSB-1', { reason: 'Account closed' }),
  'another disbursement comes back': {
    ...ofDisbursement('disbursement.returned', 'DSB-0', { reason: 'Account closed' }),
    ...foreign,
  },
}
