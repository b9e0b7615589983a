import { onSignedOut } from '../../data/session.ts'
import { listsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row, TabCount } from '../../shared/endpoints/answers/records.ts'
import type { Page } from './list.types.ts'

/** A list as it was left. */
export interface Remembered {
  page: Page
  counts: TabCount[]
  /** How far its own frame was scrolled; the window's scroll is kept by the shell. */
  scroll: number
  /** The row that was opened from it. */
  opened: string | null
}

const kept = new Map<string, Remembered>()
const most = 30

onSignedOut(() => kept.clear())

/** Addresses of lists are the keys: `/credit-life?tab=APPROVED`. */
export const recallList = (key: string): Remembered | null => kept.get(key) ?? null

/** Adds to what is known of a list; the list left longest ago is forgotten first. */
export const rememberList = (key: string, change: Partial<Remembered>): void => {
  const before = kept.get(key)
  const page = change.page ?? before?.page
  if (!page) return
  kept.delete(key)
  kept.set(key, { counts: [], scroll: 0, opened: null, ...before, ...change, page })
  if (kept.size > most) kept.delete(kept.keys().next().value!)
}

const lastOf = (area: Area): string | undefined => {
  const routes = listsOf(area).map(({ route }) => route)
  return [...kept.keys()].findLast((address) => routes.includes(address.split('?')[0]!))
}

/** Of the lists of an area's records the one that was shown last, as it was, for the way back to it. */
export const lastListOf = (area: Area): string => lastOf(area) ?? area.route

/** The rows of that list. */
export const lastRowsOf = (area: Area): readonly Row[] => {
  const address = lastOf(area)
  return address === undefined ? [] : kept.get(address)!.page.rows
}
