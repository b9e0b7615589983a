import { and, day, each, of, optionalNote, reference, sum, text, trimmed } from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: and(
    { takes: each('policy', of(100)), refuses: each('policy', undefined, '', of(101)), becomes: trimmed('policy') },
    text('reason'),
  ),
  'request.approved': optionalNote,
  'request.rejected': text('reason'),
  'payment.recorded': and(sum, day, reference),
}
