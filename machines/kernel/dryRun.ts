import { moments } from './advance.ts'
import { choices } from './choices.ts'
import { nextDeadline } from './deadlines.ts'
import { reasonsOf, placeOf } from './explain.ts'
import { rootPermission } from './grants.ts'
import { CREATED } from './others.ts'
import { ruledBy, rulingOf } from './ruleTable.ts'
import type { Ruling } from './ruleTable.types.ts'
import { statusOf } from './status.ts'
import { migrate } from './versions.ts'
import type { Actor, CaseRecord, Context, Entry, Lifecycle, Reason } from './types.ts'

/**
 * What other rules would make of a case, had it begun under them: the same; other events that may be sent, or another time limit;
 * another way from a revision on, where an event would have been refused or would have led elsewhere; or nobody can say, since its
 * timeline does not follow as it stands.
 */
export type DryRun =
  | { kind: 'unaffected' }
  | { kind: 'changed'; appear: string[]; go: string[]; limit: { before: string | null; after: string | null } | null }
  | { kind: 'otherwise'; revision: number; event: string; to: string | null; reasons: Reason[] }
  | { kind: 'unknown' }

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

type Followed = { record: CaseRecord } | Extract<DryRun, { kind: 'otherwise' }>

/** The record that the same events make of another beginning, or the first of them that does not do what it did. */
const follow = (lifecycle: Lifecycle, [created, ...later]: readonly Entry[], input: Context): Followed => {
  const timeline = [{ ...created!, event: { ...created!.event, input } }, ...later]
  const { moments: made, stopped } = moments(lifecycle, timeline)
  const odd = made.find(({ entry, record }) => statusOf(record.snapshot.value) !== entry.to)
  if (odd) {
    const { revision, event } = odd.entry
    return { kind: 'otherwise', revision, event: event.type, to: statusOf(odd.record.snapshot.value), reasons: [] }
  }
  if (!stopped) return { record: made.at(-1)!.record }
  const { revision, type: event, refusal } = stopped
  return { kind: 'otherwise', revision, event, to: null, reasons: refusal ? reasonsOf(lifecycle, refusal) : [] }
}

/** What a machine as it is now makes of a case that is kept: nothing else; no state of its own, by any migration; or, by the events of its timeline, something else. */
export type Fate = { kind: 'unaffected' | 'stranded' | 'unknown' } | Extract<DryRun, { kind: 'otherwise' }>

export const fateOf = (lifecycle: Lifecycle, record: CaseRecord, entries: readonly Entry[]): Fate => {
  try {
    placeOf(lifecycle, migrate(lifecycle, record))
  } catch {
    return { kind: 'stranded' }
  }
  const input = inputOf(entries)
  if (!input) return { kind: 'unknown' }
  const now = follow(lifecycle, entries, input)
  return 'kind' in now ? now : { kind: 'unaffected' }
}

const standing = (lifecycle: Lifecycle, record: CaseRecord, at: string) => ({
  legal: choices(lifecycle, record, { by: anybody, at }).flatMap(({ type, allowed }) => (allowed ? [type] : [])),
  limit: nextDeadline(record)?.at ?? null,
})

/** What versions of some tables would make of a case, of which all entries are given, by what may be done with it at an instant. */
export const dryRun = (lifecycle: Lifecycle, entries: readonly Entry[], ruling: Ruling, at: string): DryRun => {
  const input = inputOf(entries)
  if (!input) return { kind: 'unknown' }
  const now = follow(lifecycle, entries, input)
  if ('kind' in now) return { kind: 'unknown' }
  const then = follow(lifecycle, entries, ruledBy(lifecycle, input, { ...rulingOf(input), ...ruling }))
  if ('kind' in then) return then
  const [before, after] = [now, then].map(({ record }) => standing(lifecycle, record, at)) as [
    ReturnType<typeof standing>,
    ReturnType<typeof standing>,
  ]
  const appear = after.legal.filter((type) => !before.legal.includes(type))
  const go = before.legal.filter((type) => !after.legal.includes(type))
  const limit = before.limit === after.limit ? null : { before: before.limit, after: after.limit }
  return appear.length + go.length > 0 || limit ? { kind: 'changed', appear, go, limit } : { kind: 'unaffected' }
}
