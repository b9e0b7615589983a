import type { Deadline, Json } from '../../machines/kernel/types.ts'
import type { Area } from '../shared/area/types.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Host, SavedNotice } from './context.ts'
import type { Sql } from './store/store.ts'

/** A row of the outbox that is to be performed; `revision` is that of the move that asked for it. */
export interface Task {
  id: number
  area: string
  case_id: string
  revision: number
  type: string
  params: Record<string, Json>
  /** The time limits of the case as that move left them, the next first; null where no move asked for it, or none kept them yet. */
  limits: Deadline[] | null
  /** The id of the call that brought it, where a party outside has called a webhook. */
  call: string | null
}

/** What a performer works with, outside of any transaction. */
export interface Work {
  host: Host
  files: FileStore
  read: Sql
  area: Area
  /** ISO instant of the performance. */
  at: string
}

export interface Performed {
  /** What it writes to the database is written together with the task's end; with what open screens are told of it, and whose. */
  write?(sql: Sql): Promise<Pick<SavedNotice, 'parties' | 'issued'> | void>
  /** Sent to the case in the name of the system, once a task; it must be one that the host sends. */
  event?: { type: string; [field: string]: unknown }
}

/**
 * Does what an effect asks of the outside world; throws when it should be tried again. It may be done more than once, the last
 * time after somebody else's end: what it does outside must be the same for the same task.
 */
export type Performer = (task: Task, work: Work) => Promise<Performed>

/** A text among the task's params; throws when there is none of that name. */
export const textOf = ({ type, params }: Task, name: string): string => {
  const text = params[name]
  if (typeof text !== 'string') throw new Error(`${type} has no ${name}`)
  return text
}

/** What cannot be done yet, through no fault of its own: it is tried again from then on, however often that is. */
export class Later extends Error {
  readonly until: Date

  constructor(until: Date, cause: Error) {
    super(cause.message, { cause })
    this.until = until
  }
}
