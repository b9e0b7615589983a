import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate'
import type { ObjectSchema } from 'yup'
import type { PayloadFields } from '../fields/fields.ts'
import type { TextGuard } from '../fields/guard.ts'
import type { Intent } from '../fields/intent.ts'
import type { Wrong } from '../fields/messages.ts'
import type { Context, Json } from './json.ts'
import type { RuleTable, Ruling } from './ruleTable.types.ts'

export type { Context, Json }

export type Actor = {
  userId: string
  name: string
  roles: string[]
  /** Ids of the sections of the organisation in which they work. */
  sections?: string[]
  permissions: string[]
  organisation: { id: string; kind: string; name: string }
  /** For whom they do it, with rights of theirs: kept and told with what they do. */
  actsFor?: { userId: string; name: string }
  /** The organisations whose rows they see beside their own's, and the session by which the host knows that; not kept with what they do. */
  seesFor?: { represents: string[]; below: string[]; session?: { id: string; version: string; isProven: boolean } }
}

/** Another record as its row stands; of its area's fields those that are asked for. */
export type Other = {
  lifecycle: string
  id: string
  revision: number
  status: string
  facts: Record<string, Json>
}

/** Another record by what it is called; null where the reader is not told. */
export type Named = Pick<Other, 'lifecycle' | 'id'> & { title: string | null }

/** Another record as the host tells it beside a case, by what it is called, with why it would not take what an event of the case sends it, by the event's type. */
export type Known = Other & Named & { against: Record<string, Reason[]> }

/** Who and when; `verified` says that the host has checked a one-time code that came with the event. */
export type Stamp = {
  by: Actor
  /** ISO instant, UTC */
  at: string
  verified?: boolean
  /** What the event involves, by name. */
  others?: Record<string, Other>
  /** Of a beginning: the id of the record that begins. */
  recordId?: string
  /** Of a correction: what it found where it has changed it. */
  was?: Record<string, Json>
}

export type CaseEvent = Stamp & { type: string; [field: string]: unknown }

/** An event that the host must send at an instant if the state has not been left before. */
export interface Deadline {
  id: string
  event: string
  at: string
}

export interface StoredSnapshot {
  value: StateValue
  context: Context
  status: 'active' | 'done'
  /** Earliest first. */
  deadlines: Deadline[]
}

export interface CaseRecord {
  machine: string
  version: number
  /** 0 when created, one more with each accepted event. */
  revision: number
  snapshot: StoredSnapshot
}

/** Something the host has to do in the outside world, written to the outbox with the move. */
export interface Effect {
  type: string
  params: Record<string, Json>
}

/** One row of the timeline; `event` is what `replay` needs, without its transient fields. */
export interface Entry {
  revision: number
  /** Key below `timeline` in the machine's namespace. */
  entry: string
  event: CaseEvent
  /** Identity of the transition that was taken; null of a beginning, and of what was written before it was kept. */
  taken: string | null
  from: string | null
  to: string
  at: string
}

/** A named guard that said no; `key` is a full i18n key, `<lifecycle>:reasons.<guard>`. */
export interface Reason {
  guard: string
  key: string
  values: Record<string, Json>
  /** The other record that says no, where it is not the one that was asked. */
  of?: Named
}

/** Calendar days, both of them meant too. */
export type Period = {
  first: string
  last: string
}

/** A step of a reckoning: its words below `reckoning` or `outlook` in the lifecycle's namespace with what they are filled in with, and its sum. */
export interface Line {
  line: string
  values: Record<string, Json>
  /** In minor units. */
  amount?: number
  isTotal?: true
}

export interface Reckoning {
  currency: string
  lines: Line[]
}

export type Refusal =
  | { code: 'REFUSED'; reasons: Reason[] }
  /** The deadline lies at or before the event: the host sends its event first. */
  | { code: 'EXPIRED'; deadline: Deadline }
  /** The record was written by another version of the machine: `migrate` it first. */
  | { code: 'VERSION'; stored: number; current: number }

export type Advance =
  | { ok: true; record: CaseRecord; entry: Entry; effects: Effect[] }
  | { ok: false; refusal: Refusal }
export type Begin = { record: CaseRecord; entry: Entry; effects: Effect[] }

export interface RuleArgs<C = Context, E = CaseEvent> {
  context: C
  event: E
}

/** A guard with the values that explain its refusal. */
export interface Rule<C = Context, E = CaseEvent> {
  /** The fields of the event's payload that it reads, so that it cannot be judged before they are typed; none: what the host adds. */
  payload?: readonly string[]
  /** What the actor is asked to hold: of an actor's permissions the timeline keeps those alone that an event's rules ask for. */
  permission?: string
  /** Reads the other record that the event involves under this name. */
  other?: string
  /** Asks who the sender is, as opposed to how the case stands: its refusal is a refused access. */
  asksWho?: true
  test(args: RuleArgs<C, E>): boolean
  values?(args: RuleArgs<C, E>): Record<string, Json>
}

