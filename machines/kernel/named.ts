import type { AnyStateMachine } from 'xstate'
import { type Guard, readGuard } from './chart.ts'

/** An action or a guard by its name, with those of its parameters that are no code. */
export interface Named {
  type: string
  params?: object
}

/** XState's own question whether a state is stood in. */
const isStanding = (guard: object | string): guard is { stateValue: unknown } =>
  typeof guard !== 'string' && 'stateValue' in guard

/** A guard in words: the names of rules, joined by and, or and not; null: it asks for nothing. */
export const guardText = (machine: AnyStateMachine, guard: Guard, isInner = false): string | null => {
  if (guard === undefined) return null
  if (isStanding(guard)) return `in ${JSON.stringify(guard.stateValue)}`
  const read = readGuard(machine, guard)
  if ('name' in read) return read.name
  const parts = read.parts.map((part) => guardText(machine, part, true))
  if (read.kind === 'not') return `not ${parts[0]}`
  const text = parts.join(` ${read.kind} `)
  return isInner && parts.length > 1 ? `(${text})` : text
}

/** Those of actions that the chart names: what XState does itself, and what is written in place, has no name. */
export const namedActions = (actions: readonly unknown[]): Named[] =>
  actions.flatMap((action): Named[] => {
    const { type, params } = (typeof action === 'string' ? { type: action } : action) as Partial<Named>
    if (!type || type.startsWith('xstate.')) return []
    return [{ type, ...(typeof params === 'object' && { params }) }]
  })
