import { advanceTogether, type Standing, type Together } from '../../../machines/kernel/together.ts'
import type { CaseEvent, CaseRecord, Reason } from '../../../machines/kernel/types.ts'
import { codeField } from './codes.ts'
import type { Place } from './types.ts'

/** What a case and those that an event involves answer it. A one-time code is tried only where a right one would move the case. */
export const decide = async (
  { lifecycle }: Pick<Place, 'lifecycle'>,
  record: CaseRecord,
  event: CaseEvent,
  others: Record<string, Standing>,
  isRight: () => Promise<boolean | Reason>,
): Promise<Together> => {
  const judged = (sent: CaseEvent) => advanceTogether(lifecycle, record, sent, others)
  const carriesCode = lifecycle.events[event.type]!.transient?.includes(codeField)
  if (!carriesCode) return judged(event)
  const decided = judged({ ...event, verified: true })
  if (!decided.ok) return decided
  const verified = await isRight()
  if (typeof verified === 'object') return { ok: false, refusal: { code: 'REFUSED', reasons: [verified] }, of: null }
  return verified ? decided : judged({ ...event, verified })
}
