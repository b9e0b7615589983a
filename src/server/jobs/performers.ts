import { askPricing } from './askPricing.ts'
import { inviteAnswer, notifyDesk, notifyOrganisation, sendCode, sendDocument, sendLetter } from '../mail/letters.ts'
import { notifyPerson } from '../notify.ts'
import { askPayment, askTransfer, verifyAccount, withdrawPayment } from '../performers/payments/ask.ts'
import { followOrder } from '../performers/payments/follow.ts'
import { applyNotice } from '../performers/payments/notices.ts'
import { accrueCommission } from '../performers/commission/accrue.ts'
import { claimCommission } from '../performers/commission/claim.ts'
import { checkForm } from '../performers/checkForm.ts'
import { deliverAnswers } from '../performers/insurerQuestions/deliverAnswers.ts'
import { openLinked } from '../performers/openLinked.ts'
import { performReconcile } from '../performers/books/asking.ts'
import { replaceLive } from '../performers/replaceLive.ts'
import { climb } from '../performers/requests.ts'
import { type Performer, textOf } from '../task.ts'

/** What draws documents is loaded with the first of them. */
const issueDocument: Performer = async (task, work) => {
  const documents = await import('../documents/issueDocument.ts')
  return documents.issueDocument(task, work)
}

/** What a party outside has called with, or the host itself: the case judges it. */
const applyCall: Performer = async (task) => ({ event: { ...task.params, type: textOf(task, 'type') } })

/** Who performs the effects of the lifecycles, by the names that `machines/kit/effects.ts` gives them, and the calls of webhooks. */
export const performers: Readonly<Record<string, Performer>> = {
  sendLetter,
  sendDocument,
  inviteAnswer,
  sendCode,
  notifyOrganisation,
  notifyDesk,
  notifyPerson,
  issueDocument,
  askPricing,
  checkForm,
  replaceLive,
  deliverAnswers,
  climb,
  openLinked,
  askPayment,
  withdrawPayment,
  askTransfer,
  verifyAccount,
  followOrder,
  applyNotice,
  applyCall,
  accrueCommission,
  claimCommission,
  reconcile: performReconcile,
}
