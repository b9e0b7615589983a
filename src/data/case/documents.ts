import type { Json, Lifecycle } from '../../../machines/kernel/types.ts'
import type { TimelineEntry } from './case.types.ts'
import { payloadFields } from './payload.ts'

/** A file that an event has brought in. */
export interface CaseDocument {
  fileId: string
  name: string
  /** The event and the payload's options, which say what kind of document it is. */
  type: string
  kind: { field: string; option: string } | null
  entry: TimelineEntry
}

/** The documents of a case, newest first; one that was brought in again counts once. */
export const documentsOf = (lifecycle: Lifecycle, timeline: readonly TimelineEntry[]): CaseDocument[] => {
  const all = timeline.toReversed().flatMap((entry): CaseDocument[] => {
    const fields = payloadFields(lifecycle, entry.type, entry.payload)
    const option = fields.find(({ field }) => field.type === 'option')?.name
    const kind = option === undefined ? null : { field: option, option: text(entry.payload[option]) }
    return fields.flatMap(({ as, name, fileName }) =>
      as === 'file'
        ? [
            {
              fileId: text(entry.payload[name]),
              name: text(entry.payload[fileName ?? name]),
              type: entry.type,
              kind,
              entry,
            },
          ]
        : [],
    )
  })
  return all.filter(
    ({ kind }, index) => kind === null || all.findIndex((other) => other.kind?.option === kind.option) === index,
  )
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
