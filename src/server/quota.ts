import type { Quota, Take } from './context.ts'
import { HttpError } from './http/httpError.ts'
import { type Store, system } from './store/store.ts'

/** Lengths of windows, in seconds. */
export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

export const bucketOf = ({ quota, who }: Take): string => `${quota.kind} ${who}`

export const amountOf = ({ amount = 1 }: Take): number => amount

const taken = `
insert into quotas as q (bucket, used, most, ends_at)
select bucket, amount, most, $5::timestamptz + make_interval(secs => seconds)
from unnest($1::text[], $2::bigint[], $3::bigint[], $4::float8[]) as asked (bucket, amount, most, seconds) order by bucket
on conflict (bucket) do update set
  used = case when q.ends_at <= $5 then excluded.used else q.used + excluded.used end,
  most = excluded.most,
  ends_at = case when q.ends_at <= $5 then excluded.ends_at else q.ends_at end
returning bucket, ends_at, ends_at = $5::timestamptz + make_interval(secs => $4[array_position($1, bucket)]) as begun`

/** Those that a taker waits for are left alone: it writes them anew. */
const clearedAway = `
delete from quotas where bucket in (select bucket from quotas where ends_at <= $1 limit 100 for update skip locked)`

/** When there is room again in the last of the buckets that have none. */
const waiting = `
select max(ceil(extract(epoch from q.ends_at - $4::timestamptz)))::int as seconds
from unnest($1::text[], $2::bigint[], $3::bigint[]) as asked (bucket, amount, most) join quotas q using (bucket)
where q.ends_at > $4 and q.used + asked.amount > asked.most`

interface Taken {
  bucket: string
  ends_at: string
  begun: boolean
}

/**
 * Takes from all of the quotas or from none, in one statement: of fifty at once those get some for whom some is left. Answers when
 * the window of each ends, in milliseconds.
 * @throws HttpError TOO_MANY with Retry-After
 */
export const takeQuotas = async (store: Store, takes: readonly Take[], now: Date): Promise<number[]> => {
  const at = now.toISOString()
  const asked = [takes.map(bucketOf), takes.map(amountOf), takes.map(({ quota }) => quota.most)]
  const longest = takes.map(({ quota }) => quota.seconds)
  try {
    const rows = await store.run<Taken>(system, taken, [...asked, longest, at], 'quotas')
    // Nobody waits for it, and where it fails whoever begins the next window clears as well.
    if (rows.some(({ begun }) => begun)) store.run(system, clearedAway, [at]).catch(() => {})
    return takes.map((take) => Date.parse(rows.find(({ bucket }) => bucket === bucketOf(take))!.ends_at))
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'quotas_kept') throw error
    const [row] = await store.run<{ seconds: number | null }>(system, waiting, [...asked, at])
    throw tooMany(row?.seconds ?? Math.max(...longest))
  }
}

const returned = `
update quotas q set used = greatest(0, q.used - asked.amount)
from unnest($1::text[], $2::bigint[]) as asked (bucket, amount)
where q.bucket = asked.bucket and q.ends_at > $3
  and q.bucket in (select bucket from quotas where bucket = any($1) order by bucket for update)`

/** Gives back what was taken for something that did not happen. */
export const returnQuotas = async (store: Store, takes: readonly Take[], now: Date): Promise<void> => {
  await store.run(system, returned, [takes.map(bucketOf), takes.map(amountOf), now.toISOString()])
}

/** Takes an amount of one quota. @throws HttpError TOO_MANY with Retry-After */
export const takeQuota = async (store: Store, quota: Quota, who: string, now: Date, amount = 1): Promise<void> =>
  void (await takeQuotas(store, [{ quota, who, amount }], now))

const unitOf = (seconds: number): [unit: string, length: number] => {
  if (seconds < 2 * minute) return ['seconds', 1]
  return seconds < 2 * hour ? ['minutes', minute] : ['hours', hour]
}

const tooMany = (seconds: number): HttpError => {
  const [unit, length] = unitOf(seconds)
  return new HttpError('TOO_MANY', `quota.${unit}`, {
    // The last second is counted whole: nobody is told of an hour more for what is over a moment after this one.
    values: { count: length === 1 ? seconds : Math.ceil((seconds - 1) / length) },
    headers: { 'retry-after': String(seconds) },
  })
}
