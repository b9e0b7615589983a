import type { PayloadField } from '../../../../machines/fields/fields.ts'
import { choices } from '../../../../machines/kernel/choices.ts'
import { explain } from '../../../../machines/kernel/explain.ts'
import { grants } from '../../../../machines/kernel/grants.ts'
import type {
  CaseRecord,
  Choice,
  EventDefinition,
  Json,
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
  /** What it brings of its own to what is asked for, by the fields of that. */
  own?: Record<string, Json>
}

export interface BulkCase extends Chosen {
  record: CaseRecord
  others: Known[]
}

export interface Note {
  /** Of what is asked for. */
  field: string
  required: boolean
}

/** What can be done to several rows with one click, and for which of them. */
export interface BulkAction {
  /** Of the event, or the name of the area's action. */
  type: string
  /** `confirm` is handed how many rows there are, and the title of the first. */
  meta: TransitionMeta
  /** Once for all of them. */
  fields: Readonly<Record<string, PayloadField>>
  /** Whom a field of it names one of. */
  people?: readonly Holder[]
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

type Fields = EventDefinition['fields']

/** What is asked for once for all of them; undefined where it is more than a note, and nobody says what each brings of its own. */
const askedOnce = (fields: Fields, together: TransitionMeta['together']): Fields | undefined => {
  if (together) {
    const filled = Object.values(fields).flatMap((field) => (field.type === 'file' ? field.nameIn : []))
    const given = new Set([...filled, ...Object.keys(together.own)])
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !given.has(name)))
  }
  const note = noteOf(fields)
  return note === null ? {} : note && { [note.field]: { ...fields[note.field]!, required: note.required } }
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

/** In the order in which they are declared, every event that at least one of the cases knows in its state and that asks for no more than a note, or says what each brings of its own. */
export const judgeCases = (lifecycle: Lifecycle, cases: readonly BulkCase[], stamp: Stamp): BulkAction[] => {
  const known = cases.map(
    (one) => new Map(choices(lifecycle, one.record, stamp, one.others).map((choice) => [choice.type, choice])),
  )
  const first = new Map<string, Choice>(known.toReversed().flatMap((choice) => [...choice]))
  const declared = Object.keys(lifecycle.events)
  const offered = [...first.values()].toSorted((a, b) => declared.indexOf(a.type) - declared.indexOf(b.type))
  return offered.flatMap(({ type, meta }) => {
    const fields = askedOnce(lifecycle.events[type]!.fields, meta.together)
    if (fields === undefined || meta.alone || meta.elsewhere) return []
    const refusals = cases.map((one, index) => {
      const choice = known[index]!.get(type)
      return choice?.allowed ? null : (choice?.reasons ?? explain(lifecycle, one.record, { ...stamp, type }))
    })
    const { own, unlike } = togetherWith(lifecycle, meta.together, cases, refusals.indexOf(null))
    const chosen = cases.map((one, index) => ({ ...one, ...own(index) }))
    const reasonsOf = (_: BulkCase, index: number) => refusals[index] ?? unlike(index)
    return [{ type, meta, fields, words: `${lifecycle.id}:payload.${type}`, ...sorted(chosen, reasonsOf) }]
  })
}

/** What each of the cases brings of its own, and what stands against those that are not like the first that it may be done to. */
const togetherWith = (
  lifecycle: Lifecycle,
  together: TransitionMeta['together'],
  cases: readonly BulkCase[],
  first: number,
) => {
  if (!together) return { own: () => ({}), unlike: () => null }
  const known = cases.map(({ record }) => lifecycle.facts(record.snapshot.context))
  const alikeIn = (index: number) => JSON.stringify(together.alike.map((name) => known[index]![name]))
  const reasons: Reason[] = [{ guard: 'isAlike', key: together.unlike, values: {} }]
  return {
    own: (index: number) => ({
      own: Object.fromEntries(Object.entries(together.own).map(([field, name]) => [field, known[index]![name]!])),
    }),
    unlike: (index: number) => (alikeIn(index) === alikeIn(first) ? null : reasons),
  }
}

/** Every action of the area on rows that the person has the permission for; its rules say what stands against each. */
export const judgeRows = (area: Area, rows: readonly Row[], stamp: Stamp): BulkAction[] => {
  const chosen = rows.map((row) => ({ id: row.id, revision: row.revision, title: String(row[area.title]), row }))
  return Object.entries(area.actions ?? {}).flatMap(([name, { on, permission, input = {}, asked, intent }]) => {
    const fields = askedOnce(input, undefined)
    if (on !== 'rows' || fields === undefined || !grants(stamp.by.permissions, permission)) return []
    const words = `${area.name}:actions.${name}`
    const judged = sorted(chosen, ({ row }) => {
      const reasons = reasonsAgainst(area, name, row, stamp)
      return reasons.length > 0 ? reasons : null
    })
    const confirm = asked && `${words}.${judged.allowed.length > 1 ? 'questions' : 'question'}`
    const meta = { label: `${words}.label`, confirm, intent: intent ?? 'primary' }
    return [{ type: name, meta, fields, words: `${words}.fields`, ...judged }]
  })
}
