import { choices } from '../../../../machines/kernel/choices.ts'
import { explain } from '../../../../machines/kernel/explain.ts'
import { grants } from '../../../../machines/kernel/grants.ts'
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
import { reasonsAgainst } from '../../../shared/area/actions.ts'
import type { Area } from '../../../shared/area/types.ts'
import type { Holder } from '../../../shared/endpoints/answers/holding.ts'
import type { Row } from '../../../shared/endpoints/answers/records.ts'

/** A row that is chosen. */
export interface Chosen {
  id: string
  revision: number
  /** What a person calls it. */
  title: string
  row: Row
}

export interface BulkCase extends Chosen {
  record: CaseRecord
  others: Known[]
}

export interface Note {
  /** Of what is asked for. */
  field: string
  required: boolean
  /** Whom it names one of, where it is no text. */
  people?: readonly Holder[]
}

/** What can be done to several rows with one click, and for which of them. */
export interface BulkAction {
  /** Of the event, or the name of the area's action. */
  type: string
  /** `confirm` is handed how many rows there are, and the title of the first. */
  meta: TransitionMeta
  note: Note | null
  /** Below which the names of what is asked for stand. */
  words: string
  allowed: Chosen[]
  /** The others by what stands against them, most frequent first; `reasons` are those of the first. */
  against: { reasons: Reason[]; rows: (Chosen & { reasons: Reason[] })[] }[]
}

/** The note that is asked for when nothing else must be typed; undefined when it is more than that. */
export const noteOf = (fields: EventDefinition['fields']): Note | null | undefined => {
  const all = Object.entries(fields)
  const needed = all.filter(([, { required, when }]) => required && !when)
  const notes = (needed.length > 0 ? needed : all).filter(([, { type }]) => type === 'longText')
  if (needed.length > 1 || (needed.length === 1 && notes.length === 0)) return undefined
  const [note] = notes
  return note ? { field: note[0], required: needed.length === 1 } : null
}

/** Those against which nothing stands (null), and the others by what does. */
export const sorted = <R extends Chosen>(rows: readonly R[], reasonsOf: (row: R, index: number) => Reason[] | null) => {
  const allowed: Chosen[] = []
  const against = new Map<string, BulkAction['against'][number]>()
  for (const [index, row] of rows.entries()) {
    const reasons = reasonsOf(row, index)
    const key = reasons?.map((reason) => reason.key).join() ?? ''
    if (!reasons) allowed.push(row)
    else
      against.set(key, {
        reasons: against.get(key)?.reasons ?? reasons,
        rows: [...(against.get(key)?.rows ?? []), { ...row, reasons }],
      })
  }
  return { allowed, against: [...against.values()].toSorted((a, b) => b.rows.length - a.rows.length) }
}

/** In the order in which they are declared, every event that at least one of the cases knows in its state and that asks for no more than a note. */
export const judgeCases = (lifecycle: Lifecycle, cases: readonly BulkCase[], stamp: Stamp): BulkAction[] => {
  const known = cases.map(
    (one) => new Map(choices(lifecycle, one.record, stamp, one.others).map((choice) => [choice.type, choice])),
  )
  const first = new Map<string, Choice>(known.toReversed().flatMap((choice) => [...choice]))
  const declared = Object.keys(lifecycle.events)
  const offered = [...first.values()].toSorted((a, b) => declared.indexOf(a.type) - declared.indexOf(b.type))
  return offered.flatMap(({ type, meta }) => {
    const note = noteOf(lifecycle.events[type]!.fields)
    if (note === undefined || meta.alone || meta.elsewhere) return []
    const reasonsOf = (one: BulkCase, index: number) => {
      const choice = known[index]!.get(type)
      return choice?.allowed ? null : (choice?.reasons ?? explain(lifecycle, one.record, { ...stamp, type }))
    }
    return [{ type, meta, note, words: `${lifecycle.id}:payload.${type}`, ...sorted(cases, reasonsOf) }]
  })
}

/** Every action of the area on rows that the person has the permission for; its rules say what stands against each. */
export const judgeRows = (area: Area, rows: readonly Row[], stamp: Stamp): BulkAction[] => {
  const chosen = rows.map((row) => ({ id: row.id, revision: row.revision, title: String(row[area.title]), row }))
  return Object.entries(area.actions ?? {}).flatMap(([name, { on, permission, input = {}, asked, intent }]) => {
    const note = noteOf(input)
    if (on !== 'rows' || note === undefined || !grants(stamp.by.permissions, permission)) return []
    const words = `${area.name}:actions.${name}`
    const judged = sorted(chosen, ({ row }) => {
      const reasons = reasonsAgainst(area, name, row, stamp)
      return reasons.length > 0 ? reasons : null
    })
    const confirm = asked && `${words}.${judged.allowed.length > 1 ? 'questions' : 'question'}`
    const meta = { label: `${words}.label`, confirm, intent: intent ?? 'primary' }
    return [{ type: name, meta, note, words: `${words}.fields`, ...judged }]
  })
}
