import { createActor } from 'xstate'
import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { Actions } from './deadlines.ts'

const scopes = new WeakMap<AnyStateMachine, Omit<AnyActorScope, 'actionExecutor'>>()

const scopeOf = (machine: AnyStateMachine) => {
  const known = scopes.get(machine)
  if (known) return known
  const self = createActor(machine)
  const nothing = () => {}
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
  }
  scopes.set(machine, scope)
  return scope
}

/** XState's `transition`, for machines that invoke and spawn nothing: the actor that it makes for each call is made once a machine. */
export const transition = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): [AnyMachineSnapshot, Actions] => {
  const actions: Actions[number][] = []
  const scope = { ...scopeOf(machine), actionExecutor: (action: Actions[number]) => void actions.push(action) }
  return [machine.transition(snapshot, event, scope as AnyActorScope), actions]
}
