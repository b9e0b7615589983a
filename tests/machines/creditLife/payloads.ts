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
  trimmed,
} from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'
import { LIMITS } from './applications.ts'

const id = (part: string) => {
  const parties = { broker: 'broker', insurer: 'insurer', bank: 'bank', partner: 'partner' }
  return {
    takes: [{ parties: { ...parties, [part]: of(100) } }],
    refuses: [{ parties: { ...parties, [part]: '' } }, { parties: { ...parties, [part]: of(101) } }],
  }
}
const option = (field: string, ...options: string[]) => ({
  takes: each(field, ...options),
  refuses: each(field, undefined, '', 'x'),
})
const dated = (field: string, required = false) => ({
  takes: each(field, '2028-02-29', ...(required ? [] : [undefined])),
  refuses: each(field, '2026-02-29', 'tomorrow', ...(required ? [undefined, ''] : [])),
})
const words = (field: string, longest: number, required = false) => ({
  becomes: trimmed(field),
  takes: each(field, 'x', of(longest), ...(required ? [] : [undefined])),
  refuses: each(field, of(longest + 1), ...(required ? [undefined, '', '  '] : [])),
})
/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  'application.corrected': and(
    option('application_type', 'NEW', 'TOP_UP', 'TAKE_OVER'),
    dated('application_date', true),
    words('loan_number', 40, true),
    { takes: [], refuses: each('loan_number', 'L 1', 'L/1') },
    money('loan_amount', 1),
    { takes: each('loan_tenure', 1, 480), refuses: each('loan_tenure', undefined, 0, 481, 1.5) },
    money('totalSumInsured', 1),
    words('bank_branch_name', 120, true),
    ...(
      [
        ['insurance_quotation_number', 40],
        ['bank_ref_number', 40],
        ['credit_agreement_number', 60],
        ['occupation', 120],
        ['address', 500],
        ['address_residential', 500],
      ] as const
    ).map(([field, longest]) => words(field, longest)),
    dated('credit_agreement_date'),
    dated('credit_start_date'),
    words('customer_name', 120, true),
    { takes: each('customer_name', 'Nguyễn Văn A', "O'Neill"), refuses: each('customer_name', 'Budi <1>') },
    dated('date_of_birth', true),
    option('gender', 'Male', 'Female'),
    option('identity_type', 'KTP', 'Passport', 'KITAS'),
    words('identity_number', 40, true),
    { takes: [], refuses: each('identity_number', 'A 1') },
    option('customer_segment', 'Employee', 'Retiree', 'Pre-Retirement', 'Public'),
    { takes: each('height', 50, 260), refuses: each('height', undefined, 49, 261, 100.5) },
    { takes: each('weight', 20, 400), refuses: each('weight', undefined, 19, 401, 100.5) },
    {
      becomes: [[{ phone: ' +6281234567890 ' }, { phone: '+6281234567890' }]],
      takes: each('phone', undefined, '+6281234567890'),
      refuses: each('phone', 'none', '1'),
    },
    ...['email', 'partner_email'].map((field) =>
      and(mail(field, 254), {
        takes: [],
        refuses: [],
        becomes: [[{ [field]: ' a@b.test ' }, { [field]: 'a@b.test' }]],
      }),
    ),
  ),
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
    {
      takes: Object.keys(LIMITS).flatMap((name) => [1, 365].map((days) => ({ limits: { ...LIMITS, [name]: days } }))),
      refuses: Object.keys(LIMITS).flatMap((name) =>
        [0, 366, 1.5].map((days) => ({ limits: { ...LIMITS, [name]: days } })),
      ),
    },
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
  'confirmation.answered': text('note'),
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
