import type { FieldError } from '../../validation/fieldErrors.ts'

/** What every row has beside the fields of its area. */
export interface RowFacts {
  id: string
  revision: number
  created_at: string
  updated_at: string
  status?: string
}

export type Row = RowFacts & { [field: string]: unknown }

export interface Count {
  count: number
  /** There are more than were counted. */
  capped: boolean
}

/** `tab` null counts every status. */
export type TabCount = Count & { tab: string | null }

export interface Meta {
  limit: number
  next: string | null
  previous: string | null
  /** Absent when it was not wanted. */
  total?: Count
}

export interface ListAnswer {
  data: Row[]
  meta: Meta
}

export interface Saved {
  __typename: 'Saved'
  id: string
  revision: number
}

export interface Invalid {
  __typename: 'Invalid'
  fields: FieldError[]
}

/** Somebody has saved the record meanwhile; `changed` are the fields in which it differs from what was typed. */
export interface Stale {
  __typename: 'Stale'
  revision: number
  changed: string[]
}

export type DeleteAnswer = Saved | Stale

export type SaveAnswer = DeleteAnswer | Invalid

export interface CheckAnswer {
  valid: boolean
  reason: string | null
}
