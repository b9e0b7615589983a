const untold = {
  agent: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0021',
  insurer: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0023',
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
  claimNumber: 'CLM-1',
  partner: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0022',
  broker_id: 'broker',
  form: null,
  formVersion: null,
  submissionId: null,
  submission: null,
  answeredAt: null,
  papers: 0,
  link_until: null,
  reason: null,
  decided_at: null,
  decided_by: null,
  approvedAmount: null,
  paidDate: null,
  payment_reference: null,
  disbursement: null,
}

const at = '2026-03-08T03:00:00.000Z'
const until = '2026-03-11T03:00:00.000Z'

/** The version by which a claim is told. */
export const form = {
  form: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0041',
  version: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0042',
  definition: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0043',
  hash: 'abc',
  number: 3,
}
export const submission = { id: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0044', number: 'MOTOR-CLAIM-000001', at }

export const portraits = {
  untold,
  told: {
    'when it has been brought': { facts: {}, tells: {} },
    'of somebody with an e-mail, in another currency': {
      facts: { email: 'budi@example.test', currency: 'MYR' },
      tells: { email: 'budi@example.test', currency: 'MYR' },
    },
    'when it was edited': {
      facts: { policyNumber: 'POL-2', claimedAmount: 2000 },
      tells: { policyNumber: 'POL-2', claimedAmount: 2000 },
    },
    'when a disbursement pays it': { facts: { disbursement: 'DSB-1' }, tells: { disbursement: 'DSB-1' } },
    'told by a form': { facts: { form }, tells: { form: form.form, formVersion: form.version } },
    'when its form is answered': {
      facts: { form, submission },
      tells: {
        form: form.form,
        formVersion: form.version,
        submissionId: submission.id,
        submission: submission.number,
        answeredAt: at,
      },
    },
    'when papers have come by the link': {
      facts: { link: { at, until, by: 'Sari' }, papers: [{ fileId: 'x', name: 'x.pdf', at, by: 'Customer' }] },
      tells: { link_until: until, papers: 1 },
    },
    'when it is rejected': {
      facts: { reason: 'The policy had ended', decision: { at, by: 'Sari', amount: null } },
      tells: { reason: 'The policy had ended', decided_at: at, decided_by: 'Sari' },
    },
    'when it is paid': {
      facts: { decision: { at, by: 'Sari', amount: 900 }, payment: { date: '2026-03-09', reference: 'TRF-1' } },
      tells: {
        decided_at: at,
        decided_by: 'Sari',
        approvedAmount: 900,
        paidDate: '2026-03-09',
        payment_reference: 'TRF-1',
      },
    },
  },
}
