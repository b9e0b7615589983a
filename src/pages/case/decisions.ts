import { choices } from '../../../machines/kernel/choices.ts'
import type { CaseRecord, Choice, Known, Lifecycle, Reason, Stamp } from '../../../machines/kernel/types.ts'
import { payloadFields } from '../../shared/area/payload.ts'

const intents = ['primary', 'neutral', 'danger', undefined]

const byIntent = (one: Choice, other: Choice) => intents.indexOf(one.meta.intent) - intents.indexOf(other.meta.intent)

export interface Choices {
  /** What moves or notes the case; what leads on comes first, what ends it last. */
  decisions: Choice[]
  /** What brings a file in, and decides nothing by it. */
  uploads: Choice[]
}

/** What a person may do with a case at a time, and what not and why. */
export const decisionsOf = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  stamp: Stamp,
  others: readonly Known[],
  /** Against all of it, as only the server knows. */
  against: readonly Reason[] = [],
): Choices => {
  const isUpload = ({ type, meta }: Choice) =>
    !meta.decides && payloadFields(lifecycle, type).some(({ field }) => field.type === 'file')
  const all = choices(lifecycle, record, stamp, others)
    .filter(({ meta }) => !meta.elsewhere)
    .map((choice) => (against.length > 0 ? { ...choice, allowed: false, reasons: [...against] } : choice))
    .toSorted(byIntent)
  return { decisions: all.filter((choice) => !isUpload(choice)), uploads: all.filter(isUpload) }
}
