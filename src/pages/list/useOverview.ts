import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { onLive } from '../../data/live.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { overviewMachine } from './overview.machine.ts'

/** Figures beside an area's list; null as long as they are not known. */
export const useOverview = <T>(area: Area, load: (signal: AbortSignal) => Promise<T>): T | null => {
  const [machine] = useState(() =>
    overviewMachine.provide({ actors: { load: fromPromise(({ signal }) => load(signal)) } }),
  )
  const actor = useActorRef(machine)
  useEffect(() => onLive(recordsOf(area).id, () => actor.send({ type: 'rows.changed' })), [actor, area])
  return useSelector(actor, ({ context }) => context.answer as T | null)
}
