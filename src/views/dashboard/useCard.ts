import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { onLive } from '../../data/live.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { connectedCard } from './card.gateway.ts'
import type { Counting } from './counting.ts'

/** The counts of an area, wired to the server and to what happens there. */
export const useCard = (area: Outline, count: Counting) => {
  const [machine] = useState(() => connectedCard(area, count))
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
