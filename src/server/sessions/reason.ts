import { seeingReason } from '../../shared/endpoints/answers/sessions.ts'
import { isVisible } from '../../shared/validation/visible.ts'
import { badField } from '../http/httpError.ts'

/** Why somebody sees or acts as another, or keeps what they have, in the body of a call. */
export const reasonField = { type: 'string', minLength: seeingReason.least, maxLength: seeingReason.most }

/** @throws HttpError BAD_INPUT for a reason that is not seen whole */
export const unlessHidden = (reason: string): void => {
  if (!isVisible(reason)) throw badField('reason')
}
