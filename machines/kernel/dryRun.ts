import { type Moment, moments, strayed } from './advance.ts'
import { legal } from './choices.ts'
import { nextDeadline } from './deadlines.ts'
import { reasonsOf } from './explain.ts'
import { rootPermission } from './grants.ts'
import { offeredIn, type Offers, offersOf } from './offers.ts'
import { CREATED } from './others.ts'
import { ruledBy, rulingOf } from './ruleTable.ts'
import type { Ruling } from './ruleTable.types.ts'
import { statusOf } from './status.ts'
import { carriedOn, carriedTo } from './versions.ts'
import type { Actor, CaseRecord, Context, Entry, Lifecycle, Reason } from './types.ts'

/**
 * What other rules, or another machine, would make of a case: the same; other events that may be sent, or another time limit;
 * another way from a revision on, where an event would have been refused or would have led elsewhere; nothing, since it could not go on
 * from where it stands; or nobody can say, since its timeline does not follow as it stands.
 */
export type DryRun =
  | { kind: 'unaffected' }
  | { kind: 'changed'; appear: string[]; go: string[]; limit: { before: string | null; after: string | null } | null }
  | { kind: 'otherwise'; revision: number; event: string; to: string | null; reasons: Reason[] }
  | { kind: 'stranded' }
  | { kind: 'unknown' }

type Otherwise = Extract<DryRun, { kind: 'otherwise' }>

/** Whoever may do anything: what is refused to them the rules refuse, not who they are. */
const anybody: Actor = {
  userId: '',
  name: '',
  roles: [],
  permissions: [rootPermission],
  organisation: { id: '', kind: '', name: '' },
}

/** What a case was begun with; undefined where its timeline does not tell. */
const inputOf = ([created]: readonly Entry[]): Context | undefined =>
  created?.entry === CREATED ? (created.event['input'] as Context | undefined) : undefined

const otherwise = ({ entry: { revision, event }, record }: Moment): Otherwise => ({
  kind: 'otherwise',
  revision,
  event: event.type,
  to: statusOf(record.snapshot.value),
  reasons: [],
})

/** The last moment that the same events make of another beginning, or the first of them that does not do what it did. */
const follow = (lifecycle: Lifecycle, [created, ...later]: readonly Entry[], input: Context): Moment | Otherwise => {
  const timeline = [{ ...created!, event: { ...created!.event, input } }, ...later]
  const { moments: made, stopped } = moments(lifecycle, timeline)
  const odd = strayed(lifecycle, made)
  if (odd) return otherwise(odd)
  if (!stopped) return made.at(-1)!
  const { revision, type: event, refusal } = stopped
  return { kind: 'otherwise', revision, event, to: null, reasons: refusal ? reasonsOf(lifecycle, refusal) : [] }
}

interface Standing {
  offered: readonly string[]
  limit: string | null
}

/** What may be sent after and could not before, what cannot any more, and a time limit that ends at another instant. */
const compared = (before: Standing, after: Standing): DryRun => {
  const appear = after.offered.filter((type) => !before.offered.includes(type))
  const go = before.offered.filter((type) => !after.offered.includes(type))
  const limit = before.limit === after.limit ? null : { before: before.limit, after: after.limit }
  return appear.length + go.length > 0 || limit ? { kind: 'changed', appear, go, limit } : { kind: 'unaffected' }
}

const limitOf = (record: CaseRecord): string | null => nextDeadline(record)?.at ?? null

/** A machine that was served before, as far as it is kept. */
export interface Former {
  version: number
  offers: Offers
}

/** What the chart that was served before offered in the states of a case, and what the chart offers in those where the case is now. */
const sinceFormer = (lifecycle: Lifecycle, former: Former, record: CaseRecord, now: CaseRecord): DryRun => {
  const then = carriedTo(former.version, lifecycle, record)
  return compared(
    { offered: offeredIn(former.offers, then.snapshot.value), limit: limitOf(then) },
    { offered: offeredIn(offersOf(lifecycle.machine), now.snapshot.value), limit: limitOf(now) },
  )
}

/**
 * What a machine as it is now makes of a case that is kept: stranded where it cannot go on; else all events of its timeline are
 * replayed; else, where a former machine is known, what the two charts offer in its states is compared. Guards are not
 * kept, so that what they alone let through before and not now shows in what is replayed.
 */
export const fateOf = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  entries: readonly Entry[],
  former: Former | null,
): DryRun => {
  const now = carriedOn(lifecycle, record)
  if (!now) return { kind: 'stranded' }
  const input = inputOf(entries)
  const last = input && follow(lifecycle, entries, input)
  if (last && 'kind' in last) return last
  if (last && statusOf(last.record.snapshot.value) !== statusOf(now.snapshot.value)) return otherwise(last)
  const change = former ? sinceFormer(lifecycle, former, record, now) : null
  if (change?.kind === 'changed') return change
  return { kind: last ? 'unaffected' : 'unknown' }
}

const standing = (lifecycle: Lifecycle, record: CaseRecord, at: string): Standing => ({
  offered: legal(lifecycle, record, { by: anybody, at }),
  limit: limitOf(record),
})

/** What versions of some tables would make of a case, of which all entries are given, by what may be done with it at an instant. */
export const dryRun = (lifecycle: Lifecycle, entries: readonly Entry[], ruling: Ruling, at: string): DryRun => {
  const input = inputOf(entries)
  if (!input) return { kind: 'unknown' }
  const now = follow(lifecycle, entries, input)
  if ('kind' in now) return { kind: 'unknown' }
  const then = follow(lifecycle, entries, ruledBy(lifecycle, input, { ...rulingOf(input), ...ruling }))
  if ('kind' in then) return then
  return compared(standing(lifecycle, now.record, at), standing(lifecycle, then.record, at))
}
