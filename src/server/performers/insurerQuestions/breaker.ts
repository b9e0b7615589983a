import type { Store } from '../../store/store.ts'
import { system } from '../../store/store.ts'
import { type Insurer, InsurerAway, type Quotation } from './insurer.ts'

/** Failures in a row from which on nobody asks for a while. */
const most = 5
/** Milliseconds until somebody asks again, and that one alone until it is known how it went. */
export const rest = 30_000

interface Standing {
  store: Pick<Store, 'run'>
  clock(): Date
}

const known = 'insert into insurer_breakers (organisation_id) values ($1) on conflict do nothing'
/** While it is closed everybody asks; once its rest is over, one. */
const entered = `
  update insurer_breakers set open_until = case when open_until is null then null else $3::timestamptz end
  where organisation_id = $1 and (open_until is null or open_until <= $2::timestamptz) returning failures`
const standing = 'select failures, open_until from insurer_breakers where organisation_id = $1'
interface Stands {
  failures: number
  open_until: string | null
}

/** How an insurer stands for an organisation: how often in a row it was not to be had, and until when nobody asks it. */
export const standingOf = async ({ store, clock }: Standing, organisation: string) => {
  const [row] = await store.run<Stands>(system, standing, [organisation])
  const until = row?.open_until ?? null
  const isOpen = until !== null && Date.parse(until) > clock().getTime()
  return { failures: row?.failures ?? 0, until: isOpen ? until : null }
}

const failed = `
  update insurer_breakers set failures = failures + 1,
    open_until = case when failures + 1 >= ${most} then $2::timestamptz end
  where organisation_id = $1`
const succeeded = `
  update insurer_breakers set failures = 0, open_until = null
  where organisation_id = $1 and (failures > 0 or open_until is not null)`

/** An insurer that is left alone once it has failed so often in a row; how it stands is the database's, for all servers. */
export const guarded = ({ store, clock }: Standing, insurer: Insurer): Insurer => {
  const ask = async <T>({ organisation }: Quotation, call: () => Promise<T>): Promise<T> => {
    const now = clock().getTime()
    const later = new Date(now + rest).toISOString()
    await store.run(system, known, [organisation])
    const [open] = await store.run(system, entered, [organisation, new Date(now).toISOString(), later])
    if (!open) {
      const { until } = await standingOf({ store, clock }, organisation)
      throw new InsurerAway('The insurer is left alone', { until: new Date(until ?? later) })
    }
    try {
      const answer = await call()
      await store.run(system, succeeded, [organisation])
      return answer
    } catch (error) {
      if (error instanceof InsurerAway)
        await store.run(system, failed, [organisation, new Date(clock().getTime() + rest).toISOString()])
      throw error
    }
  }
  return {
    fetchQuestions: (quotation) => ask(quotation, () => insurer.fetchQuestions(quotation)),
    deliver: (quotation, answers, key) => ask(quotation, () => insurer.deliver(quotation, answers, key)),
  }
}
