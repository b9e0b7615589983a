import type { Decisions, Payload, Payloads } from '../decisions/types.ts'

const of = (length: number): string => 'x'.repeat(length)
const each = (field: string, ...values: Payload[string][]): Payload[] => values.map((value) => ({ [field]: value }))
const trimmed = (field: string): [Payload, Payload][] => [[{ [field]: '  x\n' }, { [field]: 'x' }]]
const text = (field: string, longest = 1000) => ({
  becomes: trimmed(field),
  takes: each(field, 'x', of(longest)),
  refuses: each(field, undefined, '', '   ', of(longest + 1)),
})
const day = {
  takes: each('date', '2028-02-29', '1900-01-01', '2099-12-31'),
  refuses: each('date', undefined, '', '2026-02-29', '2026-13-01', '2026-3-1', '2026-03-01T00:00', 'tomorrow'),
}
const file = {
  takes: [...each('fileId', of(100)), ...each('name', of(255))],
  refuses: [...each('fileId', undefined, '', of(101)), ...each('name', undefined, '', of(256))],
}
const LARGEST = 1_000_000_000_000_000
const sum = {
  takes: each('amount', 1, LARGEST),
  refuses: each('amount', undefined, 0, -1, 1.5, LARGEST + 1),
}
const code = { takes: each('code', '000000'), refuses: each('code', undefined, '', '12345', '1234567', '12345a') }
const and = (...parts: Payloads[]): Payloads => ({
  becomes: parts.flatMap(({ becomes = [] }) => becomes),
  takes: parts.flatMap(({ takes }) => takes),
  refuses: parts.flatMap(({ refuses }) => refuses),
})
const optionalNote = {
  becomes: trimmed('note'),
  takes: each('note', undefined, of(1000)),
  refuses: each('note', of(1001)),
}
const money = (field: string, least: number) => ({
  takes: each(field, least, LARGEST),
  refuses: each(field, undefined, least - 1, 1.5, LARGEST + 1),
})
const id = (part: string) => {
  const parties = { broker: 'broker', insurer: 'insurer', bank: 'bank', partner: 'partner' }
  return {
    takes: [{ parties: { ...parties, [part]: of(100) } }],
    refuses: [{ parties: { ...parties, [part]: '' } }, { parties: { ...parties, [part]: of(101) } }],
  }
}
const mail = (field: string, longest?: number) => ({
  takes: each(field, 'a@b.test', ...(longest ? [`${of(64)}@${of(63)}.${of(63)}.${of(longest - 197)}.com`] : [])),
  refuses: each(
    field,
    undefined,
    '',
    'nobody',
    ...(longest ? [`${of(64)}@${of(63)}.${of(63)}.${of(longest - 196)}.com`] : []),
  ),
})

/** What a payload may be: texts to their length, days of the calendar, sums to the largest, codes of six digits. */
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
    refuses: each('loadingRate', -0.1, -1, 100.1, 101),
  }),
  'extraPremium.codeSent': {
    takes: each('purpose', 'approve', 'reject'),
    refuses: each('purpose', undefined, '', 'both'),
  },
  'extraPremium.approvedByCustomer': code,
  'extraPremium.rejectedByCustomer': code,
  'payment.recorded': and(sum, day, {
    becomes: trimmed('reference'),
    takes: each('reference', of(60)),
    refuses: each('reference', undefined, '', '  ', of(61)),
  }),
  'protectionDate.chosen': day,
}
