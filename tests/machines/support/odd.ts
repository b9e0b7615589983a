import { systemActor } from '../../../machines/kernel/actors.ts'
import { beginSample } from '../../../machines/kernel/paths.ts'
import type { Actor, CaseEvent, Lifecycle, TriedLifecycle } from '../../../machines/kernel/types.ts'

const platform = { id: 'covergate', kind: 'platform', name: 'Covergate' }

/** Whoever sends it besides the one who might: somebody from elsewhere, somebody who may do nothing, the root, a colleague, the system. */
const instead: ((by: Actor) => Actor)[] = [
  (by) => ({ ...by, userId: 'a stranger', organisation: { id: 'elsewhere', kind: 'any', name: 'Elsewhere' } }),
  (by) => ({ ...by, userId: 'a viewer', permissions: [] }),
  (by) => ({ ...by, userId: 'the root', permissions: ['superadmin.root'], organisation: platform }),
  (by) => ({ ...by, userId: `a colleague of ${by.userId}` }),
  () => systemActor,
]

/** The people who might do something with a record that begins. */
const peopleOf = (lifecycle: TriedLifecycle): Actor[] => {
  const at = '2026-01-05T02:00:00.000Z'
  const { record } = beginSample(lifecycle, lifecycle.samples[0]!, at)
  return [...new Map(lifecycle.alphabet(record, at).map(({ by }) => [by.userId, by])).values()]
}

/** Oddities that a test asks for by name. */
export const [STRANGER, VIEWER, UNVERIFIED, LESS, LATER] = [0, 12, 2, 3, 4 + 12 * 39]

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** With another of the options that its payload chooses from, where it still is a payload then. */
const otherwise = ({ events }: Lifecycle, event: CaseEvent, degree: number): CaseEvent => {
  const schema = events[event.type]?.schema
  const fields = Object.entries((schema?.describe().fields ?? {}) as Record<string, { oneOf?: unknown[] }>)
  const [name, { oneOf = [] } = {}] = fields.find(([, field]) => (field.oneOf?.length ?? 0) > 1) ?? []
  if (!schema || !name) return event
  const { type, by, at, verified, others, ...payload } = event
  const changed = { ...payload, [name]: oneOf[degree % oneOf.length] }
  if (!schema.isValidSync(changed)) return event
  const stamp = { type, by, at, ...(verified && { verified }), ...(others && { others }) }
  return { ...schema.cast(changed, { stripUnknown: true }), ...stamp }
}

/** An event of a lifecycle as it stands, or from somebody else, or with another amount, day, option or an unchecked code. */
export const oddOf = (lifecycle: TriedLifecycle) => {
  const others = [...instead, ...peopleOf(lifecycle).map((person) => () => person)]
  return (event: CaseEvent, oddity: number): CaseEvent => {
    const degree = Math.floor(oddity / 12)
    const { amount, date } = event
    switch (oddity % 12) {
      case 0:
        return { ...event, by: others[degree % others.length]!(event.by) }
      case 1:
        return { ...event, by: others[2]!(event.by) }
      case 2:
        return { ...event, verified: false }
      case 3:
        return typeof amount === 'number' ? { ...event, amount: amount + (degree % 3) - 1 } : event
      case 4:
        return typeof date === 'string' ? { ...event, date: shifted(date, (degree % 40) - 20) } : event
      case 5:
        return otherwise(lifecycle, event, degree)
      default:
        return event
    }
  }
}
