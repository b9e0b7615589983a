import type { Reason } from '../../../machines/kernel/types.ts'
import { areaFor, guardedIn, toldOf, unseenIn } from '../../shared/area/sight.ts'
import type { Area } from '../../shared/area/types.ts'
import type { HistoryEntry } from '../../shared/endpoints/answers/records.ts'
import type { Caller } from '../store/store.ts'

type Fields = Parameters<typeof guardedIn>[0]

/** Of what is guarded, the names of what the caller does not see. */
export const unseenBy = (fields: Fields, { kind, permissions = [] }: Caller): readonly string[] =>
  kind === 'system' ? [] : unseenIn(fields, permissions)

/** The area as the caller may ask it. */
export const seenBy = (area: Area, { kind, permissions = [] }: Caller): Area =>
  kind === 'system' ? area : areaFor(area, permissions)

/** What the caller is told of values that have these names: every row that leaves the store for an answer goes through it. */
export const told = <V extends object>(fields: Fields, caller: Caller, values: V): V =>
  toldOf(fields, unseenBy(fields, caller), values)

/** The same of a row as JSON text. */
export const toldJson = ({ fields }: Area, caller: Caller, json: string): string => {
  const unseen = unseenBy(fields, caller)
  return unseen.length === 0 ? json : JSON.stringify(toldOf(fields, unseen, JSON.parse(json) as object))
}

type Changes = HistoryEntry['changes']

/** What the caller is told of changes: of what is masked, that it has changed. */
export const toldChanges = (fields: Fields, caller: Caller, changes: Changes): Changes => {
  const unseen = unseenBy(fields, caller)
  if (unseen.length === 0) return changes
  const seen = Object.entries(changes).flatMap(([name, pair]) => {
    if (!unseen.includes(name)) return [[name, pair]]
    const masks = pair.map((value) => toldOf(fields, unseen, { [name]: value })[name])
    return masks.every((mask) => mask === null) ? [] : [[name, masks]]
  })
  return Object.fromEntries(seen) as Changes
}

/** What the caller is told of a history. */
export const toldEntry = ({ fields }: Area, caller: Caller, entry: HistoryEntry): HistoryEntry => ({
  ...entry,
  changes: toldChanges(fields, caller, entry.changes),
})

/** Why something is refused: who does not see everything is told no values, since any may be made of what is hidden. */
export const toldReasons = (fields: Fields, caller: Caller, reasons: Reason[]): Reason[] =>
  unseenBy(fields, caller).length === 0 ? reasons : reasons.map((one) => ({ ...one, values: {} }))
