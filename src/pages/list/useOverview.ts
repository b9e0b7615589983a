import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { onLive } from '../../data/live.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { connectedOverview } from './overview.gateway.ts'
import { figures } from './overview.view.ts'

/** Figures beside an area's list; null as long as they are not known. */
export const useOverview = <T>(area: Outline, load: (signal: AbortSignal) => Promise<T>): T | null => {
  const [machine] = useState(() => connectedOverview(load))
  const actor = useActorRef(machine)
  useEffect(() => onLive(recordsOf(area).id, () => actor.send({ type: 'rows.changed' })), [actor, area])
  return useSelector(actor, figures) as T | null
}
