import { HttpError } from '../http/httpError.ts'
import { type Store, system } from '../store/store.ts'
import { type Limit, limits } from './limits.ts'
import { networkOf } from './network.ts'
import type { Tokens } from './tokens.ts'

type Kind = keyof typeof limits

/** Counts the try before it is made, so that fifty at once are fifty; returns no row while the bucket waits. */
const counted = `
insert into attempts as a (bucket, count, blocked_until, expires_at)
values (
  $1, 1, case when $3 > 1 then 'epoch' else $2::timestamptz + make_interval(secs => $4) end,
  $2::timestamptz + make_interval(secs => $6)
)
on conflict (bucket) do update set
  count = case when a.expires_at <= $2 then 1 else a.count + 1 end,
  blocked_until = case
    when a.expires_at <= $2 then excluded.blocked_until
    when a.count + 1 < $3 then 'epoch'
    else $2::timestamptz + make_interval(secs => least($5, $4 * power(2, least(a.count + 1 - $3, 20))))
  end,
  expires_at = excluded.expires_at
where a.blocked_until <= $2
returning greatest(0, ceil(extract(epoch from blocked_until - $2::timestamptz)))::int as wait`

/**
 * Takes one try of an account or of an address, and answers how many seconds the next must wait.
 * @throws HttpError 429 with Retry-After while there is none left
 */
export const takeTry = async (store: Store, kind: Kind, who: string, now: Date): Promise<number> => {
  const { free, first, most, forget }: Limit = limits[kind]
  const bucket = bucketOf(kind, who)
  const at = now.toISOString()
  const [taken] = await store.run<{ wait: number }>(system, counted, [bucket, at, free, first, most, forget])
  if (taken) return taken.wait
  const waiting =
    'select greatest(1, ceil(extract(epoch from blocked_until - $2::timestamptz)))::int as seconds from attempts where bucket = $1'
  const [row] = await store.run<{ seconds: number }>(system, waiting, [bucket, at])
  const seconds = row?.seconds ?? 1
  throw new HttpError('TOO_MANY', 'tooManyAttempts', {
    values: { seconds },
    headers: { 'retry-after': String(seconds) },
  })
}

/** After a success the account begins anew, the address gets its one try back; old buckets go. */
export const forgive = async (store: Store, account: string, address: string, now: Date): Promise<void> => {
  const cleared = `
    with returned as (update attempts set count = greatest(count - 1, 0) where bucket = $2)
    delete from attempts where bucket = $1 or (expires_at < $3 and bucket <> $2)`
  await store.run(system, cleared, [bucketOf('account', account), bucketOf('address', address), now.toISOString()])
}

/** An account by its mail address, known or not; counted apart for an address that is the person's. */
export const whoOf = (tokens: Tokens, email: string, ownAddress: string | null): string =>
  tokens.hash(ownAddress === null ? email : `${email} ${networkOf(ownAddress)}`)

export const forgetTries = async (store: Store, kind: Kind, who: string): Promise<void> => {
  await store.run(system, 'delete from attempts where bucket = $1', [bucketOf(kind, who)])
}

const bucketOf = (kind: Kind, who: string) => `${kind} ${limits[kind].of === 'network' ? networkOf(who) : who}`
