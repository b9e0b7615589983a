import type { Host, SavedNotice } from '../context.ts'
import type { FileStore } from '../files/fileStore.ts'
import { type Sql, system } from '../store/store.ts'
import { answerCase, Final } from '../cases/answerCase.ts'
import { Later, type Performed, type Task } from '../task.ts'
import { performers } from './performers.ts'

/** Tasks that one worker has at a time. */
const batch = 5
const mostAttempts = 8
const firstDelay = 10_000

/** Milliseconds after which a task that was taken and has not ended is somebody else's; more than the tasks of a worker take. */
const lease = 120_000

/**
 * Until its lease ends a task is nobody else's; the lease is told by when it is due again. What concerns a document of a case
 * waits for the case's documents that are still to be issued before it.
 */
const taken = `
  update outbox set run_at = $2
  where id in (
    select id from outbox
    where done_at is null and failed_at is null and type = $3 and run_at <= $1
      and (params ->> 'document' is null or not exists (
        select from outbox earlier
        where earlier.area = outbox.area and earlier.case_id = outbox.case_id and earlier.type = 'issueDocument'
          and earlier.id < outbox.id and earlier.done_at is null and earlier.failed_at is null
      ))
    order by run_at, id limit ${batch} for update skip locked
  )
  returning id, area, case_id, revision, type, params, limits, call, attempts`

const postponed = `
  update outbox set attempts = $3, error = $4, run_at = $5, failed_at = $6 where id = $1 and run_at = $2 and done_at is null`

/** That somebody is away counts as no try. */
const later = 'update outbox set error = $3, run_at = $4 where id = $1 and run_at = $2 and done_at is null'

const ended =
  'update outbox set done_at = $3, error = $4 where id = $1 and run_at = $2 and done_at is null returning id'

export type Claimed = Task & { attempts: number }

/** Does what a task asks, outside of any transaction. */
export const perform = async (host: Host, files: FileStore, read: Sql, task: Task, at: string): Promise<Performed> => {
  const area = host.areas.find(({ id }) => id === task.area)
  const performer = Object.hasOwn(performers, task.type) ? performers[task.type] : undefined
  if (!area || !performer) throw new Error(`Nobody performs ${task.type} of ${task.area}`)
  return performer(task, { host, files, read, area, at })
}

const postpone = async ({ store, log, clock }: Host, task: Claimed, until: string, error: unknown): Promise<void> => {
  const now = clock()
  const attempts = task.attempts + 1
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  if (error instanceof Later) {
    await store.run(system, later, [task.id, until, message, error.until.toISOString()])
    return
  }
  const failedAt = attempts >= mostAttempts || error instanceof Final ? now.toISOString() : null
  const next = new Date(now.getTime() + firstDelay * 2 ** task.attempts).toISOString()
  await store.run(system, postponed, [task.id, until, attempts, message, next, failedAt])
  const { id, area, case_id, type } = task
  const context = { err: error, effect: { id, area, case_id, type, attempts } }
  if (failedAt) log.error(context, 'an effect has failed for good')
  else log.warn(context, 'an effect has failed and will be tried again')
}

/** Writes what was performed, with the end of its task; null when the task has become somebody else's. */
const end = (
  { store, clock }: Host,
  { id }: Task,
  until: string,
  { write }: Performed,
  refusal: string | null,
): Promise<Pick<SavedNotice, 'parties' | 'issued'> | null> =>
  store.transaction(system, async (sql) => {
    const [own] = await sql.query(ended, [id, until, clock().toISOString(), refusal])
    return own ? ((await write?.(sql)) ?? null) : null
  })

const performOne = async (host: Host, files: FileStore, task: Claimed, until: string): Promise<void> => {
  const { area, case_id: id, revision } = task
  const read: Sql = { query: (text, values) => host.store.run(system, text, values) }
  let notice: SavedNotice | null = null
  try {
    const performed = await perform(host, files, read, task, host.clock().toISOString())
    const refusal = performed.event ? await answerCase(host, task, performed.event) : null
    if (refusal)
      host.log.warn({ effect: { id: task.id, area, case_id: id }, refusal }, 'the answer of an effect is refused')
    const told = await end(host, task, until, performed, refusal)
    if (told) notice = { area, id, revision, ...told }
  } catch (error) {
    await postpone(host, task, until, error)
  }
  if (notice) host.live.saved(notice)
}

/**
 * Performs the effects of a kind that are due and answers how many it took. Of several processes each takes its own, and none
 * waits for the outside world in a transaction; what a performer writes and the end of its task are one. After eight failures a
 * task is given up, unless who it needs is away, as is one of a kind that nobody performs.
 */
export const performEffects = async (host: Host, files: FileStore, kind: string): Promise<number> => {
  const now = host.clock()
  const until = new Date(now.getTime() + lease).toISOString()
  const tasks = await host.store.run<Claimed>(system, taken, [now.toISOString(), until, kind])
  for (const task of tasks.toSorted((one, other) => one.id - other.id)) await performOne(host, files, task, until)
  return tasks.length
}

/** Steps from kind to kind in the index, however many there are of each. */
const due = `
  with recursive kinds as (
    (select type from outbox where done_at is null and failed_at is null order by type limit 1)
    union all
    select (
      select o.type from outbox o where done_at is null and failed_at is null and o.type > k.type order by o.type limit 1
    ) from kinds k where k.type is not null
  )
  select type from kinds k where exists (
    select from outbox o where done_at is null and failed_at is null and o.type = k.type and run_at <= $1
  )`

/** The kinds of which an effect is due. */
export const dueKinds = async ({ store, clock }: Host): Promise<string[]> => {
  const kinds = await store.run<{ type: string }>(system, due, [clock().toISOString()])
  return kinds.map(({ type }) => type)
}
