import type { Host, SavedNotice } from '../context.ts'
import type { FileStore } from '../files/fileStore.ts'
import { type Sql, system } from '../store/store.ts'
import { answerCase, Final } from '../cases/answerCase.ts'
import type { Performed, Task } from '../task.ts'
import { performers } from './performers.ts'

/** Tasks that one worker has at a time. */
const batch = 5
const mostAttempts = 8
const firstDelay = 10_000

/** Milliseconds after which a task that was taken and has not ended is somebody else's; more than the tasks of a worker take. */
const lease = 120_000

/** The kinds of effect that a worker performs, or those that none of these is. */
export interface Lane {
  kinds: readonly string[]
  but?: true
}

/** One for each kind, so that a slow one delays no other, and one for what nobody performs: it must fail. */
const lanes: readonly Lane[] = [
  ...Object.keys(performers).map((kind) => ({ kinds: [kind] })),
  { kinds: Object.keys(performers), but: true },
]

const everything: Lane = { kinds: [], but: true }

/** Until its lease ends a task is nobody else's; the lease is told by when it is due again. */
const taken = `
  update outbox set run_at = $2
  where id in (
    select id from outbox
    where done_at is null and failed_at is null and run_at <= $1 and (type = any($3)) <> $4
    order by run_at, id limit ${batch} for update skip locked
  )
  returning id, area, case_id, revision, type, params, call, attempts`

const postponed = `
  update outbox set attempts = $3, error = $4, run_at = $5, failed_at = $6 where id = $1 and run_at = $2 and done_at is null`

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
  const message = error instanceof Error ? error.message : String(error)
  const failedAt = attempts >= mostAttempts || error instanceof Final ? now.toISOString() : null
  const next = new Date(now.getTime() + firstDelay * 2 ** task.attempts).toISOString()
  await store.run(system, postponed, [task.id, until, attempts, message.slice(0, 500), next, failedAt])
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
 * Performs the effects that are due and answers how many it took. Of several processes each takes its own, and none waits for
 * the outside world in a transaction; what a performer writes and the end of its task are one. After eight failures a task is
 * given up.
 */
export const performEffects = async (
  host: Host,
  files: FileStore,
  { kinds, but }: Lane = everything,
): Promise<number> => {
  const now = host.clock()
  const until = new Date(now.getTime() + lease).toISOString()
  const tasks = await host.store.run<Claimed>(system, taken, [now.toISOString(), until, kinds, but ?? false])
  for (const task of tasks.toSorted((one, other) => one.id - other.id)) await performOne(host, files, task, until)
  return tasks.length
}

const due = 'select distinct type from outbox where done_at is null and failed_at is null and run_at <= $1'

/** Asks one after the other; who comes while somebody asks shares the next, so that nobody is told what was before. */
const inTurn = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  return () =>
    (next ??= last.then(() => {
      next = null
      const asked = ask()
      last = asked.catch(() => {})
      return asked
    }))
}

/** What each lane looks for: they ask together which kinds are due, so that lanes at rest hold one connection and not one each. */
export const lanesOf = (host: Host, files: FileStore): { name: string; look: () => Promise<number> }[] => {
  const dueKinds = inTurn(() => host.store.run<{ type: string }>(system, due, [host.clock().toISOString()]))
  return lanes.map((lane) => ({
    name: lane.but ? 'effects' : lane.kinds.join(),
    look: async () => {
      const kinds = await dueKinds()
      const isDue = kinds.some(({ type }) => lane.kinds.includes(type) !== (lane.but ?? false))
      return isDue ? performEffects(host, files, lane) : 0
    },
  }))
}
