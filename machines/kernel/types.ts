import type { AnyStateMachine, StateValue } from 'xstate'
import type { ObjectSchema } from 'yup'
import type { PayloadFields } from '../fields/fields.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Context = Record<string, Json>

export type Actor = {
  userId: string
  name: string
  roles: string[]
  permissions: string[]
  organisation: { id: string; kind: string; name: string }
}

/** Who and when; `verified` says that the host has checked a one-time code that came with the event. */
export type Stamp = {
  by: Actor
  /** ISO instant, UTC */
  at: string
  verified?: boolean
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
  from: string | null
  to: string
  at: string
}

/** A named guard that said no; `key` is a full i18n key, `<lifecycle>:reasons.<guard>`. */
export interface Reason {
  guard: string
  key: string
  values: Record<string, Json>
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
  /** Asks who the sender is, as opposed to how the case stands: its refusal is a refused access. */
  asksWho?: true
  test(args: RuleArgs<C, E>): boolean
  values?(args: RuleArgs<C, E>): Record<string, Json>
}

export interface EventDefinition {
  /** What the event brings, as it is asked for and shown. */
  fields: PayloadFields
  /** Derived of the fields: shape of the payload, without `type`, `by` and `at`; null when the event carries nothing. */
  schema: ObjectSchema<object> | null
  /** Payload fields that the host may check but nobody stores. */
  transient?: readonly string[]
}

export type Intent = 'informative' | 'brand' | 'warning' | 'success' | 'danger' | 'subtle'

export interface StateMeta {
  label: string
  intent: Intent
}

/** All texts are full i18n keys. A transition without `label` is not an operator's. */
export interface TransitionMeta {
  label: string
  intent?: 'primary' | 'danger' | 'neutral'
  /** The question asked before the event is sent. */
  confirm?: string
  /** The event whose schema the dialog shows. */
  payload?: string
  success?: string
  failure?: string
}

/** An event that the current state knows, and whether the actor may send it now. */
export interface Choice {
  type: string
  allowed: boolean
  reasons: Reason[]
  meta: TransitionMeta
}

export interface Lifecycle {
  id: string
  version: number
  machine: AnyStateMachine
  rules: Record<string, Rule>
  events: Record<string, EventDefinition>
  /** The machine's input. */
  start: ObjectSchema<object>
  /** By the version they lead away from. */
  migrations: Record<number, (snapshot: StoredSnapshot) => StoredSnapshot>
  /** What the events have made of the record, by the names of its area's fields. */
  facts(context: Context): Record<string, Json>
  /** Inputs to start from, when paths are generated. */
  samples: Context[]
  /** A finite sample of events worth trying on a record at an instant. */
  alphabet(record: CaseRecord, at: string): CaseEvent[]
}
