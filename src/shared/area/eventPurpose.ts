import type { AnyStateMachine } from 'xstate'
import { nodesOf, transitionsOf } from '../../../machines/kernel/chart.ts'
import { CREATED } from '../../../machines/kernel/others.ts'
import type { TransitionMeta } from '../../../machines/kernel/types.ts'
import type { Area } from './types.ts'

/** What an event is called where people choose it; what nobody chooses is not called anything. */
const labelOf = (machine: AnyStateMachine, type: string): string | undefined =>
  nodesOf(machine)
    .flatMap(transitionsOf)
    .flatMap(({ eventType, meta }) => (eventType === type && meta ? [(meta as TransitionMeta).label] : []))[0]

/** What the permissions of an event are for: a sentence of the `purposes` words, with the keys of the words that it is about. */
export const eventPurpose = (
  { name }: Pick<Area, 'name'>,
  machine: AnyStateMachine,
  type: string,
): { sentence: string; what?: string; where: string } => {
  const what = type === CREATED ? `${name}:create` : labelOf(machine, type)
  return { where: `${name}:title`, ...(what ? { sentence: 'use', what } : { sentence: 'move' }) }
}
