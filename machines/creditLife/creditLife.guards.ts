import { largestSum } from '../fields/money.ts'
import type { Context, Rule } from '../kernel/types.ts'
import {
  amountOf,
  belongsTo,
  dateOf,
  has,
  isAnotherPerson,
  isCodeVerified,
  isCustomerOfCase,
  isDatedByToday,
  isDatedSince,
  isExactly,
  isPartnerContactOfCase,
  may as mayWith,
} from '../kit/rules.ts'
import { exceedsLoanLimit, isChanged } from './creditLife.application.ts'
import { totalPremium } from './creditLife.context.ts'
import type { CreditLifeContext } from './creditLife.context.ts'
import type { CreditLifeEvent } from './creditLife.events.ts'
import { lastProtectionDay, windowSaid } from './creditLife.window.ts'

type CreditLifeRule = Rule<CreditLifeContext, CreditLifeEvent>

const may = (action: string) => mayWith(`product.creditLife.quotation.${action}`)

/** Whose work the sender would judge: of what was handed in, and to approve, also of what was confirmed. */
const judgedBy = ({ preparedBy, confirmedBy }: CreditLifeContext, { type }: CreditLifeEvent): (string | null)[] =>
  type === 'documents.confirmed' ? preparedBy : [...preparedBy, confirmedBy]

const owed = (context: CreditLifeContext, paid: number) => ({
  paid,
  due: totalPremium(context),
  currency: context.currency,
})

/** What a correction brings, beside its stamp. */
const typedIn = (event: CreditLifeEvent) => event as unknown as Context

const applicationDateOf = (event: CreditLifeEvent): string =>
  'application_date' in event ? event.application_date : ''

const minute = 60_000
/** From one mailing of a certificate to the next, at least. */
const minutesBetween = 10

const never = '9999-12-31'

/** The day of the SPK or of the payment, whichever is first. */
const firstHandedIn = ({ spkSubmissionDate, payment }: CreditLifeContext): string | undefined =>
  [spkSubmissionDate, payment?.date].flatMap((day) => day ?? []).toSorted()[0]

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayApply: may('create'),
  mayUpload: may('upload'),
  mayAssess: may('assess'),
  mayConfirm: may('confirm'),
  mayAsk: may('ask'),
  mayEscalate: may('escalate'),
  mayApprove: may('approve'),
  mayReject: may('reject'),
  mayCancel: may('cancel'),
  mayRequestExtraPremium: may('requestExtraPremium'),
  maySendOtp: may('sendOtp'),
  mayRecordPayment: may('recordPayment'),
  mayIssue: may('issue'),

  isBrokerOfCase: belongsTo('broker'),
  isInsurerOfCase: belongsTo('insurer'),
  isBankOfCase: belongsTo('bank'),
  isSubmitterOfCase: belongsTo('partner', 'bank', 'broker'),
  isPartyOfCase: belongsTo('partner', 'bank', 'broker', 'insurer'),
  isPartnerOfCase: belongsTo('partner'),
  isCustomerOfCase,
  isPartnerContactOfCase,

  hasMcuResult: has('mcuResult'),
  hasMedicalExaminationReport: has('medicalExaminationReport'),
  hasPaymentProof: has('paymentProof'),

  isAnotherPerson: isAnotherPerson(({ sumInsured }: CreditLifeContext) => sumInsured, judgedBy),

  isAssessmentOpen: { test: ({ context }) => !context.escalatedToInsurer },
  isApplicationKnown: { test: ({ context }) => context.application !== null },
  isApplicationChanged: { payload: [], test: ({ context, event }) => isChanged(context, typedIn(event)) },
  isAppliedForBefore: {
    payload: ['application_date'],
    test: ({ context, event }) => applicationDateOf(event) <= (firstHandedIn(context) ?? never),
    values: ({ context }) => ({ last: firstHandedIn(context) ?? null }),
  },
  isToExceedLoanLimit: {
    payload: ['loan_amount'],
    test: ({ context, event }) => exceedsLoanLimit(context, typedIn(event)),
  },
  isAboveLoanLimit: {
    test: ({ context }) => context.loanAmount > context.loanLimit,
    values: ({ context: { loanAmount, loanLimit, currency } }) => ({ loanAmount, loanLimit, currency }),
  },
  isWithinAuthority: {
    test: ({ context }) => context.sumInsured <= context.freeCoverLimit,
    values: ({ context: { sumInsured, freeCoverLimit, currency } }) => ({ sumInsured, freeCoverLimit, currency }),
  },

  isQuestionOpen: { test: ({ context }) => context.question !== null },
  isAskedByInsurer: { test: ({ context }) => context.request?.askedBy === 'insurer' },
  isCodeForApproval: { test: ({ context }) => context.request?.codeFor === 'approve' },
  isCodeForRejection: { test: ({ context }) => context.request?.codeFor === 'reject' },
  isCodeVerified,

  isDatedByToday,
  isDatedSinceApplication: isDatedSince(({ applicationDate }: CreditLifeContext) => applicationDate),

  isWithinLargestSum: {
    payload: ['amount'],
    test: ({ context, event }) => context.premium + amountOf(event) <= largestSum,
    values: ({ context: { premium, currency } }) => ({ most: largestSum - premium, currency }),
  },
  hasMatchingAmount: isExactly(({ documents }: CreditLifeContext) => [documents.paymentProof?.amount ?? null]),
  hasSufficientAmount: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) >= totalPremium(context),
    values: ({ context, event }) => owed(context, amountOf(event)),
  },
  hasPayment: { test: ({ context }) => context.payment !== null },
  isPaymentMatched: {
    test: ({ context: { payment, documents } }) =>
      payment === null || payment.amount === documents.paymentProof?.amount,
    values: ({ context: { payment, documents, currency } }) => ({
      paid: payment?.amount ?? null,
      proven: documents.paymentProof?.amount ?? null,
      currency,
    }),
  },
  isPremiumPaid: {
    test: ({ context }) => context.payment === null || context.payment.amount >= totalPremium(context),
    values: ({ context }) => owed(context, context.payment?.amount ?? 0),
  },

  isLongSinceSent: {
    test: ({ context: { certificateSentAt }, event }) =>
      certificateSentAt === null || Date.parse(event.at) - Date.parse(certificateSentAt) >= minutesBetween * minute,
    values: () => ({ minutes: minutesBetween }),
  },

  hasProtectionDate: { test: ({ context }) => context.protectionDate !== null },
  isWithinProtectionWindow: {
    payload: ['date'],
    test: ({ context, event }) => dateOf(event) <= (lastProtectionDay(context) ?? ''),
    values: ({ context }) => ({ last: lastProtectionDay(context), ...windowSaid(context) }),
  },
} satisfies Record<string, CreditLifeRule>
