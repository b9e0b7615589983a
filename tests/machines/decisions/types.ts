import type { Effect, Json, Lifecycle, Other } from '../../../machines/kernel/types.ts'

export type Correspondent = 'customer' | 'invitee' | 'partnerContact'

/**
 * What a specification decides of a lifecycle, written by hand and never read off the chart. Names in a text are separated by
 * blanks. In a value, `$field` is the field of that name in the event; `$at`, `$who`, `$whoName` and `$whoOrganisation` are the
 * instant and the person, and the words of `calendar` what it says of that instant; in effects and in what others are sent also
 * what the record knows.
 */
export interface Decisions {
  lifecycle: Lifecycle
  /** The columns of the matrix: the status of each, its place in the chart, and how pages draw it. */
  states: Record<string, readonly [status: string, place: string, tags: string]>
  /** The rows: the right that an event asks for, and the rule that asks; null where nobody in particular sends it. */
  rights: Record<string, readonly [permission: string, rule: string] | null>
  /** Who may be asked for, and by which rule: the parties of a case by their part in it. */
  circles: Record<string, { rule: string; parties: readonly string[] }>
  /** Who has no account and some decisions are theirs too, with the rule by which they are known. */
  correspondents?: Partial<Record<Correspondent, string>>
  /** Event by state: which of the event's decisions holds there, or a dot where nobody can send it; `!` and a reason where more is said than that. */
  matrix: string
  decisions: Record<string, Record<string, Decision>>
  /** How long a case may stay in a state, by the state's place in the chart; what does not come to an end by itself has none. */
  limits?: Record<string, Limit | readonly Limit[]>
  /** What a limit does that is over, where it does not say so itself. */
  expiry?: Expiry
  calendar: Record<string, Record<string, string | number>>
  effects: Record<string, Effect>
  letters: Record<string, Letter>
  situations: Record<string, Situation>
  /** What is told of records that know this or that: what differs from `untold`. */
  portraits: { untold: Record<string, Json>; told: Record<string, Portrait> }
  /** What a record knows when it begins, and what it is begun with. */
  input: Record<string, Json>
  beginning: Record<string, Json>
  /** Permissions that the other records ask for which it moves. */
  along?: readonly string[]
  /** Where people begin it: who may, and of what else. */
  begun?: Begun
  /** Where none does and the host begins it: what comes with that. */
  arises?: Pick<Begun, 'effects' | 'sends'>
  /** By event, or `begin` for the input. */
  payloads: Record<string, Payloads>
  /** Conditions that send a case one way or another and refuse nothing. */
  choosing: string
  /** Rules about what is typed, which say nothing before it is. */
  typed: string
  /** What can be done to many cases at once, with the note that it takes, or all that it asks for once. */
  bulk: Record<string, Once | readonly Once[] | null>
  /** Mutants that nobody could tell from the lifecycle, with the reason. */
  alike: Alike[]
}

/** What a person may begin: of whom what is asked, as of an event, and the other records beside it. */
export interface Begun {
  right: readonly [permission: string, rule: string]
  /** A circle; none where whoever holds the right begins it for their own organisation. */
  by?: string
  needs?: string
  others: Record<string, Other>
  /** By what is different in the facts, the status or the presence of one: rules that say no. */
  unless?: Record<string, { of: string; status?: string; facts?: Record<string, Json>; absent?: true; lacks: string }>
  /** What a beginning knows of who begins. */
  keeps?: Record<string, Json>
  effects?: string[]
  sends?: Sends
}

interface Once {
  field: string
  required: boolean
}

export interface Payloads {
  takes: Payload[]
  refuses: Payload[]
  /** Taken, but kept as something else. */
  becomes?: [sent: Payload, kept: Payload][]
}

/** What differs from the event's first letter, or from the input; an undefined field is not there. */
export type Payload = Record<string, Json | undefined>

export interface Portrait {
  /** By its place in the record's context. */
  facts: Record<string, Json>
  tells: Record<string, Json>
}

export interface Alike {
  because: string
  places: string[]
}

export interface Decision {
  /** A circle; none where nobody in particular is asked for. */
  by?: string
  /** They too, who hold no right and belong to no circle. */
  or?: Correspondent
  /** They alone. */
  only?: Correspondent
  /** Rules that must hold besides right and circle. */
  needs?: string
  /** The first whose conditions the situation has. */
  then: Way[]
}

export interface Way {
  when?: string
  /** A column of the matrix, which is entered anew where the case is there already; the case stays where it is without it. */
  to?: string
  entry: string
  effects?: string[]
  /** By its place in the record's context. */
  keeps?: Record<string, Json>
  /** What joins a list, once, by the list's place in the record's context. */
  adds?: Record<string, Json>
  sends?: Sends
}

/** What other records are sent, by the names under which they are involved; what nobody has said is not sent. */
export type Sends = Record<string, { type: string; [field: string]: Json }>

/** `entry` when the system comes first, `byPerson` when somebody else does; `others` as of a letter. */
export type Expiry = Way & { byPerson: string; others?: Record<string, Other> }

/** `unless`: not where the record knows something there; one that is counted from what the record does not know yet does not run. */
export type Limit = { name: string; then?: Expiry | readonly Expiry[]; unless?: string } & (
  | { days: number }
  | { until: string; of: string }
)

export interface Letter {
  type: string
  payload?: Record<string, Json>
  /** The other records that the host tells beside it. */
  others?: Record<string, Other>
  verified?: true
  /** Fields that nobody keeps. */
  secret?: string
  /** Of a correction: what it finds where it changes it. */
  was?: Record<string, Json>
  /** The same of one that brings all that was asked for, under the names by which the record knows it: what it says otherwise. */
  corrects?: true
  /** Of other records as they do not stand beside the doors: the machine alone judges it. */
  inner?: true
  /** Conditions that hold of it. */
  is?: string
  /** Rules that refuse it wherever it is sent. */
  lacks?: string
  /** Rules that refuse it at an instant of the calendar. */
  lacksAt?: Record<string, string>
}

export interface Situation {
  state: string
  /** Of an instant that doors do not stand still at: the machine alone judges it. */
  inner?: true
  /** It involves no other record, whatever others do. */
  alone?: true
  /** Another instant than the usual. */
  at?: string
  /** Since when the case is in a state, by the state's place in the chart, where it is not the usual. */
  since?: Record<string, string>
  /** By its place in the record's context. */
  facts?: Record<string, Json>
  /** Conditions that hold. */
  is?: string
  /** Rules that say no. */
  lacks?: string
  /** Rules that say no to one letter. */
  lacksFor?: Record<string, string>
  /** Rules that say no to one person, by the person's name; their id is `id of` that name. */
  lacksBy?: Record<string, string>
}
