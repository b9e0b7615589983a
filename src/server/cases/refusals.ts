import { kernelGuards } from '../../../machines/kernel/explain.ts'
import type { Lifecycle, Reason } from '../../../machines/kernel/types.ts'
import { keptFor } from '../records/scope.ts'
import type { Caller, Store } from '../store/store.ts'
import type { Place } from './types.ts'

/** Whether a rule asks who somebody is, as opposed to how the case stands. */
export const asksWho = ({ rules }: Lifecycle, guard: string): boolean => {
  if (guard === 'isInOwnName') return true
  const rule = rules[guard.replace(/^not\./, '')]
  return rule?.permission !== undefined || rule?.asksWho === true
}

/** Guards of the kernel that say that nobody looked, not that somebody may not: of them the time limits alone count. */
const passing = kernelGuards.filter((guard) => guard !== 'isBeforeDeadline')

interface Tried {
  place: Place
  id: string
  /** The revision that refused it. */
  revision: number
  event: string
  at: string
}

/** Those of a refusal that say how the case stands; none where it was refused to who may not send it anyway. */
export const standingReasons = (lifecycle: Lifecycle, reasons: readonly Reason[]): readonly Reason[] =>
  reasons.some(({ guard }) => asksWho(lifecycle, guard) || passing.some((one) => one === guard)) ? [] : reasons

/** Keeps which rules have refused an event of somebody who may send it: each rule counts once as long as the case stands so. */
export const keepRefusal = async (
  store: Store,
  caller: Caller,
  { place: { area, lifecycle }, id, revision, event, at }: Tried,
  reasons: readonly Reason[],
): Promise<void> => {
  const guards = standingReasons(lifecycle, reasons).map(({ guard }) => guard)
  if (guards.length === 0) return
  const text = `insert into refusals (area, case_id, revision, event, refused_by, refused_at, parties)
    select '${area.id}', id, revision, $3, guard, $4::timestamptz, ${keptFor(area)} from ${area.table}, unnest($5::text[]) guard
    where id = $1 and revision = $2 on conflict do nothing`
  await store.run(caller, text, [id, revision, event, at, guards], `refused ${area.id}`)
}
