import { notifyDesk, sendCode, sendLetter } from '../mail/letters.ts'
import type { Performer } from './performer.ts'

/** What draws documents is loaded with the first of them. */
const issuePolicyDocument: Performer = async (task, work) => {
  const documents = await import('../documents/issuePolicyDocument.ts')
  return documents.issuePolicyDocument(task, work)
}

/** Who performs the effects of the lifecycles, by their names. */
export const performers: Readonly<Record<string, Performer>> = {
  notifyPartner: sendLetter,
  sendDeclaration: sendLetter,
  notifyDesk,
  sendOtp: sendCode,
  issuePolicyDocument,
}
