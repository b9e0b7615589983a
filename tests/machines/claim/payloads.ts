import {
  and,
  day,
  each,
  file,
  mail,
  money,
  of,
  optionalNote,
  record,
  reference,
  sum,
  text,
  trimmed,
} from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'
import { form } from './portraits.ts'

const incident = {
  takes: each('incidentDate', '2028-02-29'),
  refuses: each('incidentDate', undefined, '', '2026-02-29', 'tomorrow'),
}
const longest = mail('email', 254)
const email = {
  becomes: [[{ email: ' a@b.test ' }, { email: 'a@b.test' }]] as [{ email: string }, { email: string }][],
  takes: [...each('email', undefined), ...longest.takes],
  refuses: longest.refuses.filter(({ email: one }) => one),
}
const typed = and(record('agent'), record('insurer'), text('description'), money('claimedAmount', 1), incident, email, {
  becomes: [
    ...trimmed('policyNumber'),
    ...trimmed('customer_name'),
    [{ phone: ' +6281234567890 ' }, { phone: '+6281234567890' }],
  ],
  takes: [
    ...each('policyNumber', of(40), 'POL-1/A'),
    ...each('productCategory', 'gadget', 'goods', 'micro-health', 'logistic', 'bus', 'train', 'flight', 'travel'),
    ...each('productCategory', 'credit-life'),
    ...each(
      'claimType',
      undefined,
      null,
      'ACCIDENT',
      'HEALTH',
      'DEATH',
      'THEFT',
      'LOSS',
      'DAMAGE',
      'FIRE',
      'FLOOD',
      'DELAY',
    ),
    ...each('claimType', 'CANCELLATION', 'LIABILITY'),
    ...each('customer_name', of(120), "O'Neill"),
    ...each('phone', '+84912345678'),
    ...each('currency', 'MYR', 'VND', 'THB', 'PHP', 'KHR'),
  ],
  refuses: [
    ...each('policyNumber', undefined, '', of(41)),
    ...each('productCategory', undefined, '', 'boats'),
    ...each('claimType', 'theft', 'OTHER'),
    ...each('customer_name', undefined, '  ', of(121), 'Budi <1>'),
    ...each('phone', undefined, 'none', '1'),
    ...each('currency', undefined, '', 'XXX', 'idr'),
  ],
})

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: and(typed, {
    takes: [
      ...each('claimNumber', of(40)),
      { partner: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0029' },
      ...each('form', null, form),
    ],
    refuses: [
      ...each('claimNumber', undefined, '', of(41)),
      ...each('partner', undefined, ''),
      ...each('form', 'abc', ...Object.keys(form).map((name) => ({ ...form, [name]: undefined }))),
    ],
  }),
  'claim.edited': typed,
  'form.answered': and(text('form', 36), text('submissionId', 36), text('submission', 60)),
  'claim.acknowledged': optionalNote,
  'claim.resubmissionAsked': text('reason'),
  'claim.softRejected': text('reason'),
  'claim.approved': and(sum, optionalNote),
  'claim.rejected': text('reason'),
  'payment.recorded': and(day, reference),
  'paper.added': file,
  'paper.received': file,
  'link.generated': text('wanted', 500),
  'disbursement.begun': and(text('disbursement', 40), {
    becomes: trimmed('linkedTo'),
    takes: each('linkedTo', undefined, of(40)),
    refuses: each('linkedTo', of(41)),
  }),
  'disbursement.paid': and(text('disbursement', 40), day, reference),
  'disbursement.ended': text('disbursement', 40),
  'disbursement.returned': and(text('disbursement', 40), text('reason')),
}
