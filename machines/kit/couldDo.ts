import { isSystem } from '../kernel/actors.ts'
import { candidates } from '../kernel/chart.ts'
import { choices } from '../kernel/choices.ts'
import { placeOf } from '../kernel/explain.ts'
import { permissionsAmong } from '../kernel/guards.ts'
import type { Actor, CaseRecord, Known, Lifecycle, Reason } from '../kernel/types.ts'
import { ofRole, somebodyWith } from './hands.ts'
import type { Partaker } from './partakers.ts'

/** Who could send an event, without saying who they are. */
export interface Able {
  /** The kinds of their organisations, and of whom without an account the machine hears. */
  kinds: string[]
  /** The codes of the roles in whose hands the record is, where such a role lets people who could not otherwise. */
  roles: string[]
  /** What rules ask them to hold. */
  permissions: string[]
}

/** An event that a state knows: which partakers could send it, which could not and why, by their ids, and who could at all. */
export interface Could {
  type: string
  allowed: string[]
  refused: { reasons: Reason[]; to: string[] }[]
  able: Able
}

/** Of each party whose people are thought of, somebody of each role in whose hands the record is. */
const holders = (
  lifecycle: Lifecycle,
  { snapshot }: CaseRecord,
  partakers: readonly Partaker[],
): { role: string; actor: Actor }[] => {
  const hands = lifecycle.hands?.(snapshot.context) ?? []
  const anybody = partakers.filter(({ actor }) => actor.userId === '')
  return hands
    .filter((hand) => hand.startsWith(ofRole('')))
    .flatMap((hand) =>
      anybody.map(({ actor }) => ({
        role: hand.slice(ofRole('').length),
        actor: { ...actor, ...somebodyWith(hand) },
      })),
    )
}

/** Who could do what with a record at an instant, by event; those who were refused alike stand together. */
export const couldDo = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  at: string,
  partakers: readonly Partaker[],
  known: readonly Known[] = [],
): Could[] => {
  const all = new Map<string, Could>()
  const leading = candidates(placeOf(lifecycle, record))
  const couldOf = (type: string): Could => {
    const none: Could = {
      type,
      allowed: [],
      refused: [],
      able: { kinds: [], roles: [], permissions: permissionsAmong(lifecycle, leading, type) },
    }
    const could = all.get(type) ?? none
    all.set(type, could)
    return could
  }
  const add = (some: string[], one: string) => {
    if (!some.includes(one)) some.push(one)
  }
  for (const { id, actor } of partakers)
    for (const { type, allowed, reasons } of choices(lifecycle, record, { by: actor, at }, known)) {
      const could = couldOf(type)
      const key = JSON.stringify(reasons)
      const alike = could.refused.find((other) => JSON.stringify(other.reasons) === key)
      if (!allowed && alike) alike.to.push(id)
      else if (!allowed) could.refused.push({ reasons, to: [id] })
      else {
        could.allowed.push(id)
        if (!isSystem(actor)) add(could.able.kinds, actor.organisation.kind)
      }
    }
  for (const { role, actor } of holders(lifecycle, record, partakers))
    for (const { type, allowed } of choices(lifecycle, record, { by: actor, at }, known)) {
      const { able, allowed: others } = couldOf(type)
      const { kind, id } = actor.organisation
      if (!allowed || others.includes(`@${id}`)) continue
      add(able.kinds, kind)
      add(able.roles, role)
    }
  return [...all.values()]
}
