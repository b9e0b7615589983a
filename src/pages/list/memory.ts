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
}

const kept = new Map<string, Remembered>()
const most = 30

onSignedOut(() => kept.clear())

/** Addresses of lists are the keys: `/credit-life?tab=APPROVED`. */
export const recallList = (key: string): Remembered | null => kept.get(key) ?? null

/** A record as a list of its area has told of it last. */
export const recallRow = (area: Area, id: string): Row | null => {
  const routes = listsOf(area).map(({ route }) => route)
  const pages = [...kept].filter(([address]) => routes.includes(pathOf(address))).map(([, { page }]) => page)
  return pages.toReversed().flatMap(({ rows }) => rows.find((row) => row.id === id) ?? [])[0] ?? null
}

/** Adds to what is known of a list; the list left longest ago is forgotten first. */
export const rememberList = (key: string, change: Partial<Remembered>): void => {
  const before = kept.get(key)
  const page = change.page ?? before?.page
  if (!page) return
  kept.delete(key)
  kept.set(key, { counts: [], scroll: 0, ...before, ...change, page })
  if (kept.size > most) kept.delete(kept.keys().next().value!)
}

/** Where a list was shown last, as it was. */
export const lastShown = (route: string): string =>
  [...kept.keys()].findLast((address) => pathOf(address) === route) ?? route

export const pathOf = (address: string): string => address.split('?')[0]!
