import type { Look } from '../../area/look.ts'
import type { Count } from './records.ts'

/** A way to look at a list that somebody has saved. */
export interface SavedView {
  id: string
  list: string
  name: string
  /** What the list's address says, without its page. */
  address: string
  look: Look
  /** With the organisation of who saved it. */
  shared: boolean
  by: { name: string } | null
  /** The reader may change and delete it. */
  mayChange: boolean
  revision: number
  /** Among the reader's tabs of the list. */
  pinned: boolean
  /** The reader's menu leads to it. */
  standard: boolean
}

export interface KeptView {
  revision: number
  /** What was saved elsewhere meanwhile, and is kept no more. */
  replaced: Pick<SavedView, 'name' | 'revision'> | null
}

export const longestViewName = 60
/** Beyond it nobody reads the number of a view's rows. */
export const mostViewed = 99

export interface ViewAnswers {
  'views.list': SavedView[]
  'views.save': KeptView
  'views.mark': undefined
  'views.drop': undefined
  'views.counts': (Count & { view: string })[]
}