/** Another record that an event reads and may move: both are written in one transaction, or neither. */
export interface Involved<C = Context, E = CaseEvent> {
  lifecycle: string
  /** Null as long as the payload does not say it. */
  id(args: RuleArgs<C, E>): string | null
  /** Of some records none: where `id` is null, they go on without. */
  optional?: true
  /** Of its area's fields, those that rules and assigns read: nothing else is kept. */
  facts: readonly string[]
  /** It is found and moved for whoever may move this one, whether they see it or not: nothing of it is told to them. */
  isUnseen?: true
  /**
   * What it is sent, by the same person, and its own rules judge; null or absent: it is read alone. When it refuses, all is
   * refused. What a deadline sends comes from the system, so that it must be nothing that only people may; it alone goes on without
   * the other where that refuses.
   */
  event?(args: RuleArgs<C, E>): { type: string; [field: string]: unknown } | null
}

export interface EventDefinition {
  /** What the event brings, as it is asked for and shown. */
  fields: PayloadFields
  /** Derived of the fields: shape of the payload, without `type`, `by` and `at`; null when the event carries nothing. */
  schema: ObjectSchema<object> | null
  /** Payload fields that the host may check but nobody stores. */
  transient?: readonly string[]
  /** By the names under which rules find them in `event.others`. */
  involves?: Record<string, Involved>
  /** No person sends it. `host`: an effect's answer, a job's result, what another record's event sends. `outside`: a party that calls the webhook. */
  from?: 'host' | 'outside'
  /** Bytes of the payload as JSON, where those of an ordinary event do not suffice. */
  most?: number
}

export interface StateMeta {
  label: string
  intent: Intent
  /** Of a state in which a record is decided: how. */
  outcome?: Outcome
  /** The party that is to act, by its part in the case; states within it may name another. */
  desk?: string
}

