import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { keeping } from './kept.gateway.ts'
import { failure, isFailed, seen } from './kept.view.ts'

/** What is asked of the server once a look, as it was answered last. */
export const useKept = <A, L extends object>(read: (look: L, signal: AbortSignal) => Promise<A>, look: L) => {
  const [machine] = useState(() => keeping((asked, signal) => read(asked as L, signal)))
  const actor = useActorRef(machine, { input: { look } })
  return {
    answer: useSelector(actor, seen) as A | null,
    failed: useSelector(actor, isFailed),
    failure: useSelector(actor, failure),
    choose: (next: L) => actor.send({ type: 'look.chosen', look: next }),
    /** It is asked for anew behind what is shown. */
    renew: () => actor.send({ type: 'changed' }),
    retry: () => actor.send({ type: 'load.retried' }),
  }
}
