import { grants, isRoot } from '../kernel/grants.ts'
import type { Rule } from '../kernel/types.ts'
import { lastProtectionDay } from './creditLife.calendar.ts'
import { totalPremium } from './creditLife.context.ts'
import type { CreditLifeContext, DocumentKind } from './creditLife.context.ts'
import type { CreditLifeEvent } from './creditLife.events.ts'

type CreditLifeRule = Rule<CreditLifeContext, CreditLifeEvent>
type Party = keyof CreditLifeContext['parties']

const may = (action: string): CreditLifeRule => {
  const permission = `product.creditLife.quotation.${action}`
  return { permission, test: ({ event }) => grants(event.by.permissions, permission) }
}

const belongsTo = (...parties: Party[]): CreditLifeRule => ({
  test: ({ context, event }) =>
    isRoot(event.by.permissions) || parties.some((party) => context.parties[party] === event.by.organisation.id),
})

const has = (kind: DocumentKind): CreditLifeRule => ({ test: ({ context }) => context.documents[kind] !== undefined })

const amountOf = (event: CreditLifeEvent): number => (event.type === 'payment.recorded' ? event.amount : 0)

const owed = (context: CreditLifeContext, paid: number) => ({
  paid,
  due: totalPremium(context),
  currency: context.currency,
})

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
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

  hasMcuResult: has('mcuResult'),
  hasMedicalExaminationReport: has('medicalExaminationReport'),
  hasPaymentProof: has('paymentProof'),

  isAssessmentOpen: { test: ({ context }) => !context.escalatedToInsurer },
  isAboveLoanLimit: {
    test: ({ context }) => context.loanAmount > context.loanLimit,
    values: ({ context: { loanAmount, loanLimit, currency } }) => ({ loanAmount, loanLimit, currency }),
  },
  isWithinAuthority: {
    test: ({ context }) => context.sumInsured <= context.freeCoverLimit,
    values: ({ context: { sumInsured, freeCoverLimit, currency } }) => ({ sumInsured, freeCoverLimit, currency }),
  },

  isAskedByInsurer: { test: ({ context }) => context.request?.askedBy === 'insurer' },
  isCodeForApproval: { test: ({ context }) => context.request?.codeFor === 'approve' },
  isCodeForRejection: { test: ({ context }) => context.request?.codeFor === 'reject' },
  isCodeVerified: { payload: true, test: ({ event }) => event.verified === true },

  hasMatchingAmount: {
    payload: true,
    test: ({ context: { documents }, event }) => documents.paymentProof?.amount === amountOf(event),
    values: ({ context, event }) => ({
      paid: amountOf(event),
      proven: context.documents.paymentProof?.amount ?? null,
      currency: context.currency,
    }),
  },
  hasSufficientAmount: {
    payload: true,
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

  hasProtectionDate: { test: ({ context }) => context.protectionDate !== null },
  isWithinProtectionWindow: {
    payload: true,
    test: ({ context, event }) =>
      event.type === 'protectionDate.chosen' &&
      context.insurerApprovedAt !== null &&
      event.date <= lastProtectionDay(context.insurerApprovedAt),
    values: ({ context }) => ({ last: context.insurerApprovedAt && lastProtectionDay(context.insurerApprovedAt) }),
  },
} satisfies Record<string, CreditLifeRule>
