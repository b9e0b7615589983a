import type { Situation } from '../decisions/types.ts'

const document = (kind: string, amount: number | null = null) => ({
  [`documents.${kind}`]: { fileId: `earlier ${kind}`, name: `${kind}.png`, amount },
})
const proof = (amount: number) => document('paymentProof', amount)
const paid = (amount: number) => ({ payment: { amount, date: '2026-03-07', reference: 'TRF-0' } })
const mcu = document('mcuResult')
const report = document('medicalExaminationReport')
const handedIn = { preparedBy: ['id of somebody of the partner'], confirmedBy: 'id of an assessor' }
const examined = { ...mcu, ...report, ...handedIn, spkSubmissionDate: '2026-03-05' }
const settled = { ...examined, ...proof(1000), ...paid(1000) }
const escalated = { escalatedToInsurer: true, declarationEmail: 'earlier@insurer.test' }
const question = {
  question: {
    notes: 'Is the weight right?',
    by: 'an asker',
    organisation: 'an office',
    askedAt: '2026-03-07T03:00:00.000Z',
  },
}
const ASKED = '2026-03-08T03:00:00.000Z'
const ask = (askedBy: string, codeFor: string | null = null) => ({
  request:
    askedBy === 'broker'
      ? { amount: 5, loadingRate: null, askedBy, codeFor, askedAt: ASKED }
      : { amount: 7, loadingRate: 12.5, askedBy, codeFor, askedAt: ASKED },
})

/** What the three sums of a payment lack: 999, 1000 and 1001. */
const payments = (short: string, whole: string, over: string) => ({
  'payment one short': short,
  payment: whole,
  'payment one over': over,
  'payment on 1 March': whole,
  'payment on 2 March': whole,
  'payment on 9 March': whole,
  'payment on 10 March': whole,
})
const unproven = payments('hasMatchingAmount hasSufficientAmount', 'hasMatchingAmount', 'hasMatchingAmount')
const proven = payments('hasMatchingAmount hasSufficientAmount', '', 'hasMatchingAmount')

const LAST_OF_9_MARCH = '2026-03-09T16:59:59.999Z'
const FIRST_OF_10_MARCH = '2026-03-09T17:00:00.000Z'
const approved = { approval: { at: LAST_OF_9_MARCH, by: 'Ibu Sari, Insurer' } }
const chosen = { protectionDate: '2026-03-20' }
const windowTo = (...late: string[]) =>
  Object.fromEntries(late.map((day) => [`protection from ${day}`, 'isWithinProtectionWindow']))
const window = windowTo('24 March', '25 March')

