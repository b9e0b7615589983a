import {
  and,
  code,
  day,
  each,
  file,
  LARGEST,
  mail,
  money,
  of,
  optionalNote,
  sum,
  reference,
  text,
} from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'

const id = (part: string) => {
  const parties = { broker: 'broker', insurer: 'insurer', bank: 'bank', partner: 'partner' }
  return {
    takes: [{ parties: { ...parties, [part]: of(100) } }],
    refuses: [{ parties: { ...parties, [part]: '' } }, { parties: { ...parties, [part]: of(101) } }],
  }
}
/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: and(
    { takes: each('quotesCode', of(40)), refuses: each('quotesCode', undefined, '', of(41)) },
    money('loanAmount', 0),
    money('loanLimit', 0),
    money('sumInsured', 0),
    money('freeCoverLimit', 0),
    money('premium', 1),
    { takes: each('currency', 'EUR'), refuses: each('currency', undefined, 'ID', 'IDRX') },
    { takes: [], refuses: each('parties', undefined) },
    id('broker'),
    id('insurer'),
    id('bank'),
    id('partner'),
    mail('partnerEmail'),
    mail('customerEmail'),
    {
      takes: each('applicationDate', '2028-02-29'),
      refuses: each('applicationDate', undefined, '', '2026-02-29', 'today'),
    },
    { takes: each('loanTenure', null, 1, 480), refuses: each('loanTenure', 0, 481, 1.5) },
    { takes: each('fourEyesFrom', null, 0, LARGEST), refuses: each('fourEyesFrom', -1, 1.5, LARGEST + 1) },
    { takes: each('application', null, { occupation: 'Notary' }), refuses: [] },
  ),
  'examination.uploaded': and(file, {
    takes: each('kind', 'mcuResult', 'medicalExaminationReport'),
    refuses: each('kind', undefined, 'paymentProof', 'x'),
  }),
  'document.uploaded': and(file, sum, {
    takes: ['spk', 'identityCard', 'creditAgreement', 'other'].map((kind) => ({ kind, amount: undefined })),
    refuses: each('kind', undefined, 'mcuResult', 'x'),
  }),
  'spk.submitted': day,
  'confirmation.asked': text('notes'),
  'assessment.reopened': text('note'),
  'quotation.escalatedToInsurer': and(mail('declarationEmail', 254), {
    takes: [],
    refuses: [],
    becomes: [[{ declarationEmail: '  a@b.test ' }, { declarationEmail: 'a@b.test' }]],
  }),
  'quotation.approved': optionalNote,
  'quotation.rejected': text('reason'),
  'quotation.cancelled': text('reason'),
  'extraPremium.requested': and(sum, optionalNote, {
    takes: each('loadingRate', undefined, 0, 12.5, 100),
    refuses: each('loadingRate', -0.1, -1, 12.345, 100.1, 101),
  }),
  'extraPremium.codeSent': {
    takes: each('purpose', 'approve', 'reject'),
    refuses: each('purpose', undefined, '', 'both'),
  },
  'extraPremium.approvedByCustomer': code,
  'extraPremium.rejectedByCustomer': code,
  'payment.recorded': and(sum, day, reference),
  'protectionDate.chosen': day,
}
