import type { Json, Lifecycle } from '../../../machines/kernel/types.ts'
import type { TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { IssuedFile } from '../../shared/endpoints/answers/files.ts'
import type { Author } from '../../shared/endpoints/answers/records.ts'
import { payloadFields } from '../../shared/area/payload.ts'

/** A file that an event has brought in, or that the host has made. */
export interface CaseDocument {
  fileId: string
  name: string
  /** The payload's option that says what kind of document it is. */
  kind: { field: string; option: string } | null
  by: Author
  at: string
}

/** A document that the host has made. */
export const issuedDocument = ({ id, name, by, at }: IssuedFile): CaseDocument => ({
  fileId: id,
  name,
  kind: null,
  by,
  at,
})

/** The documents of a case, newest first; one that was brought in again counts once. */
export const documentsOf = (lifecycle: Lifecycle, timeline: readonly TimelineEntry[]): CaseDocument[] => {
  const all = timeline.toReversed().flatMap((entry): CaseDocument[] => {
    const fields = payloadFields(lifecycle, entry.type, entry.payload)
    const option = fields.find(({ field }) => field.type === 'option')?.name
    const kind = option === undefined ? null : { field: option, option: text(entry.payload[option]) }
    return fields.flatMap(({ name, field }) =>
      field.type === 'file'
        ? [
            {
              fileId: text(entry.payload[name]),
              name: text(entry.payload[field.nameIn]),
              kind,
              by: entry.by,
              at: entry.at,
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
