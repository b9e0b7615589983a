import { assign, createMachine } from 'xstate'
import { guardsOf } from '../../../machines/kernel/guards.ts'
import type { Context, Json, Lifecycle, Rule } from '../../../machines/kernel/types.ts'
import { shiftedAt } from './reads.ts'
import type { Path } from './reads.ts'
import type { LifecycleMutant } from './notice.ts'

export const provided = (lifecycle: Lifecycle, kind: 'guards' | 'actions', named: object): Lifecycle => {
  const { config, implementations } = lifecycle.machine
  const changed = { ...implementations, [kind]: { ...implementations[kind], ...named } }
  return { ...lifecycle, machine: createMachine(config as never, changed as never) }
}

const withRule = (lifecycle: Lifecycle, name: string, rule: Rule): Lifecycle => ({
  ...provided(lifecycle, 'guards', guardsOf({ [name]: rule })),
  rules: { ...lifecycle.rules, [name]: rule },
})

/** Each rule with what it reads one more and one less, which moves every bound in it by one; read when it need not be; and not asking for its permission. */
export const ruleMutants = (lifecycle: Lifecycle, reads: Map<string, Path[]>): LifecycleMutant[] =>
  Object.entries(lifecycle.rules).flatMap(([name, rule]) => {
    const one = (how: string, changed: Rule): LifecycleMutant => ({
      what: `rule ${name}: ${how}`,
      make: () => withRule(lifecycle, name, changed),
    })
    const { permission: _permission, ...asking } = rule
    const { payload: _payload, ...closed } = rule
    return [
      ...(reads.get(name) ?? []).flatMap((path) =>
        ([1, -1] as const).map((by) =>
          one(`${path.join('.')} ${by}`, { ...rule, test: (args) => rule.test(shiftedAt(args, path, by)) }),
        ),
      ),
      one('known before the payload', closed),
      one('open until the payload', { ...rule, payload: [] }),
      one('without its permission', asking),
    ].filter(({ what }) => {
      if (what.endsWith('without its permission')) return rule.permission !== undefined
      if (what.endsWith('known before the payload')) return rule.payload !== undefined
      return !what.endsWith('open until the payload') || !rule.payload
    })
  })

type Assignment = (args: unknown, params: unknown) => Record<string, unknown>
type Assigner = { type: 'xstate.assign'; assignment: Record<string, unknown> | Assignment }

const isAssign = (action: unknown): action is Assigner =>
  typeof action === 'function' && (action as unknown as Assigner).type === 'xstate.assign'

export const without = <T>(whole: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key))

/** The named changes of what a record knows. */
const assignmentsOf = (lifecycle: Lifecycle): [string, Assignment][] =>
  Object.entries(lifecycle.machine.implementations.actions as Record<string, unknown>).flatMap(([name, action]) => {
    if (!isAssign(action)) return []
    const { assignment } = action
    return [[name, typeof assignment === 'function' ? assignment : () => assignment]]
  })

/** Each change of what a record knows, with each thing left out that it changes, as `drive` shows when it drives the lifecycle. */
export const assignMutants = (lifecycle: Lifecycle, drive: (recording: Lifecycle) => void): LifecycleMutant[] => {
  const assignments = assignmentsOf(lifecycle)
  const changed = new Map(assignments.map(([name]) => [name, new Set<string>()]))
  const recorders = assignments.map(([name, assignment]) => {
    const recorder: Assignment = (args, params) => {
      const made = assignment(args, params)
      for (const key of Object.keys(made)) changed.get(name)!.add(key)
      return made
    }
    return [name, assign(recorder as never)]
  })
  drive(provided(lifecycle, 'actions', Object.fromEntries(recorders) as object))
  return assignments.flatMap(([name, assignment]) =>
    [...changed.get(name)!].map((key) => {
      const lacking: Assignment = (args, params) => without(assignment(args, params), key)
      return {
        what: `change ${name}: without ${key}`,
        make: () => provided(lifecycle, 'actions', { [name]: assign(lacking as never) }),
      }
    }),
  )
}

/** Each thing that a record begins with, otherwise. */
export const beginningMutants = (lifecycle: Lifecycle, beginning: Record<string, Json>): LifecycleMutant[] => {
  const { config, implementations } = lifecycle.machine
  const first = config.context as (args: unknown) => Context
  return Object.keys(beginning).map((key) => ({
    what: `beginning: without ${key}`,
    make: () => ({
      ...lifecycle,
      machine: createMachine(
        { ...(config as object), context: (args: unknown) => without(first(args), key) } as never,
        implementations as never,
      ),
    }),
  }))
}

/** Each fact untold, and each with what it reads one more and one less. */
export const factMutants = (
  lifecycle: Lifecycle,
  told: readonly string[],
  reads: readonly Path[],
): LifecycleMutant[] => {
  const one = (how: string, facts: (context: Context) => Record<string, Json>): LifecycleMutant => ({
    what: `facts: ${how}`,
    make: () => ({ ...lifecycle, facts }),
  })
  return [
    ...told.map((key) => one(`without ${key}`, (context) => ({ ...lifecycle.facts(context), [key]: null }))),
    ...reads.flatMap((path) =>
      ([1, -1] as const).map((by) =>
        one(`${path.join('.')} ${by}`, (context) => lifecycle.facts(shiftedAt(context, path, by))),
      ),
    ),
  ]
}
