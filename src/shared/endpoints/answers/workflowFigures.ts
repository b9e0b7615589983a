import type { DryBatch } from './dryRun.ts'
/** Days that the figures of a machine look back, today included. */
export const figureDays = [7, 30, 90] as const
export type FigureDays = (typeof figureDays)[number]

/** Below it a count of several organisations' cases is not told. */
export const fewest = 5

/** Null: fewer than `fewest`, but some. */
export type ToldCount = number | null

/** In the period, and in the one before it; that is 0 where nobody has asked for it. */
export interface Compared {
  count: ToldCount
  before: ToldCount
}

/** How often cases went from one status to another by one transition. */
export interface MoveFigure extends Compared {
  /** Null: it is how cases begin. */
  from: string | null
  to: string
  event: string
  /** Identity of the transition, as the outline has it; null where nobody has kept it. */
  taken: string | null
  /** Into a status that the case had been in before, and had left. */
  isBack: boolean
}

/** Seconds: half of those who left a status had stood there no longer, and nine of ten; estimated from steps of a fifth. */
export interface Stay {
  median: number
  p90: number
}

/** Null where fewer than `fewest` cases of several organisations left it, or none. */
export interface StayFigure {
  status: string
  stay: Stay | null
  before: Stay | null
}

/** How often a rule has refused an event in a status, each state of a case counting once. */
export interface RefusalFigure extends Compared {
  status: string
  event: string
  guard: string
}

/** Cases that wait on the desks of one party. */
export interface DeskFigure {
  status: string
  desk: string
  count: number
  /** Seconds that half of them have waited so far, and the one that has waited longest. */
  median: number
  longest: number
}

/** Cases whose time limit ends on a day. */
export interface DueFigure {
  day: string
  status: string
  count: number
}

/** Days, both meant too. */
export interface FigureDaysSpan {
  from: string
  to: string
}

export interface ProcessFigures extends FigureDaysSpan {
  at: string
  before: FigureDaysSpan | null
  /** Small counts are not told. */
  isCoarse: boolean
  /** Those cases alone that moved last; null: all. */
  latest: number | null
  moves: MoveFigure[]
  stays: StayFigure[]
  refusals: RefusalFigure[]
  desks: DeskFigure[]
  /** So many of the waiting cases alone; null: all. */
  waiting: number | null
  due: DueFigure[]
}

/** The ways of the cases that were begun in a period, each the statuses in their order. */
export interface WayFigures extends FigureDaysSpan {
  isCoarse: boolean
  /** The latest of them alone; null: all. */
  latest: number | null
  before: FigureDaysSpan | null
  /** The most frequent first. */
  ways: ({ way: string[] } & Compared)[]
  /** On all other ways together. */
  others: Compared
}

export interface WorkflowFigureAnswers {
  'workflow.figures': ProcessFigures
  'workflow.ways': WayFigures
  'workflow.dryRun': DryBatch
}
