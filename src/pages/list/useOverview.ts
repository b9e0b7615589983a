import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { onLive } from '../../data/live.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { connectedOverview } from './overview.gateway.ts'
import { figures } from './overview.view.ts'

/** Figures beside an area's list; null as long as they are not known. `beside`: another area on whose records they hang too. */
export const useOverview = <T>(
  area: Outline,
  load: (signal: AbortSignal) => Promise<T>,
  beside: Outline = area,
): T | null => {
  const [machine] = useState(() => connectedOverview(load))
  const actor = useActorRef(machine)
  useEffect(() => {
    const stops = [...new Set([area, beside].map((one) => recordsOf(one).id))].map((id) =>
      onLive(id, () => actor.send({ type: 'rows.changed' })),
    )
    return () => stops.forEach((stop) => stop())
  }, [actor, area, beside])
  return useSelector(actor, figures) as T | null
}
