import { issuePolicyDocument } from '../documents/issuePolicyDocument.ts'
import { notifyDesk, sendCode, sendLetter } from '../mail/letters.ts'
import type { Performer } from './performer.ts'

/** Who performs the effects of the lifecycles, by their names. */
export const performers: Readonly<Record<string, Performer>> = {
  notifyPartner: sendLetter,
  sendDeclaration: sendLetter,
  notifyDesk,
  sendOtp: sendCode,
  issuePolicyDocument,
}
