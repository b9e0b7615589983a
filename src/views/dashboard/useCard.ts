import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { ask } from '../../data/call.ts'
import { onLive } from '../../data/live.ts'
import type { Area } from '../../shared/area/types.ts'
import { cardMachine } from './card.machine.ts'

/** The counts of an area, wired to the server and to what happens there. */
export const useCard = (area: Area) => {
  const [machine] = useState(() =>
    cardMachine.provide({
      actors: { loadCounts: fromPromise(({ signal }) => ask(area, 'counts', {}, { signal })) },
    }),
  )
  const actor = useActorRef(machine)
  useEffect(
    () =>
      onLive(area.id, (event) =>
        actor.send({
          type: 'rows.changed',
          move: event.type === 'moved' ? { name: event.by.name, status: event.status } : null,
        }),
      ),
    [actor, area],
  )
  return actor
}
