import { and, day, optionalNote, record, reference, sum, text } from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: and(record('policy'), text('reason')),
  'request.approved': optionalNote,
  'request.rejected': text('reason'),
  'payment.recorded': and(sum, day, reference),
}
