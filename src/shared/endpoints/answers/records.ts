import type { Json } from '../../../../machines/kernel/types.ts'
import type { RowFacts } from '../../area/rowFacts.ts'
import type { FieldError } from '../../validation/fieldErrors.ts'

export type Row = RowFacts & { [field: string]: unknown }

export interface Count {
  count: number
  /** There are more than were counted. */
  capped: boolean
}

/** `tab` null counts every status. */
export type TabCount = Count & { tab: string | null }

/** How many rows a quick view shows. */
export type ViewCount = Count & { view: string }

/** Rows that were gone through, and by currency the sums of each field; where they are capped, both are more. */
export interface Summary extends Count {
  sums: { currency: string; field: string; sum: number | null }[]
}

/** How many of a list's rows have a status, and what they come to. */
export interface StatusTotal {
  status: string
  currency: string
  count: number
  sums: Readonly<Record<string, number | null>>
}

/** The parts of a list by what its rows have in some fields, each in one currency, in the order of these; whole: there are no others. */
export interface Totals {
  isWhole: boolean
  parts: { values: (string | null)[]; currency: string; count: number; sums: Record<string, number | null> }[]
}

/** A record as others refer to it, with what these are told of it. */
export interface Lookup {
  id: string
  title: string
  subtitle: string | null
  /** Whose it is, for who sees the records of more than one organisation. */
  owner: string | null
  facts: Record<string, unknown>
}

export interface Meta {
  limit: number
  next: string | null
  previous: string | null
  /** Absent when it was not wanted. */
  total?: Count
}

export interface ListAnswer {
  data: Row[]
  /** With the ids of the rows, in their order, where they are wanted. */
  meta: Meta & { ids?: string[] }
}

export interface Author {
  userId: string
  name: string
  organisation: string
  kind: string
  /** For whom they did it, with rights of theirs. */
  actsFor?: { userId: string; name: string } | null
}

/** One change of a plain record: by field what was there and what is there now. `kind` is created, edited, deleted, an action's name, or of a case the key of its words. */
export interface HistoryEntry {
  revision: number
  kind: string
  at: string
  by: Author
  changes: Record<string, [was: Json, now: Json]>
  /** By their ids, what the records are called that it is about, as far as the reader may see them. */
  titles?: Record<string, string>
}

export interface History {
  /** Newest first. */
  data: HistoryEntry[]
  meta: Meta
}

export interface Saved {
  __typename: 'Saved'
  id: string
  revision: number
  /** As it is now; null when it is gone. */
  record: Row | null
  entry: HistoryEntry
  /** What it tells of an action that shows something, and no other answer again. */
  shown?: string | null
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
  /** As it is now. */
  record: Row
  /** What has happened since the revision that was typed over, in order. */
  since: HistoryEntry[]
}

export type SaveAnswer = Saved | Invalid | Stale
