import type { Area } from '../../shared/area/types.ts'
import type { Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import { onSignedOut } from '../session.ts'
import { after, sinceOf } from './record.context.ts'
import type { Known, RecordInput } from './record.types.ts'

/** What was last told of records that were shown here. */
const shown = new Map<string, Known>()
/** And of those that were saved here since: their next page need not ask. */
const saved = new Map<string, Known>()
const most = 30

onSignedOut(() => {
  shown.clear()
  saved.clear()
})

const keyOf = ({ area, id }: RecordInput): string => `${area.id} ${id}`

export const rememberKnown = (of: RecordInput, known: Known): void => {
  const key = keyOf(of)
  shown.delete(key)
  shown.set(key, known)
  if (shown.size > most) shown.delete(shown.keys().next().value!)
}

/** Keeps what the answer to a save tells, when that is all there is to be told. */
export const rememberTold = (area: Area, answer: Saved | Stale): void => {
  const of = { area, id: answer.__typename === 'Saved' ? answer.id : answer.record.id }
  const known = after(shown.get(keyOf(of)) ?? null, answer.record, sinceOf(answer))
  if (!known) return
  rememberKnown(of, known)
  if (answer.__typename === 'Saved') saved.set(keyOf(of), known)
}

/** The same of a case that was begun here. */
export const rememberBegun = (of: RecordInput, known: Known): void => void saved.set(keyOf(of), known)

/** Once: whoever comes later asks the server. */
export const takeSaved = (of: RecordInput): Known | null => {
  const known = saved.get(keyOf(of)) ?? null
  saved.delete(keyOf(of))
  return known
}
