import type { TransitionMeta } from '../kernel/types.ts'
import { events } from './creditLife.events.ts'
import type { CreditLifeEventType } from './creditLife.events.ts'

type Extra = Pick<TransitionMeta, 'intent'> & { asks?: true }

const extras: Record<CreditLifeEventType, Extra> = {
  'examination.uploaded': {},
  'document.uploaded': {},
  'spk.submitted': { intent: 'primary' },
  'documents.confirmed': { intent: 'primary', asks: true },
  'confirmation.asked': {},
  'assessment.reopened': {},
  'quotation.escalatedToBroker': {},
  'quotation.escalatedToInsurer': {},
  'quotation.escalatedToBank': {},
  'quotation.approved': { intent: 'primary', asks: true },
  'quotation.rejected': { intent: 'danger', asks: true },
  'quotation.cancelled': { intent: 'danger', asks: true },
  'extraPremium.requested': {},
  'extraPremium.codeSent': {},
  'extraPremium.approvedByCustomer': { intent: 'primary' },
  'extraPremium.rejectedByCustomer': { intent: 'danger' },
  'payment.recorded': {},
  'protectionDate.chosen': {},
  'policy.issued': { intent: 'primary' },
}

/** What an operator sees of an event: its label, question, dialog and outcome, as keys below `creditLife`. */
export const meta = (type: CreditLifeEventType): TransitionMeta => {
  const { asks, intent = 'neutral' } = extras[type]
  return {
    label: `creditLife:actions.${type}`,
    intent,
    ...(asks && { confirm: `creditLife:confirm.${type}` }),
    ...(events[type].schema && { payload: type }),
    success: `creditLife:success.${type}`,
    failure: `creditLife:failure.${type}`,
  }
}
