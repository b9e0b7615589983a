import type { Area } from '../../shared/area/types.ts'
import type { Moved } from '../../shared/endpoints/answers/cases.ts'
import type { Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import { heardOf, keyOf } from '../live.ts'
import { onSignedOut } from '../session.ts'
import { after, decided, newestOf, sinceOf } from './record.context.ts'
import type { Known, Opening, RecordInput } from './record.types.ts'

/** What was last told of records that were shown here or are likely to be, and when. */
const told = new Map<string, { known: Known; at: number }>()
/** And of those that were saved here since: their next page need not ask. */
const saved = new Map<string, Known>()
const most = 30
/** Milliseconds in which the next page may follow without asking. */
const stays = 3_000

onSignedOut(() => {
  told.clear()
  saved.clear()
})

/** Keeps what is known of a record as it is now. */
export const rememberKnown = (of: RecordInput, known: Known): void => {
  const key = keyOf(of)
  told.delete(key)
  told.set(key, { known, at: performance.now() })
  if (told.size > most) told.delete(told.keys().next().value!)
}

/** What was last told of a record that is there, as long as nothing newer was heard of. */
const lastTold = (of: RecordInput) => {
  const last = told.get(keyOf(of))
  return last?.known.row && heardOf(of) <= newestOf(last.known) ? last : null
}

/** What was told just now. */
export const knownNow = (of: RecordInput): Known | null => {
  const last = lastTold(of)
  return last && performance.now() - last.at < stays ? last.known : null
}

/** Keeps what the answer to a save tells, when that is all there is to be told. */
export const rememberTold = (area: Area, answer: Saved | Stale): void => {
  const of = { area, id: answer.__typename === 'Saved' ? answer.id : answer.record.id }
  const known = after(told.get(keyOf(of))?.known ?? null, answer.record, sinceOf(answer))
  if (!known) return
  rememberKnown(of, known)
  if (answer.__typename === 'Saved') saved.set(keyOf(of), known)
}

/** Keeps what a move from another page tells of a case that was shown here. */
export const rememberMoved = (of: RecordInput, answer: Moved): void => {
  const last = told.get(keyOf(of))?.known
  if (!last?.row || !last.standing) return
  const known = decided(last, answer)
  rememberKnown(of, known)
  saved.set(keyOf(of), known)
}

/** The same of a case that was begun here. */
export const rememberBegun = (of: RecordInput, known: Known): void => void saved.set(keyOf(of), known)

/** What the page of a record begins with; what was saved here counts once. */
export const openingOf = (of: RecordInput): Opening => {
  const now = saved.get(keyOf(of)) ?? knownNow(of)
  saved.delete(keyOf(of))
  return { ...of, known: now ?? lastTold(of)?.known ?? null, isRemembered: !now }
}