export const outcomes = ['granted', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

/** All texts are full i18n keys. A transition without `label` is not an operator's. */
export interface TransitionMeta {
  label: string
  intent?: 'primary' | 'danger' | 'neutral'
  /** The question asked before the event is sent. */
  confirm?: string
  /** The field of the record that it is about, shown where it is decided. */
  about?: string
  /** Never about several records at once, since its answer tells something of one. */
  alone?: true
  /** About several at once that are alike in these facts, else `unlike` is said: what it asks for is the same for all, but what each brings of its own facts, by its field. */
  together?: { alike: readonly string[]; own: Readonly<Record<string, string>>; unlike: string }
  /** A page of the area's own offers it: no list of what may be done with a record does. */
  elsewhere?: true
  /** It judges, grants, refuses, ends or pays: whoever does that does it in their own name, and for nobody else. */
  decides?: true
  success?: string
  failure?: string
  /** What chooses it among several for one event, for the drawing. */
  when?: string
}

/** An event that the current state knows, and whether the actor may send it now. */
export interface Choice {
  type: string
  allowed: boolean
  reasons: Reason[]
  meta: TransitionMeta
}

/** What the host knows of a beginning and nobody types. */
export interface Given {
  /** By their part in it. */
  parties: Readonly<Record<string, { id: string; name: string }>>
  /** The sum from which a second person judges; null: none is needed. */
  fourEyesFrom: number | null
  /** The sum, in rupiah, above which more people let money go than ask for it; null: none. */
  payoutFourEyesFrom: number | null
  /** A second person judges what has no sum too. */
  fourEyes: boolean
  /** Days of its time limits, by the names of their delays: those of `limits` that are configured. */
  limits: Readonly<Record<string, number>>
  /** What is known of the chosen records, by the fields that name them and tell facts of them. */
  known: Readonly<Record<string, Context>>
  /** What the host has found besides. */
  found: Context
}

/** What somebody has typed who begins a record, or corrects what it was begun with, and when it begins; what they have not typed may be missing. */
export interface Typed {
  typed: Context
  at: string
  /** By default those that hold where no version is in force. */
  ruling?: Ruling
}

/** One of the answers that somebody may give by a mailed link. */
export interface InquiryAnswer {
  /** What has a one-time code sent for it, which the event that it sends brings back; without, that event brings what is written. */
  asks?: { type: string; [field: string]: Json }
  sends: string
  intent: NonNullable<TransitionMeta['intent']>
  /** Who has answered so has an account, and goes on to the sign-in. */
  signsIn?: true
}

/** What somebody is asked who has no account, by a mailed link. */
export interface Inquiry {
  /** In whose name the host sends what it asks and sends. */
  of: Actor
  /** When was asked what still waits for an answer, an ISO instant; null: nothing does. */
  askedAt(context: Context): string | null
  /** Until when, an ISO instant; by default until the case's next deadline. */
  until?(context: Context): string
  /** By names that have words below `inquiries.<name>.answers`. */
  answers: Readonly<Record<string, InquiryAnswer>>
  /** The page of its own to which its link leads, always the same one for what was asked then. */
  page?: 'pay'
}

export interface Lifecycle {
  id: string
  version: number
  machine: AnyStateMachine
  rules: Record<string, Rule>
  events: Record<string, EventDefinition>
  /** The machine's input, or what `opening` makes it of. */
  start: ObjectSchema<object>
  /** What a person is asked for who begins a record; without it no person does. */
  asks?: PayloadFields
  /** The event that brings what was asked for anew, without its parties: it is judged and reckoned as at the beginning. */
  correction?: string
  /** What is wrong with what was typed whose fields are right each by itself. */
  refine?(args: Typed): Wrong[]
  /** What is told of what was typed before it is sent; null as long as something for it is missing. Of the rule tables it `reads` some values. */
  reckons?: {
    lines: readonly string[]
    reads?: Readonly<Record<string, readonly string[]>>
    of(args: Typed): Reckoning | null
  }
  /** What is told of a record for a day that its reader chooses, of those that there are; null: for none as it stands. */
  outlook?: {
    lines: readonly string[]
    /** With the one that is meant as long as nobody chooses. */
    days(context: Context, at: string): (Period & { usual: string }) | null
    of(context: Context, day: string): Reckoning
  }
  /** What `start` takes, of what was typed and of what the host gives; by default what was typed. */
  inputOf?(args: Typed & { recordId: string; given: Given }): Context
  /** What a record begins with, of what was asked for and of what the host has stamped; by default what was asked for. */
  opening?(args: RuleArgs): Context
  /** Other records that its beginning involves; the input stands for the context. */
  begins?: Record<string, Involved>
  /** Composed of rules, like a transition's guard; the input stands for the context. */
  beginsIf?: AnyTransitionDefinition['guard']
  /** What is said of an event in a state that does not list it, where it is more than that: the names of reasons, by the event and the top-level state. */
  unlisted?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Bytes of what people begin it with as JSON, where those of an ordinary event do not suffice. */
  most?: number
  /** What deadlines involve, by the names of their delays. */
  deadlines?: Record<string, Pick<EventDefinition, 'involves'>>
  /** Days of the time limits that may be configured, by the names of their delays; `inputOf` takes what is configured. */
  limits?: Readonly<Record<string, number>>
  /** Its tables of rules, by names that have words below `tables`: what a version of one gives is applied to what a case begins with. */
  tables?: Readonly<Record<string, RuleTable>>
  /** What answers an effect where the host knows nobody outside who does, by its type: the event that it calls back with. */
  embedded?: Readonly<Record<string, (params: Effect['params']) => { type: string; [field: string]: Json }>>
  /** By names that have words below `inquiries`. */
  inquiries?: Readonly<Record<string, Inquiry>>
  /** In whose hands a record is, where those who hold the permission are not all meant (machines/kit/hands.ts); its area says that it is `handed`. */
  hands?(context: Context): string[]
  /** The end of a time limit that is over and has ended nothing: as long as the record is open, its row keeps that as its deadline. */
  overdueAt?(context: Context): string | null
  /** What is said of a record beside its status, a full i18n key. */
  aside?(context: Context): string | null
  /** By the version they lead away from. */
  migrations: Record<number, (snapshot: StoredSnapshot) => StoredSnapshot>
  /** What of the context is not told to everybody, by its names; a rule may find it empty in the browser. */
  guarded?: Readonly<Record<string, TextGuard>>
  /** What the events have made of the record, by the names of its area's fields. */
  facts(context: Context): Record<string, Json>
  /** Of the facts, those that go on changing with the time: as they are at an instant. Lists do not tell them. */
  daily?(context: Context, at: string): Record<string, Json>
}

/** What is tried on a lifecycle, when paths are generated. */
export interface Trial {
  /** Inputs to start from. */
  samples: Context[]
  /** Who begins a sample, and what that involves; by default the system. */
  beginner?(input: Context): Omit<Stamp, 'at'>
  /** A finite sample of events worth trying on a record at an instant. */
  alphabet(record: CaseRecord, at: string): CaseEvent[]
}

export type TriedLifecycle = Lifecycle & Trial
