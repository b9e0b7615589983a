import type { AnyStateMachine } from 'xstate'
import { type Guard, nodesOf, readGuard, transitionsBy } from './chart.ts'
import { CREATED } from './others.ts'
import type { CaseEvent, Context, Lifecycle, Reason, Rule } from './types.ts'

/** The rules as XState takes them in `setup({ guards })`. */
export const guardsOf = <C, E, K extends string>(rules: Record<K, Rule<C, E>>) =>
  Object.fromEntries(
    Object.entries<Rule<C, E>>(rules).map(([name, rule]) => [
      name,
      (args: { context: C; event: E }) => rule.test(args),
    ]),
  ) as Record<K, (args: { context: C; event: E }) => boolean>

/** Names of the rules that a guard is made of. */
export const leavesOf = (machine: AnyStateMachine, guard: Guard): string[] => {
  if (guard === undefined) return []
  const read = readGuard(machine, guard)
  return 'name' in read ? [read.name] : read.parts.flatMap((part) => leavesOf(machine, part))
}

const permissionsIn = ({ machine, rules }: Lifecycle, guards: readonly Guard[]): string[] => {
  const names = new Set(guards.flatMap((guard) => leavesOf(machine, guard)))
  return [...new Set([...names].flatMap((name) => rules[name]?.permission ?? []))]
}

/** The permissions that the rules of an event ask for, where these are the transitions that lead on. */
export const permissionsAmong = (
  lifecycle: Lifecycle,
  leading: readonly { eventType: string; guard?: Guard }[],
  type: string,
): string[] =>
  permissionsIn(
    lifecycle,
    leading.filter(({ eventType }) => eventType === type).map(({ guard }) => guard),
  )

const asked = new WeakMap<Lifecycle, Map<string, string[]>>()

/** The permissions that the rules of an event ask for, wherever the event is known. */
export const permissionsFor = (lifecycle: Lifecycle, type: string): string[] => {
  const { machine, beginsIf } = lifecycle
  const byType = asked.get(lifecycle) ?? new Map<string, string[]>()
  asked.set(lifecycle, byType)
  if (!byType.has(type)) {
    const guards =
      type === CREATED
        ? [beginsIf]
        : nodesOf(machine).flatMap((node) => transitionsBy(node, type).map(({ guard }) => guard))
    byType.set(type, permissionsIn(lifecycle, guards))
  }
  return byType.get(type)!
}

export interface Judgement {
  /** null: cannot be said before the payload is known */
  holds: boolean | null
  against: Reason[]
}

export interface Question {
  lifecycle: Lifecycle
  context: Context
  event: CaseEvent
  /** Leave the rules that read the payload open. */
  open?: boolean
}

export const reason = (lifecycle: Lifecycle, guard: string, values: Reason['values'] = {}): Reason => ({
  guard,
  key: `${lifecycle.id}:reasons.${guard}`,
  values,
})

const judgeLeaf = ({ lifecycle, context, event, open }: Question, name: string, wanted: boolean): Judgement => {
  const rule = lifecycle.rules[name]
  if (!rule) throw new Error(`${lifecycle.id} has no rule ${name}`)
  const isUnknown = rule.other !== undefined && !event.others?.[rule.other]
  if (open && (rule.payload || isUnknown)) return { holds: null, against: [] }
  if (isUnknown) return { holds: false, against: [reason(lifecycle, 'isInvolvedKnown', { involved: rule.other! })] }
  if (rule.test({ context, event }) === wanted) return { holds: true, against: [] }
  const values = rule.values?.({ context, event })
  return { holds: false, against: [reason(lifecycle, wanted ? name : `not.${name}`, values)] }
}

/** Does the guard hold, and which leaves say no? `wanted` is false below a `not`, where all and any change places. */
export const judge = (question: Question, guard: Guard, wanted = true): Judgement => {
  if (guard === undefined) return { holds: wanted, against: [] }
  const read = readGuard(question.lifecycle.machine, guard)
  if ('name' in read) return judgeLeaf(question, read.name, wanted)
  if (read.kind === 'not') return judge(question, read.parts[0], !wanted)
  const parts = read.parts.map((part) => judge(question, part, wanted))
  const decisive = (read.kind === 'and') !== wanted
  const holds = parts.some((part) => part.holds === decisive)
    ? decisive
    : parts.some((part) => part.holds === null)
      ? null
      : !decisive
  return { holds, against: holds === false ? parts.flatMap((part) => part.against) : [] }
}
