import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, StateValue } from 'xstate'

/** What follows from an event, as far as anybody can tell. What is left out does not happen. */
export interface Outcome<Context = object> {
  /** The state, by its name in the table; left out: the one before. */
  to?: string
  /** What is known otherwise than before, as it is afterwards; at a beginning all that is known. */
  knows?: Partial<Context>
  /** What is told to the person. */
  says?: object[]
  /** Whom of the outside world the machine asks, and what. */
  asks?: [actor: string, input?: unknown][]
  /** What the host is made to do, with what it is to read for it. */
  does?: (string | [action: string, read: unknown])[]
  /** Timers that begin to run, in ms. */
  waits?: number[]
}

export interface Situation<Context = object> {
  in: string
  /** How it comes about: a beginning, and what happens then. */
  by: [beginning: string, ...happened: string[]]
  /** What makes it different from other situations in the same state. */
  knows?: Partial<Context>
  /** By event; `after 250 ms` is the end of a timer. */
  rows: Record<string, Outcome<Context>>
  /** What changes nothing at all. */
  nothing: string[]
}

/** The answers that an actor may give, by their names in the rows. */
export type Answers = Record<string, { output: unknown } | { error: unknown }>

/**
 * What a machine of the browser does in each situation, whatever happens: written by hand from the specification, and as
 * data, so that nothing of the chart is in it.
 */
export interface DecisionTable<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The behaviours of the catalogue that it proves. */
  proves?: string
  /** Each with what pages read of it: its value, its tags, and whether nothing comes after it. */
  states: Record<string, { is: StateValue; tags?: string[]; isOver?: true }>
  beginnings: Record<string, Outcome<ContextFrom<Machine>> & { input?: InputFrom<Machine>; to: string }>
  events: Record<string, EventFromLogic<Machine>>
  answers: Record<string, Answers>
  /** Actions of the host, each with what of the context it reads. */
  host?: Record<string, (keyof ContextFrom<Machine> & string) | null>
  situations: Record<string, Situation<ContextFrom<Machine>>>
}
