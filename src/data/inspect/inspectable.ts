import type { AnyActorRef } from 'xstate'
import type { CaseRecord } from '../../../machines/kernel/types.ts'
import type { Sight } from './sight.ts'
import type { ToldCase, ToldEvent } from './told.ts'

/** A record that an actor shows, whose own lifecycle is worth watching too. */
export interface Mirrored extends Omit<ToldCase, 'sight'> {
  sight(): Sight
  record: CaseRecord
  /** What made the record what it is. */
  event: Pick<ToldEvent, 'type' | 'payload'>
}

export interface Inspectable {
  actor: AnyActorRef
  /** The record that the actor shows at present. */
  mirrored?(): Mirrored | null
}

const offered = new Set<Inspectable>()
const hearers = new Set<(one: Inspectable) => void>()

export const inspectables = (): readonly Inspectable[] => [...offered]

/** Offers an actor to the inspector until the returned function is called. */
export const inspectable = (one: Inspectable): (() => void) => {
  offered.add(one)
  hearers.forEach((hear) => hear(one))
  return () => {
    offered.delete(one)
  }
}

/** Calls back with each actor that is offered from now on. */
export const onInspectable = (hear: (one: Inspectable) => void): (() => void) => {
  hearers.add(hear)
  return () => {
    hearers.delete(hear)
  }
}
