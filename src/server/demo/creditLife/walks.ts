import type { StepName } from './steps.ts'

/** One way through the life of a quotation. */
export interface Walk {
  name: string
  /** How many of some four hundred quotations take it. */
  weight: number
  steps: readonly StepName[]
  /** `wait`: it stands there now, last moved at most so many days ago. `settled`: it ended at any time. `expire`: its deadline passed. */
  then: { wait: number } | 'settled' | 'expire'
  /** Within the broker's authority, above it, or above the loan limit; either of the first two when absent. */
  size?: 'within' | 'above' | 'tooLarge'
}

const begun = ['identityCard', 'mcu', 'examination'] as const
const submitted = [...begun, 'creditAgreement', 'spk'] as const
const asked = [...submitted, 'ask', 'answer', 'examinationAgain'] as const
const confirmed = [...submitted, 'confirm'] as const
const confirmedAfterAsking = [...asked, 'confirm'] as const
const atBroker = [...confirmed, 'toBroker'] as const
const atInsurer = [...confirmed, 'toInsurer'] as const
const atBank = [...confirmed, 'toBank'] as const
const approvedByInsurer = [...atInsurer, 'approveByInsurer'] as const
const approvedByBroker = [...atBroker, 'approveByBroker'] as const
const paid = ['paymentProof', 'payment'] as const
const extraByInsurer = [...atInsurer, 'extraByInsurer'] as const
const extraByBroker = [...atBroker, 'extraByBroker'] as const

const walk = (
  name: string,
  weight: number,
  then: Walk['then'],
  steps: readonly StepName[],
  size?: Walk['size'],
): Walk => ({ name, weight, steps, then, size })

export const walks: readonly Walk[] = [
  walk('new', 8, { wait: 12 }, []),
  walk('first document', 10, { wait: 15 }, ['identityCard', 'mcu']),
  walk('ready to submit', 14, { wait: 12 }, begun),
  walk('under investigation', 22, { wait: 5 }, submitted),
  walk('under investigation, asked', 6, { wait: 4 }, [...submitted, 'ask']),
  walk('under investigation, answered', 6, { wait: 4 }, asked),
  walk('under investigation, corrected', 6, { wait: 4 }, [...submitted, 'ask', 'correct']),
  walk('confirmed', 26, { wait: 5 }, confirmed),
  walk('at broker, within authority', 22, { wait: 8 }, atBroker, 'within'),
  walk('at broker, paid, within authority', 14, { wait: 6 }, [...atBroker, ...paid], 'within'),
  walk('at broker, above authority', 16, { wait: 8 }, atBroker, 'above'),
  walk('at insurer', 26, { wait: 8 }, atInsurer),
  walk('at bank', 14, { wait: 8 }, atBank),
  walk('extra premium asked', 6, { wait: 1 }, extraByInsurer),
  walk('code sent', 8, { wait: 1 }, [...extraByInsurer, 'codeToApprove']),
  walk('approved', 14, { wait: 4 }, approvedByInsurer),
  walk('approved and paid', 10, { wait: 3 }, [...approvedByInsurer, ...paid]),
  walk('ready to issue', 12, { wait: 2 }, [...approvedByInsurer, ...paid, 'protectionDate']),

  walk('policy by broker', 30, 'settled', [...atBroker, ...paid, 'approveByBroker'], 'within'),
  walk(
    'policy by broker, bank asked',
    10,
    'settled',
    [...atBank, 'approveByBank', ...paid, 'approveByBroker'],
    'within',
  ),
  walk('policy by insurer', 40, 'settled', [...approvedByInsurer, ...paid, 'protectionDate', 'issue']),
  walk('policy after a question', 12, 'settled', [
    ...confirmedAfterAsking,
    'toInsurer',
    'approveByInsurer',
    ...paid,
    'protectionDate',
    'issue',
  ]),
  walk(
    'policy after reopening',
    6,
    'settled',
    [...atBroker, 'reopen', 'examinationAgain', 'confirm', 'toBroker', ...paid, 'approveByBroker'],
    'within',
  ),
  walk('policy with extra premium', 12, 'settled', [
    ...extraByInsurer,
    'codeToApprove',
    'customerApproves',
    'approveByInsurer',
    ...paid,
    'protectionDate',
    'issue',
  ]),
  walk(
    'policy with extra premium of the broker',
    4,
    'settled',
    [...extraByBroker, 'codeToApprove', 'customerApproves', ...paid, 'approveByBroker'],
    'within',
  ),
  walk('above the loan limit', 12, 'settled', submitted, 'tooLarge'),
  walk('rejected under investigation', 8, 'settled', [...submitted, 'rejectEarly']),
  walk('rejected by broker', 10, 'settled', [...atBroker, 'rejectByBroker']),
  walk('rejected by insurer', 14, 'settled', [...atInsurer, 'rejectByInsurer']),
  walk('rejected by bank', 6, 'settled', [...atBank, 'rejectByBank']),
  walk('withdrawn', 8, 'settled', ['identityCard', 'mcu', 'withdraw']),
  walk('withdrawn after approval', 4, 'settled', [...approvedByInsurer, 'withdraw']),
  walk('extra premium declined', 6, 'settled', [...extraByInsurer, 'codeToReject', 'customerRejects']),
  walk('policy ended early', 4, 'settled', [...approvedByInsurer, ...paid, 'protectionDate', 'issue', 'endEarly']),
  walk('documents never came', 8, 'expire', ['identityCard', 'mcu']),
  walk('never confirmed', 4, 'expire', asked),
  walk('never escalated', 3, 'expire', confirmed),
  walk('never decided', 3, 'expire', atInsurer),
  walk('customer never answered', 4, 'expire', [...extraByInsurer, 'codeToApprove']),
  walk('approval lapsed', 5, 'expire', approvedByInsurer),
  walk('approval of the broker lapsed', 2, 'expire', approvedByBroker, 'within'),
]

/** The walks in an order of which every beginning is as mixed as the whole. */
export const mixed: readonly Walk[] = walks
  .flatMap((one) => Array.from({ length: one.weight }, (_, index) => ({ one, place: (index + 0.5) / one.weight })))
  .toSorted((a, b) => a.place - b.place)
  .map(({ one }) => one)

const incidental: readonly StepName[] = ['identityCard', 'creditAgreement']

/** The walk without the uploads that nothing depends on. */
export const brief = ({ steps, ...rest }: Walk): Walk => ({
  ...rest,
  steps: steps.filter((name) => !incidental.includes(name)),
})
