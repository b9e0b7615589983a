import { accountless, systemActor } from '../kernel/actors.ts'
import { permissionsFor } from '../kernel/guards.ts'
import { CREATED } from '../kernel/others.ts'
import type { Actor, CaseRecord, Entry, Lifecycle } from '../kernel/types.ts'
import { somebodyWith } from './hands.ts'

/** Somebody who may be thought to act on a case. */
export interface Partaker {
  /** The same each time it is asked for. */
  id: string
  actor: Actor
}

const idOf = ({ userId, organisation }: Actor): string => `${userId}@${organisation.id}`

/** Every permission that a machine asks for anywhere. */
const everyPermission = (lifecycle: Lifecycle): string[] => [
  ...new Set([CREATED, ...Object.keys(lifecycle.events)].flatMap((type) => permissionsFor(lifecycle, type))),
]

/**
 * Those who acted on a case, of each of its parties somebody who did not, and those without an account whom the machine asks and
 * hears. Whoever has an account holds every permission that the machine asks for.
 */
export const partakersOf = (lifecycle: Lifecycle, record: CaseRecord, timeline: readonly Entry[]): Partaker[] => {
  const permissions = everyPermission(lifecycle)
  const acted = timeline.map(({ event: { by } }): Actor => {
    const { actsFor: _actsFor, ...actor } = by
    return { ...actor, permissions: accountless.some(({ userId }) => userId === by.userId) ? [] : permissions }
  })
  const parties = (record.snapshot.context['parties'] ?? {}) as Record<string, string | null>
  const anybody = Object.entries(parties).flatMap(([kind, id]): Actor[] =>
    id ? [{ ...somebodyWith(''), name: '', permissions, organisation: { id, kind, name: '' } }] : [],
  )
  const asked = Object.values(lifecycle.inquiries ?? {}).map(({ of }) => of)
  const all = [...acted, ...anybody, ...asked, systemActor]
  return [...new Map(all.map((actor) => [idOf(actor), { id: idOf(actor), actor }])).values()]
}
