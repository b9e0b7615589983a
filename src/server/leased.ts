import type { Host } from './context.ts'
import { HttpError } from './http/httpError.ts'
import { type Store, system } from './store/store.ts'

/** Milliseconds after which what was claimed and is not kept is somebody else's. */
export const lease = 60_000
const mostAttempts = 8
const firstDelay = 5_000

interface Claim {
  id: string
  claim: number
  attempts: number
}

/** Long work of a table's rows, of which one process does a slice at a time, each under a claim of its own. */
export const leasesOf = <J extends Claim>(table: string, working: string) => {
  const held = `where id = $1 and claim = $2 and ${working}`
  const claimed = `
    update ${table} set claim = claim + 1, run_at = $2
    where id = (select id from ${table} where ${working} and run_at <= $1 order by run_at, id limit 1 for update skip locked)
    returning *`
  const end = async (store: Store, { id, claim }: Claim, state: string, reason: string | null, now: Date) => {
    const ended = `update ${table} set state = $3, reason = $4, ended_at = $5 ${held}`
    await store.run(system, ended, [id, claim, state, reason, now.toISOString()])
  }
  return {
    /** Those that are still under this claim: $1 and $2 of a statement that keeps something. */
    held,
    /** Takes the one that has waited longest. */
    claim: async (store: Store, now: Date): Promise<J | null> => {
      const [row] = await store.run<J>(system, claimed, [
        now.toISOString(),
        new Date(now.getTime() + lease).toISOString(),
      ])
      return row ?? null
    },
    end,
    /** Tries it again later what went wrong, unless that is no use. */
    giveBack: async ({ store, clock, log }: Host, job: Claim, error: unknown): Promise<void> => {
      const now = clock()
      log.warn({ err: error, [table]: job.id, attempts: job.attempts + 1 }, 'long work could not go on')
      const isWrong = error instanceof HttpError && error.status < 500
      if (isWrong || job.attempts + 1 >= mostAttempts) return end(store, job, 'failed', null, now)
      const postponed = `update ${table} set attempts = attempts + 1, run_at = $3 ${held}`
      const next = new Date(now.getTime() + firstDelay * 2 ** job.attempts).toISOString()
      await store.run(system, postponed, [job.id, job.claim, next])
    },
  }
}
