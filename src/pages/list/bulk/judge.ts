import { choices } from '../../../../machines/kernel/choices.ts'
import { explain } from '../../../../machines/kernel/explain.ts'
import type {
  CaseRecord,
  Choice,
  EventDefinition,
  Known,
  Lifecycle,
  Reason,
  Stamp,
  TransitionMeta,
} from '../../../../machines/kernel/types.ts'

export interface BulkCase {
  id: string
  /** What a person calls it. */
  title: string
  record: CaseRecord
  others: Known[]
}

export interface Note {
  /** Of the payload. */
  field: string
  required: boolean
}

/** What can be done to several cases with one click, and for which of them. */
export interface BulkAction {
  type: string
  meta: TransitionMeta
  note: Note | null
  allowed: BulkCase[]
  /** The others by what stands against them, most frequent first. */
  against: { reasons: Reason[]; cases: BulkCase[] }[]
}

/** The note an event takes when it takes nothing else that must be typed; undefined when it needs more than that. */
export const noteOf = ({ fields }: EventDefinition): Note | null | undefined => {
  const all = Object.entries(fields)
  const needed = all.filter(([, { required, when }]) => required && !when)
  const notes = (needed.length > 0 ? needed : all).filter(([, { type }]) => type === 'longText')
  if (needed.length > 1 || (needed.length === 1 && notes.length === 0)) return undefined
  const [note] = notes
  return note ? { field: note[0], required: needed.length === 1 } : null
}

/** Every action that at least one of the cases knows in its state and that asks for no more than a note. */
export const judge = (lifecycle: Lifecycle, cases: readonly BulkCase[], stamp: Stamp): BulkAction[] => {
  const known = cases.map(
    (one) => new Map(choices(lifecycle, one.record, stamp, one.others).map((choice) => [choice.type, choice])),
  )
  const first = new Map<string, Choice>(known.toReversed().flatMap((choice) => [...choice]))
  return [...first.values()].flatMap(({ type, meta }) => {
    const note = noteOf(lifecycle.events[type]!)
    if (note === undefined) return []
    const allowed = cases.filter((_, index) => known[index]!.get(type)?.allowed)
    const against = new Map<string, { reasons: Reason[]; cases: BulkCase[] }>()
    for (const [index, one] of cases.entries()) {
      const choice = known[index]!.get(type)
      if (choice?.allowed) continue
      const reasons = choice?.reasons ?? explain(lifecycle, one.record, { ...stamp, type })
      const key = reasons.map((reason) => reason.key).join()
      against.set(key, { reasons, cases: [...(against.get(key)?.cases ?? []), one] })
    }
    return [
      { type, meta, note, allowed, against: [...against.values()].toSorted((a, b) => b.cases.length - a.cases.length) },
    ]
  })
}
