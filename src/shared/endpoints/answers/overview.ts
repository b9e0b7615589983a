import type { Lookup, TabCount } from './records.ts'

/** What an area says, of those asked that the person may list; null when it failed or took too long. */
export interface OfArea<A> {
  area: string
  answer: A | null
}

export type Found = Pick<Lookup, 'id' | 'title' | 'subtitle' | 'owner'>

export interface OverviewAnswers {
  'overview.search': OfArea<Found[]>[]
  'overview.counts': OfArea<TabCount[]>[]
}
