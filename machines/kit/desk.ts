import { candidates, innermostFirst } from '../kernel/chart.ts'
import { placeOf } from '../kernel/explain.ts'
import { grants } from '../kernel/grants.ts'
import { judge, leavesOf } from '../kernel/guards.ts'
import { isIn, somebodyWith } from './hands.ts'
import type { Actor, CaseRecord, Lifecycle, StateMeta, TransitionMeta } from '../kernel/types.ts'

/** Whose turn it is, by their part in the case. */
export interface Desk {
  party: string
  /** Null: somebody without an account. */
  organisation: string | null
  /** Permissions of which each lets somebody of the organisation go on with the case as it stands. */
  needs: string[]
  /** Those alone in whose hands it is; null: everybody. */
  hands: string[] | null
}

/** Anybody of an organisation who holds these permissions, and has had nothing to do with the case but that it is in this hand of theirs. */
const somebodyOf = (id: string, kind: string, permissions: string[], hand: string): Actor => ({
  ...somebodyWith(hand),
  name: '',
  permissions,
  organisation: { id, kind, name: '' },
})

/**
 * The desk that a record lies on, as its innermost state names it; null where nobody there can go on with it: by what asks for a
 * permission, whether it is offered or the host sends it for them. To withdraw and to refuse is possible nearly always, and not what
 * a case waits for: what is offered as danger does not count.
 */
export const deskOf = (lifecycle: Lifecycle, record: CaseRecord, at: string): Desk | null => {
  if (record.version !== lifecycle.version) return null
  const { machine, rules } = lifecycle
  const { context } = record.snapshot
  const snapshot = placeOf(lifecycle, record)
  const party = innermostFirst(snapshot)
    .map(({ meta }) => (meta as StateMeta | undefined)?.desk)
    .find((desk) => desk !== undefined)
  if (party === undefined) return null
  const organisation = (context['parties'] as Record<string, string> | undefined)?.[party] ?? null
  const hands = lifecycle.hands?.(context) ?? null
  if (organisation === null) return { party, organisation, needs: [], hands }
  const needs = candidates(snapshot).flatMap(({ eventType: type, guard, meta }) => {
    if ((meta as TransitionMeta | undefined)?.intent === 'danger') return []
    const asked = leavesOf(machine, guard).flatMap((name) => rules[name]?.permission ?? [])
    const isAbleWith = (hand: string) => {
      const event = { type, by: somebodyOf(organisation, party, asked, hand), at }
      return judge({ lifecycle, context, event, open: true }, guard).holds !== false
    }
    return asked.length > 0 && (hands ?? ['']).some(isAbleWith) ? asked : []
  })
  return needs.length === 0 ? null : { party, organisation, needs: [...new Set(needs)].toSorted(), hands }
}

/** Whether it is somebody's turn. */
export const isTurnOf = (
  actor: Pick<Actor, 'permissions' | 'organisation' | 'userId' | 'roles' | 'sections'>,
  desk: Pick<Desk, 'organisation' | 'needs' | 'hands'> | null,
): boolean =>
  desk !== null &&
  desk.organisation === actor.organisation.id &&
  grants(actor.permissions, desk.needs) &&
  (desk.hands === null || isIn(desk.hands, actor))