/** Where a case may stand, with what matters of it; the premium is 1000, the loan at its limit, the sum insured at the free cover limit. */
const stands: Record<string, Situation> = {
  'applied for': { state: 'initiated', lacks: 'hasMcuResult hasMedicalExaminationReport' },
  'MCU result there': { state: 'initiated', facts: mcu, lacks: 'hasMedicalExaminationReport' },
  'examination report there': { state: 'initiated', facts: report, lacks: 'hasMcuResult' },
  'both examinations there': { state: 'initiated', facts: { ...mcu, ...report, ...question } },
  'both examinations there, after midnight': {
    state: 'initiated',
    at: FIRST_OF_10_MARCH,
    facts: { ...mcu, ...report },
  },
  'examinations handed in by the partner’s and the broker’s': {
    state: 'initiated',
    facts: { ...mcu, ...report, preparedBy: ['id of partner', 'id of broker'] },
  },
  'a loan of one more than the limit': {
    state: 'initiated',
    facts: { ...mcu, ...report, loanLimit: 4999 },
    is: 'isAboveLoanLimit',
  },
  'applied for, though the insurer has had it': {
    state: 'initiated',
    facts: { ...mcu, ...report, ...escalated },
    lacks: 'isAssessmentOpen',
  },

  'applied for with what nobody knows': {
    state: 'initiated',
    facts: { application: null },
    lacks: 'isApplicationKnown hasMcuResult hasMedicalExaminationReport',
  },
  'under investigation of what nobody knows': {
    state: 'completed',
    facts: { ...examined, application: null },
    lacks: 'isApplicationKnown',
  },
  'under investigation again, with an extra premium, paid on 4 March': {
    state: 'completed',
    facts: {
      ...examined,
      extraPremium: 7,
      loadingRate: 12.5,
      payment: { amount: 1007, date: '2026-03-04', reference: 'TRF-0' },
    },
    lacksFor: { 'application dated 5 March': 'isAppliedForBefore' },
  },
  'under investigation': { state: 'completed', facts: { ...examined, ...question } },
  'under investigation, though the insurer has had it': {
    state: 'completed',
    facts: { ...examined, ...escalated },
    lacks: 'isAssessmentOpen',
  },

  'under investigation, handed in by the broker and the root': {
    state: 'completed',
    facts: { ...examined, preparedBy: ['id of somebody of the partner', 'id of broker', 'id of root'] },
    lacksBy: { broker: 'isAnotherPerson', root: 'isAnotherPerson' },
  },
  'under investigation again, confirmed before by the broker': {
    state: 'completed',
    facts: { ...examined, confirmedBy: 'id of broker' },
  },
  'under investigation, handed in by the broker, below the sum for a second person': {
    state: 'completed',
    facts: { ...examined, preparedBy: ['id of broker'], fourEyesFrom: 3001 },
  },
  'under investigation, handed in by the broker, where no second person is asked for': {
    state: 'completed',
    facts: { ...examined, preparedBy: ['id of broker'], fourEyesFrom: null },
  },

  'data confirmed': { state: 'confirmed', facts: examined, lacks: 'hasPaymentProof', lacksFor: unproven },
  'data confirmed, premium proven': {
    state: 'confirmed',
    facts: { ...examined, ...proof(1000), ...question },
    lacksFor: proven,
  },
  'data confirmed, one less proven': {
    state: 'confirmed',
    facts: { ...examined, ...proof(999) },
    lacksFor: payments('hasSufficientAmount', 'hasMatchingAmount', 'hasMatchingAmount'),
  },
  'data confirmed, one more proven': {
    state: 'confirmed',
    facts: { ...examined, ...proof(1001) },
    lacksFor: payments('hasMatchingAmount hasSufficientAmount', 'hasMatchingAmount', ''),
  },
  'data confirmed, though the insurer has had it': {
    state: 'confirmed',
    facts: { ...settled, ...escalated },
    is: 'isPaid',
    lacks: 'isAssessmentOpen',
    lacksFor: proven,
  },

  'on the broker’s desk': { state: 'atBroker', facts: examined, lacks: 'hasPaymentProof', lacksFor: unproven },
  'on the broker’s desk, one above the free cover limit': {
    state: 'atBroker',
    facts: { ...settled, sumInsured: 3001 },
    is: 'isPaid',
    lacks: 'isWithinAuthority',
    lacksFor: proven,
  },
  'on the broker’s desk, everything there': {
    state: 'atBroker',
    facts: { ...settled, ...question },
    is: 'isComplete isPaid',
    lacksFor: proven,
  },
  'on the broker’s desk after midnight, everything there': {
    state: 'atBroker',
    at: FIRST_OF_10_MARCH,
    facts: settled,
    is: 'isComplete isPaid',
    lacksFor: proven,
  },
  'on the broker’s desk, one more paid': {
    state: 'atBroker',
    facts: { ...examined, ...proof(1001), ...paid(1001) },
    is: 'isComplete isPaid',
    lacksFor: payments('hasMatchingAmount hasSufficientAmount', 'hasMatchingAmount', ''),
  },
  'on the broker’s desk, without the MCU result': {
    state: 'atBroker',
    facts: { ...report, ...proof(1000), ...paid(1000) },
    is: 'isPaid',
    lacksFor: proven,
  },
  'on the broker’s desk, without the examination report': {
    state: 'atBroker',
    facts: { ...mcu, ...proof(1000), ...paid(1000) },
    is: 'isPaid',
    lacksFor: proven,
  },
  'on the broker’s desk, paid without a proof': {
    state: 'atBroker',
    facts: { ...examined, ...paid(1000) },
    lacks: 'hasPaymentProof',
    lacksFor: unproven,
  },
  'on the broker’s desk, proven but not recorded': {
    state: 'atBroker',
    facts: { ...examined, ...proof(1000) },
    lacksFor: proven,
  },
  'on the broker’s desk, another sum proven than paid': {
    state: 'atBroker',
    facts: { ...examined, ...proof(1001), ...paid(1000) },
    is: 'isPaid',
    lacksFor: payments('hasMatchingAmount hasSufficientAmount', 'hasMatchingAmount', ''),
  },
  'on the broker’s desk, one short': {
    state: 'atBroker',
    facts: { ...examined, ...proof(999), ...paid(999) },
    lacksFor: payments('hasSufficientAmount', 'hasMatchingAmount', 'hasMatchingAmount'),
  },
  'on the broker’s desk, one short by an extra premium': {
    state: 'atBroker',
    facts: { ...settled, extraPremium: 1 },
    lacksFor: payments('hasMatchingAmount hasSufficientAmount', 'hasSufficientAmount', 'hasMatchingAmount'),
  },
  'on the broker’s desk again, from the insurer': {
    state: 'atBroker',
    facts: { ...examined, ...escalated },
    lacks: 'isAssessmentOpen hasPaymentProof',
    lacksFor: unproven,
  },

  'on the broker’s desk, handed in by the broker': {
    state: 'atBroker',
    facts: { ...settled, preparedBy: ['id of broker'] },
    is: 'isComplete isPaid',
    lacksFor: proven,
    lacksBy: { broker: 'isAnotherPerson' },
  },
  'on the broker’s desk, confirmed by the root': {
    state: 'atBroker',
    facts: { ...settled, confirmedBy: 'id of root' },
    is: 'isComplete isPaid',
    lacksFor: proven,
    lacksBy: { root: 'isAnotherPerson' },
  },
  'on the broker’s desk, nothing paid, confirmed by the broker': {
    state: 'atBroker',
    facts: { ...examined, ...proof(1000), confirmedBy: 'id of broker' },
    lacksFor: proven,
    lacksBy: { broker: 'isAnotherPerson' },
  },

  'on the insurer’s desk, confirmed by somebody who is now the insurer’s': {
    state: 'atInsurer',
    facts: { ...settled, ...escalated, confirmedBy: 'id of insurer' },
    is: 'isPaid',
    lacks: 'isAssessmentOpen',
    lacksFor: proven,
    lacksBy: { insurer: 'isAnotherPerson' },
  },
  'on the insurer’s desk': {
    state: 'atInsurer',
    facts: { ...settled, ...escalated, ...question, sumInsured: 3001 },
    is: 'isPaid',
    lacks: 'isAssessmentOpen',
    lacksFor: proven,
  },
  'on the insurer’s desk after midnight': {
    state: 'atInsurer',
    at: FIRST_OF_10_MARCH,
    facts: { ...examined, ...escalated },
    lacks: 'isAssessmentOpen hasPaymentProof',
    lacksFor: unproven,
  },

  'on the bank’s desk': {
    state: 'atBank',
    facts: { ...examined, ...question },
    lacks: 'hasPaymentProof',
    lacksFor: unproven,
  },
  'on the bank’s desk, handed in by the bank': {
    state: 'atBank',
    facts: { ...settled, preparedBy: ['id of bank'] },
    is: 'isPaid',
    lacksFor: proven,
    lacksBy: { bank: 'isAnotherPerson' },
  },
  'on the bank’s desk, from the insurer': {
    state: 'atBank',
    facts: { ...settled, ...escalated },
    is: 'isPaid',
    lacks: 'isAssessmentOpen',
    lacksFor: proven,
  },

  'extra premium asked by the broker': {
    state: 'requested',
    facts: { ...settled, ...ask('broker') },
    is: 'isPaid',
    lacksFor: proven,
  },
  'extra premium asked by the insurer, the decision due first': {
    state: 'requested',
    since: { approvalInProgress: '2026-02-10T17:00:00.000Z' },
    facts: { ...settled, ...escalated, ...ask('insurer') },
    is: 'isPaid',
    lacks: 'isAssessmentOpen',
    lacksFor: proven,
  },
  'code for approving sent, for the broker': {
    state: 'codeSent',
    facts: { ...settled, ...question, ...ask('broker', 'approve') },
    is: 'isPaid',
    lacks: 'isCodeForRejection',
    lacksFor: proven,
  },
  'code for approving sent, for the insurer': {
    state: 'codeSent',
    facts: { ...settled, ...escalated, ...ask('insurer', 'approve') },
    is: 'isAskedByInsurer isPaid',
    lacks: 'isAssessmentOpen isCodeForRejection',
    lacksFor: proven,
  },
  'code for rejecting sent, for the broker': {
    state: 'codeSent',
    facts: { ...settled, ...ask('broker', 'reject') },
    is: 'isPaid',
    lacks: 'isCodeForApproval',
    lacksFor: proven,
  },

  approved: {
    state: 'approved',
    facts: { ...examined, ...approved },
    lacks: 'hasPaymentProof hasPayment hasProtectionDate',
    lacksFor: { ...unproven, ...window },
  },
  'approved after midnight': {
    state: 'approved',
    at: FIRST_OF_10_MARCH,
    facts: { ...settled, approval: { at: FIRST_OF_10_MARCH, by: 'Ibu Sari, Insurer' } },
    is: 'isPaid',
    lacks: 'hasProtectionDate',
    lacksFor: { ...proven, ...windowTo('25 March') },
  },
  'approved, everything there': {
    state: 'approved',
    facts: { ...settled, ...approved, ...chosen },
    is: 'isPaid',
    lacksFor: { ...proven, ...window },
  },
  'approved, without the MCU result': {
    state: 'approved',
    facts: { ...report, ...proof(1000), ...paid(1000), ...approved, ...chosen },
    is: 'isPaid',
    lacks: 'hasMcuResult',
    lacksFor: { ...proven, ...window },
  },
  'approved, without the examination report': {
    state: 'approved',
    facts: { ...mcu, ...proof(1000), ...paid(1000), ...approved, ...chosen },
    is: 'isPaid',
    lacks: 'hasMedicalExaminationReport',
    lacksFor: { ...proven, ...window },
  },
  'approved, paid without a proof': {
    state: 'approved',
    facts: { ...examined, ...paid(1000), ...approved, ...chosen },
    lacks: 'hasPaymentProof isPaymentMatched',
    lacksFor: { ...unproven, ...window },
  },
  'approved, proven but not recorded': {
    state: 'approved',
    facts: { ...examined, ...proof(1000), ...approved, ...chosen },
    lacks: 'hasPayment',
    lacksFor: { ...proven, ...window },
  },
  'approved, another sum proven than paid': {
    state: 'approved',
    facts: { ...examined, ...proof(1001), ...paid(1000), ...approved, ...chosen },
    is: 'isPaid',
    lacks: 'isPaymentMatched',
    lacksFor: { ...payments('hasMatchingAmount hasSufficientAmount', 'hasMatchingAmount', ''), ...window },
  },
  'approved, one short': {
    state: 'approved',
    facts: { ...examined, ...proof(999), ...paid(999), ...approved, ...chosen },
    lacks: 'isPremiumPaid',
    lacksFor: { ...payments('hasSufficientAmount', 'hasMatchingAmount', 'hasMatchingAmount'), ...window },
  },
  'approved, one over': {
    state: 'approved',
    facts: { ...examined, ...proof(1001), ...paid(1001), ...approved, ...chosen },
    is: 'isPaid',
    lacksFor: { ...payments('hasMatchingAmount hasSufficientAmount', 'hasMatchingAmount', ''), ...window },
  },
  'approved, one short by an extra premium': {
    state: 'approved',
    facts: { ...settled, extraPremium: 1, ...approved, ...chosen },
    lacks: 'isPremiumPaid',
    lacksFor: {
      ...payments('hasMatchingAmount hasSufficientAmount', 'hasSufficientAmount', 'hasMatchingAmount'),
      ...window,
    },
  },

  active: { state: 'active', facts: { ...settled, ...approved, ...chosen, policyNumber: 'POL-CL-1' } },
  'active, the certificate mailed less than ten minutes ago': {
    state: 'active',
    at: FIRST_OF_10_MARCH,
    facts: {
      ...settled,
      ...approved,
      ...chosen,
      policyNumber: 'POL-CL-1',
      certificateSentAt: '2026-03-09T16:50:00.001Z',
    },
    lacks: 'isLongSinceSent',
  },
  'active, the certificate mailed ten minutes ago': {
    state: 'active',
    at: FIRST_OF_10_MARCH,
    facts: {
      ...settled,
      ...approved,
      ...chosen,
      policyNumber: 'POL-CL-1',
      certificateSentAt: '2026-03-09T16:50:00.000Z',
    },
  },
  rejected: { state: 'rejected', facts: { ...examined, endedAt: '2026-03-08T01:00:00.000Z' } },
  cancelled: { state: 'cancelled', facts: { ...settled, endedAt: '2026-03-08T01:00:00.000Z' } },
}

/** What brings nothing new where an application may be corrected, and is known. */
const unchanged = ({ state, facts }: Situation): Record<string, string> =>
  (state === 'initiated' || state === 'completed') && facts?.['application'] !== null
    ? { 'application as it stands': 'isApplicationChanged' }
    : {}

/** Nobody answers what nobody has asked, as long as anybody might be asked. */
const unasked = ({ state, facts }: Situation) =>
  facts?.['question'] || ['approved', 'active', 'rejected', 'cancelled'].includes(state) ? '' : 'isQuestionOpen'

export const situations: Record<string, Situation> = Object.fromEntries(
  Object.entries(stands).map(([name, one]) => [
    name,
    { ...one, lacks: `${one.lacks ?? ''} ${unasked(one)}`, lacksFor: { ...one.lacksFor, ...unchanged(one) } },
  ]),
)
