import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { keeping } from '../../data/kept/kept.gateway.ts'
import { onLive } from '../../data/live.ts'
import type { Outline } from '../../shared/area/outline.ts'
import type { Counting } from './counting.ts'
import type { Move } from './NewestMove.tsx'

/** The counts of an area, wired to the server and to what happens there. */
export const useCard = (area: Outline, count: Counting) => {
  const [machine] = useState(() => keeping(() => count(area)))
  const actor = useActorRef(machine, { input: { look: {} } })
  useEffect(
    () =>
      onLive(area.id, (event) => {
        const move: Move | undefined =
          event.type === 'moved' ? { name: event.by.name, status: event.status } : undefined
        actor.send({ type: 'changed', heard: move })
      }),
    [actor, area],
  )
  return actor
}
