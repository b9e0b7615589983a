import type { AnyActorRef } from 'xstate'

const actors = new Set<AnyActorRef>()
const hearers = new Set<(actor: AnyActorRef) => void>()

/** The actors an inspector may watch. */
export const inspectables = (): readonly AnyActorRef[] => [...actors]

/** Offers an actor to the inspector until the returned function is called. */
export const inspectable = (actor: AnyActorRef): (() => void) => {
  actors.add(actor)
  hearers.forEach((hear) => hear(actor))
  return () => actors.delete(actor)
}

/** Calls back with each actor that is offered from now on. */
export const onInspectable = (hear: (actor: AnyActorRef) => void): (() => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
