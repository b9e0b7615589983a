import type { Field } from '../../../machines/fields/fields.ts'

/** A field that somebody fills in. */
export interface ScriptField {
  name: string
  type: Field['type']
  label: string
  /** As people type it; null: whatever there is to choose. */
  value: string | null
  /** A day as it is written everywhere, and how many days after the first of the path it lies, where it is counted from that. */
  day?: { iso: string; after: number | null }
  /** No two records have the same. */
  isUnique?: true
  /** An organisation of that kind. */
  party?: string
}

export interface ScriptLetter {
  to: string
  subject: string
}

/** Somebody of a party: different people of one have different numbers. */
export interface ScriptPerson {
  kind: string
  number: number
  /** What they are called. */
  name: string
  hasAccount: boolean
}

export interface ScriptStep {
  kind: 'begin' | 'act' | 'refused' | 'wait'
  /** The event's type. */
  event: string
  /** null: nobody does anything. */
  person: ScriptPerson | null
  /** What is pressed: above the list where it begins, else on the page of the case. */
  button: string | null
  /** A page of its own offers it. */
  isElsewhere: boolean
  /** Asked before it is sent. */
  question: string | null
  /** What sends it; null: nothing is asked. */
  confirm: string | null
  /** By the steps of the form in which they are typed. */
  fields: readonly (readonly ScriptField[])[]
  /** Until when is waited, as it is shown; null: until the product has done it by itself. */
  until: string | null
  sees: {
    message: string | null
    status: string
    timeline: string | null
    letters: readonly ScriptLetter[]
    reasons: readonly string[]
  }
}

/** What somebody does who tries a path in the product, in the words of its screen. */
export interface Script {
  machine: string
  version: number
  locale: string
  title: string
  /** The list from which it starts, as the menu calls it, and where it is. */
  list: { menu: readonly string[]; route: string; title: string }
  /** What must be known of a case with which it starts, where nobody can begin one: its fields. */
  needs: readonly ScriptField[]
  steps: readonly ScriptStep[]
}
