import type { Alike } from '../decisions/types.ts'

const payloads = (...fields: string[]): string[] => fields.map((field) => `payload ${field} without required`)

/** What nobody could notice of a credit life quotation if it were otherwise. */
export const alike: Alike[] = [
  {
    because:
      'The limit of a loan hangs on segment and age alone, and nobody of the table is a day from another age that has another.',
    places: [
      'application_date',
      'date_of_birth',
      'totalSumInsured',
      'loan_tenure',
      'height',
      'weight',
      'at',
      'amount',
      'date',
      'loadingRate',
    ].flatMap((field) => ['1', '-1'].map((by) => `rule isToExceedLoanLimit: event.${field} ${by}`)),
  },
  {
    because: 'Before anything is typed no application is another, and none too large: what is typed is judged then.',
    places: ['isApplicationChanged', 'isToExceedLoanLimit'].map((rule) => `rule ${rule}: known before the payload`),
  },
  { because: 'There is one currency.', places: ['change correctApplication: without currency'] },
  {
    because: 'A number that can be called has no more digits.',
    places: ['1', '-1'].map((by) => `payload application.corrected: phone max 16 ${by}`),
  },
  {
    because: 'No extra premium is asked for before the case has been on a desk, so that there is no request to drop.',
    places: [
      'creditLife.confirmed: assessment.reopened without dropRequest',
      'creditLife.confirmed: examination.uploaded without dropRequest',
    ],
  },
  {
    because: 'Every way to the desks names the desk: none is ever entered by default.',
    places: ['atInsurer', 'atBank', 'extraPremium'].map((desk) => `creditLife.approvalInProgress: first ${desk}`),
  },
  {
    because: 'A payment that is recorded matches no proof where there is none: the demand for the proof says it again.',
    places: ['creditLife.approvalInProgress.atBroker: quotation.approved (1) without hasPaymentProof'],
  },
  {
    because: 'Another code leaves the case where it is, and the state has neither a limit nor anything to do on entry.',
    places: ['creditLife.approvalInProgress.extraPremium.codeSent: extraPremium.codeSent to nowhere'],
  },
  {
    because: 'The state around it is busy too, and a case has the tags of both.',
    places: ['creditLife.approvalInProgress.extraPremium: tags without busy'],
  },
  {
    because: 'The rule asks whether there is a day, not which.',
    places: ['1', '-1'].map((by) => `rule hasProtectionDate: context.protectionDate ${by}`),
  },
  {
    because: 'What tells two ways apart is asked beside rules that are open until the payload anyhow.',
    places: ['isAboveLoanLimit', 'isAskedByInsurer'].map((rule) => `rule ${rule}: open until the payload`),
  },
  {
    because: 'A day that is not there yet lies before every last day, and no sum within every largest one.',
    places: ['isAppliedForBefore', 'isDatedByToday', 'isWithinLargestSum', 'isWithinProtectionWindow'].map(
      (rule) => `rule ${rule}: known before the payload`,
    ),
  },
  {
    because: 'An absent value is refused as not given, and an empty one by the rest of what is demanded of the field.',
    places: [
      ...payloads(
        ...['application_type', 'gender', 'identity_type', 'customer_segment'].map(
          (field) => `application.corrected: ${field}`,
        ),
        'examination.uploaded: kind',
        'document.uploaded: kind',
        'extraPremium.codeSent: purpose',
        'extraPremium.approvedByCustomer: code',
        'extraPremium.rejectedByCustomer: code',
      ),
      'input: currency without required',
      'input: applicationDate without required',
      'input: applicationDate not required',
      'input: parties not required',
    ],
  },
]
