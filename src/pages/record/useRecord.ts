import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { ask } from '../../data/call.ts'
import { onLive } from '../../data/live.ts'
import type { Area } from '../../shared/area/types.ts'
import { recordMachine } from './record.machine.ts'

/** One record, wired to the server and to what others do to it. */
export const useRecord = (area: Area, id: string) => {
  const [machine] = useState(() =>
    recordMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => ask(area, 'detail', { id: input }, { signal })),
        remove: fromPromise(({ input }) => ask(area, 'delete', { id: input.id, revision: input.revision })),
      },
    }),
  )
  const actor = useActorRef(machine, { input: { id } })
  useEffect(
    () =>
      onLive(area.id, (event) => {
        if (event.type !== 'resumed' && event.id === id)
          actor.send({ type: 'record.savedElsewhere', revision: event.revision })
      }),
    [actor, area, id],
  )
  return actor
}
