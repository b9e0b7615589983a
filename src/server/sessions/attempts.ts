import { HttpError } from '../http/httpError.ts'
import { type Store, system } from '../store/store.ts'
import { type Limit, limits } from './limits.ts'
import { networkOf } from './network.ts'
import type { Tokens } from './tokens.ts'

export type Kind = keyof typeof limits

/**
 * The try of a bucket, named by an expression, at an instant; counted before it is made, so that fifty at once are fifty. Answers the
 * seconds that the next must wait, and no row while the bucket waits or where `given` has none.
 */
export const trying = (kind: Kind, who: string, at: string, given = 'select'): string => {
  const { free, first, most, forget }: Limit = limits[kind]
  const after = (seconds: number | string) => `${at}::timestamptz + make_interval(secs => ${seconds})`
  return `
    insert into attempts as a (bucket, count, blocked_until, expires_at)
    select '${kind} ' || ${who}, 1, ${free > 1 ? "'epoch'" : after(first)}, ${after(forget)} where exists (${given})
    on conflict (bucket) do update set
      count = case when a.expires_at <= ${at} then 1 else a.count + 1 end,
      blocked_until = case
        when a.expires_at <= ${at} then excluded.blocked_until
        when a.count + 1 < ${free} then 'epoch'
        else ${after(`least(${most}, ${first} * power(2, least(a.count + 1 - ${free}, 20)))`)}
      end,
      expires_at = excluded.expires_at
    where a.blocked_until <= ${at}
    returning greatest(0, ceil(extract(epoch from blocked_until - ${at}::timestamptz)))::int as wait`
}

/** The refusal of a try that there is none left for. */
export const tooMany = async (store: Store, kind: Kind, who: string, now: Date): Promise<HttpError> => {
  const waiting =
    'select greatest(1, ceil(extract(epoch from blocked_until - $2::timestamptz)))::int as seconds from attempts where bucket = $1'
  const [row] = await store.run<{ seconds: number }>(system, waiting, [bucketOf(kind, who), now.toISOString()])
  const seconds = row?.seconds ?? 1
  return new HttpError('TOO_MANY', 'tooManyAttempts', {
    values: { seconds },
    headers: { 'retry-after': String(seconds) },
  })
}

/**
 * Takes one try of an account or of an address, and answers how many seconds the next must wait.
 * @throws HttpError 429 with Retry-After while there is none left
 */
export const takeTry = async (store: Store, kind: Kind, who: string, now: Date): Promise<number> => {
  const [taken] = await store.run<{ wait: number }>(system, trying(kind, '$1', '$2'), [
    countedAs(kind, who),
    now.toISOString(),
  ])
  if (!taken) throw await tooMany(store, kind, who, now)
  return taken.wait
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

/** Whom the tries of a kind are counted by: an address counts as its network. */
export const countedAs = (kind: Kind, who: string): string => (limits[kind].of === 'network' ? networkOf(who) : who)

const bucketOf = (kind: Kind, who: string) => `${kind} ${countedAs(kind, who)}`
