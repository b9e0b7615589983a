import type { Host, SavedNotice } from '../context.ts'
import type { FileStore } from '../files/fileStore.ts'
import { type Sql, system } from '../store/store.ts'
import type { Seen, Task } from './performer.ts'
import { performers } from './performers.ts'

/** Tasks of one transaction. */
const batch = 20
const mostAttempts = 8
const firstDelay = 10_000

const claimed = `
  select id, area, case_id, revision, type, params, attempts from outbox
  where done_at is null and failed_at is null and run_at <= $1
  order by run_at, id limit ${batch} for update skip locked`

const postponed = `update outbox set attempts = $2, error = $3, run_at = $4, failed_at = $5 where id = $1`

export type Claimed = Task & { attempts: number }

export const perform = async (host: Host, files: FileStore, sql: Sql, task: Task, at: string): Promise<Seen> => {
  const area = host.areas.find(({ id }) => id === task.area)
  const performer = Object.hasOwn(performers, task.type) ? performers[task.type] : undefined
  if (!area || !performer) throw new Error(`Nobody performs ${task.type} of ${task.area}`)
  return (await performer(task, { host, files, sql, area, at })) ?? []
}

const postpone = async ({ log }: Host, sql: Sql, task: Claimed, now: Date, error: unknown): Promise<void> => {
  const attempts = task.attempts + 1
  const message = error instanceof Error ? error.message : String(error)
  const failedAt = attempts >= mostAttempts ? now.toISOString() : null
  const next = new Date(now.getTime() + firstDelay * 2 ** task.attempts).toISOString()
  await sql.query(postponed, [task.id, attempts, message.slice(0, 500), next, failedAt])
  const { id, area, case_id, type } = task
  const context = { err: error, effect: { id, area, case_id, type, attempts } }
  if (failedAt) log.error(context, 'an effect has failed for good')
  else log.warn(context, 'an effect has failed and will be tried again')
}

interface Round {
  taken: number
  notices: SavedNotice[]
}

const performDue = async (host: Host, files: FileStore, sql: Sql): Promise<Round> => {
  const now = host.clock()
  const at = now.toISOString()
  const tasks = await sql.query<Claimed>(claimed, [at])
  const done: number[] = []
  const notices: SavedNotice[] = []
  for (const task of tasks) {
    await sql.query('savepoint effect')
    try {
      const parties = await perform(host, files, sql, task, at)
      done.push(task.id)
      if (parties.length > 0) notices.push({ area: task.area, id: task.case_id, revision: task.revision, parties })
    } catch (error) {
      await sql.query('rollback to savepoint effect')
      await postpone(host, sql, task, now, error)
    }
  }
  if (done.length > 0) await sql.query('update outbox set done_at = $1 where id = any($2::bigint[])', [at, done])
  return { taken: tasks.length, notices }
}

/**
 * Performs the effects that are due and answers how many it took. Of several processes each takes its own; what a performer
 * writes and the end of its task are one transaction. After eight failures a task is given up.
 */
export const performEffects = async (host: Host, files: FileStore): Promise<number> => {
  const { taken, notices } = await host.store.transaction(system, (sql) => performDue(host, files, sql))
  for (const notice of notices) host.live.saved(notice)
  return taken
}
