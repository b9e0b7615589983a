import type { AnyStateMachine, StateValue } from 'xstate'

const constant = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** `{ approvalInProgress: 'atBroker' }` and `approvalInProgress` are both APPROVAL_IN_PROGRESS. */
export const statusOf = (value: StateValue): string =>
  constant(typeof value === 'string' ? value : Object.keys(value)[0]!)

/** The statuses of a machine in the order in which it declares them. */
export const statuses = (machine: AnyStateMachine): string[] => Object.keys(machine.root.states).map(statusOf)
