import type { Lookup, TabCount } from './records.ts'

/** What an area says, of those asked that the person may list; null when it failed or took too long. */
export interface OfArea<A> {
  area: string
  answer: A | null
}

export type Found = Pick<Lookup, 'id' | 'title' | 'subtitle' | 'owner'>

export const inboxOrders = ['deadline', 'age'] as const
/** By what ends first, or by what has waited longest. */
export type InboxOrder = (typeof inboxOrders)[number]

/** A case that waits for the reader, in what its area calls it; null is what is hidden from them, or that there is none. */
export interface Waiting {
  area: string
  id: string
  status: string
  title: string | null
  subtitle: string | null
  stake: number | null
  currency: string | null
  deadline_at: string | null
  desk_since: string
}

export interface Inbox {
  rows: Waiting[]
  next: string | null
  previous: string | null
  /** Areas that have failed or took too long. */
  missing: string[]
}

/** What concerns one person alone; each has its words below `bell:kinds`. */
export type PersonalKind =
  | 'mentioned'
  | 'handedOver'
  | 'answered'
  | 'asked'
  /** Of before it was told how. */
  | 'decided'
  | 'done'
  | 'declined'
  | 'withdrawn'
  | 'climbed'
  | 'late'

interface News {
  key: string
  area: string
  /** Of its case. */
  id: string
  title: string | null
  at: string
}

/** The newest first; what is later than the last look is new. */
export interface Bell {
  items: (News & ({ kind: 'waiting'; status: string; by: null } | { kind: PersonalKind; status: null; by: string }))[]
  lookedAt: string | null
}

export const figurePeriods = ['month', 'quarter', 'year'] as const
/** The last 30 days by day, 13 weeks by week, or 12 calendar months. */
export type FigurePeriod = (typeof figurePeriods)[number]

/** Seconds from the beginning of a case to its decision: half of them took no longer, and nine of ten. */
export interface DecisionTimes {
  median: number
  p90: number
}

/** How many cases were begun, and decided how, from one day to another, both meant too. */
export interface FigureSpan {
  from: string
  to: string
  begun: number
  granted: number
  refused: number
  times: DecisionTimes | null
}

/** What cases have booked in a month for an organisation, in minor units. */
export interface BookedFigure {
  /** YYYY-MM */
  month: string
  kind: string
  currency: string
  organisation: string
  name: string
  amount: number
}

export interface Figures {
  at: string
  spans: FigureSpan[]
  times: DecisionTimes | null
  /** By rule, the most first: how often it has refused something, each state of a case counting once. */
  refusals: { guard: string; times: number }[]
  /** Of the last 12 calendar months; null where the cases book nothing, or nothing that the reader may list. */
  booked: BookedFigure[] | null
}

export interface OverviewAnswers {
  'overview.figures': OfArea<Figures>[]
  'overview.bell': Bell
  'overview.look': void
  'overview.inbox': Inbox
  'overview.search': OfArea<Found[]>[]
  'overview.counts': OfArea<TabCount[]>[]
}
