import type { Json } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Host } from '../context.ts'
import type { Sql } from '../store/store.ts'

/** A row of the outbox that is to be performed; `revision` is that of the move that asked for it. */
export interface Task {
  id: number
  area: string
  case_id: string
  revision: number
  type: string
  params: Record<string, Json>
}

/** What a performer works with: everything it writes to the database goes through `sql`, with the task's own end. */
export interface Work {
  host: Pick<Host, 'config' | 'secret'>
  files: FileStore
  sql: Sql
  area: Area
  /** ISO instant of the performance. */
  at: string
}

/** Organisations whose open screens show the case differently from now on. */
export type Seen = string[]

/** Does what an effect asks of the outside world; throws when it should be tried again. */
export type Performer = (task: Task, work: Work) => Promise<Seen | void>

/** A text among the task's params; throws when there is none of that name. */
export const textOf = ({ type, params }: Task, name: string): string => {
  const text = params[name]
  if (typeof text !== 'string') throw new Error(`${type} has no ${name}`)
  return text
}
